import Reporting
import ViewKit

/// A group of flagged views that a skeleton doesn't reach, because they are in an unflagged view, which stops the walk,
/// or in a subview that a stack view doesn't arrange.
@MainActor
struct UnreachedViews {
    /// The unflagged view that stops the walk, or the subview that a stack view doesn't arrange.
    let container: UIView
    /// The number of flagged views in the group.
    private(set) var count = 0

    /// Counts the flagged views in `container`, including `container` itself, but not those with their own skeleton.
    private init(in container: UIView) {
        self.container = container
        if container.isSkeletonable, container.skeletonSession == nil { count = 1 }
        countFlagged(in: container)
    }

    /// Returns a group for each view directly below `view` that the walk skips and that is or contains a flagged view.
    /// `view` itself must be reached.
    static func below(_ view: UIView) -> [UnreachedViews] {
        var found: [UnreachedViews] = []
        _ = collect(below: view, in: &found)
        return found
    }

    /// Appends the groups of the containers directly below `view` to `found`. Returns the reached views that have
    /// subviews but don't have a skeleton.
    private static func collect(below view: UIView, in found: inout [UnreachedViews]) -> [UIView] {
        var reached: [UIView] = []
        for part in SkeletonWalk.parts(of: view) {
            if !part.isSkeletonable {
                add(part, to: &found)
            } else if !part.subviews.isEmpty, part.skeletonSession == nil {
                reached.append(part)
            }
        }
        for subview in unarrangedSubviews(of: view) { add(subview, to: &found) }
        return reached
    }

    private static func add(_ container: UIView, to found: inout [UnreachedViews]) {
        let unreached = UnreachedViews(in: container)
        if unreached.count > 0 { found.append(unreached) }
    }

    /// Returns the subviews that `view` doesn't arrange if it is a stack view, otherwise an empty array.
    private static func unarrangedSubviews(of view: UIView) -> [UIView] {
        guard let stack = view as? UIStackView else { return [] }
        let arranged = Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
        return stack.subviews.filter { !arranged.contains(ObjectIdentifier($0)) }
    }

    /// Returns a group for each container below `root` in which a skeleton on `root` doesn't reach flagged views.
    static func inTree(of root: UIView) -> [UnreachedViews] {
        var found: [UnreachedViews] = []
        collect(inTreeOf: root, in: &found)
        return found
    }

    private static func collect(inTreeOf root: UIView, in found: inout [UnreachedViews]) {
        for part in collect(below: root, in: &found) { collect(inTreeOf: part, in: &found) }
    }

    /// A description such as "2 flagged views lie under UIStackView, which is not flagged".
    var description: String {
        let views = count == 1 ? "1 flagged view lies" : "\(count) flagged views lie"
        let name = container.messageName
        if !container.isSkeletonable { return "\(views) under \(name), which is not flagged" }
        return "\(views) in a stack view that does not arrange \(count == 1 ? "it" : "them"): \(name)"
    }

    /// Counts the flagged views in `view`, except those with their own skeleton and the views inside them.
    private mutating func countFlagged(in view: UIView) {
        guard view.skeletonSession == nil else { return }
        for subview in view.subviews where subview.skeletonSession == nil {
            if subview.isSkeletonable { count += 1 }
            countFlagged(in: subview)
        }
    }

    /// Reports the flagged views in the tree of `root` that get no bones, or reports that no view is flagged. Each
    /// message is reported only once.
    static func report(in root: UIView) {
        let all = inTree(of: root)
        for unreached in all {
            let consequence = unreached.count == 1 ? "so it gets no bone" : "so they get no bones"
            Diagnostics.report("SkeletonView: \(unreached.description), \(consequence)")
        }
        let parts = SkeletonWalk.parts(of: root)
        guard all.isEmpty, !root.isSkeletonable, !parts.isEmpty, parts.allSatisfy({ !$0.isSkeletonable }),
            SkeletonWalk(from: root).isEmpty
        else { return }
        Diagnostics.report(
            "SkeletonView: no skeletonable views in \(root.messageName), so no bones are shown: set isSkeletonable "
                + "of views in it, or show the skeleton automatically")
    }
}
