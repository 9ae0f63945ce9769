import CDescriptors
import Foundation
import Glibc

/// The loop of the demo's server, which serves all connections on one thread.
struct NetworkServerLoop: Sendable {
    /// The maximum number of open connections. Further clients wait until one of them is closed or may be replaced.
    static let maximumConnections = 16
    /// The time in seconds for which no connections are accepted after an error, such as a lack of file descriptors.
    private static let pause: TimeInterval = 0.1

    private let listener: Int32
    private let stop: Int32
    private var responder: NetworkResponder
    private let timeScale: Double
    /// The connections, in the order in which they may send.
    private var connections: [NetworkConnection] = []
    /// The time from which connections are accepted again after an error.
    private var accepts: TimeInterval = 0
    /// The time from which the simulated network can send more bytes.
    private var free: TimeInterval = 0
    /// The time of the last step.
    private var lastStep: TimeInterval = 0

    /// Creates a loop for the nonblocking socket `listener`. `run` closes `listener` and `stop`.
    init(listener: Int32, stop: Int32, responder: NetworkResponder, timeScale: Double) {
        self.listener = listener
        self.stop = stop
        self.responder = responder
        self.timeScale = timeScale
    }

    /// Serves connections until the write end of the pipe `stop` is closed.
    mutating func run() {
        defer {
            for descriptor in [listener, stop] + connections.map(\.descriptor) { close(descriptor) }
        }
        while true {
            let now = ProcessInfo.processInfo.systemUptime
            var polled = polled(now: now)
            let count = poll(&polled, nfds_t(polled.count), milliseconds(now: now))
            if count < 0, errno == EINTR { continue }
            guard count >= 0, polled[0].revents == 0 else { return }
            step(polled.dropFirst(2).map(\.revents))
            if polled[1].revents != 0 { accept() }
        }
    }

    // MARK: Private

    private func polled(now: TimeInterval) -> [pollfd] {
        let accepting = now >= accepts && (!isFull || Self.replaceableIndex(in: connections, now: now) != nil)
        return [
            pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            // `poll` ignores negative file descriptors.
            pollfd(fd: accepting ? listener : -1, events: Int16(POLLIN), revents: 0),
        ]
            + connections.map {
                pollfd(fd: $0.descriptor, events: Int16($0.events(now: now, free: free)), revents: 0)
            }
    }

    /// Returns the timeout for `poll` in milliseconds, at most a minute; -1 waits for an event without a timeout.
    private func milliseconds(now: TimeInterval) -> Int32 {
        var alarms = connections.map { $0.alarm(free: free, now: now) }
        if now < accepts { alarms.append(accepts) }
        if isFull { alarms += connections.compactMap(\.replaceableTime).filter { $0 > now } }
        guard let next = alarms.min() else { return -1 }
        return Int32(min(60_000, max(0, ((next - now) * 1000).rounded(.up))))
    }

    /// Advances each connection. `events` are the poll events of `connections`, in the same order.
    private mutating func step(_ events: [Int16]) {
        let now = ProcessInfo.processInfo.systemUptime
        let rate = responder.network.bytesPerSecond / timeScale
        // At a limited rate, each chunk takes about a fiftieth of a second.
        let limit = Int(min(65_536, max(1024, rate / 50)))
        var traffic = NetworkConnection.Traffic(
            free: free, idle: max(0, now - max(lastStep, free)), limit: limit, timeScale: timeScale)
        lastStep = now
        var (waiting, served): ([NetworkConnection], [NetworkConnection]) = ([], [])
        for (var connection, events) in zip(connections, events) {
            traffic.free = free
            let outcome = connection.step(events, now: now, traffic: traffic, responder: &responder)
            free = max(free, now) + Double(outcome.sent) / rate
            if !outcome.isOpen {
                close(connection.descriptor)
            } else if outcome.sent > 0 {
                served.append(connection)
            } else {
                waiting.append(connection)
            }
        }
        // Connections that have just sent go last, so that all of them take turns.
        connections = waiting + served
    }

    private var isFull: Bool { connections.count >= Self.maximumConnections }

    /// Returns the index of the connection to close in favor of a new one; `nil` if none may be closed.
    static func replaceableIndex(in connections: [NetworkConnection], now: TimeInterval) -> Int? {
        let times = connections.map { $0.replaceableTime ?? .infinity }
        guard let first = times.min(), first <= now else { return nil }
        return times.firstIndex(of: first)
    }

    private mutating func accept() {
        let now = ProcessInfo.processInfo.systemUptime
        let replaced = isFull ? Self.replaceableIndex(in: connections, now: now) : nil
        // The connection that could be replaced may just have received its request.
        if isFull, replaced == nil { return }
        let flags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = accept4(listener, nil, nil, flags)
        if descriptor >= 0 {
            if let replaced { close(connections.remove(at: replaced).descriptor) }
            connections.append(NetworkConnection(descriptor, now: now))
        } else if ![EAGAIN, EINTR, ECONNABORTED].contains(errno) {
            accepts = now + Self.pause
        }
    }
}
