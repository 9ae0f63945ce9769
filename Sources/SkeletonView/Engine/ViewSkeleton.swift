import LayerKit
import ViewKit

/// What the library keeps with a view; one that has nothing to do with skeletons has none.
@MainActor
final class ViewSkeleton {
    // As in CALayer, what each search asks of each view is not checked for overlapping accesses as it runs.

    /// What the app set.
    @exclusivity(unchecked)
    var options = SkeletonOptions()
    /// The skeleton around the view that a hide on the view took it out of: until a show on it or around it, or until
    /// the view is in another place.
    @exclusivity(unchecked)
    weak var takenOutOf: SkeletonSession?
    /// The skeleton that was shown on the view itself.
    @exclusivity(unchecked)
    var session: SkeletonSession?
    /// The show that waits for its delay on the view.
    var delayed: DelayedSkeleton?
    /// The hide that waits on the view until the bones were visible long enough.
    var putOffHide: PutOffHide?
    /// The hide whose parts wait for their turns on the view.
    var staggeredHide: StaggeredHide?
    /// The style of the skeletons in the view.
    var theme: SkeletonTheme?
    /// The light over the view's content.
    var contentLight: ContentLight?
    /// The loads that run and have a skeleton on the view meanwhile, in the order in which they began.
    var loadings: [SkeletonLoading] = []
    /// What keeps a part of a list blank that a skeleton gave: see `BlankParts`.
    weak var blankParts: BlankParts?
    /// What the text of empty labels follows from in a part that a skeleton gave: see `SkeletonPlaceholder`.
    var seed: UInt64?
    /// The skeletons around the view that hide it, or show their items in it.
    private var holders: [WeakSession] = []

    private struct WeakSession {
        weak var session: SkeletonSession?
    }

    /// Whether the view belongs to the skeleton of a view around it: it is flagged and was not taken out. It may have a
    /// skeleton of its own.
    var isPart: Bool { options.isSkeletonable && takenOutOf == nil }

    /// The show that waits will not be.
    func cancelDelay() {
        delayed?.cancel()
        delayed = nil
    }

    /// The hides that wait will not be.
    func cancelHide() {
        staggeredHide?.cancel()
        staggeredHide = nil
        putOffHide?.cancel()
        putOffHide = nil
    }

    /// Notes that `session` does something to the view that it takes back when the view leaves its tree.
    func addHolder(_ session: SkeletonSession) {
        holders.removeAll { $0.session == nil || $0.session === session }
        holders.append(WeakSession(session: session))
    }

    func removeHolder(_ session: SkeletonSession) {
        holders.removeAll { $0.session == nil || $0.session === session }
    }
}

/// A view with a skeleton is one thing that is busy; beside it, what has no bones is of use as ever.
extension ViewSkeleton: BusyMark {
    var busyLabel: String? {
        session?.isOn == true ? SkeletonAppearance.default.accessibilityLabel : nil
    }

    var isBusyThroughout: Bool { false }
}

extension ViewSkeleton: WindowChangeObserver {
    /// The view is in another window, or in none: what skeletons did to it ends where they are not around it any more.
    func viewDidMoveToWindow(_ view: UIView) {
        if let skeleton = takenOutOf, !skeleton.isAround(view) { takenOutOf = nil }
        // A cell on its way through the reuse pool keeps its bones.
        guard view.contentOverlay != nil || !holders.isEmpty, view.window != nil else { return }
        if let leaf = view.leafPresence, leaf.session?.isAround(view) != true { leaf.remove() }
        for holder in holders where holder.session?.isAround(view) != true {
            holder.session?.giveBack(view)
        }
        guard holders.contains(where: { $0.session == nil }) else { return }
        holders.removeAll { $0.session == nil }
        if holders.isEmpty { view.asSkeletonList?.endAbandonedSkeleton() }
    }
}

extension UIView {
    /// What the library keeps with the view; nil where there was nothing to keep yet.
    var skeleton: ViewSkeleton? { attachedObject as? ViewSkeleton }

    /// The same, made where there was nothing yet.
    var ownSkeleton: ViewSkeleton {
        if let skeleton { return skeleton }
        let made = ViewSkeleton()
        attachedObject = made
        return made
    }

    /// The view's options; a change makes the bones follow on the next frame.
    var skeletonOptions: SkeletonOptions {
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

    /// The show that waits for its delay on this view.
    var delayedSkeleton: DelayedSkeleton? {
        get { skeleton?.delayed }
        set { ownSkeleton.delayed = newValue }
    }

    /// The bones that the view shows now.
    var leafPresence: LeafPresence? { contentOverlay as? LeafPresence }
}
