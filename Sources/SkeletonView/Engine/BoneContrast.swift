import DrawKit
import Foundation
import ViewKit

/// Colours of bones that stand off from what is behind them.
@MainActor
enum BoneContrast {
    /// What bones have at least, and their light, which has to differ from them. A little more than is asked for, since
    /// colours are rounded when they are drawn.
    private static let (bone, light) = (3.05, 4.2)

    /// What is behind a skeleton on `root`: the nearest ground around it that nothing is seen through.
    static func ground(behind root: UIView?) -> CGColor {
        let around = sequence(first: root) { $0?.superview }.lazy.compactMap { $0?.backgroundColor?.cgColor }
        return around.first { $0.light.alpha >= 1 && $0.dark.alpha >= 1 } ?? UIColor.systemBackground.cgColor
    }

    /// `colors` in both styles as they are, where they stand off enough, and else moved away from `ground`.
    static func raised(_ colors: [CGColor], on ground: CGColor) -> [CGColor] {
        colors.map { color in
            let ratio = color == colors.first ? bone : light
            return CGColor(
                light: raised(color.light, on: ground.light, to: ratio),
                dark: raised(color.dark, on: ground.dark, to: ratio))
        }
    }

    /// The contrast of two opaque colours, 1...21, as WCAG defines it.
    static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
        let (one, other) = (luminance(first), luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    // MARK: Private

    private static func raised(_ color: RGBA, on ground: RGBA, to least: Double) -> RGBA {
        let shown = mixed(ground, color, color.alpha)
        guard ratio(shown, ground) < least else { return color }
        let (black, white) = (RGBA(red: 0, green: 0, blue: 0, alpha: 1), RGBA(red: 1, green: 1, blue: 1, alpha: 1))
        let target = ratio(black, ground) > ratio(white, ground) ? black : white
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            // On the way past the ground's own brightness the contrast falls first: only what lies beyond counts.
            let tried = mixed(shown, target, middle)
            let isBeyond = (luminance(tried) > luminance(ground)) == (luminance(target) > luminance(ground))
            if isBeyond, ratio(tried, ground) >= least { high = middle } else { low = middle }
        }
        return mixed(shown, target, high)
    }

    private static func mixed(_ first: RGBA, _ second: RGBA, _ part: Double) -> RGBA {
        func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
        return RGBA(
            red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
            alpha: 1)
    }

    private static func luminance(_ color: RGBA) -> Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}
