public import ViewKit

extension UISwitch: UIAppearance {
    /// Returns the proxy whose `onTintColor` and `thumbTintColor` apply to all switches that enter a window without
    /// values set on them. The proxy is never displayed.
    public static func appearance() -> UISwitch { switchDefaults }

    func applyAppearance() {
        let settings = switchDefaults
        if onTintColor == nil, let color = settings.onTintColor { onTintColor = color }
        if thumbTintColor == nil, let color = settings.thumbTintColor { thumbTintColor = color }
    }
}

/// The appearance proxy of switches.
@MainActor private let switchDefaults = UISwitch()
