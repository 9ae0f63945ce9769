import Testing

@testable import SourceRewriter

@Suite("Edits of a file")
struct EditListTests {
    @Test("An insertion at the start of a replaced range comes before the replacement", arguments: [false, true])
    func insertion(isFirst: Bool) {
        var edits = EditList(Array("one two".utf8))
        if isFirst { edits.insert("<", at: 4) }
        edits.replace(4..<7, with: "2", keepsColumns: false)
        if !isFirst { edits.insert("<", at: 4) }
        edits.insert(">", at: 7)
        #expect(edits.text(in: 0..<7) == "one <2>")
    }
}
