/// Where a load of a test waits until the test lets it go on. No time passes meanwhile.
@MainActor
final class Gate {
    private let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
    private let (openings, open) = AsyncStream.makeStream(of: Void.self)

    /// Waits, as a load, until `open()` or until the task is cancelled, and throws then.
    func pass() async throws {
        arrive.yield()
        for await _ in openings { return }
        try Task.checkCancellation()
    }

    /// Waits, as a load that knows no cancellation, until `open()`.
    func passStubbornly() async {
        arrive.yield()
        let openings = openings
        await Task.detached { for await _ in openings { return } }.value
    }

    /// Waits, as a test, until a load is here.
    func arrival() async {
        for await _ in arrivals { return }
    }

    /// Lets the load go on that waits here, or the next that comes.
    func letGo() {
        open.yield()
    }
}
