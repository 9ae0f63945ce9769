package import DrawKit
public import Foundation
import ImageKit
import LayerKit
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
/// Main-queue work is not run by `advance`; what a test loads asynchronously it awaits itself.
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

    /// Moves of the pointer that make a drag.
    private static let dragSteps = 8

    /// Makes a stage of `size` points with `scale` pixels a point, 1 by default; sizes are clamped to 0 ... 16384 pixels.
    public init(size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light) {
        let scale = scale.isFinite && scale > 0 ? min(scale, 16) : 1
        func side(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(0, points), 16384 / scale) : 0 }
        window = UIWindow(frame: .zero)
        window.setAppearance(style: style, direction: .leftToRight)
        window.resize(to: CGSize(width: side(size.width), height: side(size.height)), scale: scale)
        window.host = self
    }

    /// The direction in which the window reads. Left to right at first.
    package var direction: UIUserInterfaceLayoutDirection {
        get { window.windowTraits.layoutDirection }
        set { window.setAppearance(style: window.windowTraits.userInterfaceStyle, direction: newValue) }
    }

    /// What the last drawn frame took.
    package var counts: RenderCounts { renderer.counts }

    /// Gives the window another size in points, as a person would who drags its edge.
    public func resize(to size: CGSize) {
        window.resize(to: size, scale: window.windowTraits.displayScale)
    }

    /// Runs whole frames, `step` seconds apart, and ends exactly at `time + seconds`: due timers, animations, layout and
    /// drawing. The first call also draws the first frame, at the time it ends on. Numbers below 0 or not finite count
    /// as 0; a step of 0 is one frame.
    public func advance(by seconds: TimeInterval, step: TimeInterval = 1.0 / 60) {
        let (start, end) = (time, time + (seconds.isFinite ? max(0, seconds) : 0))
        if isFirstFrame {
            isFirstFrame = false
            window.runTimers(until: end)
        } else if step.isFinite, step > 0 {
            // Each instant is computed from the start, so that rounding errors do not add up; a last step that only they
            // would make is left out.
            var count = 1.0
            while start + count * step < end - step / 1000 {
                frame(at: start + count * step)
                count += 1
            }
        }
        frame(at: end)
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

    /// Presses the first button at `start` of the window, moves the pointer in a straight line, and releases it at `end`.
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
