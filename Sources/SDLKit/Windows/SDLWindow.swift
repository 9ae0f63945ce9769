import CSDL2
package import DrawKit
import Foundation
import LayerKit
import Reporting
package import StageKit
public import ViewKit

/// A window of the desktop: shows a `UIWindow` and hands it the user's events.
@MainActor
public final class SDLWindow: FrameHost {
    package typealias Failure = any Error

    /// What is in the window.
    public let window: UIWindow
    /// Whether the user can see the window: it is neither hidden nor minimised.
    package internal(set) var isVisible = true {
        didSet { if isVisible != oldValue { UIApplication.shared.window(window, isVisible: isVisible) } }
    }

    /// The window of the desktop, and what draws it.
    var drawn: DrawnWindow { didSet { window.movesPixels = !drawn.isAccelerated } }
    var options: SDLWindowOptions
    var hasRestarted = false
    private let cursors = Cursors()
    private let events = EventPump()
    private var desktop: DesktopFollower?
    var needsWholePicture = true
    /// The sizes that the tree was last fitted to.
    var fittedSizes: DisplaySizes?

    // MARK: Lifecycle

    /// Opens a window, and says on the standard error which renderer draws it and why. Throws when the desktop cannot
    /// be reached or the renderer that was asked for cannot be had.
    public convenience init(options: SDLWindowOptions = SDLWindowOptions()) throws {
        try self.init(options: options, showing: UIWindow(frame: .zero))
    }

    /// Opens a window that shows `window`.
    init(options: SDLWindowOptions, showing window: UIWindow) throws {
        try VideoSystem.start()
        (self.options, self.window) = (options, window)
        drawn = try DrawnWindow.open(RendererPlan(options.renderer), options: options)
        StandardError.write("SkeletonSDL: renderer \(drawn.choice)")
        // Work that is scheduled before the first turn counts from now.
        window.runTimers(until: MonotonicClock.now)
        window.overrideUserInterfaceStyle = options.style
        window.setAppearance(
            style: options.style == .dark ? .dark : .light, direction: options.layoutDirection)
        window.host = self
        window.waitsForPictures = false
        window.movesPixels = !drawn.isAccelerated
        window.frameInterval = 1 / refreshRate
        UIApplication.shared.windowDidOpen(window)
        fitToDisplay()
        if VideoSystem.isOnDesktop { desktop = DesktopFollower(window) }
    }

    isolated deinit {
        UIApplication.shared.windowDidClose(window)
    }

    // MARK: Public

    /// What the window is called, where the desktop says so: the option's at first.
    public var title: String {
        get { options.title }
        set {
            options.title = newValue
            drawn.native.show(title: newValue)
        }
    }

    // MARK: Package

    package var renderer: any DisplayListRenderer { drawn.renderer }

    /// The `SDL_Window`.
    package var handle: OpaquePointer { drawn.native.handle }

    /// Frames a second that the display shows; 60 when it does not say.
    var refreshRate: Double { drawn.native.refreshRate }

    /// Whether the desktop wants another picture after the last one. It does not for a window that nobody sees.
    var isAskedForPicture: Bool { drawn.memory?.isAskedForPicture ?? true }

    /// Whether the desktop says when it wants one; else pictures are paced by time.
    var isPacedByDesktop: Bool { drawn.memory?.asksForPictures ?? false }

    /// The number of pictures that were drawn and that nobody has seen, because the next came too soon.
    package var replacedPictures: Int { drawn.memory?.replacedPictures ?? 0 }

    /// Whether the desktop has said something about its pictures since that was last asked.
    var hasReplies: Bool { drawn.memory?.handleReplies() ?? false }

    /// When the window next has something to do by itself; nil for never.
    package var nextDeadline: TimeInterval? {
        // A picture that was lost changes nothing in the tree, and is shown again all the same.
        needsWholePicture && isVisible ? window.time : window.nextDeadline
    }

    /// Hands all waiting events to the window; says whether the user asked to end the program.
    package func handleEvents() -> Bool {
        var needsFit = false
        var isClosed = false
        events.drain(handle, pointsPerUnit: 1 / options.usableScale) { event in
            switch event {
            case .input(let input): window.handle(input)
            case .resized: needsFit = true  // many during one drag; the last size counts
            case .exposed: needsWholePicture = true
            case .shown: isVisible = true
            case .hidden:
                isVisible = false
                drawn.memory?.forgetScreen()
            case .focused: UIApplication.shared.window(window, hasKeyboard: true)
            case .unfocused:
                window.handle(.pointerMoved(nil))
                UIApplication.shared.window(window, hasKeyboard: false)
            case .texturesLost: loseTextures()
            case .closed: isClosed = true
            }
        }
        if needsFit || fittedSizes != displaySizes { fitToDisplay() }
        return isClosed
    }

    package func takeEvents() {
        _ = handleEvents()
    }

    package func damage(after changed: Damage) -> Damage {
        guard isVisible, drawn.memory?.hasRoom != false else { return postpone(changed) }
        return needsWholePicture ? Damage(everythingIn: window.displayList) : changed
    }

    /// Notes that `changed` is not drawn now: the next picture is a whole one.
    func postpone(_ changed: Damage) -> Damage {
        if !changed.isEmpty { needsWholePicture = true }
        return .none
    }

    package func draw(_ damage: Damage) throws -> Damage {
        do {
            try drawn.renderer.draw(window.displayList, damage: damage)
            return damage
        } catch {
            try replaceRenderer(after: error)
            return try drawEverything()
        }
    }

    package func present(_ damage: Damage) throws {
        do {
            try drawn.renderer.present(damage)
        } catch {
            try replaceRenderer(after: error)
            try drawn.renderer.present(drawEverything())
        }
        needsWholePicture = false
    }

    // MARK: Private

    private func drawEverything() throws -> Damage {
        let everything = Damage(everythingIn: window.displayList)
        try drawn.renderer.draw(window.displayList, damage: everything)
        return everything
    }

    private func loseTextures() {
        needsWholePicture = true
        do {
            try (drawn.renderer as? AcceleratedRenderer)?.forgetTextures()
        } catch {
            Diagnostics.report("the textures could not be made anew: \(error)")
        }
    }
}

extension SDLWindow: WindowHost {
    /// Does nothing: work is only scheduled within a turn, and the run loop asks for the next deadline at its end.
    package func wake() {}

    package func setCursor(_ cursor: PointerShape) {
        cursors.show(cursor)
    }

    package func setTextInput(_ area: CGRect?) {
        guard let area else {
            SDL_StopTextInput()
            return
        }
        let scale = options.usableScale
        func units(_ length: CGFloat) -> Int32 { Int32(min(max(length * scale, -1e6), 1e6).rounded()) }
        var rect = SDL_Rect(
            x: units(area.minX), y: units(area.minY), w: max(1, units(area.width)), h: max(1, units(area.height)))
        SDL_SetTextInputRect(&rect)
        if SDL_IsTextInputActive() != SDL_TRUE { SDL_StartTextInput() }
    }

    package var clipboardText: String? {
        get {
            let operation = "the text of the clipboard did not arrive, or is too large"
            return reporting(Self.copyClipboard(), operation).flatMap { $0.isEmpty ? nil : $0 }
        }
        set {
            reporting(SDL_SetClipboardText(newValue ?? ""), "the text could not be copied")
        }
    }

    /// The text of the clipboard; nil if SDL says that it failed. On X11 another program sends it: SDL waits for a
    /// second at most, and its question whether there is a text would wait another.
    private static func copyClipboard() -> String? {
        guard let text = SDL_GetClipboardText() else { return nil }
        defer { SDL_free(text) }
        let isFailure = text.pointee == 0 && SDL_GetError().pointee != 0
        return isFailure ? nil : String(cString: text)
    }
}
