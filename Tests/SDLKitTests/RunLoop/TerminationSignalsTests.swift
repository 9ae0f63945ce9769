import Glibc
import Testing

@testable import SDLKit

@MainActor
@Suite("TerminationSignals")
struct TerminationSignalsTests {
    @Test("Closing the terminal ends the run loop unless SIGHUP is ignored")
    func hangup() {
        let before = signal(SIGHUP, SIG_DFL)
        defer { signal(SIGHUP, before) }

        #expect(TerminationSignals {}.numbers == [SIGINT, SIGTERM, SIGHUP])
        signal(SIGHUP, SIG_IGN)
        #expect(TerminationSignals {}.numbers == [SIGINT, SIGTERM])
    }
}
