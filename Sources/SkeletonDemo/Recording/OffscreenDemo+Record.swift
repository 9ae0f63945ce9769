import DrawKit
import Foundation
import Glibc
import Reporting
import SDLKit

extension OffscreenDemo {
    /// Records the frames of `span` to the file at `path`. The same options always produce the same frames.
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

/// Reports the progress of a recording once a second, if standard error is a terminal.
struct RecordingProgress {
    let count: Int
    private let isSeen = isatty(STDERR_FILENO) == 1
    private var last = ContinuousClock.now
    private var hasSpoken = false

    init(count: Int) {
        self.count = count
    }

    mutating func didWrite(_ frames: Int) {
        guard isSeen, frames < count, ContinuousClock.now - last >= .seconds(1) else { return }
        last = .now
        hasSpoken = true
        StandardError.write("skeleton-demo: frame \(frames) of \(count)")
    }

    func end() {
        if hasSpoken { StandardError.write("skeleton-demo: \(count) frames; finishing the file") }
    }
}
