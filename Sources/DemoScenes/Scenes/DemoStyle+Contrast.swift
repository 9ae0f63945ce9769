import Foundation
import SkeletonView

extension DemoStyle {
    /// The colors in which bones and their highlight are drawn on a screen for more contrast; `nil` if they are drawn
    /// in the chosen colors. `isRaised` is `true` if the color of the bones differs from the chosen one.
    @MainActor
    var highContrastColors: (bone: (color: UIColor, isRaised: Bool), light: UIColor?)? {
        guard increasesContrast ?? UIAccessibility.isDarkerSystemColorsEnabled else { return nil }
        let (drawn, chosen) = (colors(increasesContrast: true), colors(increasesContrast: false))
        guard let bone = drawn.first else { return nil }
        return ((bone.uiColor, bone != chosen.first), drawn.dropFirst().last?.uiColor)
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
