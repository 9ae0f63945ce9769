import Foundation
import Glibc

/// Reads a program's output. If the output is long, keeps only its beginning or its end.
struct BoundedOutput {
    /// The part of the output to keep, with its maximum number of bytes.
    enum Retention {
        case beginning(Int)
        case end(Int)
    }

    let descriptor: Int32
    let retention: Retention
    private(set) var data = Data()
    private var isOpen: Bool

    /// Creates a stream that reads the nonblocking file descriptor `descriptor`; -1 means that there is no output.
    init(descriptor: Int32, retention: Retention) {
        (self.descriptor, self.retention, isOpen) = (descriptor, retention, descriptor >= 0)
    }

    /// Discards the data that was read.
    mutating func clear() { data = Data() }

    /// Waits up to `milliseconds` for output of any of `streams` and reads what is available.
    static func read(_ streams: inout [Self], waiting milliseconds: Int32) {
        var states = streams.map { pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0) }
        guard poll(&states, nfds_t(states.count), milliseconds) > 0 else { return }
        for index in streams.indices where states[index].revents != 0 { streams[index].read() }
    }

    /// Reads the available output, but only a limited amount at a time, because a program may write endlessly.
    private mutating func read() {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        for _ in 0..<4 {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else {
                isOpen = count < 0 && (errno == EAGAIN || errno == EINTR)
                return
            }
            keep(buffer[..<count])
        }
    }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        switch retention {
        case .beginning(let limit): data.append(contentsOf: bytes.prefix(max(0, limit - data.count)))
        case .end(let limit):
            data.append(contentsOf: bytes)
            if data.count > limit { data = Data(data.suffix(limit)) }
        }
    }
}
