import Testing

@testable import SourceRewriter

@Suite("Names that are hidden on Linux")
struct ShadowedNameTests {
    @Test("abs in an extension of CGFloat is qualified")
    func absoluteValue() {
        let result = Rewritten("extension CGFloat { var size: CGFloat { abs(self) + f(abs(-1)) } }")
        #expect(result.text == "extension CGFloat { var size: CGFloat { Swift.abs(self) + f(Swift.abs(-1)) } }")
        let change = "1.swift:1: abs replaced by Swift.abs, which CGFloat.abs hides"
        #expect(result.changes == [change, change] && result.problems.isEmpty)
    }

    @Test(
        "Other uses are left alone",
        arguments: [
            "extension CGFloat { func f() { _ = Swift.abs(self); _ = [self].map(abs) } }",
            "extension CGFloat { func abs(_ x: Int) {}; func f() { abs(1) } }",
            "extension Double { var size: Double { abs(self) } }",
            "let size = abs(-1)",
        ])
    func untouched(source: String) {
        #expect(Rewritten(source).text == source)
    }
}
