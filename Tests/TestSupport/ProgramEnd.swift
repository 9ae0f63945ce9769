package import Foundation
import Glibc

/// The exit status of a program and its output.
package struct ProgramEnd: Sendable {
    package var status: Int32
    package var reason: Process.TerminationReason
    /// The standard output.
    package var data: Data
    package var errors: String
    /// The standard output as text.
    package var output: String { String(decoding: data, as: UTF8.self) }
}

extension Process {
    /// The time after which a program counts as hanging, in seconds. No program that a test waits for takes a tenth of
    /// this time, even on a busy machine.
    package static let maximumDuration: TimeInterval = 300

    /// Runs the program to its end and returns its output.
    ///
    /// If the program runs for longer than `limit` seconds, kills it and throws an error with its name, its arguments
    /// and its output.
    package func runToEnd(within limit: TimeInterval = maximumDuration) throws -> ProgramEnd {
        let (output, errors) = (Pipe(), Pipe())
        (standardOutput, standardError) = (output, errors)
        try run()
        return try waitForEnd(output: output, errors: errors, within: limit)
    }

    /// Waits until a running program exits, and reads its `output` and `errors`.
    ///
    /// If the program doesn't exit within `limit` seconds, kills it and throws an error with its name, its arguments
    /// and its output.
    @discardableResult
    package func waitForEnd(
        output: Pipe? = nil, errors: Pipe? = nil, within limit: TimeInterval = maximumDuration
    ) throws -> ProgramEnd {
        let deadline = Self.now + limit
        var streams = [ProgramStream(output), ProgramStream(errors)]
        while streams.contains(where: \.isOpen), case let rest = deadline - Self.now, rest > 0 {
            ProgramStream.read(&streams, waiting: rest)
        }
        // The pipes may close long before the program ends.
        while isRunning, Self.now < deadline { usleep(5000) }
        guard !isRunning, !streams.contains(where: \.isOpen) else {
            let threads = threadStates.joined(separator: "\n")
            killAll()
            ProgramStream.read(&streams, waiting: 0)
            let command = ([executableURL?.path ?? "?"] + (arguments ?? [])).joined(separator: " ")
            throw ToolError(
                "\(command) did not end within \(limit) s and was killed\noutput: \(streams[0].text)\n"
                    + "errors: \(streams[1].text)\nthreads:\n\(threads)")
        }
        // Returns immediately and removes the program from the run loop.
        waitUntilExit()
        return ProgramEnd(
            status: terminationStatus, reason: terminationReason, data: streams[0].data, errors: streams[1].text)
    }

    // MARK: Private

    /// Kills the program and its child processes, which may hold its pipes open, and waits until the program is gone.
    private func killAll() {
        // The program leads this process group, which still exists after the program has ended.
        kill(-processIdentifier, SIGKILL)
        end()
    }

    /// The name, state and system call of each thread of the program, and the kernel function in which the thread
    /// waits. They distinguish a deadlock from a loop and from a program that waits for an event. Empty if the program
    /// has ended.
    private var threadStates: [String] {
        let folder = "/proc/\(processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.sorted().map { thread in
            let entries = ["comm", "stat", "wchan", "syscall"].map { entry in
                let text = (try? String(contentsOfFile: "\(folder)/\(thread)/\(entry)", encoding: .utf8)) ?? "?"
                // The state follows the name, which is in parentheses and may contain spaces.
                let value = entry == "stat" ? text.components(separatedBy: ") ").last?.prefix(1) ?? "?" : text[...]
                return value.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            return "\(thread) \(entries.joined(separator: ", "))"
        }
    }

    private static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The reading end of a program's output.
private struct ProgramStream {
    /// The file descriptor; -1 after the end.
    private var descriptor: Int32
    private(set) var data = Data()

    init(_ pipe: Pipe?) {
        descriptor = pipe?.fileHandleForReading.fileDescriptor ?? -1
    }

    var isOpen: Bool { descriptor >= 0 }
    var text: String { String(decoding: data, as: UTF8.self) }

    /// Waits up to `seconds` until one of `streams` has data or ends, and reads the available data.
    static func read(_ streams: inout [ProgramStream], waiting seconds: TimeInterval) {
        var states = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        guard poll(&states, nfds_t(states.count), Int32(min(seconds, 1) * 1000)) > 0 else { return }
        for index in streams.indices where states[index].revents != 0 { streams[index].readOnce() }
    }

    private mutating func readOnce() {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count > 0 {
            data.append(contentsOf: buffer[..<count])
        } else if count == 0 || errno != EINTR {
            descriptor = -1
        }
    }
}
