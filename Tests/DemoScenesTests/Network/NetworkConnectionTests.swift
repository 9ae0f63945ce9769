import Foundation
import Glibc
import Testing

@testable import DemoScenes

/// Tests single connections of the demo's server at given times.
@Suite("Connections of the network server")
struct NetworkConnectionTests {
    /// A connection that was accepted at the time 0, and the client's end.
    private final class Fixture {
        private let ends: [Int32]
        private var connection: NetworkConnection
        private var responder = NetworkResponder(.threeG)

        init() throws {
            var ends: [Int32] = [-1, -1]
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
            self.ends = ends
            connection = NetworkConnection(ends[0], now: 0)
        }

        deinit {
            for end in ends { close(end) }
        }

        var replaceableTime: TimeInterval? { connection.replaceableTime }

        func events(at now: TimeInterval) -> Int32 { connection.events(now: now, free: 0) }

        func alarm(at now: TimeInterval) -> TimeInterval { connection.alarm(free: 0, now: now) }

        @discardableResult
        func step(
            _ events: Int32 = 0, at now: TimeInterval, free: TimeInterval = 0, idle: TimeInterval = 0,
            limit: Int = .max
        ) -> NetworkConnection.Outcome {
            connection.step(
                Int16(events), now: now, traffic: .init(free: free, idle: idle, limit: limit), responder: &responder)
        }

        func send(_ text: String) {
            let bytes = Array(text.utf8)
            #expect(Glibc.send(ends[1], bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
        }

        func endInput() { shutdown(ends[1], Int32(SHUT_WR)) }

        /// Sends `request` and advances to the time 1, at which sending the response begins.
        func request(_ request: String = "GET /feed.json HTTP/1.1\r\n\r\n") {
            send(request)
            #expect(step(POLLIN, at: 0).isOpen)
            #expect(step(at: 1).isOpen)
        }
    }

    @Test("A client is not disconnected while the simulated network is busy")
    func busyNetwork() throws {
        let fixture = try Fixture()
        fixture.request()
        for now in stride(from: 10.0, through: 1000, by: 10) { #expect(fixture.step(at: now, free: now + 10).isOpen) }
        #expect(fixture.step(POLLOUT, at: 1010, free: 1010).sent > 0)
    }

    @Test("A client that accepts a response byte by byte is disconnected after 10 seconds of waiting for it in all")
    func slowClient() throws {
        let fixture = try Fixture()
        fixture.request()
        #expect(fixture.alarm(at: 1) == 11)
        #expect(fixture.step(POLLOUT, at: 5, idle: 4, limit: 1).sent == 1)
        #expect(fixture.step(POLLOUT, at: 9, idle: 4, limit: 1).sent == 1)
        #expect(fixture.alarm(at: 9) == 11)
        let last = fixture.step(POLLOUT, at: 13, idle: 4, limit: 1)
        #expect(!last.isOpen && last.sent == 0)
    }

    @Test("After a response, the input is discarded until the client closes the connection, or for 10 seconds")
    func draining() throws {
        for isClosed in [true, false] {
            let fixture = try Fixture()
            fixture.request("POST /feed.json HTTP/1.1\r\n\r\n")
            fixture.send("more")
            let sent = fixture.step(POLLOUT, at: 2)
            #expect(sent.isOpen && sent.sent > 0 && fixture.events(at: 2) == POLLIN)
            #expect(fixture.step(POLLIN, at: 3).isOpen)
            fixture.send("more")
            #expect(fixture.step(POLLIN, at: 11.9).isOpen && fixture.alarm(at: 11.9) == 12)
            if isClosed { fixture.endInput() }
            #expect(!fixture.step(isClosed ? POLLIN : 0, at: isClosed ? 11.95 : 12).isOpen)
        }
    }

    @Test("A client that has closed its side receives the response, and its end of input is reported only once")
    func halfClosed() throws {
        let fixture = try Fixture()
        fixture.send("GET /feed.json HTTP/1.1\r\n\r\n")
        fixture.endInput()
        #expect(fixture.step(POLLIN, at: 0).isOpen && fixture.events(at: 0) == POLLIN)
        #expect(fixture.step(POLLIN, at: 0).isOpen && fixture.events(at: 0) == 0)
        #expect(fixture.step(at: 1).isOpen && fixture.events(at: 1) == POLLOUT)
        #expect(fixture.step(POLLOUT, at: 1, limit: 100).isOpen)
        let last = fixture.step(POLLOUT, at: 1)
        #expect(!last.isOpen && last.sent > 0)
    }

    @Test("Only connections without a pending response can be replaced, or those whose client may have gone")
    func replacing() throws {
        let fixture = try Fixture()
        #expect(fixture.replaceableTime == 1)
        fixture.request()
        #expect(fixture.replaceableTime == nil)
        fixture.endInput()
        #expect(fixture.step(POLLIN, at: 1).isOpen && fixture.replaceableTime == 1)

        let other = try Fixture()
        other.request("POST /feed.json HTTP/1.1\r\n\r\n")
        #expect(other.step(POLLOUT, at: 2).isOpen && other.replaceableTime == 0)
    }

    @Test("A connection that breaks after the end of the input is closed")
    func broken() throws {
        let fixture = try Fixture()
        fixture.request()
        fixture.endInput()
        #expect(fixture.step(POLLIN, at: 1).isOpen)
        #expect(!fixture.step(POLLERR | POLLHUP, at: 1).isOpen)
    }
}
