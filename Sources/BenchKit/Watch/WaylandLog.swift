import Foundation

/// Parses the standard error of a program that logs its Wayland requests because of `WAYLAND_DEBUG=client`, and counts
/// the frames that it commits. Keeps the last lines that aren't part of the log.
package struct WaylandLog: Sendable {
    /// The maximum length of a line in bytes. The rest of a longer line is ignored.
    package static let maximumLine = 4096
    /// The maximum number of messages to keep.
    package static let maximumMessages = 5
    /// The maximum number of surfaces whose frames are counted.
    private static let maximumSurfaces = 10_000

    /// The times at which new buffers were committed to each surface, in nanoseconds since an arbitrary instant.
    package private(set) var frames: [UInt32: [UInt64]] = [:]
    /// The last lines that aren't part of the log.
    package private(set) var messages: [String] = []

    /// The surfaces with a new buffer that hasn't been committed yet.
    private var attached: Set<UInt32> = []
    private var line: [UInt8] = []
    private var laps: UInt64 = 0
    private var previousTime: UInt64 = 0

    package init() {}

    /// Adds the next part of the program's output, which may begin or end in the middle of a line.
    package mutating func add(_ bytes: some Collection<UInt8>) {
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { finishLine() }
            line.append(contentsOf: part.element.prefix(Self.maximumLine - line.count))
        }
    }

    /// Adds the last line if it has no line break. Called at the end of the output.
    package mutating func finish() {
        if !line.isEmpty { finishLine() }
    }

    /// Discards the frames. A buffer that is already attached still counts when it is committed.
    package mutating func removeFrames() {
        for surface in frames.keys { frames[surface]?.removeAll(keepingCapacity: true) }
    }

    // MARK: Private

    private mutating func finishLine() {
        defer { line.removeAll(keepingCapacity: true) }
        // A lossy conversion suffices, because requests to surfaces consist of ASCII characters.
        let text = String(decoding: line, as: UTF8.self)
        guard let time = LogTime(text) else {
            guard !text.allSatisfy(\.isWhitespace) else { return }
            messages.append(text)
            if messages.count > Self.maximumMessages { messages.removeFirst() }
            return
        }
        guard let request = LoggedRequest(time) else { return }
        switch request.method {
        case "attach":
            if request.arguments.hasPrefix("nil") {
                attached.remove(request.surface)
            } else {
                attached.insert(request.surface)
            }
        case "commit":
            let time = continuous(request.time)
            guard attached.remove(request.surface) != nil,
                frames[request.surface] != nil || frames.count < Self.maximumSurfaces
            else { break }
            frames[request.surface, default: []].append(time * 1000)
        case "destroy": attached.remove(request.surface)
        default: break
        }
    }

    /// Returns the time in microseconds, without the wraparounds of the times in the log.
    private mutating func continuous(_ time: LogTime) -> UInt64 {
        // Lines of different threads may be slightly out of order, so only a large step back is a wraparound.
        if time.microseconds + time.lap / 2 < previousTime { laps += 1 }
        previousTime = time.microseconds
        return laps * time.lap + time.microseconds
    }
}

/// The time at the beginning of a line of the log.
private struct LogTime {
    let microseconds: UInt64
    /// The period after which times wrap around to zero, in microseconds.
    let lap: UInt64
    /// The rest of the line, after the time.
    let rest: Substring

    /// Parses the time at the beginning of `line`: milliseconds, as in `[1234567.890]`, or the time of day that
    /// libwayland has written since version 1.24, as in `[12:34:56.123456]`.
    init?(_ line: String) {
        guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
        let text = line[..<end].dropFirst().drop { $0 == " " }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let fraction = UInt32(parts[1]) else { return nil }
        let whole = parts[0].split(separator: ":", omittingEmptySubsequences: false).map { UInt32($0) }
        switch (whole.count, parts[1].count) {
        case (1, 3):
            guard let milliseconds = whole[0] else { return nil }
            (microseconds, lap) = (UInt64(milliseconds) * 1000 + UInt64(fraction), 1 << 32)
        case (3, 6):
            guard let hours = whole[0], let minutes = whole[1], let seconds = whole[2], hours < 24 else { return nil }
            let whole = (UInt64(hours) * 60 + UInt64(minutes)) * 60 + UInt64(seconds)
            (microseconds, lap) = (whole * 1_000_000 + UInt64(fraction), 86_400_000_000)
        default: return nil
        }
        rest = line[end...].dropFirst()
    }
}

/// A request to a surface in the log, such as `[1234567.890]  -> wl_surface@12.commit()`. Later versions of libwayland
/// write `[1234567.890] {Default Queue}  -> wl_surface#12.commit()`.
private struct LoggedRequest {
    let time: LogTime
    let surface: UInt32
    let method: Substring
    /// The rest of the line, after the opening parenthesis.
    let arguments: Substring

    init?(_ time: LogTime) {
        guard let arrow = time.rest.firstRange(of: " -> wl_surface") else { return nil }
        let call = time.rest[arrow.upperBound...]
        guard let mark = call.first, mark == "@" || mark == "#", let dot = call.firstIndex(of: "."),
            let surface = UInt32(call[..<dot].dropFirst()), let parenthesis = call.firstIndex(of: "("),
            dot < parenthesis
        else { return nil }
        (self.time, self.surface) = (time, surface)
        method = call[call.index(after: dot)..<parenthesis]
        arguments = call[call.index(after: parenthesis)...]
    }
}
