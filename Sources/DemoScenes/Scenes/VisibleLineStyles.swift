import SkeletonView

/// The line styles of the labels on a screen, without duplicates, in the order in which the labels are found.
struct VisibleLineStyles: Equatable, Sendable {
    private(set) var styles: [SkeletonLineStyle] = []

    /// Creates an empty list.
    init() {}

    /// Collects the styles of the visible flagged labels in `view`.
    @MainActor
    init(in view: UIView) {
        collect(from: view)
    }

    /// Returns the value that all styles share; `nil` if they differ or there is no style.
    func same<Value: Equatable>(_ path: KeyPath<SkeletonLineStyle, Value>) -> Value? {
        guard let first = styles.first, !differs(path) else { return nil }
        return first[keyPath: path]
    }

    /// Returns `true` if any two styles have different values at `path`.
    func differs<Value: Equatable>(_ path: KeyPath<SkeletonLineStyle, Value>) -> Bool {
        styles.contains { $0[keyPath: path] != styles[0][keyPath: path] }
    }

    /// The styles with a fixed height.
    var fixed: VisibleLineStyles {
        var fixed = VisibleLineStyles()
        fixed.styles = styles.filter { $0.rule == .fixed }
        return fixed
    }

    // MARK: Private

    @MainActor
    private mutating func collect(from view: UIView) {
        guard !view.isHidden else { return }
        if view.isSkeletonable, let text = view as? any SkeletonText {
            let style = SkeletonLineStyle(of: text)
            if !styles.contains(style) { styles.append(style) }
        }
        for subview in view.subviews { collect(from: subview) }
    }
}
