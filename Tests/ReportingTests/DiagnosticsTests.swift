import Foundation
import Testing

@testable import Reporting

@Suite("Diagnostics")
struct DiagnosticsTests {
    @Test("The same message is said once, and each listener hears it anew")
    func once() {
        for _ in 0..<2 {
            let said = Diagnostics.messages {
                for message in ["a", "b", "a"] { Diagnostics.report(message) }
            }
            #expect(said == ["a", "b"])
        }
    }

    @Test("An inner listener hears what is said within it, the outer one the rest")
    func nested() {
        var inner: [String] = []
        let outer = Diagnostics.messages {
            Diagnostics.report("before")
            inner = Diagnostics.messages { Diagnostics.report("within") }
            Diagnostics.report("after")
        }
        #expect(inner == ["within"] && outer == ["before", "after"])
    }

    @Test("Tasks and threads may report at once, and those that run beside each other do not hear each other")
    func tasks() async {
        async let first = Diagnostics.messages {
            await withTaskGroup { group in
                for number in 0..<100 { group.addTask { Diagnostics.report("\(number % 10)") } }
            }
        }
        async let second = Diagnostics.messages { await Task { Diagnostics.report("other") }.value }
        #expect(await Set(first) == Set((0..<10).map(String.init)))
        #expect(await second == ["other"])
    }

    @Test("After so many messages the rest is left out, with a word; a long one is cut")
    func bounded() {
        let said = Diagnostics.messages {
            for number in 0..<10_000 { Diagnostics.report("\(number)") }
        }
        #expect(said.count == Diagnostics.limit + 1)
        #expect(
            said.last == "Further messages are left out." && said[Diagnostics.limit - 1] == "\(Diagnostics.limit - 1)")

        let long = Diagnostics.messages { Diagnostics.report(String(repeating: "x", count: 1_000_000)) }
        #expect(long[0].count < 10_000 && long[0].hasSuffix("…"))
    }

    @Test("Lines stay lines, and other control characters are shown")
    func lines() {
        #expect(Diagnostics.messages { Diagnostics.report("a\nb\u{1B}[1m") } == ["a\nb\\u{1B}[1m"])
    }
}
