package import DrawKit
public import Foundation
import ImageKit
import RasterKit
public import ViewKit

/// A headless window that renders a view tree into memory and has its own clock, which advances only in calls to
/// `advance`.
///
/// It needs no display and starts no video system, so loading screens can be tested on any machine:
///
///     let stage = OffscreenStage(size: CGSize(width: 320, height: 240))
///     stage.window.rootViewController = ProfileViewController()
///     stage.advance(by: 0.5)
///     #expect(stage.pixel(x: 20, y: 20) == .clouds)
///
/// `advance` doesn't run tasks. Data that is loaded asynchronously arrives while the test awaits something, such as
/// `settle`.
@preconcurrency @MainActor
public final class OffscreenStage {
    /// The window. Add views to it or set its root view controller.
    public let window: UIWindow
    /// The stage's time in seconds, 0 at first.
    public private(set) var time: TimeInterval = 0
    /// The number of frames that drew something.
    public private(set) var drawnFrames = 0

    /// The most recently copied or cut text. Each stage has its own clipboard.
    package var clipboardText: String?
    /// The most recently selected text. Each stage has its own primary selection.
    package var primarySelection: String?
    /// The current pointer shape.
    package private(set) var cursor = PointerShape.arrow
    /// The area of text input, usually the caret's rectangle, in points; `nil` while no text input has focus.
    package private(set) var textInputArea: CGRect?
    /// The number of times that text input has ended.
    package private(set) var textInputEnds = 0
    /// The compositions that the input method had to discard, oldest first.
    package private(set) var discardedCompositions: [String] = []

    private let renderer: MemoryRenderer
    private var isFirstFrame = true

    /// Creates a stage with a window of `size` points and `scale` pixels per point, 1 by default.
    ///
    /// Each side is clamped to 0 ... 16384 pixels, and the scale to 1/64 ... 16. If the area would exceed 67 million
    /// pixels, the height is reduced. Each of these changes logs a warning. A nonfinite side counts as 0; a scale that
    /// isn't finite and positive counts as 1. If `dithersGradients` is `true`, gradients are dithered as in a desktop
    /// window. By default, every pixel has the nearest color, which keeps reference images small.
    public init(
        size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light, dithersGradients: Bool = false
    ) {
        renderer = MemoryRenderer(isDithering: dithersGradients)
        let scale = Self.clamped(scale)
        window = UIWindow(frame: .zero)
        window.setAppearance(style: style, direction: .leftToRight)
        window.resize(to: Self.clamped(size, scale: scale), scale: scale)
        window.host = self
        window.movesPixels = true
    }

    /// The interface style of the window, light by default.
    public var style: UIUserInterfaceStyle {
        get { window.windowTraits.userInterfaceStyle }
        set { window.setAppearance(style: newValue, direction: direction) }
    }

    /// The layout direction of the window, left to right by default.
    public var direction: UIUserInterfaceLayoutDirection {
        get { window.windowTraits.interfaceDirection }
        set { window.setAppearance(style: style, direction: newValue) }
    }

    /// The user's preferred text size, `.large` by default. Dynamic Type fonts follow it.
    public var contentSizeCategory: UIContentSizeCategory {
        get { window.windowTraits.preferredContentSizeCategory }
        set { window.setContentSizeCategory(newValue) }
    }

    /// The render counts of the last drawn frame.
    package var counts: RenderCounts { renderer.counts }

    /// Resizes the window to `size` points, as if the user dragged its edge. The size is clamped as in `init`.
    public func resize(to size: CGSize) {
        let scale = window.windowTraits.displayScale
        window.resize(to: Self.clamped(size, scale: scale), scale: scale)
    }

    /// Runs frames `step` seconds apart, and ends exactly at `time + seconds`. Each frame runs due timers, animations,
    /// layout and drawing. The first call runs a single frame, at `time + seconds`.
    ///
    /// Values that are negative or not finite count as 0; a step of 0 runs one frame. One call is limited to a million
    /// seconds and 250,000 frames: longer times are clamped, and smaller steps are enlarged, with a warning. No tasks
    /// run during the call; see `settle`.
    public func advance(by seconds: TimeInterval, step: TimeInterval = 1.0 / 60) {
        advance(by: seconds, step: step) { _, _ in }
    }

    /// Advances like `advance(by:step:)`. `events` supplies the input of each frame; it receives the frame's time and
    /// the time at which the call ends.
    func advance(by seconds: TimeInterval, step: TimeInterval, events: (TimeInterval, TimeInterval) -> Void) {
        let (seconds, step) = Self.bounded(seconds, step)
        let (start, end) = (time, time + seconds)
        if isFirstFrame {
            isFirstFrame = false
            window.runTimers(until: end)
        } else if step.isFinite, step > 0 {
            // Each time is computed from the start so that rounding errors don't add up. A last step that exists only
            // because of rounding is skipped.
            var count = 1.0
            while start + count * step < end - step / 1000 {
                frame(at: start + count * step) { events(start + count * step, end) }
                count += 1
            }
        }
        frame(at: end) { events(end, end) }
    }

    /// Returns the color of a pixel of the last drawn frame, or clear for pixels outside the frame. `x` and `y` are in
    /// physical pixels from the top left corner.
    public func pixel(x: Int, y: Int) -> UIColor {
        let color = renderer.pixel(x: x, y: y)
        guard color.alpha > 0 else { return .clear }
        func straight(_ component: UInt32) -> CGFloat { CGFloat(component) / CGFloat(color.alpha) }
        return UIColor(
            red: straight(color.red), green: straight(color.green), blue: straight(color.blue),
            alpha: CGFloat(color.alpha) / 255)
    }

    /// Returns the last drawn frame as PNG data.
    ///
    /// - Throws: A `SnapshotError` whose reason is `unavailable` if no frame has been drawn yet, or if the window is
    ///   empty.
    public func png() throws(SnapshotError) -> Data {
        guard drawnFrames > 0, !window.bounds.isEmpty else {
            throw SnapshotError(.unavailable, "no image; give the window a size and call advance(by: 0) first")
        }
        do throws(ImageError) {
            return try ImageCodec.png(bitmap())
        } catch {
            throw SnapshotError(.unavailable, error.description)
        }
    }

    /// Returns the last drawn frame.
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
    /// Does nothing, because only `advance` advances the clock.
    package func wake() {}

    package func setCursor(_ cursor: PointerShape) {
        self.cursor = cursor
    }

    package func setTextInput(_ area: CGRect?) {
        if area == nil, textInputArea != nil { textInputEnds += 1 }
        textInputArea = area
    }

    package func discardComposition(_ text: String) {
        discardedCompositions.append(text)
    }
}

extension OffscreenStage: FrameHost {
    package typealias Failure = Never

    package func draw(_ damage: Damage) -> Damage {
        renderer.draw(window.displayList, damage: damage)
        return damage
    }

    /// Does nothing, because there is no screen.
    package func present(_ damage: Damage) {}
}
