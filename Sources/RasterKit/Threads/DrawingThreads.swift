import Glibc

/// Work that falls into pieces, which several threads can do at once.
protocol PiecewiseWork: AnyObject {
    /// Does one piece. `worker` is 0 on the thread that asked for the work and another number, below the number of
    /// threads, on each that helps: no two do a piece with the same number at once.
    func perform(piece: Int, worker: Int)
}

/// Threads that help the one that draws. They are made when there is first enough for them to do, and sleep in the
/// kernel while there is nothing.
///
/// Who asks for work does it, too, piece after piece, and waits only for pieces that another thread has begun: where
/// all processors are busy, nothing waits for a thread that does not come to run.
package final class DrawingThreads: Sendable {
    /// Those of the process: one for each of the machine's processors, up to 8.
    package static let shared = DrawingThreads(count: min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 8))

    private let crew = DrawingCrew()

    // MARK: Lifecycle

    /// Makes a group of `count` threads, the one that draws included.
    package init(count: Int) {
        crew.count = count
    }

    deinit {
        crew.end()
    }

    // MARK: Package

    /// How many threads draw at once, the one that asks included; 1 and less is that one alone. More than there are
    /// processors are of no use.
    package var count: Int {
        get { crew.count }
        set { crew.count = newValue }
    }

    // MARK: Internal

    /// Does all of the `pieces` of `work`, and returns when the last one is done. What two threads ask for at the same
    /// time, one of them does alone.
    func perform(_ work: any PiecewiseWork, pieces: Int) {
        guard crew.begin(work, pieces: pieces) else {
            for piece in 0..<pieces { work.perform(piece: piece, worker: 0) }
            return
        }
        crew.takePart(worker: 0)
        crew.finish()
    }
}

/// What threads that draw together share: all of it behind one lock.
private final class DrawingCrew: @unchecked Sendable {
    private let lock = ThreadLock()
    private let workCame: ThreadLock.Condition
    private let workEnded: ThreadLock.Condition
    private var threads: [pthread_t] = []
    private var wantedCount = 1
    /// What is to be done; nil once all pieces are taken.
    private var work: (any PiecewiseWork)?
    private var pieces = 0
    private var nextPiece = 0
    /// How many threads help with the work, or did, and how many of them are not done yet.
    private var helpers = 0
    private var busyHelpers = 0
    private var isTaken = false
    private var isEnding = false

    init() {
        workCame = lock.makeCondition()
        workEnded = lock.makeCondition()
    }

    deinit {
        workCame.deallocate()
        workEnded.deallocate()
    }

    var count: Int {
        get { lock.withLock { wantedCount } }
        set { lock.withLock { wantedCount = newValue } }
    }

    /// Hands `work` to the threads that sleep; false where there are none, or they have other work.
    func begin(_ work: any PiecewiseWork, pieces: Int) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard !isTaken else { return false }
        makeThreads(wantedCount - 1)
        let wanted = min(threads.count, wantedCount - 1, pieces - 1)
        guard wanted > 0 else { return false }
        (self.work, self.pieces, nextPiece, helpers, isTaken) = (work, pieces, 0, 0, true)
        for _ in 0..<wanted { workCame.signal() }
        return true
    }

    /// Takes piece after piece until none is left.
    func takePart(worker: Int) {
        lock.lock()
        takePieces(worker: worker)
        lock.unlock()
    }

    /// Waits for the pieces that helpers have begun.
    func finish() {
        lock.lock()
        // A thread that wakes up now finds nothing.
        work = nil
        while busyHelpers > 0 { lock.wait(for: workEnded) }
        isTaken = false
        lock.unlock()
    }

    /// Ends the threads, which have no work.
    func end() {
        lock.withLock { isEnding = true }
        workCame.broadcast()
        for thread in threads { pthread_join(thread, nil) }
    }

    // MARK: Private

    /// What a thread that helps does all its life.
    private func help() {
        lock.lock()
        while !isEnding {
            guard work != nil, nextPiece < pieces, helpers < wantedCount - 1 else {
                lock.wait(for: workCame)
                continue
            }
            helpers += 1
            busyHelpers += 1
            takePieces(worker: helpers)
            busyHelpers -= 1
            if busyHelpers == 0 { workEnded.signal() }
        }
        lock.unlock()
    }

    /// The lock is held before and afterwards.
    private func takePieces(worker: Int) {
        while let work, nextPiece < pieces {
            let piece = nextPiece
            nextPiece += 1
            lock.unlock()
            work.perform(piece: piece, worker: worker)
            lock.lock()
        }
    }

    /// Makes threads until there are `count`, as far as the system gives any.
    private func makeThreads(_ count: Int) {
        guard threads.count < count else { return }
        // Signals are for the threads that were there before.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        while threads.count < count, let thread = makeThread() { threads.append(thread) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private func makeThread() -> pthread_t? {
        var thread = pthread_t()
        let crew = Unmanaged.passRetained(self)
        let error = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<DrawingCrew>.fromOpaque(context).takeRetainedValue().help()
                return nil
            }, crew.toOpaque())
        guard error == 0 else {
            crew.release()
            return nil
        }
        return thread
    }
}
