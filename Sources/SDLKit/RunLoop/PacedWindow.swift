import DrawKit
import Foundation
import StageKit
import ViewKit

/// A window that the run loop drives. Each turn of the loop handles events and runs the main queue; frames are drawn at
/// the display's refresh rate.
@MainActor
final class PacedWindow: FrameHost {
    typealias Failure = any Error

    /// The real time of this turn, which paces frames even if the window's clock runs faster or slower.
    var wallTime: TimeInterval = 0
    /// The earliest real time of the next frame. If the desktop requests frames, they are only throttled; otherwise,
    /// they follow the display's refresh rate. While a new frame would not be visible, frames run once a second.
    var nextFrameTime: TimeInterval {
        if !canShowFrame { return pacer.lastFrame + Self.hiddenInterval }
        return host.isPacedByDesktop ? pacer.lastFrame + Self.minimumInterval : pacer.nextFrame
    }
    /// The number of seconds from the last `runMainQueue` until the next Foundation timer is due; `nil` if there is no
    /// timer.
    private(set) var nextTimer: TimeInterval?

    private let host: SDLWindow
    private let queue: MainQueue
    private var pacer: FramePacer

    /// The interval between frames while a new frame would not be visible, in seconds. Animations then advance in steps
    /// of this length.
    private static let hiddenInterval: TimeInterval = 1
    /// The minimum interval between frames, in seconds, if the compositor requests them: at most 500 frames per second.
    private static let minimumInterval: TimeInterval = 1 / 500

    init(_ host: SDLWindow, queue: MainQueue) {
        self.host = host
        self.queue = queue
        pacer = FramePacer(framesPerSecond: host.refreshRate)
    }

    var window: UIWindow { host.window }

    func processEvents() {
        if host.handleEvents() { SDLApplication.quit() }
    }

    func runMainQueue() {
        nextTimer = queue.turn()
    }

    func isFrameDue(at time: TimeInterval) -> Bool {
        pacer.setInterval(1 / host.refreshRate, at: wallTime)
        guard !SDLApplication.isEnding, wallTime >= nextFrameTime else { return false }
        pacer.noteFrame(at: wallTime)
        return true
    }

    func damage(after changed: Damage) -> Damage {
        canShowFrame ? host.damage(after: changed) : host.postpone(changed)
    }

    func draw(_ damage: Damage) throws -> Damage { try host.draw(damage) }

    func present(_ damage: Damage) throws { try host.present(damage) }

    /// `true` if a new frame would be visible: if the window is visible, and the desktop is ready for another frame.
    private var canShowFrame: Bool { host.isVisible && host.isReadyForFrame }
}
