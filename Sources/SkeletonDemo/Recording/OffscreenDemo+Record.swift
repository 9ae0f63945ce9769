import DrawKit
import Foundation
import Glibc
import Reporting
import SDLKit

extension OffscreenDemo {
    /// Records the frames of `span` to the file at `path`. The same options and the same feed always produce the same
    /// frames.
    func record(path: String, span: RecordingSpan) async throws {
        guard let format = RecordingFormat(path: path) else { return }
        let result = await loadedFeed()
        let stage = try makeStage(service: service(for: result))
        stage.advance(by: 0)
        stage.advance(by: span.start)
        let sink: any FrameSink =
            format == .png
            ? NumberedPictures(path: path)
            : try VideoEncoder(
                path: path, format: format, size: stage.bitmap().size, span: span)
        do {
            var progress = RecordingProgress(count: span.frameCount)
            for index in 0..<span.frameCount {
                stage.advance(by: max(0, span.time(of: index) - stage.time))
                try sink.write(stage.bitmap())
                progress.didWrite(index + 1)
            }
            progress.end()
            try sink.finish()
        } catch {
            sink.abandon()
            throw error
        }
        try reportError(of: result)
    }
}

/// Reports the progress of a recording once a second if standard error is a terminal, and ten times a second if a demo
/// records its window with this process.
struct RecordingProgress {
    let count: Int
    private let isReadByDemo = ProcessInfo.processInfo.environment[WindowRecorder.progressVariable] != nil
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var last = ContinuousClock.now
    private var hasWritten = false

    init(count: Int) {
        self.count = count
    }

    mutating func didWrite(_ frames: Int) {
        let interval = isReadByDemo ? Duration.milliseconds(100) : .seconds(1)
        guard isTerminal || isReadByDemo, frames < count, ContinuousClock.now - last >= interval else { return }
        last = .now
        hasWritten = isTerminal
        StandardError.write("skeleton-demo: frame \(frames) of \(count)")
    }

    /// Returns the fraction that a progress message in `line` reports; `nil` for other messages.
    static func fraction(in line: String) -> Double? {
        guard let match = line.wholeMatch(of: /skeleton-demo: frame (\d+) of (\d+)/),
            let frames = Double(match.1), let count = Double(match.2), count > 0
        else { return nil }
        return min(1, frames / count)
    }

    func end() {
        if hasWritten { StandardError.write("skeleton-demo: \(count) frames; finishing the file") }
    }
}
