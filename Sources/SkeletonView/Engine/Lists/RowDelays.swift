import Foundation
import LayerKit
import ViewKit

/// The times at which a list's visible rows are replaced one by one with the app's.
struct RowDelays {
    /// The delay of each row in seconds, counted from the start of hiding.
    let delays: [ListElement: TimeInterval]
    let first: TimeInterval
    /// The seconds from the first to the last.
    let duration: TimeInterval

    /// Fails without any delay.
    fileprivate init?(_ delays: [ListElement: TimeInterval]) {
        guard let first = delays.values.min(), let last = delays.values.max() else { return nil }
        (self.delays, self.first, duration) = (delays, first, last - first)
    }
}

/// The fades of rows that are replaced one by one.
struct RowFades {
    let rows: [ListElement: OverlayFade]
    /// The last of the fades, which applies to everything else.
    let last: OverlayFade
}

extension SkeletonList {
    /// Returns the times at which the skeleton's rows are replaced for `stagger` in `view`. The first row is the part
    /// at `index`. `nil` if the list shows no skeleton rows.
    func rowDelays(_ stagger: SkeletonStagger, from index: Int, in view: UIView) -> RowDelays? {
        guard let source = skeletonSource else { return nil }
        let given = list.shownParts.filter { element, part in
            !element.isDecoration && (element.isCell || source.gave(part, for: element))
        }
        var delays: [ListElement: TimeInterval] = [:]
        for (offset, row) in given.enumerated() {
            delays[row.element] = stagger.delay(of: row.part, at: index + offset, in: view)
        }
        return RowDelays(delays)
    }
}

extension SkeletonSession {
    /// Returns the fades for `rows`; the first fade starts now. Returns `nil` if `rows` is `nil` or the bones
    /// themselves are still fading.
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
