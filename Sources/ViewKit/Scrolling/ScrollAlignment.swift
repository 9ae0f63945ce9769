import Foundation

/// Where a part of the content stands in the view after scrolling to it.
package enum ScrollAlignment {
    case start, middle, end

    /// Where the visible part of `length` points, which begins at `first`, has to begin so that it shows what is from
    /// `low` to `high` as `alignment` says; nil scrolls as little as shows it, or its beginning where it is longer.
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
