import DrawKit
import Foundation

extension UIColor {
    /// The colour of the ring around a control with this tint that has the keyboard.
    var focusRing: UIColor { ground(light: 0.35, dark: 0.6) }

    /// The same colour as it is laid over a light and over a dark ground: with these alphas, 0...1.
    func ground(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor(
            cgColor: CGColor(
                light: withAlphaComponent(light).cgColor.light, dark: withAlphaComponent(dark).cgColor.dark))
    }

    /// The same colour with its alpha multiplied by `factor`.
    func faded(to factor: CGFloat) -> UIColor {
        func faded(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor)
        }
        return UIColor(cgColor: CGColor(light: faded(cgColor.light), dark: faded(cgColor.dark)))
    }
}
