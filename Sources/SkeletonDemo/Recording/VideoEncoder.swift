import DrawKit
import Foundation
import Reporting

/// Frames that the program ffmpeg makes a video of. The file is there when it is whole, or stays as it was.
@MainActor
final class VideoEncoder: FrameSink {
    private let path: String
    /// What ffmpeg writes, beside the file.
    private let unfinished: String
    private let process = Process()
    private let frames = Pipe()
    /// What ffmpeg says: a file, since nobody reads a pipe meanwhile.
    private let words: URL

    /// Starts ffmpeg for frames of `size`.
    init(path: String, format: RecordingFormat, size: PixelSize, framesPerSecond: Double) throws {
        self.path = path
        unfinished = path + "." + UUID().uuidString
        words = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).log")
        guard let program = Self.program else {
            throw DemoError(
                "--record FILE.\(format.rawValue) needs the program ffmpeg, and none is in PATH: "
                    + "apt install ffmpeg, or record pictures with --record FILE.png")
        }
        guard FileManager.default.createFile(atPath: words.path, contents: nil) else {
            throw DemoError("\(printable(words.path)) cannot be written; set TMPDIR to a folder that can")
        }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments =
            [
                "-y", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
                "\(size.width)x\(size.height)", "-framerate", "\(framesPerSecond)", "-i", "-",
            ] + format.encoding + [unfinished]
        process.standardInput = frames
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: words)
        do {
            try process.run()
        } catch {
            removeTraces()
            throw DemoError("\(printable(program)) cannot be started (\(error.localizedDescription))")
        }
    }

    func write(_ frame: Bitmap) throws {
        guard case .color(let pixels) = frame.pixels else { return }
        let descriptor = Descriptor(number: frames.fileHandleForWriting.fileDescriptor)
        let error = pixels.withUnsafeBytes { descriptor.write($0, patience: -1) }
        guard error != nil else { return }
        // Why it took no more is what it says.
        try finish()
        throw DemoError("\(printable(path)) could not be recorded: ffmpeg ended before the frames did")
    }

    func finish() throws {
        try frames.fileHandleForWriting.close()
        process.waitUntilExit()
        defer { removeTraces() }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw DemoError("\(printable(path)) could not be recorded; ffmpeg says: \(lastWords)")
        }
        do {
            try ResultFile.move(unfinished, to: path)
        } catch {
            throw DemoError(
                "\(printable(path)) cannot be written (\(error.localizedDescription)); "
                    + "name a file in a folder that can")
        }
    }

    func abandon() {
        if process.isRunning { process.terminate() }
        removeTraces()
    }

    // MARK: Private

    /// The first ffmpeg in PATH.
    private static var program: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.lazy.map { "\($0)/ffmpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private var lastWords: String {
        let text = (try? Data(contentsOf: words)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let last = text.split(separator: "\n").last.map(String.init) ?? "nothing"
        return printable(last.replacingOccurrences(of: unfinished, with: path))
    }

    /// Removes what is left beside the file; what is not there any more is no error.
    private func removeTraces() {
        unlink(unfinished)
        unlink(words.path)
    }
}
