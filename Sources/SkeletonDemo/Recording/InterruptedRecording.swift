import Dispatch
import Foundation
import Glibc
import Synchronization

/// Removes an unfinished file, and kills the encoder that writes it, if a signal ends the program.
@MainActor
final class InterruptedRecording {
    private let sources: [any DispatchSourceSignal]
    private let recording: Recording

    /// Starts handling the signals that end a program. Signals that the process already ignores, for example because of
    /// nohup, stay ignored.
    init(removing path: String) {
        let recording = Recording(path: path)
        self.recording = recording
        let queue = DispatchQueue(label: "SkeletonDemo.interruption")
        let numbers = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
        sources = numbers.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
        let registration = DispatchGroup()
        for (number, source) in zip(numbers, sources) {
            source.setEventHandler { @Sendable in recording.end(by: number) }
            registration.enter()
            source.setRegistrationHandler { @Sendable in registration.leave() }
            source.resume()
        }
        // Wait until all sources are registered and have replaced the dispositions of their signals, because no file
        // may be written before that.
        registration.wait()
    }

    isolated deinit {
        for source in sources {
            source.cancel()
            signal(Int32(source.handle), SIG_DFL)
        }
    }

    /// Sets the encoder process to kill; `nil` if it has ended.
    func setEncoder(_ process: pid_t?) { recording.encoder.withLock { $0 = process } }

    // MARK: Private

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// The file to remove and the process to kill, usable from any thread.
private final class Recording: Sendable {
    let encoder = Mutex<pid_t?>(nil)
    private let path: String

    init(path: String) {
        self.path = path
    }

    func end(by number: Int32) {
        encoder.withLock { process in
            // Otherwise, the encoder would finish the file, or create it after its removal.
            if let process { kill(process, SIGKILL) }
            unlink(path)
        }
        signal(number, SIG_DFL)
        // Threads of dispatch queues block signals, so unblock this signal before raising it.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
