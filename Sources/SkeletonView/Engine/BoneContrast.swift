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

    // MARK: Private

    private static func raised(_ color: RGBA, on ground: RGBA, to least: Double) -> RGBA {
        let shown = mixed(ground, color, color.alpha)
        guard shown.contrast(with: ground) < least else { return color }
        let target: RGBA = RGBA.black.contrast(with: ground) > RGBA.white.contrast(with: ground) ? .black : .white
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            // On the way past the ground's own brightness the contrast falls first: only what lies beyond counts.
            let tried = mixed(shown, target, middle)
            let isBeyond = (tried.luminance > ground.luminance) == (target.luminance > ground.luminance)
            if isBeyond, tried.contrast(with: ground) >= least { high = middle } else { low = middle }
        }
        return mixed(shown, target, high)
    }

    private static func mixed(_ first: RGBA, _ second: RGBA, _ part: Double) -> RGBA {
        func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
        return RGBA(
            red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
            alpha: 1)
    }
}
