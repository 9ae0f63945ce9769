import DrawKit
import Foundation
import FrameMetrics
import RasterKit
import StageKit

/// The properties of a frame that the frame overlay shows or depends on.
struct HudFrame: Equatable {
    /// The size in pixels.
    var size: PixelSize
    /// The number of pixels per point.
    var scale: CGFloat
    /// The display's frame interval, in seconds.
    var interval: TimeInterval
    /// `true` if presenting a frame waits for the display. A frame can then take up to 1.5 intervals without being
    /// missed.
    var waitsForDisplay: Bool
    var rendererName: String

    /// The time in nanoseconds beyond which a frame is missed.
    var limit: UInt64 { UInt64(interval * (waitsForDisplay ? 1.5e9 : 1e9)) }
}

/// An overlay with the times of the latest frames. It is drawn over the content of a window if the environment variable
/// `SKELETON_HUD` requests it, and isn't part of the view tree.
///
/// The overlay is drawn in frames that the window draws anyway. The one exception is a frame a second after the last
/// one, which shows that the window is idle. The work for the overlay isn't counted in the frames' times.
@MainActor
final class FrameHud {
    /// The number of seconds without a frame after which the window is idle.
    static let idleTime: TimeInterval = 1
    /// The interval between updates of the text, in seconds. Text that changes in every frame can't be read.
    private static let textInterval: TimeInterval = 0.5

    /// The time at which the window becomes idle, on the clock of `MonotonicClock`; `nil` if the window is already idle
    /// or has drawn nothing.
    var idleDeadline: TimeInterval? { isIdle ? nil : lastFrame.map { $0 + Self.idleTime } }

    private(set) var text = HudText()
    private(set) var picture: HudPicture

    private let recorder: FrameRecorder
    private let clock: () -> TimeInterval
    private var history = HudHistory()
    private var isIdle = false
    private var lastFrame: TimeInterval?
    private var nextText: TimeInterval = 0

    // The properties below are only for the software renderer, which draws only the damaged parts.
    private var rasterizer: Rasterizer?
    private var planner = DamagePlanner()
    private var rects: [PixelRect] = []
    /// The parts of the content to redraw before the overlay is drawn.
    private var contentDamage = Damage.none
    private var ownDamage = Damage.none
    private var joinedDamage = Damage.none
    /// The overlay's panel in the last frame.
    private var lastPanel = PixelRect.zero

    // MARK: Lifecycle

    /// Creates an overlay with the frames of `recorder`, which must be the recorder of the window's frames. `clock`
    /// returns the time in seconds.
    init(
        _ recorder: FrameRecorder, corner: HudCorner,
        clock: @escaping () -> TimeInterval = { MonotonicClock.now }
    ) {
        self.recorder = recorder
        self.clock = clock
        picture = HudPicture(corner: corner)
    }

    // MARK: Internal

    /// Marks the window as idle if `idleTime` has passed since its last frame. Returns `true` if the window has just
    /// become idle, so the overlay should be drawn once more.
    func becomeIdle() -> Bool {
        guard let idleDeadline, clock() >= idleDeadline else { return false }
        isIdle = true
        return true
    }

    /// Updates the overlay for `frame`. Call this before anything is drawn. A frame that the recorder isn't measuring
    /// is drawn only for the overlay and doesn't end the idle state.
    func update(_ frame: HudFrame) {
        skippingTime {
            let now = clock()
            let wasIdle = isIdle
            if recorder.isRecording {
                isIdle = false
                lastFrame = now
            }
            if let latest = recorder.latest { history.add(latest, limit: frame.limit) }
            if wasIdle || now >= nextText {
                nextText = now + Self.textInterval
                text = HudText(history, interval: frame.interval, isIdle: isIdle)
            }
            picture.build(frame, history: history, text: text)
        }
    }

    /// Runs `body` and excludes its time from the frame's times. The time since the last mark counts as drawing.
    func skippingTime<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard recorder.isRecording else { return try body() }
        recorder.mark(.draw)
        defer { recorder.skip() }
        return try body()
    }

    // MARK: Internal: software rendering

    /// Plans the damage for drawing the overlay over `list` after `damage` has been drawn. Returns the combined damage
    /// of the frame.
    func damage(after damage: Damage, of list: DisplayList) -> Damage {
        skippingTime {
            let panel = picture.layout.panel.intersection(list.bounds)
            rects.removeAll(keepingCapacity: true)
            rects.append(panel)
            if lastPanel != panel { rects.append(lastPanel) }
            if let move = damage.move {
                // The move also moves pixels of the last overlay.
                rects.append(
                    lastPanel.intersection(move.source).offset(dx: move.dx, dy: move.dy).intersection(move.target))
            }
            lastPanel = panel
            planner.plan(&contentDamage, redrawing: rects, of: list)
            planner.plan(&ownDamage, redrawing: [panel], of: picture.list)
            planner.plan(&joinedDamage, joining: damage, contentDamage, of: list)
            return joinedDamage
        }
    }

    /// Draws the content beneath the overlay again, and then draws the overlay.
    func draw(over list: DisplayList, into buffer: PixelBuffer) {
        skippingTime {
            let rasterizer = rasterizer ?? Rasterizer(isDithering: true)
            self.rasterizer = rasterizer
            rasterizer.draw(list, damage: contentDamage, into: buffer)
            rasterizer.draw(picture.list, damage: ownDamage, into: buffer)
        }
    }
}
