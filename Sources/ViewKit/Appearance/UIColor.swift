public import DrawKit
public import Foundation
import TextKit

/// A colour, which may differ between the light and the dark style.
// Unchecked since the compiler believes it of final classes only: nothing in a colour ever changes.
open class UIColor: NSObject, @unchecked Sendable {
    // The first of all properties: see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject

    /// The colour as layers take it: one value for each style.
    public let cgColor: CGColor

    /// Makes a colour of the sRGB space; components are 0...1, values outside are clamped when drawn.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour of the sRGB space from its place on the colour wheel, how strong and how bright it is. All are
    /// 0...1; values outside, and not a number, are clamped.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func clamped(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
        let (sixth, saturation, brightness) = (clamped(hue) * 6, clamped(saturation), clamped(brightness))
        // Each component is dark on one third of the wheel, and rises and falls over a sixth beside it.
        func component(_ shift: CGFloat) -> CGFloat {
            let place = (sixth + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * min(max(min(place, 4 - place), 0), 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Makes a grey; `white` and `alpha` are 0...1.
    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(gray: white, alpha: alpha)
    }

    /// Makes a colour that is ready to draw.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
    }

    /// Makes a colour that depends on the style; `dynamicProvider` is asked once for each style, now.
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor.light
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).cgColor.dark
        cgColor = CGColor(light: light, dark: dark)
    }

    package convenience init(light: UInt32, dark: UInt32) {
        self.init(cgColor: CGColor(light: RGBA(hex: light), dark: RGBA(hex: dark)))
    }

    /// The same colour with another alpha, 0...1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func faded(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return UIColor(cgColor: CGColor(light: faded(cgColor.light), dark: faded(cgColor.dark)))
    }

    /// The one colour that this is for `traits`.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(cgColor: CGColor(cgColor.resolved(dark: traits.userInterfaceStyle == .dark)))
    }

    /// The components of the light style, 0...1, written through the pointers. Always true.
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

    // MARK: NSObject

    /// Whether `object` is a colour that is drawn alike in both styles.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || cgColor == other.cgColor
    }

    /// Made of what `isEqual` compares.
    open override var hash: Int { cgColor.hashValue }

    /// The components of both styles, for people.
    open override var description: String {
        func text(_ color: RGBA) -> String { "(\(color.red), \(color.green), \(color.blue), \(color.alpha))" }
        return cgColor.light == cgColor.dark
            ? "UIColor\(text(cgColor.light))" : "UIColor(light \(text(cgColor.light)), dark \(text(cgColor.dark)))"
    }
}
