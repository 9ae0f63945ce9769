import DrawKit
import Foundation

extension UIColor {
    /// The colour of the ring around a control with this tint that has the keyboard.
    var focusRing: UIColor {
        UIColor(
            cgColor: CGColor(
                light: withAlphaComponent(0.35).cgColor.light, dark: withAlphaComponent(0.6).cgColor.dark))
    }

    /// The same colour with its alpha multiplied by `factor`.
    func faded(to factor: CGFloat) -> UIColor {
        func faded(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor)
        }
        return UIColor(cgColor: CGColor(light: faded(cgColor.light), dark: faded(cgColor.dark)))
    }
}
