import SkeletonView

/// How the bones of the texts that a screen shows look: each look once, in the order in which they are met.
struct SeenLines: Equatable, Sendable {
    private(set) var styles: [SkeletonLineStyle] = []

    /// None.
    init() {}

    /// Those of the flagged texts in `view`, but for what is hidden.
    @MainActor
    init(in view: UIView) {
        collect(from: view)
    }

    /// What all have; nil where they differ, and where there are none.
    func same<Value: Equatable>(_ path: KeyPath<SkeletonLineStyle, Value>) -> Value? {
        guard let first = styles.first, !differs(path) else { return nil }
        return first[keyPath: path]
    }

    /// Whether two have not the same.
    func differs<Value: Equatable>(_ path: KeyPath<SkeletonLineStyle, Value>) -> Bool {
        styles.contains { $0[keyPath: path] != styles[0][keyPath: path] }
    }

    /// Those whose bones have a height that is a number.
    var fixed: SeenLines {
        var fixed = SeenLines()
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
