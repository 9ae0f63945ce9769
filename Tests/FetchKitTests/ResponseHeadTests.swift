import Testing

@testable import FetchKit

@Suite("Response headers") struct ResponseHeadTests {
    /// Returns the head after `lines`, or `nil` if one of them is rejected.
    private func head(_ lines: String...) -> ResponseHead? {
        var head = ResponseHead()
        for line in lines {
            let isTaken = Array("\(line)\r\n".utf8).withUnsafeBytes { head.parse($0) }
            if !isTaken { return nil }
        }
        return head
    }

    @Test(
        "A redirect has the Location as sent, including credentials",
        arguments: [
            ("Location: http://name:secret@host/a", "http://name:secret@host/a"), ("location:/a b", "/a b"),
            ("LOCATION:\t /a \t", "/a"), ("Location:", ""), ("Location:   ", ""),
        ])
    func location(line: String, location: String) {
        #expect(head("HTTP/1.1 302 Found", line, "")?.location == location)
    }

    @Test("Only a Location header is a location", arguments: ["Locations: /a", "X-Location: /a", "Location", "Locat"])
    func otherHeaders(line: String) throws {
        let answer = try #require(head("HTTP/1.1 302 Found", line, ""))
        #expect(answer.location == nil && answer.isComplete)
    }

    @Test("The first Location applies, and those of an earlier head don't")
    func firstLocation() {
        #expect(head("HTTP/1.1 302 Found", "Location: /a", "Location: /b")?.location == "/a")
        #expect(head("HTTP/1.1 103 Hints", "Location: /a", "", "HTTP/1.1 302 Found", "")?.location == nil)
    }

    @Test("The head is complete after its empty line")
    func completeness() {
        #expect(head("HTTP/1.1 200 OK", "X-Name: value")?.isComplete == false)
        #expect(head("HTTP/1.1 200 OK", "X-Name: value", "")?.isComplete == true)
        #expect(head("HTTP/1.1 100 Continue", "", "HTTP/1.1 200 OK")?.isComplete == false)
    }

    @Test("Only a header can be folded, not the status line", arguments: [" X-Name: value", "\tX-Name: value"])
    func folding(line: String) {
        #expect(head("HTTP/1.1 200 OK", line) == nil)
        #expect(head("HTTP/1.1 200 OK", "X-Name: value", line) != nil)
    }
}
