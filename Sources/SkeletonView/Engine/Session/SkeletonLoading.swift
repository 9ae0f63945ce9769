import Foundation
import LayerKit
import ListKit
import ViewKit

/// A load with a skeleton: the state that `withSkeleton` and `showSkeleton(following:)` store on their view.
@MainActor
final class SkeletonLoading {
    /// `true` if the app hid the skeleton during the load, in which case it isn't shown again for this load.
    private(set) var isDismissed = false

    private let style: SkeletonStyle
    /// `true` to reload the lists in the view at the end, because this load or one that ended before it requested a
    /// reload.
    private var reloadData: Bool
    /// The clock that `since` is measured on.
    private weak var clock: FrameClock?
    /// The time of `clock` at the start of the load.
    private var since: TimeInterval = 0

    init(_ style: SkeletonStyle, reloadData: Bool) {
        self.style = style
        self.reloadData = reloadData
    }

    func begin(on view: UIView) {
        clock = view.window?.clock ?? FrameClock.current
        since = clock?.now ?? 0
        view.ownSkeleton.loads.append(self)
        Self.show(on: view)
    }

    /// Ends the load. If other loads on the view are still running, the skeleton stays, with the look of the load that
    /// started last.
    func end(on view: UIView) {
        let isLast = view.skeleton?.loads.last === self
        view.skeleton?.loads.removeAll { $0 === self }
        if reloadData {
            for loading in view.skeleton?.loads ?? [] { loading.reloadData = true }
            Self.reloadListsSoon(in: view)
        }
        guard !isDismissed else { return }
        guard view.skeleton?.loads.contains(where: { !$0.isDismissed }) ?? false else {
            SkeletonCalls.endLoading(on: view, reloadData: reloadData, transition: style.transition)
            return
        }
        // This load must not change the skeleton of an enclosing view.
        if isLast, view.skeletonSession?.isOn ?? !SkeletonCalls.isActive(on: view) { Self.show(on: view) }
    }

    /// Restarts the motion of a skeleton that stopped because of its timeout.
    func continueMotion(on view: UIView) {
        if !isDismissed, view.skeletonSession?.times.isTimedOut ?? false { Self.show(on: view) }
    }

    func dismiss() {
        isDismissed = true
    }

    /// Reloads the lists in `view` soon after this call, when the caller has the result of the load. Lists with an
    /// active skeleton are skipped.
    static func reloadListsSoon(in view: UIView) {
        NextRunLoopTurn.run { [weak view] in
            if let view { reloadLists(in: view) }
        }
    }

    /// Shows skeletons again for the loads still running on `view` and its descendants, if hiding an enclosing skeleton
    /// removed them.
    static func resume(in view: UIView) {
        if let loads = view.skeleton?.loads, !loads.isEmpty, !SkeletonCalls.isActive(on: view) {
            show(on: view)
        }
        for subview in view.subviews { resume(in: subview) }
    }

    // MARK: Private

    private static func reloadLists(in view: UIView) {
        switch view {
        // A list with a skeleton is reloaded when the skeleton disappears.
        case _ where SkeletonCalls.activeSession(of: view) != nil: return
        case let table as UITableView: table.reloadData()
        case let collection as UICollectionView: collection.reloadData()
        default: break
        }
        for subview in view.subviews { reloadLists(in: subview) }
    }

    /// Shows a skeleton on `view` for its loads that weren't dismissed, in the style of the last of them: immediately
    /// if the view's own skeleton is active, otherwise after the shortest of their remaining delays.
    private static func show(on view: UIView) {
        let loads = view.skeleton?.loads.filter { !$0.isDismissed } ?? []
        guard let last = loads.last else { return }
        let isOn = view.skeletonSession?.isOn ?? false
        let delay = isOn ? 0 : loads.map(\.remainingDelay).min() ?? 0
        SkeletonCalls.show(last.style.config, on: view, delay: delay)
    }

    private var remainingDelay: TimeInterval {
        guard let clock else { return style.delay }
        return style.delay - (clock.now - since)
    }
}
