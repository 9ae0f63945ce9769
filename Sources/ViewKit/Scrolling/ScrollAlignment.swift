import Foundation

/// The alignment of a part of the content in the view after scrolling to that part.
package enum ScrollAlignment {
    case start, middle, end

    /// Returns the start of the visible range that shows `low` to `high` with `alignment`. The visible range is
    /// `length` points long and currently starts at `first`. An alignment of `nil` scrolls by the minimum and aligns
    /// content that is longer than the view at its start.
    package static func start(
        of first: CGFloat, length: CGFloat, showing low: CGFloat, to high: CGFloat, at alignment: ScrollAlignment?
    ) -> CGFloat {
        switch alignment {
        case .start: low
        case .middle: (low + high - length) / 2
        case .end: high - length
        case nil: low < first || high - low > length ? low : max(first, high - length)
        }
    }
}
