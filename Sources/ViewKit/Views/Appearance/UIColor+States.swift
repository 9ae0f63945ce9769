import DrawKit
import Foundation

extension UIColor {
    /// Returns this color with an opacity of `light` in light style and `dark` in dark style, both 0...1.
    package func background(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor(
            cgColor: CGColor(
                light: withAlphaComponent(light).cgColor.light, dark: withAlphaComponent(dark).cgColor.dark))
    }

    /// Returns the color with its alpha multiplied by `factor`.
    func faded(to factor: CGFloat) -> UIColor {
        func faded(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor)
        }
        return UIColor(cgColor: CGColor(light: faded(cgColor.light), dark: faded(cgColor.dark)))
    }
}
