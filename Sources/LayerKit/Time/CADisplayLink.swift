public import Foundation
import Reporting
public import SelectorKit

/// A timer that calls a closure or a method in each frame, before animations are evaluated. Pausing or removing the
/// timer suspends the calls; invalidating the timer ends them. While a display link runs, its window prepares frames at
/// the display's rate even if nothing changes.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    /// The time of the last frame in which the link was called, in seconds, on the clock of `CACurrentMediaTime`. 0
    /// before the first call.
    public private(set) var timestamp: TimeInterval = 0
    /// The time at which the next call is due, in seconds, on the clock of `CACurrentMediaTime`. 0 before the first
    /// call.
    public private(set) var targetTimestamp: TimeInterval = 0
    /// The interval between the display's frames, in seconds. 0 before the first call.
    public private(set) var duration: TimeInterval = 0
    /// The number of calls per second. The link is called in every second, third and so on frame, depending on which
    /// rate is nearest; in between, frames are prepared but the link isn't called. 0, the default, or less calls it in
    /// every frame.
    public var preferredFramesPerSecond = 0
    /// The range of the number of calls per second, of which only the preferred number is used.
    public var preferredFrameRateRange: CAFrameRateRange {
        get { frameRateRange }
        set {
            frameRateRange = newValue
            let rate = newValue.preferred ?? newValue.maximum
            preferredFramesPerSecond = rate.isFinite ? Int(min(max(rate, 0), 1000).rounded()) : 0
        }
    }
    private var frameRateRange = CAFrameRateRange.default
    /// The number of frames from one call to the next, unless `preferredFramesPerSecond` is set. 1, the default, or
    /// less calls the link in every frame. Deprecated on iOS; use `preferredFramesPerSecond`.
    public var frameInterval = 1
    /// `true` if calls are suspended. `false` by default.
    public var isPaused = false

    /// The closure, or `nil` after the link is invalidated.
    @preconcurrency private var action: (@MainActor (CADisplayLink) -> Void)?
    /// The layer whose tree provides the clock.
    private(set) weak var layer: CALayer?
    /// The layer that was passed to `scheduled(for:action:)`, if any.
    private weak var ownLayer: CALayer?
    /// The object whose method is called until the link is invalidated.
    private var target: AnyObject?

    /// Returns a link that calls `action` in each frame of the window that contains `layer`. While the layer is not in
    /// a window, the link waits. The link is retained until it is invalidated or the layer is released, so you don't
    /// need to keep a reference. Not part of Core Animation.
    @preconcurrency @discardableResult
    public static func scheduled(
        for layer: CALayer, action: @escaping @MainActor (CADisplayLink) -> Void
    ) -> CADisplayLink {
        let link = CADisplayLink(layer: layer, action: action)
        layer.addOrWait(link)
        return link
    }

    @preconcurrency private init(layer: CALayer, action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.layer = layer
        ownLayer = layer
        self.action = action
        super.init()
    }

    /// Creates a link that calls the method `selector` on `target` with the link as its argument. The calls begin after
    /// `add(to:forMode:)`. The target is retained until the link is invalidated.
    public init(target: Any, selector: Selector) {
        let target = target as AnyObject
        self.target = target
        action = { link in selector.perform(on: target, link) }
        super.init()
    }

    /// Starts a link that was created with a target, or a link that was removed. If the target is a view, a layer or a
    /// view controller, the link is called in the frames of the window that contains the target; otherwise, in those of
    /// the newest window. The parameters are ignored.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard layer == nil, action != nil else { return }
        if let ownLayer { return start(on: ownLayer) }
        guard let target else { return }
        guard let layer = (target as? any DisplayLinkTarget)?.displayLinkLayer ?? LayerHost.newest?.root else {
            Diagnostics.report("CADisplayLink: no window; the link of a \(type(of: target)) doesn't start")
            return
        }
        start(on: layer)
    }

    /// Stops the calls until the link is added again. The parameters are ignored.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        layer = nil
    }

    /// Stops the calls permanently and releases the closure and the target.
    public func invalidate() {
        action = nil
        target = nil
    }

    private func start(on layer: CALayer) {
        self.layer = layer
        layer.addOrWait(self)
    }

    // MARK: Internal

    var isValid: Bool { action != nil && layer != nil }

    /// Calls the closure for the frame at `time`, unless the link is paused, has already been called for that frame or
    /// skips it.
    func tick(at time: TimeInterval, interval: TimeInterval) {
        guard !isPaused, targetTimestamp == 0 || time > timestamp else { return }
        let frames = preferredFrames(interval: interval)
        // Frames aren't displayed at exact intervals.
        guard targetTimestamp == 0 || frames == 1 || time > timestamp + (frames - 0.5) * interval else { return }
        timestamp = time
        targetTimestamp = time + frames * interval
        duration = interval
        action?(self)
    }

    /// Returns the number of frames of `interval` seconds from one call to the next.
    private func preferredFrames(interval: TimeInterval) -> Double {
        guard preferredFramesPerSecond > 0 else { return Double(max(frameInterval, 1)) }
        guard interval > 0 else { return 1 }
        return max((1 / (interval * Double(preferredFramesPerSecond))).rounded(), 1)
    }
}

/// A target that determines in which window's frames its display links are called.
@MainActor
package protocol DisplayLinkTarget: AnyObject {
    /// The layer whose window calls the links, or `nil` if the target is a view controller whose view isn't loaded.
    var displayLinkLayer: CALayer? { get }
}

extension CALayer: DisplayLinkTarget {
    package var displayLinkLayer: CALayer? { self }
}

extension CALayer {
    /// Adds `link` to the layer's host. If there is no host, keeps the link until there is one.
    fileprivate func addOrWait(_ link: CADisplayLink) {
        if let host {
            host.add(link)
        } else {
            wait(link)
        }
    }

    /// Keeps `link` until the layer enters a tree with a clock.
    func wait(_ link: CADisplayLink) {
        awaitingLinks.append(link)
        markAwaitingHost()
    }
}
