import Foundation
import ViewKit

/// A staggered hide in progress: each part of a view's skeleton is removed after its own delay. If the view leaves its
/// window or enters another one, all remaining parts are removed immediately.
@MainActor
final class StaggeredHide {
    /// An action that runs `delay` seconds after the call.
    struct Step {
        let delay: TimeInterval
        let action: @MainActor () -> Void
    }

    private weak var view: UIView?
    private var steps: [ScheduledWork] = []
    private var end: (@MainActor () -> Void)?

    /// Runs each of `steps` after its delay. If the view leaves its window or enters another before the last step,
    /// cancels the remaining steps and runs `end`.
    init(
        on view: UIView, in window: UIWindow, steps: [Step], orElse end: @escaping @MainActor () -> Void
    ) {
        self.view = view
        self.end = end
        self.steps = steps.map { window.schedule(after: $0.delay, $0.action) }
        view.addWindowObserver(self)
    }

    func cancel() {
        end = nil
        for step in steps { step.cancel() }
        steps = []
        view?.removeWindowObserver(self)
    }
}

extension StaggeredHide: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        let end = end
        cancel()
        end?()
    }
}

extension SkeletonCalls {
    /// Removes each part of the skeleton on `view` after its own delay. If `view` shows no skeleton or isn't in a
    /// window, hides all parts together instead.
    static func hide(
        on view: UIView, staggered stagger: SkeletonStagger, finishingSweep: Bool, reloadData: Bool,
        transition: SkeletonTransition
    ) {
        guard let session = view.skeletonSession, session.isOn, let window = view.window else {
            return hide(
                on: view, reloadData: reloadData, transition: transition, finishingSweep: finishingSweep)
        }
        cancelPendingCalls(in: view, dismissingLoads: true)
        let wait = max(session.timeUntilHide, finishingSweep ? session.timeUntilSweepEnds : 0)
        var steps: [StaggeredHide.Step] = []
        var (last, count) = (0.0, 0)
        // The row delays of `view` itself if it is a list. The final step then hides the skeleton when the first row is
        // due, and the fades of the other rows start later.
        var ownRows: RowDelays?
        for part in SkeletonWalk(from: view).units {
            let rows = reloadData ? part.asSkeletonList?.rowDelays(stagger, from: count, in: view) : nil
            count += rows?.delays.count ?? 1
            let delay = wait + (rows?.first ?? stagger.delay(of: part, at: count - 1, in: view))
            guard part !== view else {
                ownRows = rows
                last = max(last, delay)
                continue
            }
            let step = StaggeredHide.Step(delay: delay) { [weak view, weak part, weak session] in
                guard let view, let part, let session, view.skeletonSession === session, session.isOn else { return }
                session.removePart(part, isVisited: true, reloadData: reloadData, transition: transition, rows: rows)
            }
            steps.append(step)
            last = max(last, delay + (rows?.duration ?? 0))
        }
        let finish: @MainActor () -> Void = { [weak view] in
            guard let view else { return }
            view.skeleton?.cancelHide()
            hide(on: view, reloadData: reloadData, transition: transition, isForced: true, rows: ownRows)
        }
        guard last > 0 else { return finish() }
        view.ownSkeleton.staggeredHide = StaggeredHide(
            on: view, in: window, steps: steps + [StaggeredHide.Step(delay: last, action: finish)], orElse: finish)
    }
}

extension SkeletonStagger {
    /// Returns the delay of `part` in seconds. `index` is its index among the parts of `view` in drawing order.
    @MainActor
    func delay(of part: UIView, at index: Int, in view: UIView) -> TimeInterval {
        let delay: TimeInterval =
            switch self {
            case .order(let interval): interval * Double(index)
            case .distance(let point, let speed):
                distance(from: point, to: part.convert(part.bounds, to: view)) / speed
            case .custom(let delay): delay(part, index)
            }
        return delay.isFinite ? max(0, delay) : 0
    }

    private func distance(from point: CGPoint, to rect: CGRect) -> CGFloat {
        hypot(rect.midX - point.x, rect.midY - point.y)
    }
}

extension SkeletonWalk {
    /// The views that are revealed separately, in drawing order: views with bones, and lists, whose rows may have
    /// separate delays.
    var units: [UIView] {
        let covered = lists.filter { $0.showsSkeleton(automatically: isAutomatic) }
        let ids = Set(covered.map { ObjectIdentifier($0) })
        func isInside(_ view: UIView) -> Bool {
            guard !ids.isEmpty, let superview = view.superview else { return false }
            return sequence(first: superview, next: \.superview).contains { ids.contains(ObjectIdentifier($0)) }
        }
        var units: [UIView] = []
        var next = 0
        for (list, count) in zip(lists, leavesBeforeLists) {
            units += leaves[next..<count].filter { !isInside($0) }
            next = count
            if ids.contains(ObjectIdentifier(list)), !isInside(list) { units.append(list) }
        }
        return units + leaves[next...].filter { !isInside($0) }
    }
}

extension SkeletonSession {
    /// The number of seconds until the end of the current sweep or pulse; 0 if nothing moves, if the bones move only
    /// once, or if each bone has its own period.
    var timeUntilSweepEnds: TimeInterval {
        guard let window = root?.window, let period = look.period else { return 0 }
        let passed = window.time - look.begin
        // No sweep is running after the time limit.
        guard passed < look.config.limit, period > 0, period.isFinite, passed > 0 else { return 0 }
        let remaining = period - passed.truncatingRemainder(dividingBy: period)
        // A remainder within the rounding error counts as elapsed.
        return remaining > period - 1e-6 || remaining < 1e-6 ? 0 : remaining
    }
}
