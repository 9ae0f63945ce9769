public import DrawKit
public import Foundation
import TextKit

// Unchecked because the compiler verifies only final classes; colors are immutable. The closure of a dynamic color is
// called on any thread, as on iOS.
/// A color, with separate values for light and dark style.
open class UIColor: NSObject, @unchecked Sendable {
    // Must be the first property; see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject

    /// The color in the form that layers use, with one value per style.
    public let cgColor: CGColor

    /// The closure that provides a dynamic color; `nil` for other colors.
    private let provider: ((UITraitCollection) -> UIColor)?

    /// Creates an sRGB color. Color components outside 0...1 are kept, and clamped only when drawn; `alpha` is clamped
    /// to 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: Self.clamped(alpha))
        provider = nil
    }

    /// Creates an sRGB color from hue, saturation and brightness, 0...1; other values, including NaN, are clamped.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (sixth, saturation, brightness) = (
            Self.clamped(hue) * 6, Self.clamped(saturation), Self.clamped(brightness)
        )
        // Each component is minimal on a third of the color wheel, ramps over the adjacent sixths, and is maximal
        // elsewhere.
        func component(_ shift: CGFloat) -> CGFloat {
            let sector = (sixth + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * min(max(min(sector, 4 - sector), 0), 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a gray. Values of `white` outside 0...1 are kept, and clamped only when drawn; `alpha` is clamped to
    /// 0...1.
    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(gray: white, alpha: Self.clamped(alpha))
        provider = nil
    }

    /// Creates a color with the light and dark values of `cgColor`.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
        provider = nil
    }

    /// Creates a dynamic color. `dynamicProvider` is called immediately, once for each style, to get the values that
    /// views and layers draw, and again on each call to `resolvedColor(with:)`.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor.light
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).cgColor.dark
        cgColor = CGColor(light: light, dark: dark)
        provider = dynamicProvider
    }

    /// Creates a transparent black.
    public override convenience init() {
        self.init(white: 0, alpha: 0)
    }

    package convenience init(light: UInt32, dark: UInt32) {
        self.init(cgColor: CGColor(light: RGBA(hex: light), dark: RGBA(hex: dark)))
    }

    /// Returns the color with its alpha replaced by `alpha`, which is clamped to 0...1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = Self.clamped(alpha)
        func faded(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return UIColor(cgColor: CGColor(light: faded(cgColor.light), dark: faded(cgColor.dark)))
    }

    /// Returns the static color for the style of `traits`.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        let color = provider?(traits).cgColor ?? cgColor
        return UIColor(cgColor: CGColor(color.resolved(dark: traits.userInterfaceStyle == .dark)))
    }

    /// Writes the components of the color in light style through the pointers. Red, green and blue may be outside 0...1
    /// if the color was created with such values. Always returns `true`.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.light
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    private static func clamped(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

    // MARK: NSObject

    /// Returns `true` if `object` is a color with the same values in the light and dark styles.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || cgColor == other.cgColor
    }

    /// A hash of the values that `isEqual` compares.
    open override var hash: Int { cgColor.hashValue }

    /// A description with the components of both styles.
    open override var description: String {
        func text(_ color: RGBA) -> String { "(\(color.red), \(color.green), \(color.blue), \(color.alpha))" }
        return cgColor.light == cgColor.dark
            ? "UIColor\(text(cgColor.light))" : "UIColor(light \(text(cgColor.light)), dark \(text(cgColor.dark)))"
    }
}
