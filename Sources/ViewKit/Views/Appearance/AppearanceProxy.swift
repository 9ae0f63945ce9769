/// A property that views of a class take from their appearance proxy; see `UIView.appearanceProxy(for:properties:)`.
/// Not part of UIKit.
@preconcurrency @MainActor
public struct AppearanceProperty<Root: UIView> {
    /// Sets the property of the first view to that of the second one, unless it differs from that of the third one.
    let apply: (_ view: Root, _ proxy: Root, _ initial: Root) -> Void

    /// Creates a property whose values are compared as `Hashable`. Values of other types are never taken from the
    /// proxy.
    public init<Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        apply = { view, proxy, initial in
            let value = proxy[keyPath: keyPath]
            let key = initial[keyPath: keyPath] as? AnyHashable
            guard value as? AnyHashable != key, view[keyPath: keyPath] as? AnyHashable == key else { return }
            view[keyPath: keyPath] = value
        }
    }
}

extension UIView {
    /// Returns the appearance proxy of a class, which is created by the first call.
    ///
    /// Without the Objective-C runtime, a class lists the properties that can be set on its proxy:
    ///
    ///     static func appearance() -> Badge {
    ///         appearanceProxy(for: Badge(), properties: [AppearanceProperty(\.cornerSize)])
    ///     }
    ///
    /// The plugin `IOSSourcesPlugin` adds such a method to classes whose `appearance()` is called. When a view of the
    /// class, or of a subclass, enters a window, its properties that still have their initial values take those of the
    /// proxy. The proxy of a subclass takes precedence. Proxies are never displayed.
    ///
    /// - Parameters:
    ///   - view: A view with the initial values of the properties. Evaluated once for each proxy, and once more by the
    ///     first call.
    ///   - properties: The properties that can be set on the proxy.
    ///   - containerTypes: The classes of the containers to whose views the proxy applies, from the innermost outward.
    ///     By default empty, which returns the proxy for all views.
    public static func appearanceProxy<Root: UIView>(
        for view: @autoclosure () -> Root, properties: [AppearanceProperty<Root>],
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> Root {
        for entry in AppearanceProxies.entries where entry.type == Root.self {
            if let proxies = entry.proxies as? AppearanceProxySet<Root> {
                return proxies.proxy(in: containerTypes, make: view)
            }
        }
        let (proxy, initial) = (view(), view())
        let proxies = AppearanceProxySet(proxy)
        AppearanceProxies.add(
            AppearanceProxies.Entry(
                type: Root.self, proxy: proxy, proxies: proxies, includes: { $0 is Root },
                apply: { view in
                    guard let view = view as? Root else { return }
                    for proxy in proxies.proxies(for: view) {
                        for property in properties { property.apply(view, proxy, initial) }
                    }
                }))
        return proxies.proxy(in: containerTypes, make: view)
    }
}

/// The appearance proxies of classes that list their properties.
@MainActor
enum AppearanceProxies {
    struct Entry {
        let type: UIView.Type
        /// The proxy for all views of the class.
        let proxy: UIView
        /// The `AppearanceProxySet` of the class.
        let proxies: AnyObject
        /// Returns `true` if a view belongs to the class or to a subclass.
        let includes: (UIView) -> Bool
        let apply: (UIView) -> Void
    }

    /// The proxies of subclasses come before those of their superclasses, because they take precedence.
    private(set) static var entries: [Entry] = []

    static func add(_ entry: Entry) {
        let superclass = entries.firstIndex { $0.includes(entry.proxy) }
        entries.insert(entry, at: superclass ?? entries.count)
    }

    /// Sets properties of `view`, which enters a window.
    static func apply(to view: UIView) {
        for entry in entries { entry.apply(view) }
    }
}
