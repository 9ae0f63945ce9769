/// The default accessibility of the views that a traversal has visited.
///
/// Most of a view's properties depend on its defaults, and the defaults of a cell or control are computed by a
/// traversal of its subviews. Without the cache, each level of nesting would repeat the traversals inside it.
@MainActor
enum DefaultAccessibilityCache {
    private static var isActive = false
    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// The defaults of a view. The view is retained, so that no other view gets its identifier.
    private struct Entry {
        let view: UIView
        let defaults: DefaultAccessibility
    }

    /// Caches the defaults of views until the outermost call of this method returns. The views must not change in
    /// `body`.
    static func whileActive<Result>(_ body: () -> Result) -> Result {
        guard !isActive else { return body() }
        isActive = true
        defer {
            isActive = false
            entries.removeAll(keepingCapacity: true)
        }
        return body()
    }

    /// Returns the defaults of `view`.
    static func defaults(of view: UIView) -> DefaultAccessibility {
        guard isActive else { return view.defaultAccessibility }
        let identifier = ObjectIdentifier(view)
        if let entry = entries[identifier] { return entry.defaults }
        let defaults = view.defaultAccessibility
        entries[identifier] = Entry(view: view, defaults: defaults)
        return defaults
    }
}

extension UIView {
    /// The view's `defaultAccessibility`, which a traversal computes only once.
    var cachedDefaultAccessibility: DefaultAccessibility { DefaultAccessibilityCache.defaults(of: self) }
}
