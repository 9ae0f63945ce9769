import Foundation
import GestureMath

/// Support for pull to refresh.
extension UIScrollView {
    /// The state of a wheel gesture, which can pull the content beyond its top.
    struct WheelPull {
        /// The distance pulled, before rubber-banding is applied.
        var distance: CGFloat = 0
        /// The time of the last wheel event, on the window's clock.
        var last: TimeInterval = -.infinity
        /// `true` if the wheel gesture started at the top.
        var beganAtTop = false
        /// The scheduled release of the content, shortly after the last wheel event.
        var release: ScheduledWork?
    }

    private enum Limits {
        /// The time without a wheel event after which a wheel gesture ends, in seconds.
        static let pause: TimeInterval = 0.25
    }

    /// `true` if the user can drag the content vertically, because it doesn't fit, because it always bounces, or
    /// because there is a refresh control.
    var bouncesVertically: Bool { canScrollVertically || alwaysBounceVertical || refreshControl != nil }

    /// Removes the refresh control `old` and installs the current one, if any.
    func replaceRefreshControl(_ old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        old?.removeFromSuperview()
        if let refreshControl {
            // The refresh control is in front of a list's background and behind its cells.
            let below = behavior?.ownViews.filter { $0 !== refreshControl && $0.superview === self }
            insertSubview(refreshControl, at: below?.count ?? 0)
        }
        refreshHeightDidChange()
    }

    /// Updates the height reserved for the refresh control. Called when the control has started or ended refreshing, or
    /// when its height has changed. If the content is held, the reserved height changes when the content is released.
    func refreshHeightDidChange() {
        defer { placeRefreshControl() }
        let wasAtTop = contentOffset.y <= -adjustedContentInset.top
        guard !isContentHeld, applyRefreshHeight(), !isContentMoving else { return }
        let offset = contentOffset
        let target = wasAtTop ? CGPoint(x: offset.x, y: offsetRanges.y.lowerBound) : clamped(offset)
        if target != offset { setContentOffset(target, animated: !UIAccessibility.isReduceMotionEnabled) }
    }

    /// Updates the height reserved for the refresh control. Returns `true` if the height changed.
    @discardableResult
    func applyRefreshHeight() -> Bool {
        let height = refreshControl.map { $0.isRefreshing ? $0.height : 0 } ?? 0
        guard height != refreshHeight else { return false }
        refreshHeight = height
        setNeedsLayout()
        notifyOfAdjustedContentInset()
        return true
    }

    /// Centers the refresh control in the area that the pull opens between the bars and the content. If that area is
    /// smaller than the control, places the control directly above the content. Starts a refresh if the content is held
    /// and has been pulled far enough.
    func placeRefreshControl() {
        guard let refreshControl else { return }
        let pull = max(0, -(contentInset.top + coveredInset.top) - contentOffset.y)
        let height = refreshControl.height
        let frame = CGRect(
            x: contentOffset.x, y: -contentInset.top - (pull > height ? (pull + height) / 2 : height),
            width: bounds.width, height: height)
        if refreshControl.frame != frame { UIView.performWithoutAnimation { refreshControl.frame = frame } }
        refreshControl.isHidden = pull == 0
        refreshControl.show(pull: pull)
        if isContentHeld, pull >= refreshControl.pullLength { refreshControl.refresh() }
    }

    /// Handles a vertical wheel event of `distance` points if it starts or continues a pull of the content beyond its
    /// top. Returns `false` if it doesn't.
    func pull(byWheel distance: CGFloat) -> Bool {
        guard refreshControl?.isEnabled == true, let window, isScrollEnabled, !locksScrolling else { return false }
        let now = window.time
        let top = offsetRanges.y.lowerBound
        if now - wheelPull.last > Limits.pause {
            wheelPull.beganAtTop = contentOffset.y <= top
            wheelPull.distance = 0
        }
        wheelPull.last = now
        guard wheelPull.beganAtTop, refreshControl?.isRefreshing == false || isContentPulled,
            distance < 0 ? contentOffset.y <= top : wheelPull.distance > 0
        else { return false }
        wheelPull.distance = max(0, wheelPull.distance - distance)
        holdContent()
        contentOffset.y = RubberBand.offset(
            top - wheelPull.distance, range: offsetRanges.y, length: bounds.height)
        wheelPull.release?.cancel()
        wheelPull.release = window.schedule(after: Limits.pause) { [weak self] in
            self?.wheelPull = WheelPull()
            self?.releaseContent()
        }
        return true
    }

    /// Starts a refresh if `press` is F5 or Ctrl+R and there is an enabled refresh control. Returns `true` in that
    /// case, even for a key repeat, which doesn't refresh again.
    func refresh(by press: UIPress?) -> Bool {
        guard let refreshControl, refreshControl.isEnabled, let press, let key = press.key else { return false }
        let modifiers = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
        let isRefresh =
            key.keyCode == .keyboardF5 && modifiers.isEmpty
            || key.shortcutCharacters == "r" && modifiers == .control
        guard isRefresh else { return false }
        if !press.isRepeat { refreshControl.refresh() }
        return true
    }
}
