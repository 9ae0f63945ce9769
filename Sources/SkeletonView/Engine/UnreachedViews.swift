import Reporting
import ViewKit

/// Flagged views that a skeleton does not come to, because a view on the way to them stops its walk.
@MainActor
struct UnreachedViews {
    /// The view that stops the walk.
    let container: UIView
    private(set) var count = 0

    private init(under container: UIView) {
        self.container = container
    }

    /// What the walk does not come to from `view`, which it came to, in the order of the subviews.
    static func below(_ view: UIView) -> [UnreachedViews] {
        let parts = SkeletonWalk.parts(of: view)
        return (parts.filter { !$0.isSkeletonable } + others(in: view)).compactMap { container in
            var found = UnreachedViews(under: container)
            if container.isSkeletonable { found.count = 1 }
            found.countFlagged(in: container)
            return found.count == 0 ? nil : found
        }
    }

    /// The subviews that are none of the view's parts: those that a stack view does not arrange.
    private static func others(in view: UIView) -> [UIView] {
        guard let stack = view as? UIStackView else { return [] }
        let arranged = Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
        return stack.subviews.filter { !arranged.contains(ObjectIdentifier($0)) }
    }

    /// What a skeleton on `root` does not come to.
    static func inTree(of root: UIView) -> [UnreachedViews] {
        let parts = SkeletonWalk.parts(of: root).filter { $0.isSkeletonable && $0.skeletonSession == nil }
        return below(root) + parts.flatMap(inTree)
    }

    /// For example: 2 flagged views lie under UIStackView, which is not flagged
    var description: String {
        let views = count == 1 ? "1 flagged view lies" : "\(count) flagged views lie"
        let name = "\(type(of: container))"
        if !container.isSkeletonable { return "\(views) under \(name), which is not flagged" }
        return "\(views) in a stack view that does not arrange it: \(name)"
    }

    /// Counts the flagged views in `view`; one with a skeleton of its own has its bones from that.
    private mutating func countFlagged(in view: UIView) {
        guard view.skeletonSession == nil else { return }
        for subview in view.subviews where subview.skeletonSession == nil {
            if subview.isSkeletonable { count += 1 }
            countFlagged(in: subview)
        }
    }

    /// Says once which views in the tree of `root` get no bones although they are flagged.
    static func report(in root: UIView) {
        for unreached in inTree(of: root) {
            Diagnostics.report("SkeletonView: \(unreached.description), and so without bones of their own")
        }
    }
}
