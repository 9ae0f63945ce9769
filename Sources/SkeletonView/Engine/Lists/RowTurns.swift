import Foundation
import LayerKit
import ViewKit

/// When each row on screen of a list gives way to one of the app's, where they do so one by one.
struct RowTurns {
    /// Seconds for each, from the beginning of the hide on.
    let delays: [ListElement: TimeInterval]
    let first: TimeInterval
    /// Seconds from the first to the last.
    let duration: TimeInterval

    /// With at least one delay.
    fileprivate init?(_ delays: [ListElement: TimeInterval]) {
        guard let first = delays.values.min(), let last = delays.values.max() else { return nil }
        (self.delays, self.first, duration) = (delays, first, last - first)
    }
}

/// The fades of rows that give way one by one.
struct RowFades {
    let rows: [ListElement: OverlayFade]
    /// The last of them, by which goes what is no such row.
    let last: OverlayFade
}

extension SkeletonList {
    /// When the skeleton's rows give way as `stagger` says in `view`, the first of them being the part at `index`; nil
    /// where the list shows none.
    func rowTurns(_ stagger: SkeletonStagger, from index: Int, in view: UIView) -> RowTurns? {
        guard let source = skeletonSource else { return nil }
        let given = list.shownParts.filter { element, part in
            !element.isDecoration && (element.isCell || source.gave(part, for: element))
        }
        var delays: [ListElement: TimeInterval] = [:]
        for (offset, row) in given.enumerated() {
            delays[row.element] = stagger.delay(of: row.part, at: index + offset, in: view)
        }
        return RowTurns(delays)
    }
}

extension SkeletonSession {
    /// The fades by which rows go as `turns` says, the first from now on; nil where that is nil, and for bones that are
    /// on their way themselves.
    func fades(of turns: RowTurns?, by transition: SkeletonTransition) -> RowFades? {
        guard let turns, let time = root?.window?.time, fade?.value(at: time) == 1 else { return nil }
        let overlayTransition = overlayTransition(of: transition, isHiding: true)
        func rowFade(after delay: TimeInterval) -> OverlayFade {
            OverlayFade(from: 1, to: 0, begin: time + delay, duration: transition.duration, transition: overlayTransition)
        }
        return RowFades(
            rows: turns.delays.mapValues { rowFade(after: $0 - turns.first) }, last: rowFade(after: turns.duration))
    }
}
