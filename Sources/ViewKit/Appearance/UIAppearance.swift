/// Classes with values for all of their views.
///
/// What is set at `appearance()` is what a view of the class has when it comes into a window, as far as it has no value
/// of its own by then. There is no Objective-C here that could note which properties are set, so only some classes have
/// it, and each says which of its properties count.
@preconcurrency @MainActor
public protocol UIAppearance: UIView {}

extension UINavigationBar: UIAppearance {
    /// The bar whose `tintColor`, `barTintColor` and `titleTextAttributes` all navigation bars have that come into a
    /// window without their own. It is shown nowhere.
    public static func appearance() -> UINavigationBar { AppearanceSettings.navigationBar }

    func takeAppearance() {
        let settings = AppearanceSettings.navigationBar
        takeTint(of: settings)
        if barTintColor == nil, let color = settings.barTintColor { barTintColor = color }
        if titleTextAttributes == nil, let attributes = settings.titleTextAttributes {
            titleTextAttributes = attributes
        }
    }
}

extension UITabBar: UIAppearance {
    /// The bar whose `tintColor`, `barTintColor` and `unselectedItemTintColor` all tab bars have that come into a
    /// window without their own. It is shown nowhere.
    public static func appearance() -> UITabBar { AppearanceSettings.tabBar }

    func takeAppearance() {
        let settings = AppearanceSettings.tabBar
        takeTint(of: settings)
        if barTintColor == nil, let color = settings.barTintColor { barTintColor = color }
        if unselectedItemTintColor == nil, let color = settings.unselectedItemTintColor {
            unselectedItemTintColor = color
        }
    }
}

extension UISwitch: UIAppearance {
    /// The switch whose `onTintColor` and `thumbTintColor` all switches have that come into a window without their own.
    /// It is shown nowhere.
    public static func appearance() -> UISwitch { AppearanceSettings.toggle }

    func takeAppearance() {
        let settings = AppearanceSettings.toggle
        if onTintColor == nil, let color = settings.onTintColor { onTintColor = color }
        if thumbTintColor == nil, let color = settings.thumbTintColor { thumbTintColor = color }
    }
}

/// The views that keep what all of their classes have.
@MainActor
private enum AppearanceSettings {
    static let navigationBar = UINavigationBar()
    static let tabBar = UITabBar()
    static let toggle = UISwitch()
}

extension UIView {
    fileprivate func takeTint(of settings: UIView) {
        if ownTintColor == nil, let color = settings.ownTintColor { tintColor = color }
    }
}
