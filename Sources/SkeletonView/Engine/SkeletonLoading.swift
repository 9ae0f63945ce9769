import Foundation
import LayerKit
import ListKit
import ViewKit

/// A load that has a skeleton while it runs: what `withSkeleton` keeps with its view.
@MainActor
final class SkeletonLoading {
    /// Whether the app hid the skeleton before the load was over: then it does not come back for this load.
    private(set) var isDismissed = false

    private let style: SkeletonStyle
    /// Whether the lists in the view ask for their rows at its end, or at that of one that it ended before.
    private var reloadData: Bool
    /// When the load began, on the clock that ran.
    private weak var clock: FrameClock?
    private var since: TimeInterval = 0

    init(_ style: SkeletonStyle, reloadData: Bool) {
        self.style = style
        self.reloadData = reloadData
    }

    func begin(on view: UIView) {
        clock = view.window?.clock ?? FrameClock.current
        since = clock?.now ?? 0
        view.ownSkeleton.loadings.append(self)
        Self.show(on: view)
    }

    /// The load is over. Others on the same view keep the skeleton, in the look of the last of them.
    func end(on view: UIView) {
        let isLast = view.skeleton?.loadings.last === self
        view.skeleton?.loadings.removeAll { $0 === self }
        if reloadData {
            for loading in view.skeleton?.loadings ?? [] { loading.reloadData = true }
            Self.reloadListsSoon(in: view)
        }
        guard !isDismissed else { return }
        guard view.skeleton?.loadings.contains(where: { !$0.isDismissed }) ?? false else {
            SkeletonCalls.endLoading(on: view, reloadData: reloadData, transition: style.shownTransition)
            return
        }
        // The skeleton of a view around it is not this load's to change.
        if isLast, view.skeletonSession?.isOn ?? !SkeletonCalls.isActive(on: view) { Self.show(on: view) }
    }

    /// The load began anew: a skeleton that stands still because it took too long moves again.
    func goOn(on view: UIView) {
        if !isDismissed, view.skeletonSession?.times.isTimedOut ?? false { Self.show(on: view) }
    }

    func dismiss() {
        isDismissed = true
    }

    /// Lets the lists in `view` ask for their rows in the next turn, whether a skeleton was on or not: by then whoever
    /// waits for the load has what it brought.
    static func reloadListsSoon(in view: UIView) {
        NextTurn.run { [weak view] in
            if let view { reloadLists(in: view) }
        }
    }

    /// Shows the skeletons of the loads that still run in `view`, where a hide around them took theirs.
    static func resume(in view: UIView) {
        if let loadings = view.skeleton?.loadings, !loadings.isEmpty, !SkeletonCalls.isActive(on: view) {
            show(on: view)
        }
        for subview in view.subviews { resume(in: subview) }
    }

    // MARK: Private

    private static func reloadLists(in view: UIView) {
        switch view {
        // With a skeleton on it, a list asks for its rows when that goes.
        case _ where SkeletonCalls.activeSession(of: view) != nil: return
        case let table as UITableView: table.reloadData()
        case let collection as UICollectionView: collection.reloadData()
        default: break
        }
        for subview in view.subviews { reloadLists(in: subview) }
    }

    /// Shows the look of the last load on `view` that was not dismissed: now if a skeleton is on, else as soon as the
    /// first of them wants one.
    private static func show(on view: UIView) {
        let loadings = view.skeleton?.loadings.filter { !$0.isDismissed } ?? []
        guard let last = loadings.last else { return }
        let isOn = view.skeletonSession?.isOn ?? false
        let delay = isOn ? 0 : loadings.map(\.remainingDelay).min() ?? 0
        SkeletonCalls.show(last.style.config, on: view, delay: delay)
    }

    private var remainingDelay: TimeInterval {
        guard let clock else { return style.delay }
        return style.delay - (clock.now - since)
    }
}
