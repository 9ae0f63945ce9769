import Testing

@testable import RasterKit

@Suite("DrawingThreads")
struct DrawingThreadsTests {
    /// Counts the runs of each piece, and records the workers that ran the pieces.
    private final class Counter: PiecewiseWork, @unchecked Sendable {
        private let lock = ThreadLock()
        private var counts: [Int]
        private var largestWorker = 0
        private var busyWorkers: Set<Int> = []
        private var wasShared = false
        /// A closure that is called for each piece.
        var body: () -> Void = {}

        init(pieces: Int) {
            counts = Array(repeating: 0, count: pieces)
        }

        var result: (counts: Set<Int>, largestWorker: Int, wasShared: Bool) {
            lock.withLock { (Set(counts), largestWorker, wasShared) }
        }

        func perform(piece: Int, worker: Int) {
            lock.withLock {
                counts[piece] += 1
                largestWorker = max(largestWorker, worker)
                if !busyWorkers.insert(worker).inserted { wasShared = true }
            }
            body()
            lock.withLock { _ = busyWorkers.remove(worker) }
        }
    }

    @Test("Each piece runs once, on no more threads than requested", arguments: [-1, 1, 2, 3, 8])
    func pieces(count: Int) {
        let threads = DrawingThreads(count: count)
        for pieces in [0, 1, 2, 7, 100] {
            for _ in 0..<20 {
                let work = Counter(pieces: pieces)

                threads.perform(work, pieces: pieces)

                #expect(work.result.counts == (pieces > 0 ? [1] : []))
                #expect(work.result.largestWorker < max(1, count))
                #expect(!work.result.wasShared)
            }
        }
    }

    @Test("The number of threads may change from one job to the next")
    func change() {
        let threads = DrawingThreads(count: 8)
        for count in [8, 2, 5, 1, 0, 3] {
            threads.count = count
            let work = Counter(pieces: 50)

            threads.perform(work, pieces: 50)

            #expect(work.result.counts == [1])
            #expect(work.result.largestWorker < max(1, count))
        }
    }

    @Test("Work can be started within a piece of other work")
    func nested() {
        let threads = DrawingThreads(count: 3)
        let (outer, inner) = (Counter(pieces: 6), Counter(pieces: 1))
        outer.body = { threads.perform(Counter(pieces: 4), pieces: 4) }

        threads.perform(outer, pieces: 6)
        threads.perform(inner, pieces: 1)

        #expect(outer.result.counts == [1])
        #expect(inner.result.counts == [1])
    }
}
