package import DrawKit
public import Foundation
import ImageKit
import RasterKit
public import ViewKit

/// A window without a window: a view tree that is drawn into memory, with a clock of its own that only `advance` moves.
///
/// It needs no display and starts no video system, so loading screens can be tested on any machine:
///
///     let stage = OffscreenStage(size: CGSize(width: 320, height: 240))
///     stage.window.rootViewController = ProfileViewController()
///     stage.advance(by: 0.5)
///     #expect(stage.pixel(x: 20, y: 20) == .clouds)
///
/// `advance` runs no `Task`: what a test loads asynchronously arrives while the test awaits, for example `settle`.
@preconcurrency @MainActor
public final class OffscreenStage {
    /// The window; put views or a root controller into it.
    public let window: UIWindow
    /// The stage's time in seconds, 0 at first.
    public private(set) var time: TimeInterval = 0
    /// How many frames drew something.
    public private(set) var drawnFrames = 0

    /// What was copied or cut last; a stage has a clipboard of its own.
    package var clipboardText: String?
    /// The pointer's shape.
    package private(set) var cursor = PointerShape.arrow
    /// Where text that is typed appears, in points; nil while none is wanted.
    package private(set) var textInputArea: CGRect?

    private let renderer: MemoryRenderer
    private var isFirstFrame = true

    /// Makes a stage of `size` points with `scale` pixels a point, 1 by default. Sizes are clamped to 0 ... 16384
    /// pixels, the scale to 1/64 ... 16, each with a message; what is not finite counts as 0, as a scale as 1.
    /// With `dithersGradients` gradients are drawn as in a window, as a pattern of the two colours beside each that a
    /// screen cannot show; by default every pixel has the nearest colour, which keeps pictures for tests small.
    public init(
        size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light, dithersGradients: Bool = false
    ) {
        renderer = MemoryRenderer(isDithering: dithersGradients)
        let scale = Self.usable(scale)
        window = UIWindow(frame: .zero)
        window.setAppearance(style: style, direction: .leftToRight)
        window.resize(to: Self.usable(size, scale: scale), scale: scale)
        window.host = self
        window.movesPixels = true
    }

    /// The direction in which the window reads. Left to right at first.
    package var direction: UIUserInterfaceLayoutDirection {
        get { window.windowTraits.layoutDirection }
        set { window.setAppearance(style: window.windowTraits.userInterfaceStyle, direction: newValue) }
    }

    /// What the last drawn frame took.
    package var counts: RenderCounts { renderer.counts }

    /// Gives the window another size in points, as a person would who drags its edge; clamped as by `init`.
    public func resize(to size: CGSize) {
        let scale = window.windowTraits.displayScale
        window.resize(to: Self.usable(size, scale: scale), scale: scale)
    }

    /// Runs whole frames, `step` seconds apart, and ends exactly at `time + seconds`: due timers, animations, layout
    /// and drawing. The first call also draws the first frame, at the time it ends on. Numbers below 0 or not finite
    /// count as 0; a step of 0 is one frame. One call passes a million seconds at most, in 250,000 frames at most: what
    /// is longer is cut, smaller steps are made larger, and a message says so. No `Task` runs meanwhile; see `settle`.
    public func advance(by seconds: TimeInterval, step: TimeInterval = 1.0 / 60) {
        advance(by: seconds, step: step) { _, _ in }
    }

    /// Advances like `advance(by:step:)`. The events of each frame are `events`, which gets the frame's time and the
    /// time at which the call ends.
    func advance(by seconds: TimeInterval, step: TimeInterval, events: (TimeInterval, TimeInterval) -> Void) {
        let (seconds, step) = Self.bounded(seconds, step)
        let (start, end) = (time, time + seconds)
        if isFirstFrame {
            isFirstFrame = false
            window.runTimers(until: end)
        } else if step.isFinite, step > 0 {
            // Each instant is computed from the start, so that rounding errors do not add up; a last step that only
            // they would make is left out.
            var count = 1.0
            while start + count * step < end - step / 1000 {
                frame(at: start + count * step) { events(start + count * step, end) }
                count += 1
            }
        }
        frame(at: end) { events(end, end) }
    }

    /// The colour of a pixel of the last drawn frame, in physical pixels from the top left; clear outside of it.
    public func pixel(x: Int, y: Int) -> UIColor {
        let color = renderer.pixel(x: x, y: y)
        guard color.alpha > 0 else { return .clear }
        func part(_ component: UInt32) -> CGFloat { CGFloat(component) / CGFloat(color.alpha) }
        return UIColor(
            red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: CGFloat(color.alpha) / 255)
    }

    /// The last drawn frame as a PNG file's bytes. Throws where none was drawn yet, or the window is without a size.
    public func png() throws -> Data {
        guard drawnFrames > 0 else {
            throw ImageError("no frame was drawn yet, so there is no picture: call advance(by:) first; 0 is enough")
        }
        return try ImageCodec.png(bitmap())
    }

    /// The last drawn frame.
    package func bitmap() -> Bitmap {
        renderer.bitmap()
    }

    // MARK: Private

    private func frame(at moment: TimeInterval, events: () -> Void) {
        time = moment
        if runFrame(at: moment, events: events) { drawnFrames += 1 }
    }
}

extension OffscreenStage: WindowHost {
    /// Does nothing: only `advance` moves time.
    package func wake() {}

    package func setCursor(_ cursor: PointerShape) {
        self.cursor = cursor
    }

    package func setTextInput(_ area: CGRect?) {
        textInputArea = area
    }
}

extension OffscreenStage: FrameHost {
    package typealias Failure = Never

    package func draw(_ damage: Damage) -> Damage {
        renderer.draw(window.displayList, damage: damage)
        return damage
    }

    /// Does nothing: there is no screen.
    package func present(_ damage: Damage) {}
}
