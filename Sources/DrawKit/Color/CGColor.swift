public import Foundation

/// A color with one value for light appearance and one for dark appearance. When a layer is drawn, its inherited
/// appearance determines which value is used.
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

    /// Creates an sRGB color that is the same in light and dark appearance; components are 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray that is the same in light and dark appearance; `gray` and `alpha` are 0...1.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity of the color in light appearance, 0...1.
    public var alpha: CGFloat { light.alpha }

    /// The red, green, blue and alpha components in light appearance, 0...1. Grays have all four components, too.
    public var components: [CGFloat]? { [light.red, light.green, light.blue, light.alpha] }

    /// The number of `components`, always 4.
    public var numberOfComponents: Int { 4 }

    /// Returns the color with its alpha replaced by `alpha`, 0...1, in light and dark appearance.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = self
        copy.light.alpha = alpha
        copy.dark.alpha = alpha
        return copy
    }

    package func resolved(dark isDark: Bool) -> RGBA { isDark ? dark : light }
}
