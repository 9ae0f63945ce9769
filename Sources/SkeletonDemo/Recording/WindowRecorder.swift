import DemoScenes
import Dispatch
import Foundation
import Glibc
import Reporting

/// Records the demo's window with a second demo process, which draws the same state without a window.
@MainActor
final class WindowRecorder: DemoRecorder {
    /// The environment variable that makes a recording report its progress even if standard error isn't a terminal.
    nonisolated static let progressVariable = "SKELETON_DEMO_PROGRESS"
    private static let program = "/proc/self/exe"

    private let options: DemoOptions
    /// Cancels the last recording, if it is still running.
    private var cancelLast: (@MainActor () -> Void)?

    init(_ options: DemoOptions) {
        self.options = options
    }

    var canRecordVideo: Bool { VideoEncoder.program != nil }

    func record(
        _ state: DemoState, to file: URL, progress: @escaping @MainActor (Double) -> Void,
        completion: @escaping @MainActor (String?) -> Void
    ) -> @MainActor () -> Void {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.program).resolvingSymlinksInPath()
        process.arguments = arguments(for: state, to: file)
        process.environment = ProcessInfo.processInfo.environment.merging([Self.progressVariable: "1"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        let messages = RecordingMessages(of: errors, progress: progress, completion: completion)
        process.terminationHandler = { process in
            let status = process.terminationReason == .exit ? process.terminationStatus : -1
            DispatchQueue.main.async { MainActor.assumeIsolated { messages.end(status: status) } }
        }
        do {
            try process.run()
        } catch {
            // `completion` is called later, because the caller first shows the alert that `completion` dismisses.
            let message = "The recorder can't be started (\(error.localizedDescription))."
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(message) } }
            return {}
        }
        messages.read()
        let cancel = { @MainActor in
            messages.cancel()
            // An interrupted recording removes its unfinished file.
            if process.isRunning { process.terminate() }
        }
        cancelLast = cancel
        return cancel
    }

    /// Cancels a recording that is still running, which would otherwise outlive the window.
    func finish() {
        cancelLast?()
        cancelLast = nil
    }

    func commandLine(for state: DemoState) -> String {
        (["skeleton-demo"] + stateArguments(of: state, options)).map(Self.quoted).joined(separator: " ")
    }

    // MARK: Private

    /// Returns the options for a demo in `state` that loads the same content as this one.
    private func stateArguments(of state: DemoState, _ options: DemoOptions) -> [String] {
        var linked = state
        // A link can't name a file, so the options after the link do.
        if state.scene == .file { linked.scene = .feed }
        return ["--open", linked.link] + options.sourceArguments(for: state)
    }

    /// Returns the options for a demo that draws `state` to `file`.
    func arguments(for state: DemoState, to file: URL) -> [String] {
        var options = options
        options.loadTime = min(options.loadTime, Self.maximumLoadTime)
        let loadTime = options.loadTime
        var recorded = state
        // Recordings load the feed directly, so that they don't depend on the timing of a network.
        recorded.network = .fast
        // The content of a small window may be smaller than the minimum size of a window.
        let smallest = DemoOptions.minimumWindowSize
        recorded.size = CGSize(
            width: max(smallest.width, state.size.width), height: max(smallest.height, state.size.height))
        if file.pathExtension == "png" {
            return stateArguments(of: recorded, options)
                + ["--bare", "--snapshot", file.path, "--at", "\(loadTime / 2)"]
        }
        recorded.playback = state.recordedPlayback
        let (start, duration) = recorded.recordedTime(loadTime: loadTime)
        // The inspector sets the duration of a sweep in tenths of a second, which are whole numbers of frames at 20
        // frames per second.
        let rate = file.pathExtension == "gif" ? "20" : "60"
        return stateArguments(of: recorded, options)
            + ["--bare", "--record", file.path, "--at", "\(start)", "--duration", "\(duration)", "--fps", rate]
    }

    /// The maximum loading time in a recording, in seconds.
    private static let maximumLoadTime = 10.0

    /// Returns `word` in quotes, unless all of its characters are known to have no special meaning in a shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:=,+@".contains($0)) }
        return isPlain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}

/// The messages of the recording process, split into progress and errors.
@MainActor
private final class RecordingMessages {
    private let pipe: Pipe
    private let progress: @MainActor (Double) -> Void
    private var completion: (@MainActor (String?) -> Void)?
    private var text = ""
    private var errors: [String] = []
    private var status: Int32?
    private var hasEnded = false

    init(
        of pipe: Pipe, progress: @escaping @MainActor (Double) -> Void,
        completion: @escaping @MainActor (String?) -> Void
    ) {
        self.pipe = pipe
        self.progress = progress
        self.completion = completion
    }

    /// Reads the messages on a thread that ends when the recording process does.
    func read() {
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        Thread.detachNewThread { [self] in
            var bytes = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Glibc.read(descriptor, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
                DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(text) } }
                if count <= 0 { return }
            }
        }
    }

    /// Appends a part of the messages; an empty string marks their end.
    private func receive(_ more: String) {
        hasEnded = hasEnded || more.isEmpty
        text += more
        while let end = text.firstIndex(of: "\n") {
            handle(String(text[..<end]))
            text.removeSubrange(...end)
        }
        finish()
    }

    func end(status: Int32) {
        self.status = status
        finish()
    }

    func cancel() {
        completion = nil
    }

    /// Calls `completion` once the recording process has ended and all of its messages have arrived.
    private func finish() {
        guard hasEnded, let status, let completion else { return }
        self.completion = nil
        completion(status == 0 ? nil : errors.last ?? "The recorder ended early, with status \(status).")
    }

    private func handle(_ line: String) {
        guard let fraction = RecordingProgress.fraction(in: line) else { return errors.append(line) }
        if completion != nil { progress(fraction) }
    }
}
