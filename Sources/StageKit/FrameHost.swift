package import DrawKit
package import Foundation
package import ViewKit

/// What a frame needs of whoever shows a window: its events, its queue, and its picture. The order in which a frame
/// asks for them is that of `runFrame`.
@MainActor
package protocol FrameHost: AnyObject {
    /// What drawing throws.
    associatedtype Failure: Error

    /// The window whose frames are run.
    var window: UIWindow { get }

    /// Hands the events that wait to the window.
    func takeEvents()

    /// Runs the work that waits for the main actor.
    func runMainQueue()

    /// Whether the display takes a picture at `time`; if not, the frame ends before its animations.
    func isPictureDue(at time: TimeInterval) -> Bool

    /// What is to be drawn when `changed` is what the frame changed: more, after a picture was lost; nothing, when
    /// nobody sees it.
    func damage(after changed: Damage) -> Damage

    /// Draws at least `damage` of the window's display list. Returns what is to be presented.
    func draw(_ damage: Damage) throws(Failure) -> Damage

    /// Shows what was drawn.
    func present(_ damage: Damage) throws(Failure)
}

extension FrameHost {
    package func takeEvents() {}

    package func runMainQueue() {}

    package func isPictureDue(at time: TimeInterval) -> Bool { true }

    package func damage(after changed: Damage) -> Damage { changed }
}
