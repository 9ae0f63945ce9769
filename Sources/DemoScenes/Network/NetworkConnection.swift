import Foundation
import Glibc

/// A client's connection to the demo's server, for a single request.
struct NetworkConnection {
    /// The time in seconds within which the whole head of a request must arrive, and within which the client must
    /// accept more bytes of the response.
    static let patience: TimeInterval = 10

    private enum Phase {
        case reading(Data)
        /// The response, and the time at which sending begins.
        case waiting(Data, until: TimeInterval)
        case sending(Data, sent: Int)
    }

    let descriptor: Int32
    private var phase = Phase.reading(Data())
    /// The time at which the connection is closed unless its request has arrived or, later, the client has accepted
    /// more bytes.
    private var deadline: TimeInterval

    /// Creates a connection for the file descriptor of a socket that was accepted at the time `now`.
    init(_ descriptor: Int32, now: TimeInterval) {
        self.descriptor = descriptor
        deadline = now + Self.patience
    }

    /// The result of a step.
    struct Outcome {
        var isOpen: Bool
        /// The number of bytes that were sent.
        var sent = 0

        static let open = Outcome(isOpen: true)
        static let closed = Outcome(isOpen: false)
    }

    /// Returns the events to poll for at the time `now`. The network can send more bytes from the time `free` on.
    func events(now: TimeInterval, free: TimeInterval) -> Int32 {
        if case .sending = phase, now >= free { POLLIN | POLLOUT } else { POLLIN }
    }

    /// Returns the time at which `step` must be called even without an event.
    func alarm(free: TimeInterval, now: TimeInterval) -> TimeInterval {
        switch phase {
        case .reading: deadline
        case .waiting(_, let time): time
        // Once the network is free, a client that can accept bytes causes an event.
        case .sending: now < free ? min(free, deadline) : deadline
        }
    }

    /// Handles the poll events `events`: reads the request, waits for the delay of the response, or sends up to `limit`
    /// bytes of it. Delays are multiplied by `timeScale`.
    mutating func step(
        _ events: Int16, now: TimeInterval, free: TimeInterval, limit: Int, timeScale: Double,
        responder: inout NetworkResponder
    ) -> Outcome {
        switch phase {
        case .reading(let head):
            if events == 0 { return now < deadline ? .open : .closed }
            return read(head, now: now, timeScale: timeScale, responder: &responder)
        case .waiting(let bytes, let time):
            if events != 0, !discardInput() { return .closed }
            if now >= time {
                phase = .sending(bytes, sent: 0)
                deadline = now + Self.patience
            }
            return .open
        case .sending(let bytes, let sent):
            if Int32(events) & ~POLLOUT != 0, !discardInput() { return .closed }
            if Int32(events) & POLLOUT == 0 || now < free { return now < deadline ? .open : .closed }
            return send(bytes, from: sent, limit: limit, now: now)
        }
    }

    // MARK: Private

    /// Discards bytes that the client sends after its request. Returns `false` if the client has closed the connection.
    private func discardInput() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
    }

    private mutating func read(
        _ head: Data, now: TimeInterval, timeScale: Double, responder: inout NetworkResponder
    ) -> Outcome {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return .open }
        guard count > 0 else { return .closed }
        let head = head + bytes.prefix(count)
        let end = head.range(of: Data("\r\n\r\n".utf8))
        let response: NetworkResponder.Response
        if (end?.upperBound ?? head.count) > NetworkResponder.headBytes {
            response = NetworkResponder.tooLong
        } else if end != nil {
            response = responder.response(to: head)
        } else {
            phase = .reading(head)
            return .open
        }
        phase = .waiting(response.bytes, until: now + response.delay * timeScale)
        return .open
    }

    private mutating func send(_ bytes: Data, from start: Int, limit: Int, now: TimeInterval) -> Outcome {
        let part = bytes.dropFirst(start).prefix(limit)
        let count = part.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? .open : .closed }
        phase = .sending(bytes, sent: start + count)
        deadline = now + Self.patience
        return Outcome(isOpen: start + count < bytes.count, sent: count)
    }
}
