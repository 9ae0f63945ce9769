import Foundation

/// Reads the standard error of a program that logs its Wayland requests because of `WAYLAND_DEBUG=client`, and counts
/// the frames that it commits. Keeps the last lines that are not part of the log.
package struct WaylandLog: Sendable {
    /// The maximum length of a line in bytes. The rest of a longer line is ignored.
    package static let maximumLine = 4096
    /// The maximum number of messages to keep.
    package static let maximumMessages = 5
    /// The number of surfaces whose frames are counted.
    private static let maximumSurfaces = 10_000

    /// The times at which pictures were committed to each surface, in nanoseconds since an arbitrary instant.
    package private(set) var frames: [UInt32: [UInt64]] = [:]
    /// The last lines of the program's own messages.
    package private(set) var messages: [String] = []

    /// The surfaces whose next commit has a new picture.
    private var attached: Set<UInt32> = []
    private var line: [UInt8] = []
    private var laps: UInt64 = 0
    private var previousTime: UInt64 = 0

    package init() {}

    /// Adds output of the program.
    package mutating func add(_ bytes: some Collection<UInt8>) {
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { finishLine() }
            line.append(contentsOf: part.element.prefix(Self.maximumLine - line.count))
        }
    }

    /// Adds the last line if it has no line break.
    package mutating func finish() {
        if !line.isEmpty { finishLine() }
    }

    /// Forgets the frames. A picture that was attached still counts when it is committed.
    package mutating func removeFrames() {
        for surface in frames.keys { frames[surface]?.removeAll(keepingCapacity: true) }
    }

    // MARK: Private

    private mutating func finishLine() {
        defer { line.removeAll(keepingCapacity: true) }
        // Most lines begin with "[" and a time; a lossy conversion suffices to read them.
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
            guard attached.remove(request.surface) != nil, frames.count < Self.maximumSurfaces else { break }
            frames[request.surface, default: []].append(time * 1000)
        case "destroy": attached.remove(request.surface)
        default: break
        }
    }

    /// Returns a time in microseconds that continues when the times in the log start again.
    private mutating func continuous(_ time: LogTime) -> UInt64 {
        // Threads log at slightly different times, so only a large step back is a new lap.
        if time.microseconds + time.lap / 2 < previousTime { laps += 1 }
        previousTime = time.microseconds
        return laps * time.lap + time.microseconds
    }
}

/// The time at the beginning of a line of the log.
private struct LogTime {
    let microseconds: UInt64
    /// The number of microseconds after which the times start again at zero.
    let lap: UInt64
    /// The line after the time.
    let rest: Substring

    /// Reads `[1234567.890]`, which is in milliseconds, or `[12:34:56.123456]`, the time of day that versions since
    /// 1.24 write.
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

/// A request to a surface in the log, such as `[1234567.890]  -> wl_surface@12.commit()`. Later versions of the library
/// write `[1234567.890] {Default Queue}  -> wl_surface#12.commit()`.
private struct LoggedRequest {
    let time: LogTime
    let surface: UInt32
    let method: Substring
    /// The text between the parentheses, and what follows.
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
