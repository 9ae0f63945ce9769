import DrawKit
import Foundation
import ViewKit

/// Colours of bones that stand off from what is behind them.
@MainActor
enum BoneContrast {
    /// What bones and their light have at least. A little more than is asked for, since colours are rounded when they
    /// are drawn.
    private static let least = 3.05
    /// What the light has with the bones: as much as is seen at once, also where it is soft.
    private static let step = 1.8

    /// What is behind a skeleton on `root`: the nearest ground around it that nothing is seen through.
    static func ground(behind root: UIView?) -> CGColor {
        let around = sequence(first: root) { $0?.superview }.lazy.compactMap { $0?.backgroundColor?.cgColor }
        return around.first { $0.light.alpha >= 1 && $0.dark.alpha >= 1 } ?? UIColor.systemBackground.cgColor
    }

    /// `colors`, of which the first is that of the bones and the others are those of their light, in both styles: as
    /// they are, where they stand off enough from `ground`, and else moved away from that. The light of bones that were
    /// moved stands off from these, too.
    static func raised(_ colors: [CGColor], on ground: CGColor) -> [CGColor] {
        guard let first = colors.first else { return [] }
        let bone = CGColor(
            light: moved(first.light, on: ground.light, to: least), dark: moved(first.dark, on: ground.dark, to: least))
        return colors.map { color in
            guard color != first else { return bone }
            return CGColor(
                light: lit(color.light, over: bone.light, isMoved: bone.light != first.light, on: ground.light),
                dark: lit(color.dark, over: bone.dark, isMoved: bone.dark != first.dark, on: ground.dark))
        }
    }

    // MARK: Private

    /// `color` as that of the light over bones of the colour `bone`: further away from `ground` than they are, or,
    /// where that would be less of a difference, nearer to it.
    private static func lit(_ color: RGBA, over bone: RGBA, isMoved: Bool, on ground: RGBA) -> RGBA {
        let shown = mixed(ground, color, color.alpha)
        let (contrast, own) = (shown.contrast(with: ground), mixed(ground, bone, bone.alpha).contrast(with: ground))
        guard contrast < least || isMoved && shown.contrast(with: bone) < step else { return color }
        let far = min(own * step, target(on: ground).contrast(with: ground))
        let near = max(least, own / step)
        let wanted = far / own >= own / near ? far : near
        guard contrast > wanted else { return moved(color, on: ground, to: wanted) }
        return searched { part in
            let tried = mixed(shown, ground, 1 - part)
            return tried.contrast(with: ground) >= wanted ? tried : nil
        } ?? shown
    }

    /// `color` if it has `least` with `ground`, else moved away from that until it has.
    private static func moved(_ color: RGBA, on ground: RGBA, to least: Double) -> RGBA {
        let shown = mixed(ground, color, color.alpha)
        guard shown.contrast(with: ground) < least else { return color }
        let target = target(on: ground)
        return searched { part in
            // On the way past the ground's own brightness the contrast falls first: only what lies beyond counts.
            let tried = mixed(shown, target, part)
            let isBeyond = (tried.luminance > ground.luminance) == (target.luminance > ground.luminance)
            return isBeyond && tried.contrast(with: ground) >= least ? tried : nil
        } ?? target
    }

    /// What is furthest away from `ground`.
    private static func target(on ground: RGBA) -> RGBA {
        RGBA.black.contrast(with: ground) > RGBA.white.contrast(with: ground) ? .black : .white
    }

    /// What `color` returns for the least part, 0...1, for which that is not nil; from there on it is a colour.
    private static func searched(_ color: (Double) -> RGBA?) -> RGBA? {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if color(middle) == nil { low = middle } else { high = middle }
        }
        return color(high)
    }

    private static func mixed(_ first: RGBA, _ second: RGBA, _ part: Double) -> RGBA {
        func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
        return RGBA(
            red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
            alpha: 1)
    }
}
