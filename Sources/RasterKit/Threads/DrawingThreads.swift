import Glibc

/// Work in pieces that several threads can perform in parallel.
protocol PiecewiseWork: AnyObject {
    /// Performs one piece. `worker` is 0 on the requesting thread and a different number, less than the number of
    /// threads, on each helper. No two pieces run at the same time with the same number.
    func perform(piece: Int, worker: Int)
}

/// A pool of helper threads for drawing. The threads are created when there is enough work for the first time, and
/// sleep in the kernel while idle.
///
/// The requesting thread takes part in the work and waits only for pieces that a helper has begun. On a busy machine,
/// it therefore never waits for a helper that has not been scheduled yet.
package final class DrawingThreads: Sendable {
    /// The shared pool: one thread per processor, up to 8.
    package static let shared = DrawingThreads(count: min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 8))

    private let state = ThreadPoolState()

    // MARK: Lifecycle

    /// Creates a pool of `count` threads, including the requesting one.
    package init(count: Int) {
        state.count = count
    }

    deinit {
        state.end()
    }

    // MARK: Package

    /// The number of threads, including the requesting one. At 1 or less, only the requesting thread draws. A number
    /// greater than the number of processors has no benefit.
    package var count: Int {
        get { state.count }
        set { state.count = newValue }
    }

    // MARK: Internal

    /// Performs all `pieces` of `work` and returns when the last one is done. If the pool is busy with other work or
    /// has no helpers, the calling thread performs all pieces alone.
    func perform(_ work: any PiecewiseWork, pieces: Int) {
        guard state.begin(work, pieces: pieces) else {
            for piece in 0..<pieces { work.perform(piece: piece, worker: 0) }
            return
        }
        state.runPieces(worker: 0)
        state.finish()
    }
}

/// The shared state of the pool, guarded by a single lock.
private final class ThreadPoolState: @unchecked Sendable {
    private let lock = ThreadLock()
    private let workArrived: ThreadLock.Condition
    private let workEnded: ThreadLock.Condition
    private var threads: [pthread_t] = []
    private var targetCount = 1
    /// The current work, or `nil` once no pieces are left to take.
    private var work: (any PiecewiseWork)?
    private var pieces = 0
    private var nextPiece = 0
    /// The number of helpers that have joined the current work.
    private var helpers = 0
    /// The number of helpers that are still taking or performing pieces.
    private var busyHelpers = 0
    private var isInUse = false
    private var isEnding = false

    init() {
        workArrived = lock.makeCondition()
        workEnded = lock.makeCondition()
    }

    deinit {
        workArrived.deallocate()
        workEnded.deallocate()
    }

    var count: Int {
        get { lock.withLock { targetCount } }
        set { lock.withLock { targetCount = newValue } }
    }

    /// Hands `work` to sleeping threads. Returns `false` if the pool is busy or has no helper threads.
    func begin(_ work: any PiecewiseWork, pieces: Int) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard !isInUse else { return false }
        makeThreads(targetCount - 1)
        let helperCount = min(threads.count, targetCount - 1, pieces - 1)
        guard helperCount > 0 else { return false }
        self.work = work
        self.pieces = pieces
        nextPiece = 0
        helpers = 0
        isInUse = true
        for _ in 0..<helperCount { workArrived.signal() }
        return true
    }

    /// Takes pieces until no pieces are left.
    func runPieces(worker: Int) {
        lock.lock()
        runRemainingPieces(worker: worker)
        lock.unlock()
    }

    /// Waits for the pieces that helpers have begun.
    func finish() {
        lock.lock()
        // Threads that wake up after this point find no work.
        work = nil
        while busyHelpers > 0 { lock.wait(for: workEnded) }
        isInUse = false
        lock.unlock()
    }

    /// Ends the threads, which must be idle.
    func end() {
        lock.withLock { isEnding = true }
        workArrived.broadcast()
        for thread in threads { pthread_join(thread, nil) }
    }

    // MARK: Private

    /// Runs the loop of a helper thread.
    private func help() {
        lock.lock()
        while !isEnding {
            guard work != nil, nextPiece < pieces, helpers < targetCount - 1 else {
                lock.wait(for: workArrived)
                continue
            }
            helpers += 1
            busyHelpers += 1
            runRemainingPieces(worker: helpers)
            busyHelpers -= 1
            if busyHelpers == 0 { workEnded.signal() }
        }
        lock.unlock()
    }

    /// Takes pieces until no pieces are left. The lock is held when this is called and when it returns.
    private func runRemainingPieces(worker: Int) {
        while let work, nextPiece < pieces {
            let piece = nextPiece
            nextPiece += 1
            lock.unlock()
            work.perform(piece: piece, worker: worker)
            lock.lock()
        }
    }

    /// Creates threads until there are `count`, or until the system fails to create one.
    private func makeThreads(_ count: Int) {
        guard threads.count < count else { return }
        // Blocks all signals in the new threads, so that existing threads handle them.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        while threads.count < count, let thread = makeThread() { threads.append(thread) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private func makeThread() -> pthread_t? {
        var thread = pthread_t()
        let state = Unmanaged.passRetained(self)
        let error = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<ThreadPoolState>.fromOpaque(context).takeRetainedValue().help()
                return nil
            }, state.toOpaque())
        guard error == 0 else {
            state.release()
            return nil
        }
        return thread
    }
}
