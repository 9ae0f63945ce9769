import CProgramWatch
import DrawKit
import StageKit

/// The windows of a program on an X server, and the frames that the program has sent to the server.
final class WatchedWindows {
    /// The maximum number of windows to watch. Chromium has about ten.
    private static let limit = 200

    /// A top-level window, with the frames that it has drawn and presented.
    private struct Window {
        var title: String
        /// The size in pixels at the time of the last drawing; `nil` if nothing has been drawn yet.
        var size: PixelSize?
        var drawn = FrameBursts()
        /// The times at which the Present extension showed pixmaps, in nanoseconds.
        var presented: [UInt64] = []
    }

    private let display: OpaquePointer
    private var clock = ServerClock()
    private var windows: [UInt32: Window] = [:]
    /// The top-level window of each watched window, by window ID.
    private var tops: [UInt32: UInt32] = [:]
    /// `true` if windows have appeared or disappeared since the last search. Also `true` before the first search.
    private(set) var needsSearch = true

    /// Connects to the server `name`, by default the one in DISPLAY. Fails if no server answers, or if it can't report
    /// what other programs draw.
    init?(server name: String?) {
        guard let display = watched_display_open(name) else { return nil }
        guard Int(watched_display_extensions(display)) & WATCHED_DAMAGE != 0 else {
            watched_display_close(display)
            return nil
        }
        self.display = display
    }

    deinit {
        watched_display_close(display)
    }

    var descriptor: Int32 { watched_display_descriptor(display) }

    /// `true` if the server has closed the connection.
    var isBroken: Bool { watched_display_is_broken(display) }

    /// `true` if a frame has arrived since the last call of `removeFrames()`.
    var hasFrames: Bool { windows.values.contains { !$0.drawn.frames.isEmpty || !$0.presented.isEmpty } }

    /// Starts watching the visible windows of `processes` that aren't watched yet.
    func search(_ processes: [pid_t]) {
        needsSearch = false
        var found = [WatchedWindow](repeating: WatchedWindow(), count: Self.limit)
        let count = watched_display_windows(display, processes, Int32(processes.count), &found, Int32(found.count))
        for window in found.prefix(Int(max(0, count))) where tops[window.window] == nil && tops.count < Self.limit {
            let isTop = window.window == window.top
            tops[window.window] = window.top
            if isTop { windows[window.window] = Window(title: title(of: window.window)) }
            watched_display_add(display, window.window, isTop ? WATCHED_RECTANGLES : WATCHED_NO_DRAWING)
        }
    }

    /// Handles the events that have arrived.
    func readEvents() {
        var event = WatchedEvent()
        while watched_display_next(display, &event) {
            switch event.kind {
            case WATCHED_DREW: draw(event)
            case WATCHED_PRESENTED:
                guard let top = tops[event.window] else { continue }
                windows[top]?.presented.append(event.presentedTime(received: MonotonicClock.nanoseconds))
            case WATCHED_DESTROYED: tops[event.window] = nil
            default: needsSearch = true
            }
        }
    }

    /// Discards all frames. Called when the measurement begins.
    func removeFrames() {
        for window in windows.keys {
            windows[window]?.drawn.removeAll()
            windows[window]?.presented.removeAll(keepingCapacity: true)
        }
    }

    /// Makes the server discard the regions that were drawn, which it accumulates.
    func forgetRegions() { watched_display_forget_regions(display) }

    /// Returns the windows that had frames since the last call of `removeFrames()`. `seconds` is the time since that
    /// call.
    func results(seconds: Double) -> [WatchReport.Window] {
        windows.compactMap { number, window in
            // Presented pixmaps are also reported as drawing, unless they replace the whole screen.
            let isPresented = !window.presented.isEmpty && window.presented.count * 2 >= window.drawn.frames.count
            let frames = isPresented ? window.presented : window.drawn.frames
            guard !frames.isEmpty else { return nil }
            let title = title(of: number)
            return WatchReport.Window(
                title: title.isEmpty ? window.title : title, source: isPresented ? .present : .damage,
                size: window.size.map { BenchReport.Size(width: Int($0.width), height: Int($0.height)) },
                frames: frames, seconds: seconds)
        }
    }

    // MARK: Private

    private func draw(_ event: WatchedEvent) {
        let time = clock.time(received: MonotonicClock.nanoseconds, server: event.milliseconds)
        windows[event.window]?.drawn.draw(event.rect, in: event.windowSize, at: time)
        windows[event.window]?.size = event.windowSize
    }

    private func title(of window: UInt32) -> String {
        var bytes = [CChar](repeating: 0, count: 256)
        watched_display_title(display, window, &bytes, Int32(bytes.count))
        return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
