extension RandomAccessCollection where Index == Int {
    /// Returns the first index whose element satisfies `isBehind`, in O(log n). All following elements must satisfy it
    /// too.
    package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
