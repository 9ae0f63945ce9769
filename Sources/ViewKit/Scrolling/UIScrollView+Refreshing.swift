import Foundation

/// Content that is pulled beyond its top to be loaded anew.
extension UIScrollView {
    /// What the wheel pulled.
    struct WheelPull {
        /// How far, before the content gives way.
        var distance: CGFloat = 0
        /// When the wheel was turned last, on the window's clock.
        var last: TimeInterval = -.infinity
        /// Whether its turn began at the top.
        var beganAtTop = false
        /// Lets the content go.
        var release: ScheduledWork?
    }

    private enum Limits {
        /// Seconds after the last step of the wheel until its turn is over.
        static let pause: TimeInterval = 0.25
    }

    /// Whether content that fits can be dragged downwards all the same.
    var givesVertically: Bool { canScrollVertically || alwaysBounceVertical || refreshControl != nil }

    /// The refresh control took the place of `old`.
    func replaceRefreshControl(_ old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        old?.removeFromSuperview()
        if let refreshControl {
            // Over the background of a list, and under its cells.
            let below = behavior?.ownViews.filter { $0 !== refreshControl && $0.superview === self }
            insertSubview(refreshControl, at: below?.count ?? 0)
        }
        refreshRoomDidChange()
    }

    /// The refresh control turns now, stands still or has another height: the content makes room, or takes it back.
    /// Content that is held does so when it is let go.
    func refreshRoomDidChange() {
        defer { placeRefreshControl() }
        let wasAtTop = contentOffset.y <= -adjustedContentInset.top
        guard !isContentHeld, applyRefreshRoom(), !isContentMoving else { return }
        let offset = contentOffset
        let target = wasAtTop ? CGPoint(x: offset.x, y: offsetRanges.y.lowerBound) : clamped(offset)
        if target != offset { setContentOffset(target, animated: !UIAccessibility.isReduceMotionEnabled) }
    }

    /// Makes the room that the refresh control takes now; says whether it is another.
    @discardableResult
    func applyRefreshRoom() -> Bool {
        let room = refreshControl.map { $0.isRefreshing ? $0.height : 0 } ?? 0
        guard room != refreshRoom else { return false }
        refreshRoom = room
        setNeedsLayout()
        adjustedContentInsetDidChange()
        return true
    }

    /// Puts the refresh control into the room that is pulled free, or just above what is seen.
    func placeRefreshControl() {
        guard let refreshControl else { return }
        let top = -(contentInset.top + coveredInset.top)
        let pull = max(0, top - contentOffset.y)
        let height = refreshControl.height
        let frame = CGRect(
            x: contentOffset.x, y: top - (pull > height ? (pull + height) / 2 : height), width: bounds.width,
            height: height)
        if refreshControl.frame != frame { UIView.performWithoutAnimation { refreshControl.frame = frame } }
        refreshControl.isHidden = pull == 0
        refreshControl.show(pull: pull)
        if isContentHeld, pull >= refreshControl.pullLength { refreshControl.refresh() }
    }

    /// The wheel was turned by `distance` where the content may be at its top; says whether that pulls it.
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

    /// Does what F5 and Ctrl+R mean; says whether `press` is one of them, and there is something to load.
    func refresh(by press: UIPress?) -> Bool {
        guard let refreshControl, refreshControl.isEnabled, let press, let key = press.key else { return false }
        let modifiers = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
        let isRefresh =
            key.keyCode == .keyboardF5 && modifiers.isEmpty
            || key.charactersIgnoringModifiers == "r" && modifiers == .control
        guard isRefresh else { return false }
        if !press.isRepeat { refreshControl.refresh() }
        return true
    }
}
