import BenchKit
import Testing

@MainActor @Suite("Waiting for a processor") struct ProcessorWaitTests {
    @Test(
        "The run delay is the second of the three numbers in schedstat",
        arguments: [
            ("1214728 981 5\n", 981), ("0 0 0", 0), ("7 18446744073709551615 1", UInt64.max), ("12", nil), ("", nil),
            ("12 ", nil), ("7 18446744073709551616 1", nil), ("a b c", nil),
        ] as [(String, UInt64?)])
    func text(_ text: String, delay: UInt64?) {
        #expect(ProcessorWait.delay(in: text.utf8) == delay)
    }

    @Test("The waiting time never decreases, and the difference from an unknown one is unknown")
    func readings() throws {
        let wait = ProcessorWait()
        guard let before = wait.nanoseconds else { return }

        #expect(try #require(wait.nanoseconds) >= before)
        #expect(try #require(wait.since(before)) >= 0)
        #expect(wait.since(UInt64.max) == 0 && wait.since(nil) == nil)
    }
}
