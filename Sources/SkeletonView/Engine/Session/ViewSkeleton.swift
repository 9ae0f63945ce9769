import LayerKit
import ViewKit

/// The library's storage on a view, created on first use.
@MainActor
final class ViewSkeleton {
    // Properties that each traversal reads for every view skip the runtime exclusivity check, as in CALayer.

    /// The options set by the app.
    @exclusivity(unchecked)
    var options = SkeletonOptions()
    /// The skeleton from which `hideSkeleton` removed the view. Reset when a skeleton is shown on the view or an
    /// ancestor, and when the view leaves the skeleton's tree.
    @exclusivity(unchecked)
    weak var removedFrom: SkeletonSession?
    /// The skeleton that was shown on the view itself.
    @exclusivity(unchecked)
    var session: SkeletonSession?
    /// The skeleton that will be shown on the view after a delay.
    var delayed: DelayedSkeleton?
    /// The pending call that hides the view's skeleton after its minimum visible duration or at the end of the sweep.
    var delayedHide: DelayedHide?
    /// The pending call that reveals the view's parts one by one.
    var staggeredHide: StaggeredHide?
    /// The view's `skeletonTheme`, if it is set.
    var theme: SkeletonTheme?
    /// The shimmer over the view's content.
    var contentHighlight: ContentHighlight?
    /// The running loads with a skeleton on the view, in the order in which they started.
    var loads: [SkeletonLoading] = []
    /// The object that keeps a list's part blank if the part came from a skeleton; see `BlankParts`.
    weak var blankParts: BlankParts?
    /// The seed of the placeholder text of empty labels in a part that came from a skeleton; see `SkeletonPlaceholder`.
    var seed: UInt64?
    /// The skeletons that hide the view or, if it is a list, show their items in it.
    private var holders: [WeakSession] = []

    private struct WeakSession {
        weak var session: SkeletonSession?
    }

    /// `true` if the view belongs to the skeleton of an ancestor: it is flagged and was not removed. It may have its
    /// own skeleton.
    var isIncluded: Bool { options.isSkeletonable && removedFrom == nil }

    /// Cancels the skeleton that will be shown after a delay.
    func cancelDelay() {
        delayed?.cancel()
        delayed = nil
    }

    /// Cancels the pending calls that hide the view's skeleton.
    func cancelHide() {
        staggeredHide?.cancel()
        staggeredHide = nil
        delayedHide?.cancel()
        delayedHide = nil
    }

    /// Records that `session` changed something on the view that must be undone when the view leaves the session's
    /// tree.
    func addHolder(_ session: SkeletonSession) {
        holders.removeAll { $0.session == nil || $0.session === session }
        holders.append(WeakSession(session: session))
    }

    func removeHolder(_ session: SkeletonSession) {
        holders.removeAll { $0.session == nil || $0.session === session }
    }
}

/// A view with a skeleton is one busy accessibility element; content without bones stays accessible.
extension ViewSkeleton: BusyMark {
    var busyLabel: String? {
        session?.isOn == true ? SkeletonAppearance.default.accessibilityLabel : nil
    }

    var isBusyThroughout: Bool { false }
}

extension ViewSkeleton: WindowChangeObserver {
    /// Undoes the changes that skeletons made to the view if it has left their trees. Outside a window, only
    /// `removedFrom` is reset.
    func viewDidMoveToWindow(_ view: UIView) {
        if let skeleton = removedFrom, !skeleton.contains(view) { removedFrom = nil }
        // A cell in the reuse pool keeps its bones.
        guard view.contentOverlay != nil || !holders.isEmpty, view.window != nil else { return }
        if let leaf = view.leafPresence, leaf.session?.contains(view) != true { leaf.remove() }
        for holder in holders where holder.session?.contains(view) != true {
            holder.session?.release(view)
        }
        guard holders.contains(where: { $0.session == nil }) else { return }
        holders.removeAll { $0.session == nil }
        if holders.isEmpty { view.asSkeletonList?.endAbandonedSkeleton() }
    }
}

extension UIView {
    /// The library's storage on the view, or `nil` before its first use.
    var skeleton: ViewSkeleton? { attachedObject as? ViewSkeleton }

    /// The library's storage on the view, created if needed.
    var ownSkeleton: ViewSkeleton {
        if let skeleton { return skeleton }
        let storage = ViewSkeleton()
        attachedObject = storage
        return storage
    }

    /// The view's options. A change updates the bones in the next frame.
    package var skeletonOptions: SkeletonOptions {
        get { skeleton?.options ?? SkeletonOptions() }
        set {
            ownSkeleton.options = newValue
            setNeedsLayout()
        }
    }

    /// The skeleton that was shown on this view itself.
    var skeletonSession: SkeletonSession? {
        get { skeleton?.session }
        set { ownSkeleton.session = newValue }
    }

    /// The skeleton that will be shown on this view after its delay; `nil` if none is pending.
    var delayedSkeleton: DelayedSkeleton? {
        get { skeleton?.delayed }
        set { ownSkeleton.delayed = newValue }
    }

    /// The visible bones of the view.
    var leafPresence: LeafPresence? { contentOverlay as? LeafPresence }
}
