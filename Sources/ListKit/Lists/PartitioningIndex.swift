extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element for which `predicate` returns `true`, or `endIndex` if it never does, in
    /// O(log n). `predicate` must return `true` for all elements after the first such element, too.
    package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
