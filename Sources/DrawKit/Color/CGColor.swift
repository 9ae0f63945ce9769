public import Foundation

/// A color that is ready to draw, with one value for the light style and one for the dark style. The record pass picks
/// the value for the style that the layer inherits.
public struct CGColor: Hashable, Sendable {
    package var light: RGBA
    package var dark: RGBA

    package init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    package init(_ color: RGBA) {
        self.init(light: color, dark: color)
    }

    /// Creates an sRGB color that is the same in the light and dark styles; components are 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray that is the same in the light and dark styles; `gray` and `alpha` are 0...1.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity of the color in light style, 0...1.
    public var alpha: CGFloat { light.alpha }

    /// The red, green, blue and alpha components in light style, 0...1. Grays have all four components, too.
    public var components: [CGFloat]? { [light.red, light.green, light.blue, light.alpha] }

    /// The number of `components`, always 4.
    public var numberOfComponents: Int { 4 }

    /// Returns the color with its alpha replaced by `alpha`, 0...1, in the light and dark styles.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = self
        copy.light.alpha = alpha
        copy.dark.alpha = alpha
        return copy
    }

    package func resolved(dark isDark: Bool) -> RGBA { isDark ? dark : light }
}
