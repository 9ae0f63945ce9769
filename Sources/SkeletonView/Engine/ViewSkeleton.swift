import LayerKit
import ViewKit

/// What the library keeps with a view; one that has nothing to do with skeletons has none.
@MainActor
final class ViewSkeleton {
    /// What the app set.
    var options = SkeletonOptions()
    /// Whether a hide on the view took it out of the skeleton around it, until the next show on it or around it.
    var isTakenOut = false
    /// The skeleton that was shown on the view itself.
    var session: SkeletonSession?
    /// The show that waits for its delay on the view.
    var delayed: DelayedSkeleton?
    /// The bones that the view shows now.
    var leaf: LeafPresence?

    /// Whether the view belongs to the skeleton of a view around it: it is flagged, was not taken out, and has no skeleton of
    /// its own.
    var isPart: Bool { options.isSkeletonable && !isTakenOut && session == nil }

    /// The show that waits will not be.
    func cancelDelay() {
        delayed?.cancel()
        delayed = nil
    }
}

extension UIView {
    /// What the library keeps with the view; nil where there was nothing to keep yet.
    var skeleton: ViewSkeleton? { attachedObject as? ViewSkeleton }

    private var ownSkeleton: ViewSkeleton {
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

    /// Whether a hide on the view took it out of the skeleton around it, until the next show on it or around it.
    var isTakenOutOfSkeleton: Bool {
        get { skeleton?.isTakenOut ?? false }
        set {
            ownSkeleton.isTakenOut = newValue
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
    var leafPresence: LeafPresence? {
        get { skeleton?.leaf }
        set { ownSkeleton.leaf = newValue }
    }
}
