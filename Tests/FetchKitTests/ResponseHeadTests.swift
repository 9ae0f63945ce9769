import Testing

@testable import FetchKit

@Suite struct ResponseHeadTests {
    /// Returns the head after `lines`, or `nil` if one of them was rejected.
    private func head(_ lines: String...) -> ResponseHead? {
        var head = ResponseHead()
        for line in lines {
            let isTaken = Array("\(line)\r\n".utf8).withUnsafeBytes { head.take($0) }
            if !isTaken { return nil }
        }
        return head
    }

    @Test(arguments: [
        ("Location: http://name:secret@host/a", "http://name:secret@host/a"), ("location:/a b", "/a b"),
        ("LOCATION:\t /a \t", "/a"), ("Location:", ""), ("Location:   ", ""),
    ])
    func `A redirect points to what was sent, credentials included`(line: String, location: String) {
        #expect(head("HTTP/1.1 302 Found", line, "")?.location == location)
    }

    @Test(arguments: ["Locations: /a", "X-Location: /a", "Location", "Locat"])
    func `Other headers are no location`(line: String) throws {
        let answer = try #require(head("HTTP/1.1 302 Found", line, ""))
        #expect(answer.location == nil && answer.isComplete)
    }

    @Test func `The first location counts, and those of an earlier head do not`() {
        #expect(head("HTTP/1.1 302 Found", "Location: /a", "Location: /b")?.location == "/a")
        #expect(head("HTTP/1.1 103 Hints", "Location: /a", "", "HTTP/1.1 302 Found", "")?.location == nil)
    }

    @Test func `The head is complete after its empty line`() {
        #expect(head("HTTP/1.1 200 OK", "X-Name: value")?.isComplete == false)
        #expect(head("HTTP/1.1 200 OK", "X-Name: value", "")?.isComplete == true)
        #expect(head("HTTP/1.1 100 Continue", "", "HTTP/1.1 200 OK")?.isComplete == false)
    }

    @Test(arguments: [" X-Name: value", "\tX-Name: value"])
    func `Only a header can be folded, not the status line`(line: String) {
        #expect(head("HTTP/1.1 200 OK", line) == nil)
        #expect(head("HTTP/1.1 200 OK", "X-Name: value", line) != nil)
    }
}
