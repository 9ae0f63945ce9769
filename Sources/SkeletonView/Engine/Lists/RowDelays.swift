import Foundation
import LayerKit
import ViewKit

/// The delays after which a list's visible rows are replaced with the app's rows, one by one.
struct RowDelays {
    /// The delay of each row in seconds, counted from the start of hiding.
    let delays: [ListElement: TimeInterval]
    let first: TimeInterval
    /// The number of seconds from the first to the last delay.
    let duration: TimeInterval

    /// Creates the delays, or returns `nil` if `delays` is empty.
    fileprivate init?(_ delays: [ListElement: TimeInterval]) {
        guard let first = delays.values.min(), let last = delays.values.max() else { return nil }
        self.delays = delays
        self.first = first
        duration = last - first
    }
}

/// The fades of rows that are replaced one by one.
struct RowFades {
    let rows: [ListElement: OverlayFade]
    /// The last fade, which also applies to everything that isn't a row.
    let last: OverlayFade
}

extension SkeletonList {
    /// Returns the delay that `stagger` gives each visible row of the skeleton, or `nil` if the list shows no skeleton
    /// rows. `view` is the view whose skeleton is being hidden; `index` is the index of the first row among its parts.
    func rowDelays(_ stagger: SkeletonStagger, from index: Int, in view: UIView) -> RowDelays? {
        guard let source = skeletonSource else { return nil }
        let rows = list.shownParts.filter { element, part in
            !element.isDecoration && (element.isCell || source.isProvided(part, for: element))
        }
        var delays: [ListElement: TimeInterval] = [:]
        for (offset, row) in rows.enumerated() {
            delays[row.element] = stagger.delay(of: row.part, at: index + offset, in: view)
        }
        return RowDelays(delays)
    }
}

extension SkeletonSession {
    /// Returns the fades for `rows`; the first fade starts now. Returns `nil` if `rows` is `nil`, the root isn't in a
    /// window, or the bones themselves are still fading.
    func fades(of rows: RowDelays?, by transition: SkeletonTransition) -> RowFades? {
        guard let rows, let time = root?.window?.time, fade?.value(at: time) == 1 else { return nil }
        let overlayTransition = overlayTransition(of: transition, isHiding: true)
        func rowFade(after delay: TimeInterval) -> OverlayFade {
            OverlayFade(
                from: 1, to: 0, begin: time + delay, duration: transition.duration, transition: overlayTransition)
        }
        return RowFades(
            rows: rows.delays.mapValues { rowFade(after: $0 - rows.first) }, last: rowFade(after: rows.duration))
    }
}
