import Glibc
import Testing

@testable import SDLKit

@MainActor
@Suite("TerminationSignals", .serialized)
struct TerminationSignalsTests {
    @Test("The end of the terminal ends the run loop, unless the program was told to outlive it")
    func hangup() {
        let before = signal(SIGHUP, SIG_DFL)
        defer { signal(SIGHUP, before) }

        #expect(TerminationSignals {}.numbers == [SIGINT, SIGTERM, SIGHUP])
        signal(SIGHUP, SIG_IGN)
        #expect(TerminationSignals {}.numbers == [SIGINT, SIGTERM])
    }
}
