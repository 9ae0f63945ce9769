public import Foundation

/// A colour that is ready to draw: one value for the light style and one for the dark, of which the record pass picks
/// by the style that the layer inherits.
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

    /// Makes a colour of the sRGB space that is the same in both styles; components are 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey that is the same in both styles; `gray` and `alpha` are 0...1.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// How opaque the colour is in the light style, 0...1.
    public var alpha: CGFloat { light.alpha }

    /// Red, green, blue and alpha in the light style, 0...1 each; greys have all four here, too.
    public var components: [CGFloat]? { [light.red, light.green, light.blue, light.alpha] }

    /// How many `components` there are: 4.
    public var numberOfComponents: Int { 4 }

    /// The colour with another `alpha`, 0...1, in both styles.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = self
        (copy.light.alpha, copy.dark.alpha) = (alpha, alpha)
        return copy
    }

    package func resolved(dark isDark: Bool) -> RGBA { isDark ? dark : light }
}
