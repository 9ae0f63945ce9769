import Foundation
import LayerKit
import ViewKit

/// The implementation of `hideSkeleton`.
extension SkeletonCalls {
    /// The options of a call that hides skeletons.
    private struct HideRequest {
        var reloadData: Bool
        var transition: SkeletonTransition
        /// `true` to ignore the minimum visible duration.
        var isForced = false
        /// `true` to wait for the end of the current sweep.
        var finishesSweep = false
        /// If the view is a list, the delays after which it replaces its rows one by one, or `nil` to replace them
        /// together.
        var rows: RowDelays?
        /// `true` if loads that are still running inside the view show their skeletons again afterward.
        var resumesLoads = false
    }

    /// Hides the skeletons on and inside `view`, and removes `view` from an ancestor's skeleton, at the app's request.
    /// Loads that run in `view` no longer show a skeleton.
    static func hide(
        on view: UIView, reloadData: Bool, transition: SkeletonTransition, isForced: Bool = false,
        finishingSweep finishesSweep: Bool = false, rows: RowDelays? = nil
    ) {
        let view = SkeletonWalk.owner(of: view)
        cancelPendingCalls(in: view, dismissingLoads: true)
        let request = HideRequest(
            reloadData: reloadData, transition: transition, isForced: isForced, finishesSweep: finishesSweep,
            rows: rows)
        end(on: view, request)
    }

    /// Ends the skeleton of the last load on `view`. Loads on views inside `view` continue.
    static func endLoading(on view: UIView, reloadData: Bool, transition: SkeletonTransition) {
        let view = SkeletonWalk.owner(of: view)
        cancelPendingCalls(in: view, dismissingLoads: false)
        end(on: view, HideRequest(reloadData: reloadData, transition: transition, resumesLoads: true))
    }

    // MARK: Private

    private static func end(on view: UIView, _ request: HideRequest) {
        let own = sessions(in: view)
        if !request.isForced, postpone(request, on: view, for: timeUntilEnd(of: own, on: view, request)) { return }
        let hadSkeleton = view.skeletonSession != nil
        AppendedSkeletonItems.remove(withThoseOf: own)
        // A skeleton inside another skeleton's transition moves with that skeleton. The first session is the outermost.
        let outer = request.transition.kind == .dissolve ? nil : own.first
        for session in own {
            session.hide(
                reloadData: request.reloadData, transition: request.transition,
                with: session !== outer && outer?.root === view ? outer : nil,
                rows: session.root === view ? request.rows : nil)
        }
        if let active = activeSession(around: view), let root = active.root {
            let isVisited = SkeletonWalk.reaches(view, from: root)
            if isVisited || hadSkeleton {
                active.removePart(
                    view, isVisited: isVisited, reloadData: request.reloadData, transition: request.transition)
            }
        }
        if request.resumesLoads { SkeletonLoading.resume(in: view) }
    }

    /// Returns the number of seconds until `request` may be carried out: until all skeletons that it affects have been
    /// visible long enough and, if requested, have finished their sweep.
    private static func timeUntilEnd(
        of own: [SkeletonSession], on view: UIView, _ request: HideRequest
    ) -> TimeInterval {
        func time(of session: SkeletonSession) -> TimeInterval {
            max(session.timeUntilHide, request.finishesSweep && session.isOn ? session.timeUntilSweepEnds : 0)
        }
        let longest = own.map(time).max() ?? 0
        guard let active = activeSession(around: view), let root = active.root, time(of: active) > longest,
            view.skeletonSession != nil || SkeletonWalk.reaches(view, from: root)
        else { return longest }
        return time(of: active)
    }

    /// Delays `request` by `delay` seconds. Returns `false` if `delay` is 0 or `view` is not in a window.
    private static func postpone(_ request: HideRequest, on view: UIView, for delay: TimeInterval) -> Bool {
        guard delay > 0, let window = view.window else { return false }
        view.ownSkeleton.delayedHide = DelayedHide(on: view, in: window, after: delay) { [weak view] isForced in
            guard let view else { return }
            view.skeleton?.delayedHide = nil
            var request = request
            // Don't wait for a sweep again, because the next one is already running by then.
            request.isForced = isForced
            request.finishesSweep = false
            end(on: view, request)
        }
        return true
    }

    /// Cancels the pending calls that show or hide skeletons on `view` or inside it. If `dismissingLoads` is `true`,
    /// loads that run there lose their skeleton.
    static func cancelPendingCalls(in view: UIView, dismissingLoads: Bool) {
        if let skeleton = view.skeleton {
            skeleton.cancelDelay()
            skeleton.cancelHide()
            if dismissingLoads { for loading in skeleton.loads { loading.dismiss() } }
        }
        for subview in view.subviews { cancelPendingCalls(in: subview, dismissingLoads: dismissingLoads) }
    }
}
