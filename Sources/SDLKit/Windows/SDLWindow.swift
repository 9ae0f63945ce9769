import AccessibilityKit
import CSDL2
package import DrawKit
import Foundation
import LayerKit
import Reporting
import StageKit
package import ViewKit

/// A desktop window that shows a `UIWindow` and passes input to it.
@MainActor
package final class SDLWindow: FrameHost {
    package typealias Failure = any Error

    /// The view tree of the window.
    package let window: UIWindow
    /// `true` if the window is neither hidden nor minimized.
    package internal(set) var isVisible = true {
        didSet { if isVisible != oldValue { UIApplication.shared.window(window, isVisible: isVisible) } }
    }

    /// The desktop window and its renderer.
    var drawn: DrawnWindow { didSet { window.movesPixels = !drawn.isAccelerated } }
    var options: SDLWindowOptions
    var hasRestarted = false
    private let cursors = Cursors()
    private let events = EventPump()
    private var desktop: DesktopFollower?
    /// The publisher of the accessibility tree; `nil` while no assistive technology is running.
    var publisher: AccessibilityPublisher?
    /// The overlay with frame times; `nil` unless `SKELETON_HUD` requests it.
    var hud: FrameHud?
    var needsFullRedraw = true
    /// The window size that the view tree was last resized to, if any.
    var fittedSizes: DisplaySizes?

    // MARK: Lifecycle

    /// Opens a window and writes the chosen renderer and the reason to standard error. Throws if SDL can't be started,
    /// the window can't be opened or the requested renderer isn't available.
    package convenience init(options: SDLWindowOptions = SDLWindowOptions()) throws {
        try self.init(options: options, showing: UIWindow(frame: .zero))
    }

    /// Opens a desktop window that shows `window`.
    init(options: SDLWindowOptions, showing window: UIWindow) throws {
        try VideoSystem.start()
        self.options = options
        self.window = window
        drawn = try DrawnWindow.open(RendererPlan(options.renderer), options: options)
        StandardError.write("SkeletonSDL: renderer \(drawn.choice)")
        // Advance the window's time, so that work scheduled before the first turn starts now.
        window.runTimers(until: MonotonicClock.now)
        window.overrideUserInterfaceStyle = options.style
        window.setAppearance(
            style: options.style == .dark ? .dark : .light, direction: options.layoutDirection)
        window.host = self
        window.waitsForImages = false
        window.movesPixels = !drawn.isAccelerated
        window.frameInterval = 1 / refreshRate
        UIApplication.shared.windowDidOpen(window)
        fitToDisplay()
        guard VideoSystem.isOnDesktop else { return }
        desktop = DesktopFollower(window) { [weak self] in self?.setPublished($0) }
    }

    isolated deinit {
        publisher?.end()
        UIApplication.shared.windowDidClose(window)
    }

    // MARK: Package

    /// The title of the window, initially the one in the options.
    package var title: String {
        get { options.title }
        set {
            options.title = newValue
            drawn.native.show(title: newValue)
        }
    }

    package var renderer: any DisplayListRenderer { drawn.renderer }

    /// The `SDL_Window`.
    package var handle: OpaquePointer { drawn.native.handle }

    /// The refresh rate of the display in frames per second; 60 if it is unknown or implausible.
    var refreshRate: Double { drawn.native.refreshRate }

    /// `true` if the desktop is ready for another frame: always, unless it requests frames and hasn't requested the
    /// next one yet, for example because the window is covered.
    var isReadyForFrame: Bool { drawn.memory?.isReadyForFrame ?? true }

    /// `true` if the compositor requests frames; otherwise frames are paced by time.
    var isPacedByDesktop: Bool { drawn.memory?.requestsFrames ?? false }

    /// The number of drawn frames that were never shown because the next frame replaced them.
    package var replacedFrames: Int { drawn.memory?.replacedFrames ?? 0 }

    /// `true` if events about frames from the compositor were pending. Reading this property handles them.
    var hasReplies: Bool { drawn.memory?.handleReplies() ?? false }

    /// The time of the window's next work, if any.
    package var nextDeadline: TimeInterval? {
        // A lost frame must be presented again even if the view tree doesn't change.
        needsFullRedraw && isVisible ? window.time : window.nextDeadline
    }

    /// Passes all pending events to the window. Returns `true` if the user closed the window or asked to quit.
    package func handleEvents() -> Bool {
        var needsFit = false
        var isClosed = false
        events.drain(handle, pointsPerUnit: 1 / options.usableScale) { event in
            switch event {
            case .input(let input): window.handle(input)
            case .resized: needsFit = true  // many during one drag; only the last size counts
            case .exposed: needsFullRedraw = true
            case .shown: isVisible = true
            case .hidden:
                isVisible = false
                drawn.memory?.discardReplies()
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

    package func processEvents() {
        _ = handleEvents()
    }

    package func damage(after changed: Damage) -> Damage {
        guard isVisible, drawn.memory?.hasFreeBuffer != false else { return postpone(changed) }
        return needsFullRedraw ? Damage(everythingIn: window.displayList) : changed
    }

    /// Postpones drawing `changed` by redrawing everything in the next frame.
    func postpone(_ changed: Damage) -> Damage {
        if !changed.isEmpty { needsFullRedraw = true }
        return .none
    }

    package func draw(_ damage: Damage) throws -> Damage {
        do {
            return try drawContent(damage)
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
        needsFullRedraw = false
    }

    // MARK: Private

    private func drawEverything() throws -> Damage {
        try drawContent(Damage(everythingIn: window.displayList))
    }

    private func drawContent(_ damage: Damage) throws -> Damage {
        if hud != nil { updateHud() }
        return try drawn.draw(window.displayList, damage: damage, below: hud)
    }

    private func loseTextures() {
        needsFullRedraw = true
        do {
            try (drawn.renderer as? AcceleratedRenderer)?.discardTextures()
        } catch {
            Diagnostics.report("the textures could not be recreated: \(error)")
        }
    }
}

extension SDLWindow: WindowHost {
    /// Does nothing: work is scheduled only within a turn of the run loop, which reads the next deadline at the end of
    /// each turn.
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

    package var primarySelection: String? {
        get {
            guard let text = CSDL2CopyPrimarySelection() else { return nil }
            defer { SDL_free(text) }
            return text.pointee == 0 ? nil : String(cString: text)
        }
        set {
            reporting(CSDL2SetPrimarySelection(newValue ?? ""), "the selected text could not be published")
        }
    }

    /// Returns the text on the clipboard; `nil` if SDL fails. On X11, SDL waits up to a second for another program to
    /// send it; checking in advance whether there is any text could take another second.
    private static func copyClipboard() -> String? {
        guard let text = SDL_GetClipboardText() else { return nil }
        defer { SDL_free(text) }
        let isFailure = text.pointee == 0 && SDL_GetError().pointee != 0
        return isFailure ? nil : String(cString: text)
    }
}
