package import DrawKit
public import Foundation
import ImageKit
import LayerKit
import RasterKit
import Reporting
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
@MainActor
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

    private let renderer = MemoryRenderer()
    private var isFirstFrame = true

    /// The most pixels that a side of a stage has.
    package static let largestSide = 16384
    /// The longest time that one call of `advance` passes, in seconds: eleven days.
    private static let longestTime: TimeInterval = 1_000_000
    /// The most frames that one call of `advance` runs: an hour of 60 a second, and some more.
    private static let mostFrames: TimeInterval = 250_000

    /// Moves of the pointer that make a drag.
    private static let dragSteps = 8

    /// Makes a stage of `size` points with `scale` pixels a point, 1 by default. Sizes are clamped to 0 ... 16384
    /// pixels, the scale to 1/64 ... 16, each with a message; what is not finite counts as 0, as a scale as 1.
    public init(size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light) {
        let scale = Self.usable(scale)
        window = UIWindow(frame: .zero)
        window.setAppearance(style: style, direction: .leftToRight)
        window.resize(to: Self.usable(size, scale: scale), scale: scale)
        window.host = self
    }

    private static func usable(_ scale: CGFloat) -> CGFloat {
        let range: ClosedRange<CGFloat> = 1 / 64...16
        if range.contains(scale) { return scale }
        let used = scale.isFinite && scale > 0 ? min(max(scale, range.lowerBound), range.upperBound) : 1
        Diagnostics.report("OffscreenStage: a scale of \(scale) is none that a window can have; \(used) is used")
        return used
    }

    private static func usable(_ size: CGSize, scale: CGFloat) -> CGSize {
        let largest = CGFloat(largestSide) / scale
        func side(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(0, points), largest) : 0 }
        let used = CGSize(width: side(size.width), height: side(size.height))
        if used != size {
            Diagnostics.report(
                "OffscreenStage: a size of \(size.width)x\(size.height) is none that a window can have; "
                    + "\(used.width)x\(used.height) is used")
        }
        return used
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
        let (seconds, step) = bounded(seconds, step)
        let (start, end) = (time, time + seconds)
        if isFirstFrame {
            isFirstFrame = false
            window.runTimers(until: end)
        } else if step.isFinite, step > 0 {
            // Each instant is computed from the start, so that rounding errors do not add up; a last step that only
            // they would make is left out.
            var count = 1.0
            while start + count * step < end - step / 1000 {
                frame(at: start + count * step)
                count += 1
            }
        }
        frame(at: end)
    }

    /// Lets the tasks of the main actor and the work of the main queue run that is ready, with what becomes ready by
    /// that, and draws what they change; the stage's time stands still.
    ///
    /// So a test reaches the loaded state of a screen that loads in a `Task` from a stub:
    ///
    ///     stage.advance(by: 0.5)
    ///     #expect(view.sk.isSkeletonActive)
    ///     await stage.settle()
    ///     #expect(!view.sk.isSkeletonActive)
    ///
    /// It returns when a hundred turns of the main queue in a row changed nothing that can be seen, and after 1,000
    /// frames in any case. It waits for nothing that is not ready: not for work on other threads, actors or processes,
    /// `Task.sleep`, network and files, nor for timers of a `RunLoop`. For those give a condition:
    /// `settle(within:until:)`.
    public func settle() async {
        var (frames, quietTurns) = (0, 0)
        while quietTurns < 100, frames < 1_000 {
            await Task.yield()
            let drawn = drawnFrames
            advance(by: 0)
            if drawnFrames == drawn { quietTurns += 1 } else { (frames, quietTurns) = (frames + 1, 0) }
        }
    }

    /// Waits until `condition` is true, as long as `seconds` at most on the system's clock, and lets tasks and
    /// the main queue run meanwhile; draws what they change. The stage's time stands still. Returns whether
    /// the condition came true.
    ///
    /// For screens that load through code on other threads. A test that passes takes no longer than the work does.
    ///
    /// - Parameters:
    ///   - seconds: How long the work may take before the test is to fail. 60 by default; below 0 and
    ///     not finite count as 0.
    ///   - condition: What is to come true, such as `{ !view.sk.isSkeletonActive }`.
    @discardableResult
    public func settle(within seconds: TimeInterval = 60, until condition: () -> Bool) async -> Bool {
        let end = MonotonicClock.now + (seconds.isFinite ? max(0, seconds) : 0)
        while true {
            await settle()
            if condition() { return true }
            if MonotonicClock.now >= end { return false }
            // Leaves the processor to the work that is waited for.
            try? await Task.sleep(for: .milliseconds(1))
            if Task.isCancelled { return condition() }
        }
    }

    /// The colour of a pixel of the last drawn frame, in physical pixels from the top left; clear outside of it.
    public func pixel(x: Int, y: Int) -> UIColor {
        let color = renderer.pixel(x: x, y: y)
        guard color.alpha > 0 else { return .clear }
        func part(_ component: UInt32) -> CGFloat { CGFloat(component) / CGFloat(color.alpha) }
        return UIColor(
            red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: CGFloat(color.alpha) / 255)
    }

    /// The last drawn frame as a PNG file's bytes.
    public func png() throws -> Data {
        try ImageCodec.png(bitmap())
    }

    /// The last drawn frame.
    package func bitmap() -> Bitmap {
        renderer.bitmap()
    }

    // MARK: Events

    /// Presses and releases the first button at `point` of the window.
    public func click(at point: CGPoint) {
        window.pointerPressed(at: point)
        window.pointerReleased(at: point)
    }

    /// Presses the first button at `start` of the window, moves the pointer in a straight line,
    /// and releases it at `end`.
    public func drag(from start: CGPoint, to end: CGPoint) {
        window.pointerPressed(at: start)
        for step in 1...Self.dragSteps {
            let part = CGFloat(step) / CGFloat(Self.dragSteps)
            window.pointerMoved(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        window.pointerReleased(at: end)
    }

    /// Turns the wheel at `point`; the content offset grows by `distance`, in points, as far as there is content.
    public func scroll(at point: CGPoint, by distance: CGVector) {
        window.wheelTurned(at: point, by: distance)
    }

    /// Types `text` as a person would: each character is a key for those who hear keys, and text for the field that has
    /// the keyboard. Line breaks press Return, tabs press Tab.
    public func type(_ text: String) {
        for character in text {
            if character.isNewline {
                press(.keyboardReturnOrEnter)
            } else if character == "\t" {
                press(.keyboardTab)
            } else {
                let key = UIKey(typing: character)
                window.keyPressed(key)
                if textInputArea != nil { window.textEntered(String(character)) }
                window.keyReleased(key)
            }
        }
    }

    /// Presses and releases `key`; `characters` is what it types, for letters, and `modifiers` are held meanwhile.
    public func press(
        _ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        let key = UIKey(keyCode: key, charactersIgnoringModifiers: characters, modifierFlags: modifiers)
        window.keyPressed(key)
        window.keyReleased(key)
    }

    // MARK: Private

    /// What `advance` takes for `seconds` and `step`, so that it comes to an end.
    private func bounded(_ seconds: TimeInterval, _ step: TimeInterval) -> (seconds: TimeInterval, step: TimeInterval) {
        var (length, pace) = (seconds.isFinite ? max(0, seconds) : 0, step)
        if length > Self.longestTime {
            length = Self.longestTime
            Diagnostics.report("OffscreenStage: advance(by: \(seconds)) is too long; \(length) seconds are passed")
        }
        if pace.isFinite, pace > 0, length / pace > Self.mostFrames {
            pace = length / Self.mostFrames
            Diagnostics.report(
                "OffscreenStage: \(length) seconds in steps of \(step) are too many frames; steps of \(pace) are taken")
        }
        return (length, pace)
    }

    private func frame(at moment: TimeInterval) {
        time = moment
        let damage = window.frame(at: moment)
        guard !damage.isEmpty else { return }
        renderer.draw(window.displayList, damage: damage)
        drawnFrames += 1
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

extension UIKey {
    /// The key of an American keyboard that types `character`; one without a number for what such a keyboard lacks.
    fileprivate init(typing character: Character) {
        let lower = character.lowercased().first ?? character
        let usage =
            switch lower.asciiValue {
            case let code? where lower.isLetter: 0x04 + Int(code) - 0x61
            case let code? where code == 0x30: 0x27
            case let code? where lower.isNumber: 0x1E + Int(code) - 0x31
            case 0x20: UIKeyboardHIDUsage.keyboardSpacebar.rawValue
            default: 0
            }
        self.init(
            keyCode: UIKeyboardHIDUsage(rawValue: usage), charactersIgnoringModifiers: String(lower),
            modifierFlags: character.isUppercase ? .shift : [])
    }
}
