import CSDL2
import Foundation
import Reporting
package import ViewKit

extension SDLWindow: WindowHost {
    /// Does nothing: work is scheduled only within a turn of the run loop, which reads the next deadline at the end of
    /// each turn.
    package func wake() {}

    /// Sets the pointer's shape, unless the pointer is over another window of the program.
    package func setCursor(_ cursor: PointerShape) {
        let pointed = SDL_GetMouseFocus()
        if pointed == nil || pointed == handle { cursors.show(cursor) }
    }

    /// Starts text input in `area`, or ends it if `area` is `nil`. SDL has one text input for all windows, so it
    /// follows keyboard focus: if another window of the program has focus, this window's text input starts when the
    /// window receives focus.
    package func setTextInput(_ area: CGRect?) {
        textInputArea = area
        let focused = SDL_GetKeyboardFocus()
        if focused == nil || focused == handle { updateTextInput() }
    }

    /// Makes the input method discard the composition `text`. SDL resets input methods only when text input ends.
    package func discardComposition(_ text: String) {
        Self.compositions.discard(text)
        guard Self.textInputOwner === self, SDL_IsTextInputActive() == SDL_TRUE else { return }
        SDL_StopTextInput()
        updateTextInput()
    }

    /// The window that last started or ended text input, while it is open.
    static weak var textInputOwner: SDLWindow?

    /// The composition of the input method.
    static var compositions = CompositionFilter()

    /// Takes the text input from the window that had focus before, if that was another one.
    func takeTextInput() {
        if Self.textInputOwner !== self { updateTextInput() }
    }

    private func updateTextInput() {
        Self.textInputOwner = self
        guard let area = textInputArea else {
            Self.compositions.end()
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
