package import DrawKit
package import Foundation
package import ViewKit

/// The environment of a window's frames: events, the main queue and drawing. `runFrame` defines the order of the calls.
@MainActor
package protocol FrameHost: AnyObject {
    /// The error that drawing and presenting throw.
    associatedtype Failure: Error

    /// The window whose frames are run.
    var window: UIWindow { get }

    /// Passes the pending events to the window.
    func processEvents()

    /// Runs the pending work on the main actor.
    func runMainQueue()

    /// Returns `true` if the display accepts a frame at `time`. Otherwise, the frame ends before the animation stage.
    func isFrameDue(at time: TimeInterval) -> Bool

    /// Returns the damage to draw in a frame that changed the area `changed`: more than that area if an earlier frame
    /// was lost, and nothing if the window isn't visible.
    func damage(after changed: Damage) -> Damage

    /// Draws at least `damage` of the window's display list. Returns the damage to present.
    func draw(_ damage: Damage) throws(Failure) -> Damage

    /// Presents the drawn frame. `damage` is the result of `draw`.
    func present(_ damage: Damage) throws(Failure)
}

extension FrameHost {
    package func processEvents() {}

    package func runMainQueue() {}

    package func isFrameDue(at time: TimeInterval) -> Bool { true }

    package func damage(after changed: Damage) -> Damage { changed }
}
