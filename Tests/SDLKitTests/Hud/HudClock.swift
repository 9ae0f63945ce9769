import DrawKit
import Foundation
import FrameMetrics

@testable import SDLKit

/// A frame overlay with its recorder, on a clock that the test advances.
@MainActor
final class HudClock {
    private final class Time {
        var seconds = 100.0
    }

    let recorder: FrameRecorder
    let hud: FrameHud

    private let time: Time

    init(corner: HudCorner = .topRight) {
        let time = Time()
        self.time = time
        recorder = FrameRecorder { UInt64((time.seconds * 1e9).rounded()) }
        hud = FrameHud(recorder, corner: corner) { time.seconds }
    }

    /// The time in seconds.
    var now: Double { time.seconds }

    /// Returns the properties of a frame on a display with 50 frames per second.
    static func frame(_ width: Int32 = 800, _ height: Int32 = 600, scale: Double = 1) -> HudFrame {
        HudFrame(
            size: PixelSize(width: width, height: height), scale: scale, interval: 0.02, waitsForDisplay: false,
            rendererName: "software")
    }

    func advance(_ seconds: Double) {
        time.seconds += seconds
    }

    /// Records a frame with `record` milliseconds of recording and `draw` milliseconds of drawing, followed by the
    /// overlay, which takes `overlay` milliseconds.
    func addFrame(
        record: Double = 1, draw: Double = 2, overlay: Double = 0, frame: HudFrame = HudClock.frame()
    ) {
        addFrame(record: record, draw: draw, overlay: overlay, frame: frame) {}
    }

    /// Records a frame whose content and overlay are drawn by `body`.
    func addFrame(
        record: Double = 1, draw: Double = 2, overlay: Double = 0, frame: HudFrame = HudClock.frame(),
        _ body: () throws -> Void
    ) rethrows {
        recorder.begin()
        advance(record / 1000)
        recorder.mark(.record)
        advance(draw / 1000)
        hud.update(frame)
        hud.skippingTime { advance(overlay / 1000) }
        try body()
        recorder.mark(.draw)
        recorder.end(drawn: true)
    }
}
