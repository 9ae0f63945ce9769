import Foundation
import ViewKit

/// The visible dots of a page control: all dots, or those around the current page if there isn't enough space.
struct PageDots: Equatable {
    /// The pages with a visible dot.
    let pages: Range<Int>
    let current: Int
    let count: Int

    /// Chooses the visible dots for `count` pages: at most `limit` dots, where a limit below 1 counts as 1. The dot of
    /// the current page is centered if possible.
    init(count: Int, current: Int, limit: Int) {
        self.count = max(0, count)
        self.current = current
        let limit = max(1, limit)
        guard self.count > limit else {
            pages = 0..<self.count
            return
        }
        let first = min(max(0, current - limit / 2), self.count - limit)
        pages = first..<first + limit
    }

    /// Returns the scale of the dot for `page`. Dots near an end are smaller if there are more pages beyond that end.
    func scale(of page: Int) -> Double {
        guard page != current else { return 1 }
        let isBeforeMore = pages.lowerBound > 0 && page < pages.lowerBound + 2
        let isAfterMore = pages.upperBound < count && page >= pages.upperBound - 2
        guard isBeforeMore || isAfterMore else { return 1 }
        return page == pages.lowerBound || page == pages.upperBound - 1 ? 0.5 : 0.75
    }
}
