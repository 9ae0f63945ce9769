/// A gate at which a test's load waits until the test opens it. No time passes while it waits.
@MainActor
final class Gate {
    private let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
    private let (openings, open) = AsyncStream.makeStream(of: Void.self)

    /// Waits, in a load, until `letGo()` is called. Throws if the task is canceled.
    func pass() async throws {
        arrive.yield()
        for await _ in openings { return }
        try Task.checkCancellation()
    }

    /// Waits, in a load that ignores cancellation, until `letGo()` is called.
    func passStubbornly() async {
        arrive.yield()
        let openings = openings
        await Task.detached { for await _ in openings { return } }.value
    }

    /// Waits, in the test, until a load has arrived.
    func arrival() async {
        for await _ in arrivals { return }
    }

    /// Resumes the waiting load, or the next one to arrive.
    func letGo() {
        open.yield()
    }
}
