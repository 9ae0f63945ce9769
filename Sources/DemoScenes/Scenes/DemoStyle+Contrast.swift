import Foundation
import SkeletonView

extension DemoStyle {
    /// The colors in which bones and their highlight are drawn on a screen for more contrast; `nil` if they are drawn
    /// in the chosen colors. `isRaised` is `true` if a color differs from the chosen one. `light` is `nil` for solid
    /// bones.
    @MainActor
    var highContrastColors: (bone: (color: UIColor, isRaised: Bool), light: (color: UIColor, isRaised: Bool)?)? {
        guard increasesContrast ?? UIAccessibility.isDarkerSystemColorsEnabled else { return nil }
        let (drawn, chosen) = (colors(increasesContrast: true), colors(increasesContrast: false))
        guard let bone = drawn.first else { return nil }
        // A gradient begins and ends with the color of the bones.
        let light = drawn.dropFirst().first.map { ($0.uiColor, $0 != chosen.dropFirst().first) }
        return ((bone.uiColor, bone != chosen.first), light)
    }

    /// Returns the colors in which still bones are drawn on the background of a screen.
    @MainActor
    private func colors(increasesContrast: Bool) -> [SkeletonBlueprint.Color] {
        var style = DemoStyle()
        (style.type, style.color, style.secondaryColor) = (type, color, secondaryColor)
        (style.isAnimated, style.transitionDuration, style.increasesContrast) = (false, 0, increasesContrast)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        page.backgroundColor = DemoPalette.page
        page.isSkeletonable = true
        style.show(on: page)
        return page.sk.blueprint?.colors ?? []
    }
}
