import Foundation

/// The position in the visible range to which a part of the content is scrolled.
package enum ScrollAlignment {
    case start, middle, end

    /// Returns the start of the visible range after scrolling to the content between `low` and `high`. The visible
    /// range is `length` points long and currently starts at `first`. If `alignment` is `nil`, the range moves by the
    /// minimum distance that shows the content, or to the start of content that is longer than the range.
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
