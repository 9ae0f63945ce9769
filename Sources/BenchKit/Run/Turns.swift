import Foundation
import Glibc

/// The turns of a program that is compared with another one. Both run at the same time, but only one of them works at
/// any moment: each waits for its turn, measures a block, and ends the turn. Both programs are therefore measured while
/// the machine is in the same state.
@MainActor
final class Turns {
    /// The environment variable that contains the file descriptor on which turns are signaled. It isn't a command-line
    /// option, because it isn't meant for users.
    nonisolated static let environmentName = "SKELETON_BENCH_TURNS"

    /// The turns of this program; `nil` if it doesn't take turns with another one.
    static let shared = Turns()

    private let descriptor: Int32
    private var hasTurn = false

    /// Reads the environment variable and hides it from child processes.
    private init?() {
        guard let text = ProcessInfo.processInfo.environment[Self.environmentName], let number = Int32(text),
            fcntl(number, F_SETFD, FD_CLOEXEC) == 0
        else { return nil }
        unsetenv(Self.environmentName)
        descriptor = number
    }

    /// Ends the current turn, if any, and waits for the next one. The last turn ends when the program exits. Exits if
    /// the program that starts the turns has ended.
    func next() {
        var byte: UInt8 = 0
        if hasTurn, !transfer({ write(descriptor, &byte, 1) }) { exit(1) }
        if !transfer({ read(descriptor, &byte, 1) }) { exit(1) }
        hasTurn = true
    }

    /// Repeats `call` while signals interrupt it. Returns `true` if it transferred a byte.
    private func transfer(_ call: () -> Int) -> Bool {
        while true {
            let count = call()
            if count < 0, errno == EINTR { continue }
            return count == 1
        }
    }
}
