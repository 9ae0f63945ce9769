import DrawKit
import LayerKit
import ViewKit

extension UIBlurEffect.Style {
    /// The gray levels, from 0 for black to 1 for white, in light and dark appearance. On materials that follow the
    /// window's appearance, text in the label color has a contrast ratio of at least 7:1.
    private var levels: (light: Double, dark: Double) {
        switch self {
        case .extraLight: (0.98, 0.98)
        case .light: (0.94, 0.94)
        case .dark: (0.13, 0.13)
        case .regular: (0.96, 0.14)
        case .prominent: (0.98, 0.18)
        case .systemUltraThinMaterial: (0.91, 0.11)
        case .systemThinMaterial: (0.93, 0.13)
        case .systemMaterial: (0.95, 0.15)
        case .systemThickMaterial: (0.97, 0.17)
        case .systemChromeMaterial: (0.98, 0.12)
        case .systemUltraThinMaterialLight: (0.91, 0.91)
        case .systemThinMaterialLight: (0.93, 0.93)
        case .systemMaterialLight: (0.95, 0.95)
        case .systemThickMaterialLight: (0.97, 0.97)
        case .systemChromeMaterialLight: (0.98, 0.98)
        case .systemUltraThinMaterialDark: (0.11, 0.11)
        case .systemThinMaterialDark: (0.13, 0.13)
        case .systemMaterialDark: (0.15, 0.15)
        case .systemThickMaterialDark: (0.17, 0.17)
        case .systemChromeMaterialDark: (0.12, 0.12)
        }
    }

    /// The solid background color of the material.
    var color: UIColor {
        let (light, dark) = levels
        func gray(_ level: Double) -> RGBA { RGBA(red: level, green: level, blue: level, alpha: 1) }
        return UIColor(cgColor: CGColor(light: gray(light), dark: gray(dark)))
    }
}
