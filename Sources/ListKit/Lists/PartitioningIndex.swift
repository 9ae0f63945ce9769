extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element for which `isBehind` returns `true`, in O(log n). It must return `true`
    /// for all following elements, too.
    package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
