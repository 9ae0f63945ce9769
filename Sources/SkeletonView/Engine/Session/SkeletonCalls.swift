import Foundation
import LayerKit
import ViewKit

/// Implements the public methods that show, update and hide skeletons. Each call finds the sessions that it affects:
/// those of its view, and of that view's ancestors and descendants.
@MainActor
enum SkeletonCalls {
    static func show(_ config: SkeletonConfig, on view: UIView) {
        let own = view.skeletonSession
        var nested: [SkeletonSession] = []
        include(view, sessions: &nested)
        nested.removeAll { $0 === own }
        for session in nested { session.transferBones() }
        let session = own ?? SkeletonSession(root: view, config: config)
        session.show(config)
        // Remove the bones that the new skeleton didn't take over.
        for old in nested { old.removeRemaining() }
    }

    /// Shows a skeleton after `delay` seconds, unless a skeleton on the view or an ancestor is shown or hidden first.
    static func show(_ config: SkeletonConfig, on view: UIView, delay: TimeInterval) {
        guard delay > 0 else {
            show(config, on: view)
            return
        }
        cancelDelays(in: view)
        guard delay.isFinite else { return }
        view.delayedSkeleton = DelayedSkeleton(view: view, delay: delay) { [weak view] in
            if let view { show(config, on: view) }
        }
    }

    static func update(on view: UIView, _ change: (inout SkeletonConfig) -> Void) {
        for session in sessions(in: view) { session.update(change) }
    }

    static func layOut(_ view: UIView) {
        view.layoutIfNeeded()
        coveringSession(of: view)?.update()
        for session in sessions(in: view) { session.update() }
    }

    static func isActive(on view: UIView) -> Bool {
        let view = SkeletonWalk.owner(of: view)
        return coveringSession(of: view) != nil || sessions(in: view).contains(where: \.isOn)
    }

    static func bones(below view: UIView) -> [SkeletonBone] {
        guard let window = view.window else { return upcomingBones(below: view) }
        window.layout()
        guard isShown(view.superview) else { return [] }
        return collectBones(in: view, for: view)
    }

    // MARK: Private

    /// Returns each session whose root is `view` or a view inside it.
    static func sessions(in view: UIView) -> [SkeletonSession] {
        var sessions: [SkeletonSession] = []
        addSessions(in: view, to: &sessions)
        return sessions
    }

    private static func addSessions(in view: UIView, to sessions: inout [SkeletonSession]) {
        if let session = view.skeletonSession { sessions.append(session) }
        for subview in view.subviews { addSessions(in: subview, to: &sessions) }
    }

    /// Returns the active session of `view`: its own, or that of an ancestor whose skeleton includes the view.
    static func activeSession(of view: UIView) -> SkeletonSession? {
        if let own = view.skeletonSession, own.isOn { return own }
        return coveringSession(of: view)
    }

    /// Returns the active session of an ancestor whose skeleton includes `view`.
    private static func coveringSession(of view: UIView) -> SkeletonSession? {
        guard let session = activeSession(around: view), let root = session.root else { return nil }
        return SkeletonWalk.reaches(view, from: root) ? session : nil
    }

    /// Returns the active session of the nearest ancestor of `view` that has one.
    static func activeSession(around view: UIView) -> SkeletonSession? {
        var next = view.superview
        while let current = next {
            if let session = current.skeletonSession, session.isOn { return session }
            next = current.superview
        }
        return nil
    }

    /// Prepares `view` and the views inside it for a new skeleton: restores parts that were removed from an earlier
    /// skeleton, and cancels pending calls that show or hide skeletons. Appends the existing sessions to `sessions`.
    private static func include(_ view: UIView, sessions: inout [SkeletonSession]) {
        if let skeleton = view.skeleton {
            if skeleton.delayed != nil { skeleton.cancelDelay() }
            if skeleton.delayedHide != nil || skeleton.staggeredHide != nil { skeleton.cancelHide() }
            if skeleton.removedFrom != nil {
                skeleton.removedFrom = nil
                view.setNeedsLayout()
            }
            view.asSkeletonList?.coverRevealedItems()
            if let session = skeleton.session { sessions.append(session) }
        }
        for subview in view.subviews { include(subview, sessions: &sessions) }
    }

    static func cancelDelays(in view: UIView) {
        view.skeleton?.cancelDelay()
        for subview in view.subviews { cancelDelays(in: subview) }
    }

    private static func collectBones(in view: UIView, for receiver: UIView) -> [SkeletonBone] {
        guard !view.isHidden, !view.isSuppressed else { return [] }
        let own = bones(of: view, at: view.leafPresence?.shapes ?? [], for: receiver)
        return own + view.subviews.flatMap { collectBones(in: $0, for: receiver) }
    }

    /// Returns `true` if neither `view` nor an ancestor is hidden or suppressed.
    private static func isShown(_ view: UIView?) -> Bool {
        var next = view
        while let current = next {
            if current.isHidden || current.isSuppressed { return false }
            // The view will be suppressed as soon as it is in a window.
            if current.window == nil, current.isHiddenWhenSkeletonIsActive { return false }
            next = current.superview
        }
        return true
    }

    /// Returns the bones that will be shown when the view enters a window.
    private static func upcomingBones(below view: UIView) -> [SkeletonBone] {
        view.layoutIfNeeded()
        let covering = coveringSession(of: view).map { [$0] } ?? []
        let walks = (covering + sessions(in: view).filter(\.isOn)).compactMap { session in
            session.root.map { SkeletonWalk(from: $0) }
        }
        return walks.flatMap { walk in
            walk.leaves.filter { $0.isDescendant(of: view) && isShown($0) }.flatMap { leaf in
                let shapes = LeafBones.shapes(
                    for: leaf, in: leaf.bounds, direction: leaf.effectiveUserInterfaceLayoutDirection,
                    as: walk.bones[ObjectIdentifier(leaf)])
                return bones(of: leaf, at: shapes, for: view)
            }
        }
    }

    private static func bones(of leaf: UIView, at shapes: [BoneShape], for receiver: UIView) -> [SkeletonBone] {
        shapes.map { shape in
            SkeletonBone(
                view: leaf, kind: shape.kind, frame: leaf.convert(shape.frame, to: receiver),
                cornerRadius: shape.cornerRadius, maskedCorners: shape.corners)
        }
    }
}
