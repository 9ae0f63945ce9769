import DrawKit
import Foundation
import Reporting

/// Encodes frames to a video with the ffmpeg program. The file is created or replaced only when the video is complete.
@MainActor
final class VideoEncoder: FrameSink {
    private let path: String
    /// The path of the temporary file that ffmpeg writes.
    private let unfinished: String
    private let process = Process()
    private let frames = Pipe()
    private let interruption: InterruptedRecording
    /// The error output of ffmpeg: an unlinked file instead of a pipe, because nothing reads it during the recording.
    private let errorOutput: FileHandle

    /// The path of the first executable file named ffmpeg in PATH, if any.
    static var program: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.lazy.map { "\($0)/ffmpeg" }.first { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
        }
    }

    /// Starts ffmpeg for the frames of `span`, which all have the given size.
    init(path: String, format: RecordingFormat, size: PixelSize, span: RecordingSpan) throws {
        self.path = path
        unfinished = ResultFile.temporaryPath(for: path)
        guard let program = Self.program else {
            throw DemoError(
                "--record FILE.\(format.rawValue) needs ffmpeg, which is not in PATH: "
                    + "apt install ffmpeg, or record images with --record FILE.png")
        }
        errorOutput = try Self.unnamedFile()
        interruption = InterruptedRecording(removing: unfinished)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments =
            [
                "-y", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
                "\(size.width)x\(size.height)", "-framerate", "\(span.framesPerSecond)", "-i", "-",
            ] + format.encoding(of: span) + [output]
        process.standardInput = frames
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errorOutput
        do {
            try process.run()
        } catch {
            throw DemoError("\(printable(program)) cannot be started (\(error.localizedDescription))")
        }
        interruption.setEncoder(process.processIdentifier)
    }

    func write(_ frame: Bitmap) throws {
        guard case .color(let pixels) = frame.pixels else { return }
        let descriptor = Descriptor(number: frames.fileHandleForWriting.fileDescriptor)
        let error = pixels.withUnsafeBytes { descriptor.write($0, timeout: -1) }
        guard error != nil else { return }
        // If ffmpeg failed, `finish()` throws ffmpeg's own message, which says why ffmpeg stopped reading.
        try finish()
        throw DemoError("\(printable(path)) could not be recorded: ffmpeg ended early")
    }

    func finish() throws {
        try frames.fileHandleForWriting.close()
        waitForEnd()
        defer { unlink(unfinished) }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw DemoError("\(printable(path)) could not be recorded; ffmpeg says: \(lastErrorLine)")
        }
        do {
            try ResultFile.move(unfinished, to: path)
        } catch {
            throw DemoError(
                "\(printable(path)) can't be written (\(error.localizedDescription)); "
                    + "choose a writable folder")
        }
    }

    func abandon() {
        // Kill ffmpeg, because it would otherwise finish the file, or create it after its removal.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        waitForEnd()
        unlink(unfinished)
    }

    // MARK: Private

    /// The argument for the output file: an absolute path that can't be mistaken for an option or a URL.
    private var output: String { "file:" + unfinished }

    private func waitForEnd() {
        process.waitUntilExit()
        interruption.setEncoder(nil)
    }

    /// Returns an unlinked file in the temporary folder, which disappears when it is closed, however the program ends.
    private static func unnamedFile() throws -> FileHandle {
        let path = ResultFile.temporaryPath(beside: FileManager.default.temporaryDirectory.path + "/ffmpeg.log")
        let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard number >= 0 else {
            throw DemoError("\(printable(path)) can't be written; set TMPDIR to a writable folder")
        }
        unlink(path)
        return FileHandle(fileDescriptor: number, closeOnDealloc: true)
    }

    private var lastErrorLine: String {
        try? errorOutput.seek(toOffset: 0)
        let text = (try? errorOutput.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let last = text.split(separator: "\n").last.map(String.init) ?? "nothing"
        return printable(
            last.replacingOccurrences(of: output, with: path).replacingOccurrences(of: unfinished, with: path))
    }
}
