import AccessibilityKit
import CSDL2
import DrawKit
import Foundation
import FrameMetrics
import LayerKit
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
    /// they follow the display's refresh rate. While a new frame would not be visible, there is one frame per second.
    var nextFrameTime: TimeInterval {
        if !canShowFrame { return pacer.lastFrame + Self.hiddenInterval }
        return host.isPacedByDesktop ? pacer.lastFrame + Self.minimumInterval : pacer.nextFrame
    }
    /// The number of seconds from the last `runMainQueue` until the next Foundation timer is due; `nil` if there is no
    /// timer.
    private(set) var nextTimer: TimeInterval?

    let host: SDLWindow
    /// The recorder of the window's frames, if any.
    let recorder: FrameRecorder?
    private let queue: MainQueue
    private var pacer: FramePacer
    /// The time of the next update of the accessibility tree, if it is pending.
    private var nextPublishing: TimeInterval?
    /// The title to use if the root view controller has none; `nil` if the title doesn't follow the controller.
    private let defaultTitle: String?
    /// `true` if the app has hidden the window and no other window is open, so that this one stays in the run loop.
    private(set) var isWithdrawn = false

    /// The interval between frames while a new frame would not be visible, in seconds. Animations then advance in steps
    /// of this length.
    private static let hiddenInterval: TimeInterval = 1
    /// The minimum interval between frames, in seconds, if the compositor requests them: at most 500 frames per second.
    private static let minimumInterval: TimeInterval = 1 / 500

    /// Creates a window of the run loop. If `defaultTitle` isn't `nil`, the title of the desktop window follows the
    /// title of the root view controller.
    init(_ host: SDLWindow, queue: MainQueue, recorder: FrameRecorder? = nil, defaultTitle: String? = nil) {
        self.host = host
        self.queue = queue
        self.recorder = recorder
        self.defaultTitle = defaultTitle
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

    // MARK: A turn of the run loop

    /// Returns the time of the window's clock at the real time `time`.
    func clockTime(at time: TimeInterval) -> TimeInterval { window.clock.scale.time(at: time) }

    /// Does the work that follows the window's frame in a turn.
    func finishTurn() throws {
        try host.presentIdleHud()
        nextPublishing = host.publisher?.update(at: wallTime)
        guard let defaultTitle else { return }
        let title = Self.title(of: window, default: defaultTitle)
        if title != host.title { host.title = title }
    }

    /// The real time of the window's next work, if any.
    var nextWake: TimeInterval? {
        // A released window is removed in the next turn.
        guard let content = host.content else { return wallTime }
        let frame = host.nextDeadline.flatMap { content.clock.scale.wall(at: $0) }.map { max($0, nextFrameTime) }
        return TimeInterval.earlier(.earlier(frame, nextPublishing), host.hud?.idleDeadline)
    }

    /// Returns the title of the desktop window that shows `window`: that of the root view controller or, if it is a
    /// navigation controller without a title, that of its top view controller. If that title is missing or empty,
    /// returns `title`.
    static func title(of window: UIWindow, default title: String) -> String {
        let root = window.rootViewController
        guard let own = root?.title ?? (root as? UINavigationController)?.topViewController?.title, !own.isEmpty
        else { return title }
        return own
    }

    /// `true` if a new frame would be visible: if the window is visible, and the desktop is ready for another frame.
    private var canShowFrame: Bool { host.isVisible && host.isReadyForFrame }
}

extension PacedWindow: RosterWindow {
    var content: UIWindow? { host.content }

    var identifier: UInt32 { host.identifier }

    var isCloseRequested: Bool {
        get { host.isCloseRequested }
        set { host.isCloseRequested = newValue }
    }

    func setWithdrawn(_ isWithdrawn: Bool) {
        guard isWithdrawn != self.isWithdrawn else { return }
        self.isWithdrawn = isWithdrawn
        if isWithdrawn { SDL_HideWindow(host.handle) } else { SDL_ShowWindow(host.handle) }
    }

    func raise() { SDL_RaiseWindow(host.handle) }

    func close() { host.leaveDesktop() }
}

extension TimeInterval {
    /// Returns the earlier of two deadlines; `nil` means never.
    static func earlier(_ left: TimeInterval?, _ right: TimeInterval?) -> TimeInterval? {
        guard let left, let right else { return left ?? right }
        return Swift.min(left, right)
    }
}
