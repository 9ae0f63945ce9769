import CSDL2
import Foundation
import FrameMetrics
import LayerKit
import StageKit
import ViewKit

/// The run loop of a program with one or several windows.
@MainActor
final class DesktopLoop {
    let roster: WindowRoster<PacedWindow>
    /// The frame statistics of the closed windows other than the first one. After `end`, this includes the windows that
    /// were still open.
    private(set) var closedStatistics: [WindowStatistics] = []
    /// The title of the first window, which is up to date once that window is closed or `end` is called.
    private(set) var title: String

    private let queue = MainQueue()
    /// The options of the first window, from which those of the other windows are derived.
    private let options: SDLWindowOptions
    private weak var first: PacedWindow?
    private let makeRecorder: (() -> FrameRecorder)?
    private let corner: HudCorner?

    /// The distance, right and down, between windows that the app opens one after another, in units of the window
    /// system.
    private static let cascade = 32

    // MARK: Lifecycle

    /// Creates a run loop with the window `host`.
    ///
    /// - Parameters:
    ///   - host: The first window.
    ///   - roster: The list that the windows are added to.
    ///   - recorder: The recorder of the first window's frames, if any.
    ///   - corner: The corner in which all windows show their frame times; `nil` if they show none.
    ///   - makeRecorder: Returns a recorder for another window; `nil` if no other window is measured.
    init(
        _ host: SDLWindow, in roster: WindowRoster<PacedWindow> = WindowRoster(), recorder: FrameRecorder? = nil,
        corner: HudCorner? = nil, makeRecorder: (() -> FrameRecorder)? = nil
    ) {
        self.roster = roster
        self.corner = corner
        self.makeRecorder = makeRecorder
        options = host.options
        title = host.title
        let window = PacedWindow(host, queue: queue, recorder: recorder)
        first = window
        if let recorder, let corner { host.hud = FrameHud(recorder, corner: corner) }
        roster.add(window)
        roster.open = { [unowned self] in try open($0) }
        roster.willClose = { [unowned self] in noteStatistics(of: $0) }
        UIApplication.shared.windowPresenter = roster
    }

    /// Stops opening windows, removes the overlays, and stores the statistics of the windows that are still open.
    /// Repeated calls have no effect.
    func end() {
        guard roster.open != nil else { return }
        UIApplication.shared.windowPresenter = nil
        (roster.open, roster.willClose) = (nil, nil)
        for window in roster.windows {
            noteStatistics(of: window)
            window.host.hud = nil
        }
    }

    // MARK: Internal

    /// Runs until the last window is closed, `SDLApplication.quit` is called, or the time `end` is reached. Returns the
    /// exit code. Throws if a window can no longer be drawn or the connection to the desktop is lost.
    func run(until end: TimeInterval?) throws -> Int32 {
        // All windows share the connection, which stays open when the first one is closed.
        let connection = DisplayConnection(of: roster.windows[0].host.handle)
        var sources = WakeSources(queue: queue.descriptor, connection: connection)
        while true {
            let now = MonotonicClock.now
            let nextTimer = try turn(at: now)
            try connection.check()
            if let code = SDLApplication.exitCode { return code }
            if let end, now >= end { return 0 }
            if roster.hasRequests || EventQueue.hasEvents { continue }
            var deadline = TimeInterval.earlier(nextTimer.map { now + $0 }, end)
            for window in roster.windows { deadline = .earlier(deadline, window.nextWake) }
            let pump = PollingInterval.current.map { now + $0 }
            sources.wait(TimeInterval.earlier(deadline, pump).map { $0 - MonotonicClock.now }) {
                roster.windows.contains { $0.host.hasReplies }
            }
        }
    }

    /// Runs a turn at the real time `now`: a frame of every window, and then the opening and closing of windows. Quits
    /// if no window remains. Returns the number of seconds until the next Foundation timer is due; `nil` if there is no
    /// timer.
    func turn(at now: TimeInterval) throws -> TimeInterval? {
        // The app may have released a window outside of a turn, for example in response to a screen reader's request.
        while roster.hasReleasedWindow {
            guard roster.settle() else {
                SDLApplication.quit()
                return nil
            }
        }
        let windows = roster.windows
        for window in windows {
            window.wallTime = now
            window.host.retainContent()
        }
        let first = windows[0]
        if roster.hasHadSeveral {
            try runFrames(of: windows, at: now)
        } else {
            try first.runFrame(at: first.clockTime(at: now), recorder: first.recorder)
        }
        for window in windows {
            try window.finishTurn()
            window.host.releaseContent()
        }
        if !SDLApplication.isEnding, !roster.settle() { SDLApplication.quit() }
        return first.nextTimer
    }

    // MARK: Private

    /// Runs a frame of each of several windows. All timers run before any event is handled. All events are handled, and
    /// the main queue's work is done, before anything is drawn.
    private func runFrames(of windows: [PacedWindow], at now: TimeInterval) throws {
        for window in windows.dropFirst() {
            window.beginFrame(at: window.clockTime(at: now), recorder: window.recorder)
        }
        let first = windows[0]
        try first.runFrame(at: first.clockTime(at: now), recorder: first.recorder) {
            if EventRouter.handleEvents(of: windows) { SDLApplication.quit() }
        }
        for window in windows.dropFirst() {
            window.recorder?.skip()
            window.window.clock.advance(to: window.window.time)
            try window.endFrame(at: window.window.time, recorder: window.recorder)
        }
    }

    /// Opens a desktop window for `content`, which the app has shown.
    private func open(_ content: UIWindow) throws -> PacedWindow {
        let nearest = roster.windows.first
        var options = options
        options.title = PacedWindow.title(of: content, default: self.options.title)
        if !content.bounds.isEmpty { options.size = content.bounds.size }
        options.waitsForScreen = false
        if content.overrideUserInterfaceStyle != .unspecified { options.style = content.overrideUserInterfaceStyle }
        if let nearest {
            (options.renderer, options.scale) = (nearest.host.rendererChoice, nearest.host.scale)
            let (origin, offset) = (nearest.host.screenOrigin, CGFloat(roster.windows.count * Self.cascade))
            options.origin = CGPoint(x: origin.x + offset, y: origin.y + offset)
        }
        let host = try SDLWindow(options: options, showing: content, isBorrowing: true)
        defer { host.releaseContent() }
        if let nearest { host.takeAppearance(of: nearest.host) }
        let recorder = makeRecorder?()
        if let recorder, let corner { host.hud = FrameHud(recorder, corner: corner) }
        return PacedWindow(host, queue: queue, recorder: recorder, defaultTitle: self.options.title)
    }

    private func noteStatistics(of window: PacedWindow) {
        guard window !== first else {
            title = window.host.title
            return
        }
        guard let recorder = window.recorder else { return }
        closedStatistics.append(WindowStatistics(title: window.host.title, report: FrameReport(recorder)))
    }
}
