import DrawKit
import Foundation
import ViewKit

/// The overlay with frame times.
extension SDLWindow {
    /// Presents the overlay once more, without a change of the content, if the window has become idle. Doesn't retry if
    /// the frame would not be visible.
    func presentIdleHud() throws {
        guard let hud, hud.becomeIdle(), isVisible, isReadyForFrame, drawn.memory?.hasFreeBuffer != false else {
            return
        }
        let list = window.displayList
        // An earlier frame may have been lost, and presenting this one completes it.
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
