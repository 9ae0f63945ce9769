import AccessibilityKit
import CSDL2
import Foundation
import Reporting
import ViewKit

/// The events of a window.
extension SDLWindow {
    /// Passes all pending events to the window. Returns `true` if the user closed the window or asked to quit.
    package func handleEvents() -> Bool {
        beginEvents()
        EventQueue.drain { event in
            // Leftover events of a closed window must not affect the window that replaced it.
            if event.type == SDL_WINDOWEVENT.rawValue, event.window.windowID != identifier { return }
            receive(event)
        }
        endEvents()
        defer { (isCloseRequested, isQuitRequested) = (false, false) }
        return isCloseRequested || isQuitRequested
    }

    package func processEvents() {
        _ = handleEvents()
    }

    // MARK: Internal

    /// SDL's identifier of the window, which its events contain.
    var identifier: UInt32 { SDL_GetWindowID(handle) }

    /// Prepares for the events of a turn.
    func beginEvents() {
        events.begin(handle, pointsPerUnit: 1 / options.usableScale)
    }

    /// Handles an event that is for this window. Pointer moves and keys may be handled later, in `endEvents`.
    func receive(_ event: SDL_Event) {
        readerKeys.receive(event, send: readerSender) { event in events.receive(event) { process($0) } }
    }

    /// Handles a pointer move or a key that is still pending, and resizes the view tree if the window's size has
    /// changed.
    func endEvents() {
        readerKeys.end(send: readerSender) { event in events.receive(event) { process($0) } }
        events.end { process($0) }
        if needsFit || fittedSizes != displaySizes { fitToDisplay() }
        needsFit = false
    }

    // MARK: Private

    /// Passes keys to the screen readers; `nil` if none of them listens to keys.
    private var readerSender: ReaderKeys.Sender? {
        guard publisher != nil, AccessibilityBridge.hasKeyListener else { return nil }
        return { AccessibilityBridge.send($0) }
    }

    private func process(_ event: WindowEvent) {
        switch event {
        case .input(let input):
            for input in Self.compositions.filtered(input) { window.handle(input) }
            publisher?.noteInput()
        case .resized: needsFit = true  // many during one drag; only the last size counts
        case .exposed: needsFullRedraw = true
        case .shown: isVisible = true
        case .hidden:
            isVisible = false
            drawn.memory?.discardReplies()
        case .focused:
            takeTextInput()
            UIApplication.shared.window(window, hasKeyboard: true)
        case .unfocused:
            window.handle(.pointerMoved(nil))
            window.commitMarkedText()
            window.menuBar?.windowDidLoseKeyboard()
            // If another window of the program has received focus, the program stays active.
            if SDL_GetKeyboardFocus() == nil { UIApplication.shared.window(window, hasKeyboard: false) }
        case .texturesLost: loseTextures()
        case .closed: isCloseRequested = true
        case .quit: isQuitRequested = true
        }
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
