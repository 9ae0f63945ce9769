import Foundation
import LayerKit
import ViewKit

/// What the public methods come down to: finds the sessions that a call concerns, above and below the view.
@MainActor
enum SkeletonCalls {
    static func show(_ config: SkeletonConfig, on view: UIView) {
        cancelDelays(in: view)
        include(view)
        let nested = view.subviews.flatMap(sessions)
        for session in nested { session.giveWay() }
        let session = view.skeletonSession ?? SkeletonSession(root: view, config: config)
        session.show(config)
        // What the new skeleton did not take over is not part of it.
        for old in nested { old.dropWhatIsLeft(except: session) }
    }

    /// Shows after `delay` seconds, unless a show or a hide on the view or around it comes first.
    static func show(_ config: SkeletonConfig, on view: UIView, delay: TimeInterval) {
        guard delay > 0, delay.isFinite else {
            show(config, on: view)
            return
        }
        cancelDelays(in: view)
        view.delayedSkeleton = DelayedSkeleton(view: view, delay: delay) { [weak view] in
            if let view { show(config, on: view) }
        }
    }

    static func update(on view: UIView, _ change: (inout SkeletonConfig) -> Void) {
        for session in sessions(in: view) { session.update(change) }
    }

    static func hide(on view: UIView, reloadData: Bool, transition: SkeletonTransitionStyle) {
        cancelDelays(in: view)
        let isRoot = view.skeletonSession != nil
        for session in sessions(in: view) { session.hide(reloadData: reloadData, transition: transition) }
        guard !isRoot, let covering = coveringSession(of: view) else { return }
        view.isTakenOutOfSkeleton = true
        covering.takeOut(view, reloadData: reloadData, transition: transition)
    }

    static func layOut(_ view: UIView) {
        for session in sessions(in: view) { session.update() }
    }

    static func isActive(on view: UIView) -> Bool {
        coveringSession(of: view) != nil || sessions(in: view).contains(where: \.isOn)
    }

    static func bones(below view: UIView) -> [SkeletonBone] {
        view.window?.layout()
        return collectBones(in: view, for: view)
    }

    // MARK: Private

    /// The sessions whose roots are `view` and the views inside it.
    private static func sessions(in view: UIView) -> [SkeletonSession] {
        (view.skeletonSession.map { [$0] } ?? []) + view.subviews.flatMap(sessions)
    }

    /// The active session of a view around `view` that has it in its skeleton.
    private static func coveringSession(of view: UIView) -> SkeletonSession? {
        var next = view.superview
        while let current = next {
            if let session = current.skeletonSession, session.isOn { return session.covers(view) ? session : nil }
            next = current.superview
        }
        return nil
    }

    /// A show takes in what was taken out of an earlier skeleton, at the view and inside it.
    private static func include(_ view: UIView) {
        if view.isTakenOutOfSkeleton { view.isTakenOutOfSkeleton = false }
        for subview in view.subviews { include(subview) }
    }

    private static func cancelDelays(in view: UIView) {
        view.delayedSkeleton?.cancel()
        view.delayedSkeleton = nil
        for subview in view.subviews { cancelDelays(in: subview) }
    }

    private static func collectBones(in view: UIView, for receiver: UIView) -> [SkeletonBone] {
        let own = view.leafPresence?.places ?? []
        let bones = own.map { place in
            SkeletonBone(
                view: view, kind: place.kind, frame: view.convert(place.frame, to: receiver),
                cornerRadius: place.cornerRadius)
        }
        return bones + view.subviews.flatMap { collectBones(in: $0, for: receiver) }
    }
}
