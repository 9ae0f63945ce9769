public import ViewKit

extension UISwitch: UIAppearance {
    /// Returns the appearance proxy of switches, which is never displayed. A switch that enters a window takes its
    /// `onTintColor` and `thumbTintColor` from the proxy, unless they are already set.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the proxy for switches in a container of the first class, which is in a container of the second class,
    /// and so on. See `UIAppearance`.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { unsafeDowncast(switchDefaults.proxy(of: self, in: containerTypes), to: Self.self) }

    func applyAppearance() {
        for settings in switchDefaults.proxies(for: self) {
            if onTintColor == nil, let color = settings.onTintColor { onTintColor = color }
            if thumbTintColor == nil, let color = settings.thumbTintColor { thumbTintColor = color }
        }
    }
}

/// The appearance proxies of switches.
@MainActor private let switchDefaults = AppearanceProxyFamily<UISwitch>()
