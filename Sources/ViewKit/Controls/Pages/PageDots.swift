import Foundation

/// Which dots a page control shows: all, or where there is too little room as many as fit, around the present page.
struct PageDots: Equatable {
    /// The pages with a dot.
    let pages: Range<Int>
    let current: Int
    let count: Int

    /// Chooses the dots of `count` pages in a room for `most`, of which there is always one; the present one stands in
    /// the middle where it can.
    init(count: Int, current: Int, most: Int) {
        self.count = max(0, count)
        self.current = current
        let most = max(1, most)
        guard self.count > most else {
            pages = 0..<self.count
            return
        }
        let first = min(max(0, current - most / 2), self.count - most)
        pages = first..<first + most
    }

    /// How large the dot of `page` is: smaller at an end that more pages lie beyond.
    func scale(of page: Int) -> Double {
        guard page != current else { return 1 }
        let isBeforeMore = pages.lowerBound > 0 && page < pages.lowerBound + 2
        let isAfterMore = pages.upperBound < count && page >= pages.upperBound - 2
        guard isBeforeMore || isAfterMore else { return 1 }
        return page == pages.lowerBound || page == pages.upperBound - 1 ? 0.5 : 0.75
    }
}
