import DrawKit
import Foundation
package import SkeletonView

extension DemoStyle {
    /// The highlight chosen in the inspector; `nil` derives it from `color`.
    var chosenHighlight: UIColor? {
        get { secondaryColor == color.clearHighlight ? nil : secondaryColor }
        set { secondaryColor = newValue ?? color.clearHighlight }
    }

    /// `true` if the highlight is drawn darker than the bones, in both the light and the dark appearance.
    @MainActor
    var hasDarkHighlight: Bool {
        let drawn = highContrastColors
        let bone = (drawn?.bone.color ?? color).cgColor
        let highlight = (drawn?.light?.color ?? secondaryColor ?? color.complementaryColor).cgColor
        return highlight.light.lightness < bone.light.lightness && highlight.dark.lightness < bone.dark.lightness
    }

    /// Sets the color of the bones. A highlight that was derived from the previous color, or that belongs to a preset
    /// and suits only the preset's own bones, is replaced with one derived from `color`.
    package mutating func setColor(_ color: UIColor) {
        guard color != self.color else { return }
        let isKept = chosenHighlight.map { highlight in !DemoPreset.all.contains { $0.hasHighlight(highlight) } }
        self.color = color
        if isKept != true { chosenHighlight = nil }
    }
}

extension UIColor {
    /// A highlight that is clearly visible on bones of this color; `nil` if `complementaryColor` is clearly visible.
    /// SkeletonView brightens dark and saturated colors by a factor, which leaves a color such as pure blue unchanged.
    var clearHighlight: UIColor? {
        let (bone, usual) = (cgColor, complementaryColor.cgColor)
        let differences = [usual.light.lightness - bone.light.lightness, usual.dark.lightness - bone.dark.lightness]
        if differences.allSatisfy({ abs($0) >= Highlight.minimumDifference }) { return nil }
        return UIColor(cgColor: CGColor(light: bone.light.clearHighlight, dark: bone.dark.clearHighlight))
    }
}

private enum Highlight {
    /// The minimum difference in lightness (CIE L*) of a highlight that is clearly visible.
    static let minimumDifference = 8.0
    /// The difference in lightness of a derived highlight.
    static let difference = 12.0
    /// The lightness of bones above which a derived highlight is darker than the bones instead of lighter.
    static let lightBones = 70.0
}

extension RGBA {
    /// The lightness of the color as CIE L*, 0...100; alpha is ignored.
    fileprivate var lightness: Double {
        let luminance = luminance
        return luminance > 0.008856 ? 116 * cbrt(luminance) - 16 : 903.3 * luminance
    }

    /// This color, mixed with white or, if it is light, with black, until its lightness differs by
    /// `Highlight.difference`.
    fileprivate var clearHighlight: RGBA {
        let isLight = lightness > Highlight.lightBones
        let end = isLight ? RGBA.black : .white
        let target = RGBA(red: end.red, green: end.green, blue: end.blue, alpha: alpha)
        let wanted = lightness + (isLight ? -Highlight.difference : Highlight.difference)
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            let tried = interpolated(to: target, fraction: middle).lightness
            if isLight ? tried > wanted : tried < wanted { low = middle } else { high = middle }
        }
        return interpolated(to: target, fraction: high)
    }
}
