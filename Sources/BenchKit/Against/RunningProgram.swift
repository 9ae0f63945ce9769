import Foundation
import Glibc
import StageKit

/// A running program. Only a limited part of its output is kept.
final class RunningProgram {
    private static let outputLimit = 64 * 1024
    private static let errorLimit = 4096
    /// The maximum time to wait for output before checking whether the program has exited, in milliseconds.
    private static let checkInterval: Int32 = 10

    /// The process ID, which is also the ID of its process group.
    let id: pid_t
    /// The outcome of the program; `nil` while it is running.
    private(set) var outcome: BoundedProcess.Outcome?

    /// Standard output, standard error, and the socket on which turns are signaled.
    private var streams: [BoundedOutput]
    private var isClosed = false

    /// Takes ownership of the file descriptors. `turns` is -1 if the program takes no turns.
    init(_ id: pid_t, output: Int32, errors: Int32, turns: Int32) {
        self.id = id
        streams = [
            BoundedOutput(descriptor: output, retention: .beginning(Self.outputLimit)),
            BoundedOutput(descriptor: errors, retention: .end(Self.errorLimit)),
            BoundedOutput(descriptor: turns, retention: .end(1)),
        ]
    }

    /// Waits for the program to exit and returns its outcome. Kills the program at `deadline`.
    func wait(until deadline: TimeInterval) -> BoundedProcess.Outcome {
        while true {
            if let outcome { return outcome }
            advance(until: deadline)
        }
    }

    /// Starts a turn of the program, and waits until the program ends the turn or exits. Kills the program at
    /// `deadline`.
    func takeTurn(until deadline: TimeInterval) {
        streams[2].clear()
        var byte: UInt8 = 1
        // Sending fails if the program has closed the channel, but then it is about to exit.
        send(streams[2].descriptor, &byte, 1, Int32(MSG_NOSIGNAL))
        while outcome == nil, streams[2].data.isEmpty { advance(until: deadline) }
    }

    /// Kills the program if it is still running, and closes the file descriptors.
    func kill() {
        if outcome == nil { finish(isTimedOut: false) }
        guard !isClosed else { return }
        isClosed = true
        for stream in streams where stream.descriptor >= 0 { close(stream.descriptor) }
    }

    // MARK: Private

    /// Reads the available output, waits briefly if nothing is available, and checks whether the program has exited.
    /// Kills the program at `deadline`.
    private func advance(until deadline: TimeInterval) {
        BoundedOutput.read(&streams, waiting: Self.checkInterval)
        var status: Int32 = 0
        if waitpid(id, &status, WNOHANG) == id {
            // Kill the processes that the program left running; they aren't part of the measurement.
            Glibc.kill(-id, SIGKILL)
            finish(code: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil)
        } else if MonotonicClock.now > deadline {
            finish(isTimedOut: true)
        }
    }

    /// Kills the program and records an outcome without an exit code.
    private func finish(isTimedOut: Bool) {
        Glibc.kill(-id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        finish(code: nil)
        outcome?.isTimedOut = isTimedOut
    }

    private func finish(code: Int32?) {
        BoundedOutput.read(&streams, waiting: 0)
        outcome = BoundedProcess.Outcome(code: code, output: streams[0].data, errors: streams[1].data)
    }
}
