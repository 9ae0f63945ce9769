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

    /// The view tree of the window. Must not be used after the app has released a window that it showed itself.
    package var window: UIWindow {
        if let retained { return retained }
        guard let shown else { preconditionFailure("The UIWindow of a desktop window was used after its release") }
        return shown
    }
    /// The view tree of the window; `nil` once the app has released it.
    var content: UIWindow? { retained ?? shown }
    /// The view tree while it is retained: always, or only during a turn of the run loop if the app owns it.
    private var retained: UIWindow?
    private weak var shown: UIWindow?
    /// `true` if the app owns the view tree, so that the desktop window closes when the app releases it.
    private let isBorrowing: Bool
    /// `true` if the window is neither hidden nor minimized.
    package internal(set) var isVisible = true {
        didSet { if isVisible != oldValue { UIApplication.shared.window(window, isVisible: isVisible) } }
    }

    /// The desktop window and its renderer.
    var drawn: DrawnWindow { didSet { window.movesPixels = !drawn.isAccelerated } }
    var options: SDLWindowOptions
    var hasRestarted = false
    /// `true` if the user closed the window.
    var isCloseRequested = false
    /// `true` if the user or the desktop asked the program to quit.
    var isQuitRequested = false
    var needsFit = false
    /// The area of text input; `nil` while no text can be entered.
    var textInputArea: CGRect?
    let cursors = Cursors()
    let events = EventPump()
    let readerKeys = ReaderKeys()
    private var isClosed = false
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

    /// Opens a desktop window that shows `window`. If `isBorrowing` is `true`, `window` is retained only until
    /// `releaseContent` is called, and the choice of the renderer is not reported.
    init(options: SDLWindowOptions, showing window: UIWindow, isBorrowing: Bool = false) throws {
        try VideoSystem.start()
        self.options = options
        self.isBorrowing = isBorrowing
        (retained, shown) = (window, window)
        drawn = try DrawnWindow.open(RendererPlan(options.renderer), options: options)
        if !isBorrowing { StandardError.write("SkeletonSDL: renderer \(drawn.choice)") }
        // Advance the window's time, so that work scheduled before the first turn starts now. The clock of a window
        // that was open before may run slower than real time.
        window.runTimers(until: window.clock.scale.time(at: MonotonicClock.now))
        if options.style != .unspecified { window.overrideUserInterfaceStyle = options.style }
        window.setAppearance(
            style: options.style == .dark ? .dark : .light, direction: options.layoutDirection)
        window.host = self
        Self.compositions.receivesHandledKeys = VideoSystem.sendsHandledKeys
        window.waitsForImages = false
        window.movesPixels = !drawn.isAccelerated
        window.frameInterval = 1 / refreshRate
        UIApplication.shared.windowDidOpen(window)
        fitToDisplay()
        // The app may have focused a text field before the window opened.
        if window.focusedView != nil { window.updateTextInput() }
        guard VideoSystem.isOnDesktop else { return }
        desktop = DesktopFollower(window) { [weak self] in self?.setPublished($0) }
    }

    isolated deinit {
        close()
    }

    // MARK: Internal: lifecycle

    /// Retains the view tree until `releaseContent` is called.
    func retainContent() {
        if retained == nil { retained = shown }
    }

    /// Stops retaining the view tree if the app owns it.
    func releaseContent() {
        if isBorrowing { retained = nil }
    }

    /// Removes the window from the desktop while the program continues. It can't be shown again.
    func leaveDesktop() {
        SDL_HideWindow(handle)
        content?.commitMarkedText()
        if Self.textInputOwner === self {
            Self.textInputOwner = nil
            Self.compositions.end()
            SDL_StopTextInput()
        }
        if let content, content.host === self {
            content.releaseInput()
            content.host = nil
        }
        close()
    }

    /// Ends everything that depends on the window being open. Doesn't wait for the desktop, which may not respond.
    private func close() {
        guard !isClosed else { return }
        isClosed = true
        publisher?.end()
        publisher = nil
        hud = nil
        desktop = nil
        UIApplication.shared.windowDidClose(content)
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
}
