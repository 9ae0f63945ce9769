/// A class that can contain the views to which the values of an appearance proxy are limited: a view or a view
/// controller.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The appearance proxies of one class: one for all of its views, and others for views in certain containers.
@MainActor
package final class AppearanceProxySet<Root: UIView> {
    private let base: Root
    private var contained: [(types: [any UIAppearanceContainer.Type], proxy: Root)] = []

    /// Creates a set in which `base` is the proxy for all views of the class.
    package init(_ base: Root) {
        self.base = base
    }

    /// Returns the proxy for views in containers of `types`, from the innermost outward. The first call for these types
    /// calls `make`. Returns the proxy for all views if `types` is empty.
    package func proxy(in types: [any UIAppearanceContainer.Type], make: () -> Root) -> Root {
        guard !types.isEmpty else { return base }
        let ids = types.map { ObjectIdentifier($0) }
        if let found = contained.first(where: { $0.types.map { ObjectIdentifier($0) } == ids }) { return found.proxy }
        let proxy = make()
        contained.append((types, proxy))
        return proxy
    }

    /// Returns the proxies that apply to `view`, the most specific first. As on iOS, containers are compared from the
    /// window inward: the chain whose containers come first, or that has more of them, is more specific.
    package func proxies(for view: UIView) -> [Root] {
        guard !contained.isEmpty else { return [base] }
        let containers = Array(sequence(first: view as UIResponder, next: \.next).dropFirst().reversed())
        // Among equally specific proxies, the last one comes first.
        let matches = contained.reversed().compactMap { types, proxy in
            Self.depths(of: types, in: containers).map { (depths: $0, proxy: proxy) }
        }
        let ordered = matches.enumerated().sorted { first, second in
            let (depths, others) = (first.element.depths, second.element.depths)
            if depths == others { return first.offset < second.offset }
            return depths.starts(with: others)
                || !others.starts(with: depths) && depths.lexicographicallyPrecedes(others)
        }
        return ordered.map(\.element.proxy) + [base]
    }

    /// Returns the indexes of the objects in `containers`, from the window inward, that are instances of `types`;
    /// `nil` unless there is one for each type in this order.
    private static func depths(of types: [any UIAppearanceContainer.Type], in containers: [UIResponder]) -> [Int]? {
        var depths: [Int] = []
        for type in types.reversed() {
            let start = depths.last.map { $0 + 1 } ?? 0
            guard let index = containers[start...].firstIndex(where: { isInstance($0, of: type) }) else { return nil }
            depths.append(index)
        }
        return depths
    }

    private static func isInstance<Container: UIAppearanceContainer>(
        _ object: UIResponder, of type: Container.Type
    ) -> Bool { object is Container }
}
