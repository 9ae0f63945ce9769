public import Foundation

/// A view class with an appearance proxy, which sets default property values for all instances.
///
/// When a view enters a window, properties that are not set on it take the values set on `appearance()`.
/// `appearance(whenContainedInInstancesOf:)` limits values to views in containers: a view in an instance of the first
/// class, which is in an instance of the second class, and so on. Containers are views and view controllers. If several
/// proxies set a property, the one with the outermost containers takes precedence. The proxies of a subclass apply to
/// its views only, and take precedence over those of its superclass.
///
/// Without the Objective-C runtime, assignments can't be recorded, so only some classes support this protocol, each for
/// a fixed list of properties.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UINavigationBar: UIAppearance {
    /// Returns the proxy whose `tintColor`, `barTintColor`, `titleTextAttributes`, `standardAppearance` and
    /// `scrollEdgeAppearance` apply to each navigation bar that enters a window, unless they are set on the bar itself.
    /// The proxy is never displayed.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the proxy for navigation bars in a container of the first class, which is in a container of the second
    /// class, and so on. See ``UIAppearance``.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { unsafeDowncast(AppearanceSettings.navigationBars.proxy(of: self, in: containerTypes), to: Self.self) }

    func applyAppearance() {
        for settings in AppearanceSettings.navigationBars.proxies(for: self) {
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
}

extension UITabBar: UIAppearance {
    /// Returns the proxy whose `tintColor`, `barTintColor` and `unselectedItemTintColor` apply to each tab bar that
    /// enters a window, unless they are set on the bar itself. The proxy is never displayed.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the proxy for tab bars in a container of the first class, which is in a container of the second class,
    /// and so on. See ``UIAppearance``.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { unsafeDowncast(AppearanceSettings.tabBars.proxy(of: self, in: containerTypes), to: Self.self) }

    func applyAppearance() {
        for settings in AppearanceSettings.tabBars.proxies(for: self) {
            applyTint(from: settings)
            if barTintColor == nil, let color = settings.barTintColor { barTintColor = color }
            if unselectedItemTintColor == nil, let color = settings.unselectedItemTintColor {
                unselectedItemTintColor = color
            }
        }
    }
}

/// The appearance proxies of the supported classes.
@MainActor
private enum AppearanceSettings {
    static let navigationBars = AppearanceProxyFamily<UINavigationBar>()
    static let tabBars = AppearanceProxyFamily<UITabBar>()
}

extension UIView {
    fileprivate func applyTint(from settings: UIView) {
        if ownTintColor == nil, let color = settings.ownTintColor { tintColor = color }
    }
}
