/// A view class with an appearance proxy, which sets default property values for all instances.
///
/// When a view enters a window, properties that are not set on it take the values set on `appearance()`. Without the
/// Objective-C runtime, assignments can't be recorded, so only some classes support this protocol, each for a fixed
/// list of properties.
@preconcurrency @MainActor
public protocol UIAppearance: UIView {}

extension UINavigationBar: UIAppearance {
    /// Returns the proxy whose `tintColor`, `barTintColor`, `titleTextAttributes`, `standardAppearance` and
    /// `scrollEdgeAppearance` apply to each navigation bar that enters a window, unless they are set on the bar itself.
    /// The proxy is never displayed.
    public static func appearance() -> UINavigationBar { AppearanceSettings.navigationBar }

    func applyAppearance() {
        let settings = AppearanceSettings.navigationBar
        applyTint(from: settings)
        if barTintColor == nil, let color = settings.barTintColor { barTintColor = color }
        if titleTextAttributes == nil, let attributes = settings.titleTextAttributes {
            titleTextAttributes = attributes
        }
        if ownAppearance == nil, let appearance = settings.ownAppearance { standardAppearance = appearance }
        if scrollEdgeAppearance == nil, let appearance = settings.scrollEdgeAppearance {
            scrollEdgeAppearance = appearance
        }
    }
}

extension UITabBar: UIAppearance {
    /// Returns the proxy whose `tintColor`, `barTintColor` and `unselectedItemTintColor` apply to each tab bar that
    /// enters a window, unless they are set on the bar itself. The proxy is never displayed.
    public static func appearance() -> UITabBar { AppearanceSettings.tabBar }

    func applyAppearance() {
        let settings = AppearanceSettings.tabBar
        applyTint(from: settings)
        if barTintColor == nil, let color = settings.barTintColor { barTintColor = color }
        if unselectedItemTintColor == nil, let color = settings.unselectedItemTintColor {
            unselectedItemTintColor = color
        }
    }
}

/// The appearance proxies of the supported classes.
@MainActor
private enum AppearanceSettings {
    static let navigationBar = UINavigationBar()
    static let tabBar = UITabBar()
}

extension UIView {
    fileprivate func applyTint(from settings: UIView) {
        if ownTintColor == nil, let color = settings.ownTintColor { tintColor = color }
    }
}
