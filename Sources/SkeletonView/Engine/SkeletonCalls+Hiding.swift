import Foundation
import LayerKit
import ViewKit

/// What hides come down to.
extension SkeletonCalls {
    /// How skeletons are to end.
    private struct Ending {
        var reloadData: Bool
        var transition: SkeletonTransition
        /// Whether they end now, however short they were visible.
        var isForced = false
        /// Whether they wait for the sweep that is running.
        var finishesSweep = false
        /// When the rows of the view, a list, give way, where they do one by one.
        var rows: RowTurns?
        /// Whether loads that run inside the view have their skeletons again afterwards.
        var isOfLoading = false
    }

    /// The app hides the skeletons at, in and around `view`: loads that run in it have none any more.
    static func hide(
        on view: UIView, reloadData: Bool, transition: SkeletonTransition, isForced: Bool = false,
        finishingSweep finishesSweep: Bool = false, rows: RowTurns? = nil
    ) {
        let view = SkeletonWalk.owner(of: view)
        cancelWaiting(in: view, dismissingLoadings: true)
        let ending = Ending(
            reloadData: reloadData, transition: transition, isForced: isForced, finishesSweep: finishesSweep,
            rows: rows)
        end(on: view, ending)
    }

    /// The last load on `view` is over; those of views inside it go on.
    static func endLoading(on view: UIView, reloadData: Bool, transition: SkeletonTransition) {
        let view = SkeletonWalk.owner(of: view)
        cancelWaiting(in: view, dismissingLoadings: false)
        end(on: view, Ending(reloadData: reloadData, transition: transition, isOfLoading: true))
    }

    // MARK: Private

    private static func end(on view: UIView, _ ending: Ending) {
        let own = sessions(in: view)
        if !ending.isForced, putOff(ending, on: view, for: timeUntilEnd(of: own, on: view, ending)) { return }
        let hadSkeleton = view.skeletonSession != nil
        AppendedSkeletonItems.remove(withThoseOf: own)
        // What is in another's picture moves with that and not by itself; the outermost is the first.
        let around = ending.transition.kind == .dissolve ? nil : own.first
        for session in own {
            session.hide(
                reloadData: ending.reloadData, transition: ending.transition,
                with: session !== around && around?.root === view ? around : nil,
                rows: session.root === view ? ending.rows : nil)
        }
        if let around = activeSession(around: view), let root = around.root {
            let isPart = SkeletonWalk.reaches(view, from: root)
            if isPart || hadSkeleton {
                around.takeOut(view, isPart: isPart, reloadData: ending.reloadData, transition: ending.transition)
            }
        }
        if ending.isOfLoading { SkeletonLoading.resume(in: view) }
    }

    /// Seconds until all skeletons that a hide on `view` concerns were visible long enough, and, if `ending` says so,
    /// have come to the end of their sweeps.
    private static func timeUntilEnd(
        of own: [SkeletonSession], on view: UIView, _ ending: Ending
    ) -> TimeInterval {
        func time(of session: SkeletonSession) -> TimeInterval {
            max(session.timeUntilHide, ending.finishesSweep && session.isOn ? session.timeUntilSweepEnds : 0)
        }
        let longest = own.map(time).max() ?? 0
        guard let around = activeSession(around: view), let root = around.root, time(of: around) > longest,
            view.skeletonSession != nil || SkeletonWalk.reaches(view, from: root)
        else { return longest }
        return time(of: around)
    }

    /// Ends the skeletons in `delay` seconds; says no for 0, and without a window.
    private static func putOff(_ ending: Ending, on view: UIView, for delay: TimeInterval) -> Bool {
        guard delay > 0, let window = view.window else { return false }
        view.ownSkeleton.putOffHide = PutOffHide(on: view, in: window, after: delay) { [weak view] isForced in
            guard let view else { return }
            view.skeleton?.putOffHide = nil
            var ending = ending
            // One wait is enough: the sweep that is running then is another one.
            (ending.isForced, ending.finishesSweep) = (isForced, false)
            end(on: view, ending)
        }
        return true
    }

    /// Shows and hides that wait at `view` and inside it will not be; loads that run there have no skeleton any more if
    /// they are to be dismissed.
    static func cancelWaiting(in view: UIView, dismissingLoadings: Bool) {
        if let skeleton = view.skeleton {
            skeleton.cancelDelay()
            skeleton.cancelHide()
            if dismissingLoadings { for loading in skeleton.loadings { loading.dismiss() } }
        }
        for subview in view.subviews { cancelWaiting(in: subview, dismissingLoadings: dismissingLoadings) }
    }
}
