import Foundation
import Testing

@testable import Reporting

@Suite("Diagnostics")
struct DiagnosticsTests {
    @Test("The same message is reported once, and again to each new listener")
    func once() {
        for _ in 0..<2 {
            let said = Diagnostics.messages {
                for message in ["a", "b", "a"] { Diagnostics.report(message) }
            }
            #expect(said == ["a", "b"])
        }
    }

    @Test("An inner listener receives the messages within it, and the outer one receives the rest")
    func nested() {
        var inner: [String] = []
        let outer = Diagnostics.messages {
            Diagnostics.report("before")
            inner = Diagnostics.messages { Diagnostics.report("within") }
            Diagnostics.report("after")
        }
        #expect(inner == ["within"] && outer == ["before", "after"])
    }

    @Test("Tasks can report concurrently, and concurrent listeners are isolated")
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

    @Test("Messages beyond the limit are dropped with a note, and a long message is truncated")
    func bounded() {
        let said = Diagnostics.messages {
            for number in 0..<10_000 { Diagnostics.report("\(number)") }
        }
        #expect(said.count == Diagnostics.limit + 1)
        #expect(
            said.last == "Further messages are omitted." && said[Diagnostics.limit - 1] == "\(Diagnostics.limit - 1)")

        let long = Diagnostics.messages { Diagnostics.report(String(repeating: "x", count: 1_000_000)) }
        #expect(long[0].count < 10_000 && long[0].hasSuffix("…"))
    }

    @Test("Line breaks are kept, and other control characters are escaped")
    func lines() {
        #expect(Diagnostics.messages { Diagnostics.report("a\nb\u{1B}[1m") } == ["a\nb\\u{1B}[1m"])
    }
}
