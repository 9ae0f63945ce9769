import DrawKit
import Foundation
import ViewKit

/// The overlay with frame times.
extension SDLWindow {
    /// Presents the overlay once more when the window becomes idle, although the content hasn't changed. If the frame
    /// would not be visible, it is skipped and not presented later.
    func presentIdleHud() throws {
        guard let hud, hud.becomeIdle(), isVisible, isReadyForFrame, drawn.memory?.hasFreeBuffer != false else {
            return
        }
        let list = window.displayList
        // Presenting clears `needsFullRedraw`, so a frame that was lost earlier must be drawn again here.
        let damage = needsFullRedraw || drawn.isAccelerated ? Damage(everythingIn: list) : .none
        try present(draw(damage))
    }

    /// Updates the overlay for the frame that is about to be drawn.
    func updateHud() {
        hud?.update(
            HudFrame(
                size: window.displayList.size, scale: window.traitCollection.displayScale, interval: 1 / refreshRate,
                waitsForDisplay: drawn.waitsForDisplay, rendererName: rendererName))
    }
}
