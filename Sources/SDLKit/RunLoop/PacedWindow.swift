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
    /// The earliest time of the next picture, on the wall: when the display shows one, where it says so, else on a grid
    /// of its rate.
    var nextPicture: TimeInterval {
        if !isSeen { return pacer.lastFrame + Self.hiddenInterval }
        return host.isPacedByDesktop ? pacer.lastFrame + Self.shortestInterval : pacer.nextFrame
    }
    /// In how many seconds after the last frame a Foundation timer is due; nil for never.
    private(set) var nextTimer: TimeInterval?

    private let host: SDLWindow
    private let queue: MainQueue
    private var pacer: FramePacer

    /// Seconds between the pictures of a window that nobody sees: its animations go on, slowly.
    private static let hiddenInterval: TimeInterval = 1
    /// A display that wants more than 500 pictures a second is not believed.
    private static let shortestInterval: TimeInterval = 1 / 500

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
        pacer.setInterval(1 / host.refreshRate, at: wallTime)
        guard !SDLApplication.isEnding, wallTime >= nextPicture else { return false }
        pacer.noteFrame(at: wallTime)
        return true
    }

    func damage(after changed: Damage) -> Damage {
        isSeen ? host.damage(after: changed) : host.postpone(changed)
    }

    func draw(_ damage: Damage) throws -> Damage { try host.draw(damage) }

    func present(_ damage: Damage) throws { try host.present(damage) }

    /// Whether a picture would be seen now, and not one that is drawn already.
    private var isSeen: Bool { host.isVisible && host.isAskedForPicture }
}
