extension RandomAccessCollection where Index == Int {
    /// The first index whose element satisfies `isBehind`, which holds for all elements after it
    /// too; found in O(log n).
    package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
