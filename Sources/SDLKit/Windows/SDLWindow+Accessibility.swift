import AccessibilityKit
import CSDL2
package import Foundation

/// Assistive technologies, such as screen readers.
extension SDLWindow: AccessibilityHost {
    package var hasKeyboard: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

    package var screenOrigin: CGPoint { drawn.native.origin }

    /// Publishes the accessibility tree while `isNeeded`. Nothing is connected or computed before it is first needed.
    func setPublished(_ isNeeded: Bool) {
        guard isNeeded != (publisher != nil) else { return }
        publisher?.end()
        publisher = isNeeded ? AccessibilityPublisher(window, host: self) : nil
    }
}
