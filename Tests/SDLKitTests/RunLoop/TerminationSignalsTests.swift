import Glibc
import Testing

@testable import SDLKit

@MainActor
@Suite("TerminationSignals", .serialized)
struct TerminationSignalsTests {
    @Test("Closing the terminal ends the run loop unless SIGHUP is ignored")
    func hangup() {
        let before = signal(SIGHUP, SIG_DFL)
        defer { signal(SIGHUP, before) }

        #expect(TerminationSignals {}.numbers == [SIGINT, SIGTERM, SIGHUP])
        signal(SIGHUP, SIG_IGN)
        #expect(TerminationSignals {}.numbers == [SIGINT, SIGTERM])
    }

    private final class Counter {
        var count = 0
    }

    private func isDefault(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    }

    /// Waits up to 10 seconds until `condition` holds. Returns `false` if it doesn't.
    private func wait(until condition: () -> Bool) async throws -> Bool {
        for _ in 0..<2_000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
        return condition()
    }

    @Test("Signals that follow shortly after the first one are ignored, also when the run loop has ended")
    func repeats() async throws {
        let before = signal(SIGHUP, SIG_DFL)
        defer { signal(SIGHUP, before) }
        let counter = Counter()
        var signals: TerminationSignals? = TerminationSignals { counter.count += 1 }
        try #require(try await wait(until: { !isDefault(SIGHUP) }))
        kill(getpid(), SIGHUP)
        kill(getpid(), SIGHUP)
        #expect(try await wait(until: { counter.count > 0 }))

        withExtendedLifetime(signals) {}
        signals = nil
        // This would end the tests.
        try #require(!isDefault(SIGHUP))
        kill(getpid(), SIGHUP)
        #expect(try await wait(until: { isDefault(SIGHUP) }))
        #expect(counter.count == 1)
    }
}
