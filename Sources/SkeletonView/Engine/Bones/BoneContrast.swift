import DrawKit
import Foundation
import ViewKit

/// Computes bone colors that have enough contrast with their background.
@MainActor
enum BoneContrast {
    /// The minimum contrast of bones and their highlight with the background. Slightly above 3, because colors are
    /// rounded when drawn.
    private static let minimumContrast = 3.05
    /// The minimum contrast of the highlight with the bones, which makes even a soft highlight clearly visible.
    private static let minimumHighlightContrast = 1.8

    /// Returns the background color behind a skeleton on `root`: the nearest opaque background of `root` or an
    /// ancestor, or `systemBackground` if no background is opaque.
    static func background(behind root: UIView?) -> CGColor {
        let backgrounds = sequence(first: root) { $0?.superview }.lazy.compactMap { $0?.backgroundColor?.cgColor }
        return backgrounds.first { $0.light.alpha >= 1 && $0.dark.alpha >= 1 } ?? UIColor.systemBackground.cgColor
    }

    /// Returns `colors`, adjusted for contrast with `background` in the light and in the dark appearance. The first
    /// color is the bones' color; colors that differ from it belong to the highlight.
    ///
    /// A bone color with too little contrast is moved toward black or white, away from `background`. A highlight color
    /// changes if it has too little contrast with `background` or with adjusted bones; it may become lighter or darker.
    /// All other colors stay unchanged.
    static func adjusted(_ colors: [CGColor], on background: CGColor) -> [CGColor] {
        guard let first = colors.first else { return [] }
        let bone = CGColor(
            light: moved(first.light, on: background.light, to: minimumContrast),
            dark: moved(first.dark, on: background.dark, to: minimumContrast))
        return colors.map { color in
            guard color != first else { return bone }
            return CGColor(
                light: lit(color.light, over: bone.light, isMoved: bone.light != first.light, on: background.light),
                dark: lit(color.dark, over: bone.dark, isMoved: bone.dark != first.dark, on: background.dark))
        }
    }

    // MARK: Private

    /// Returns the highlight `color`, adjusted to stand out from `background` and, if `isMoved` is `true` because the
    /// bones' color was adjusted, from bones of the color `bone`. An adjusted highlight has more contrast with
    /// `background` than the bones, or less if that makes it stand out more from the bones. A color with enough
    /// contrast is returned unchanged.
    private static func lit(_ color: RGBA, over bone: RGBA, isMoved: Bool, on background: RGBA) -> RGBA {
        let composited = mixed(background, color, color.alpha)
        let (contrast, boneContrast) = (
            composited.contrast(with: background), mixed(background, bone, bone.alpha).contrast(with: background)
        )
        guard contrast < minimumContrast || isMoved && composited.contrast(with: bone) < minimumHighlightContrast
        else { return color }
        let far = min(boneContrast * minimumHighlightContrast, target(on: background).contrast(with: background))
        let near = max(minimumContrast, boneContrast / minimumHighlightContrast)
        let requiredContrast = far / boneContrast >= boneContrast / near ? far : near
        guard contrast > requiredContrast else { return moved(color, on: background, to: requiredContrast) }
        return searched { fraction in
            let tried = mixed(composited, background, 1 - fraction)
            return tried.contrast(with: background) >= requiredContrast ? tried : nil
        } ?? composited
    }

    /// Returns `color`, moved toward black or white until its contrast with `background` is at least `minimumContrast`.
    /// Returns colors with enough contrast unchanged.
    private static func moved(_ color: RGBA, on background: RGBA, to minimumContrast: Double) -> RGBA {
        let composited = mixed(background, color, color.alpha)
        guard composited.contrast(with: background) < minimumContrast else { return color }
        let target = target(on: background)
        return searched { fraction in
            // If the path crosses the background's luminance, the contrast drops first, so only colors beyond that
            // point count.
            let tried = mixed(composited, target, fraction)
            let isBeyond = (tried.luminance > background.luminance) == (target.luminance > background.luminance)
            return isBeyond && tried.contrast(with: background) >= minimumContrast ? tried : nil
        } ?? target
    }

    /// Returns black or white, whichever has more contrast with `background`.
    private static func target(on background: RGBA) -> RGBA {
        RGBA.black.contrast(with: background) > RGBA.white.contrast(with: background) ? .black : .white
    }

    /// Returns the result of `color` for the smallest fraction, 0...1, for which the result isn't `nil`, or `nil` if
    /// there is no such fraction. `color` must not return `nil` for any larger fraction.
    private static func searched(_ color: (Double) -> RGBA?) -> RGBA? {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if color(middle) == nil { low = middle } else { high = middle }
        }
        return color(high)
    }

    private static func mixed(_ first: RGBA, _ second: RGBA, _ fraction: Double) -> RGBA {
        func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * fraction }
        return RGBA(
            red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
            alpha: 1)
    }
}
