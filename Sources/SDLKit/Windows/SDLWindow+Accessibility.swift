import AccessibilityKit
import CSDL2
package import Foundation

/// Support for assistive technologies, such as screen readers.
extension SDLWindow: AccessibilityHost {
    package var hasKeyboard: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

    package var screenOrigin: CGPoint { drawn.native.origin }

    /// Starts or stops publishing the accessibility tree. Until the tree is first needed, it isn't computed, and there
    /// is no connection to the accessibility bus.
    func setPublished(_ isNeeded: Bool) {
        guard isNeeded != (publisher != nil) else { return }
        publisher?.end()
        publisher = isNeeded ? AccessibilityPublisher(window, host: self) : nil
    }
}
