import Foundation
import SkeletonView

/// Shows a skeleton and its content alternately, as if the content were loaded again and again. While a menu or a color
/// picker is open in the window, the skeleton stays visible, because the picker may change its bones.
@MainActor
final class LoadLoop {
    /// The time in seconds that content stays visible.
    nonisolated static let contentTime: TimeInterval = 2.5
    /// The minimum time in seconds that the skeleton stays visible.
    nonisolated static let minimumLoadTime: TimeInterval = 3

    private let loadTime: @MainActor () -> TimeInterval
    private let showSkeleton: @MainActor () -> Void
    private let showContent: @MainActor () -> Void
    private var nextTurn: ScheduledWork?

    /// Creates a loop that isn't running. `loadTime` returns the time in seconds that the skeleton stays visible.
    init(
        loadTime: @escaping @MainActor () -> TimeInterval, showSkeleton: @escaping @MainActor () -> Void,
        showContent: @escaping @MainActor () -> Void
    ) {
        self.loadTime = loadTime
        self.showSkeleton = showSkeleton
        self.showContent = showContent
    }

    /// Starts or restarts the loop in `window` with the skeleton.
    func beginWithSkeleton(in window: UIWindow?) {
        showSkeleton()
        keepSkeleton(in: window)
    }

    /// Keeps the visible skeleton for a whole load time from now, and then continues the loop with the content.
    func keepSkeleton(in window: UIWindow?) {
        scheduleTurn(after: loadTime(), in: window) { loop, window in
            window.popUp == nil ? loop.beginWithContent(in: window) : loop.keepSkeleton(in: window)
        }
    }

    /// Starts or restarts the loop in `window` with the content or, while a menu or a color picker is open, with the
    /// skeleton.
    func beginWithContent(in window: UIWindow?) {
        guard window?.popUp == nil else { return beginWithSkeleton(in: window) }
        showContent()
        scheduleTurn(after: Self.contentTime, in: window) { $0.beginWithSkeleton(in: $1) }
    }

    /// Stops the loop. The visible skeleton or content stays.
    func stop() {
        nextTurn?.cancel()
        nextTurn = nil
    }

    private func scheduleTurn(
        after delay: TimeInterval, in window: UIWindow?, _ turn: @escaping @MainActor (LoadLoop, UIWindow) -> Void
    ) {
        stop()
        nextTurn = window?.schedule(after: delay) { [weak self, weak window] in
            if let self, let window { turn(self, window) }
        }
    }
}

extension DemoStyle {
    /// The time in seconds for which a loop shows the skeleton: long enough to see its delay, its minimum time, a whole
    /// sweep and its timeout.
    var loopLoadTime: TimeInterval {
        let sweep = duration * (autoreverses ? 2 : 1) + light.pause
        let end = timeout > 0 ? timeout + 1.5 : 0
        return max(LoadLoop.minimumLoadTime, delay + max(minimumTime, sweep, end))
    }

    /// Returns this style, without its motion limit if `isTemporary` is `true`, because temporary bones disappear
    /// automatically.
    func limited(isTemporary: Bool) -> DemoStyle {
        var style = self
        if isTemporary { style.motionLimit = .infinity }
        return style
    }
}
