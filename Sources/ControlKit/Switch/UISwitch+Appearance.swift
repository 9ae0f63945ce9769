public import ViewKit

extension UISwitch: UIAppearance {
    /// Returns the appearance proxy of switches, which is never displayed. A switch that enters a window takes its
    /// `onTintColor` and `thumbTintColor` from the proxy, unless they are already set.
    public static func appearance() -> UISwitch { switchDefaults }

    func applyAppearance() {
        let settings = switchDefaults
        if onTintColor == nil, let color = settings.onTintColor { onTintColor = color }
        if thumbTintColor == nil, let color = settings.thumbTintColor { thumbTintColor = color }
    }
}

/// The appearance proxy of switches.
@MainActor private let switchDefaults = UISwitch()
