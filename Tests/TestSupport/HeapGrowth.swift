import CHeapCount

/// Measures how much memory repeated work retains.
@MainActor
public enum HeapGrowth {
    /// Returns the median growth of the heap, in bytes, over five runs of `work`.
    ///
    /// Tests that run in parallel allocate and release memory at the same time, which changes some of the runs. A
    /// leak makes all of them grow.
    public static func bytes(perRun work: () -> Void) -> Int {
        let growths = (0..<5).map { _ in
            let before = heap_living_bytes()
            work()
            return Int(heap_living_bytes()) - Int(before)
        }
        return growths.sorted()[2]
    }
}
