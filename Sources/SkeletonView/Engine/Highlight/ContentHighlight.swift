import Foundation
import LayerKit
import ViewKit

/// The shimmer over the content of a view, from its start until the content is fully visible again.
@MainActor
final class ContentHighlight {
    /// `true` until the shimmer is stopped.
    private(set) var isOn = true

    private weak var view: UIView?
    private var shimmer: SkeletonShimmer
    private let mask = CAGradientLayer()
    /// The highlight's sweep path, or `nil` if it must be computed in the next layout.
    private var path: SweepPath?
    private weak var window: UIWindow?
    /// The start of the sweep on the window's clock.
    private var begin: TimeInterval = 0
    private var ending: ScheduledWork?
    /// `true` if the last sweep is over and the content is fully visible.
    private var isResting = false
    private var stopWork: ScheduledWork?
    /// The number of seconds over which the content is brightened after the last sweep, or dimmed if the motion
    /// restarts.
    private static let restDuration = 0.25

    isolated deinit { ActiveSkeletons.remove(self) }

    private enum Keys {
        static let motion = "shimmer.motion"
        static let fade = "shimmer.fade"
    }

    /// Starts to dim the content of `view` over `duration` seconds.
    init(on view: UIView, _ shimmer: SkeletonShimmer, duration: TimeInterval) {
        self.view = view
        self.shimmer = shimmer
        color()
        let own = view.layer.mask
        view.layer.mask = mask
        mask.mask = own
        view.addWindowObserver(self)
        ActiveSkeletons.add(self)
        enterWindow()
        if !isResting { fade(to: colors, from: Self.clear(of: colors), duration: duration) }
    }

    func change(to shimmer: SkeletonShimmer) {
        self.shimmer = shimmer
        // If the time limit of the motion has passed, a new look restarts the motion.
        if let window, isResting { begin = window.time }
        applyPreferences()
    }

    /// Applies the current preferences of the appearance and the user.
    func applyPreferences() {
        path = nil
        if isOn { follow() }
    }

    /// Brightens the content over `duration` seconds and then removes the shimmer.
    func stop(duration: TimeInterval) {
        guard isOn else { return }
        isOn = false
        guard let window, duration > 0, duration.isFinite, !isResting else { return finish() }
        stopWork?.cancel()
        let dimmed = colors
        mask.stops = Self.clear(of: dimmed)
        fade(to: Self.clear(of: dimmed), from: dimmed, duration: duration)
        ending = window.schedule(after: duration) { [weak self] in self?.finish() }
    }

    /// Removes the shimmer from the view.
    func finish() {
        isOn = false
        ending?.cancel()
        stopWork?.cancel()
        ActiveSkeletons.remove(self)
        window?.removeObserver(self)
        guard let view else { return }
        view.removeWindowObserver(self)
        if view.layer.mask === mask {
            let own = mask.mask
            mask.mask = nil
            view.layer.mask = own
        }
        if view.skeleton?.contentHighlight === self { view.skeleton?.contentHighlight = nil }
    }

    // MARK: Private

    /// The colors of the mask before, inside and after the highlight; all the same if no highlight slides.
    private var colors: [CGColor] {
        let intensity = shimmer.intensity.isFinite ? min(max(shimmer.intensity, 0), 1) : 0.5
        let dim = CGColor(gray: 0, alpha: 1 - intensity)
        return shimmer.highlight.repeatingMiddleColor([dim, isSliding ? CGColor(gray: 0, alpha: 1) : dim, dim])
    }

    private var isSliding: Bool { motion == .full || motion == .slow }

    private var motion: SkeletonMotion { shimmer.motion ?? .preferred }
    /// The time limit of the motion in seconds; infinity means no limit.
    private var limit: TimeInterval {
        let limit = shimmer.maximumMotionDuration ?? SkeletonAppearance.default.maximumMotionDuration
        return limit > 0 ? limit : .infinity
    }

    private static func clear(of colors: [CGColor]) -> [CGColor] {
        colors.map { _ in CGColor(gray: 0, alpha: 1) }
    }

    private func color() {
        mask.stops = isResting ? Self.clear(of: colors) : colors
        mask.locations = shimmer.highlight.locations(of: 3)
    }

    private func fade(to last: [CGColor], from first: [CGColor], duration: TimeInterval) {
        guard duration > 0, duration.isFinite, window != nil else { return }
        let fade = CABasicAnimation(keyPath: "colors")
        fade.fromValue = first
        fade.toValue = last
        fade.duration = duration
        mask.add(fade, forKey: Keys.fade)
    }

    private func enterWindow() {
        window?.removeObserver(self)
        window = view?.window
        guard let window else { return }
        begin = window.time
        path = nil
        window.observeLayout(self) { [weak self] in self?.follow() }
        window.observeTraits(self) { [weak self] _ in self?.follow() }
        follow()
    }

    /// Adapts the highlight to the view's current size.
    private func follow() {
        guard let view, let window else { return }
        guard view.layer.mask === mask else { return finish() }
        if mask.frame != view.bounds { mask.frame = view.bounds }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let newPath = SweepPath(shimmer.highlight, across: view.bounds.size, isRightToLeft: isRightToLeft)
        guard newPath != path else { return }
        path = newPath
        mask.removeAnimation(forKey: Keys.motion)
        stopWork?.cancel()
        let motion = movement(on: newPath)
        let end = begin + (motion?.durationOfWholeCycles(within: limit) ?? .infinity)
        let wasResting = isResting
        isResting = end <= window.time
        color()
        if wasResting, !isResting { fade(to: colors, from: Self.clear(of: colors), duration: Self.restDuration) }
        guard let motion, !isResting else { return }
        motion.explicitBegin = begin
        motion.end(within: limit)
        mask.add(motion, forKey: Keys.motion)
        if end < .infinity {
            stopWork = window.schedule(after: end - window.time) { [weak self] in self?.stopMotion() }
        }
    }

    /// Brightens the content after the last sweep.
    private func stopMotion() {
        isResting = true
        // A sliding highlight has left the view by now, but a pulse would override the fade.
        if !isSliding { mask.removeAnimation(forKey: Keys.motion) }
        color()
        fade(to: Self.clear(of: colors), from: colors, duration: Self.restDuration)
    }

    /// Returns the animation of the highlight on `path` for the current amount of motion, or `nil` if there is no
    /// motion.
    private func movement(on path: SweepPath) -> CAAnimation? {
        switch self.motion {
        case .full:
            return path.animation()
        case .slow:
            let slow = path.animation()
            slow.speed = 0.5
            return slow
        case .fade:
            let pulse = CABasicAnimation(keyPath: "colors")
            pulse.fromValue = colors
            pulse.toValue = Self.clear(of: colors)
            pulse.duration = SlowPulse.duration
            pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            pulse.repeatCount = .infinity
            pulse.autoreverses = true
            return pulse
        case .still:
            return nil
        }
    }
}

extension ContentHighlight: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        // Outside a window no time passes, so nothing can fade.
        if isOn { enterWindow() } else { finish() }
    }
}
