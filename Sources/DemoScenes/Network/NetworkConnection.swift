import Foundation
import Glibc

/// A client's connection to the demo's server, for a single request.
struct NetworkConnection {
    /// The time in seconds within which the whole head of a request must arrive, for which the network waits in all for
    /// the client to accept the response, and within which the client must close the connection after the response.
    static let patience: TimeInterval = 10
    /// The age in seconds from which a connection may be replaced if its client hasn't sent a complete request, or may
    /// have gone.
    static let grace: TimeInterval = 1

    private enum Phase {
        case reading(Data)
        /// The response, and the time at which sending begins.
        case waiting(Data, until: TimeInterval)
        /// The response, the number of bytes sent, and the remaining time for which the network waits for the client.
        case sending(Data, sent: Int, allowance: TimeInterval)
        /// The response was sent. The input is discarded until the client closes the connection, because closing a
        /// connection with unread input would also discard the response.
        case draining
    }

    let descriptor: Int32
    /// The time at which the socket was accepted.
    private let accepted: TimeInterval
    private var phase = Phase.reading(Data())
    /// The time at which the connection is closed while it reads or drains.
    private var deadline: TimeInterval
    /// `true` if the client has closed its side of the connection. It may still receive the response.
    private var isInputEnded = false

    /// Creates a connection for the file descriptor of a socket that was accepted at the time `now`.
    init(_ descriptor: Int32, now: TimeInterval) {
        self.descriptor = descriptor
        accepted = now
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

    /// The state of the simulated network that all connections share.
    struct Traffic {
        /// The time from which the network can send more bytes.
        var free: TimeInterval = 0
        /// The time in seconds since the previous step for which the network could have sent bytes.
        var idle: TimeInterval = 0
        /// The maximum number of bytes to send in a step.
        var limit = 65_536
        /// The factor for all delays.
        var timeScale = 1.0
    }

    /// Returns the events to poll for at the time `now`. The network can send more bytes from the time `free` on.
    func events(now: TimeInterval, free: TimeInterval) -> Int32 {
        // The end of the input would be reported again and again.
        let input = isInputEnded ? 0 : POLLIN
        return if case .sending = phase, now >= free { input | POLLOUT } else { input }
    }

    /// Returns the time at which `step` must be called even without an event.
    func alarm(free: TimeInterval, now: TimeInterval) -> TimeInterval {
        switch phase {
        case .reading, .draining: deadline
        case .waiting(_, let time): time
        // Once the network is free, a client that can accept bytes causes an event.
        case .sending(_, _, let allowance): now < free ? free : now + allowance
        }
    }

    /// The time from which the connection may be closed in favor of a new one; `nil` while its client waits for a
    /// response. A client that has closed its side may wait, too, but can't be told from one that has gone.
    var replaceableTime: TimeInterval? {
        switch phase {
        case .reading: accepted + Self.grace
        case .waiting, .sending: isInputEnded ? accepted + Self.grace : nil
        case .draining: accepted
        }
    }

    /// Handles the poll events `events` at the time `now`: reads the request, waits for the delay of the response,
    /// sends a part of it, or discards input.
    mutating func step(
        _ events: Int16, now: TimeInterval, traffic: Traffic, responder: inout NetworkResponder
    ) -> Outcome {
        if case .reading(let head) = phase {
            if events == 0 { return now < deadline ? .open : .closed }
            return read(head, now: now, timeScale: traffic.timeScale, responder: &responder)
        }
        guard discardInput(events) else { return .closed }
        switch phase {
        case .reading: return .open
        case .waiting(let bytes, let time):
            if now >= time { phase = .sending(bytes, sent: 0, allowance: Self.patience) }
            return .open
        case .sending(let bytes, let sent, let allowance):
            let allowance = allowance - traffic.idle
            guard allowance > 0 else { return .closed }
            phase = .sending(bytes, sent: sent, allowance: allowance)
            return Int32(events) & POLLOUT == 0 || now < traffic.free
                ? .open : send(bytes, from: sent, allowance: allowance, limit: traffic.limit, now: now)
        case .draining: return !isInputEnded && now < deadline ? .open : .closed
        }
    }

    // MARK: Private

    /// Discards bytes that the client sends after its request, if `events` report any, and notices the end of the
    /// input. Returns `false` if the connection is broken.
    private mutating func discardInput(_ events: Int16) -> Bool {
        guard Int32(events) & ~POLLOUT != 0 else { return true }
        // Without input, only errors are reported.
        guard !isInputEnded else { return false }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        isInputEnded = count == 0
        return count >= 0 || errno == EAGAIN || errno == EINTR
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

    private mutating func send(
        _ bytes: Data, from start: Int, allowance: TimeInterval, limit: Int, now: TimeInterval
    ) -> Outcome {
        let part = bytes.dropFirst(start).prefix(limit)
        let count = part.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? .open : .closed }
        guard start + count == bytes.count else {
            phase = .sending(bytes, sent: start + count, allowance: allowance)
            return Outcome(isOpen: true, sent: count)
        }
        shutdown(descriptor, Int32(SHUT_WR))
        phase = .draining
        deadline = now + Self.patience
        return Outcome(isOpen: !isInputEnded, sent: count)
    }
}
