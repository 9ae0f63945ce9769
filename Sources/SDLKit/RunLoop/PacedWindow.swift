import DrawKit
import Foundation
import StageKit
import ViewKit

/// A window in the run loop: its frames also do the work of the main queue, and draw as often as the display shows.
@MainActor
final class PacedWindow: FrameHost {
    typealias Failure = any Error

    /// The time of the wall in this turn: pictures are paced by it, however fast the window's own time passes.
    var wallTime: TimeInterval = 0
    /// The earliest time of the next picture, on the wall.
    var nextPicture: TimeInterval { pacer.nextFrame }
    /// In how many seconds after the last frame a Foundation timer is due; nil for never.
    private(set) var nextTimer: TimeInterval?

    private let host: SDLWindow
    private let queue: MainQueue
    private var pacer: FramePacer

    /// Seconds between the pictures of a window that nobody sees: its animations go on, slowly.
    private static let hiddenInterval: TimeInterval = 1

    init(_ host: SDLWindow, queue: MainQueue) {
        (self.host, self.queue) = (host, queue)
        pacer = FramePacer(framesPerSecond: host.refreshRate)
    }

    var window: UIWindow { host.window }

    func takeEvents() {
        if host.handleEvents() { SDLApplication.quit() }
    }

    func runMainQueue() {
        nextTimer = queue.turn()
    }

    func isPictureDue(at time: TimeInterval) -> Bool {
        pacer.setInterval(host.isVisible ? 1 / host.refreshRate : Self.hiddenInterval, at: wallTime)
        guard !SDLApplication.isEnding, wallTime >= pacer.nextFrame else { return false }
        pacer.noteFrame(at: wallTime)
        return true
    }

    func damage(after changed: Damage) -> Damage { host.damage(after: changed) }

    func draw(_ damage: Damage) throws -> Damage { try host.draw(damage) }

    func present(_ damage: Damage) throws { try host.present(damage) }
}
