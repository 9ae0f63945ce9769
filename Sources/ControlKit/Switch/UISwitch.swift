public import Foundation
import LayerKit
public import ViewKit

/// An on/off switch, changed by a click, a drag, Space or Return.
@preconcurrency @MainActor
open class UISwitch: UIControl, ControlBehavior {
    /// `true` if the switch is on. `false` by default. Setting this property sends no event.
    open var isOn: Bool {
        get { shownState }
        set { setOn(newValue, animated: false) }
    }
    /// The background color while the switch is on; `nil`, the default, uses green.
    open var onTintColor: UIColor? { didSet { controlStateDidChange() } }
    /// The color of the thumb; `nil`, the default, uses white.
    open var thumbTintColor: UIColor? { didSet { controlStateDidChange() } }

    private var shownState = false
    private var press: Press?
    private let track = UIView()
    private let thumb = UIView()
    private let ring = ControlRing()

    /// The state of a press, from touch down to touch up.
    private struct Press {
        let startX: CGFloat
        let wasOn: Bool
        /// `true` once the press has moved far enough to be a drag.
        var isMoving = false
    }

    private enum Metrics {
        static let size = CGSize(width: 51, height: 31)
        static let inset: CGFloat = 3
        /// The additional width of the thumb while it is pressed, in points.
        static let stretch: CGFloat = 5
        /// The horizontal distance in points beyond which a press is a drag.
        static let dragThreshold: CGFloat = 4
    }

    // MARK: Lifecycle

    /// Creates a switch at the origin of `frame`. The size of `frame` is ignored; the switch is 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        for view in [ring, track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        controlStateDidChange()
    }

    // MARK: Public

    /// Turns the switch on or off, optionally animated. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != shownState else { return }
        shownState = on
        change(animated: animated) { [self] in
            controlStateDidChange()
            placeThumb()
        }
    }

    open override var intrinsicContentSize: CGSize { Metrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { applyAppearance() }
    }

    open override func layoutSubviews() {
        track.frame = trackFrame
        track.layer.cornerRadius = Metrics.size.height / 2
        ring.place(around: trackFrame, radius: Metrics.size.height / 2)
        placeThumb()
    }

    open override func controlStateDidChange() {
        let background =
            shownState
            ? (onTintColor ?? ControlColors.on).darkened(isHovered: isHovered, isPressed: isHighlighted)
            : ControlColors.edge.raised(isHovered: isHovered, isPressed: isHighlighted)
        track.backgroundColor = background
        thumb.backgroundColor = thumbTintColor ?? ControlColors.thumb
        (track.alpha, thumb.alpha) = isEnabled ? (1, 1) : (ControlColors.disabledAlpha, 0.8)
        ring.show(isFocusMarked, tint: tintColor)
        setNeedsLayout()
    }

    package var defaultAccessibility: DefaultAccessibility {
        .element(
            nil, value: shownState ? "on" : "off", accessibilityState([.button, .toggleButton]), role: .toggleSwitch)
    }

    // MARK: Events

    package var holdsDrags: Bool { true }

    package func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool {
        gesture.isSingleTap || gesture.isDrag(alongWidthOf: self)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        press = Press(startX: touch.location(in: self).x, wasOn: shownState)
        showPress(isHighlighted: true)
        super.touchesBegan(touches, with: event)
        guard !isTracking else { return }
        press = nil
        showPress(isHighlighted: false)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, var press else { return }
        super.touchesMoved(touches, with: event)
        let x = touch.location(in: self).x
        if abs(x - press.startX) > Metrics.dragThreshold { press.isMoving = true }
        self.press = press
        if press.isMoving { setOn((x > bounds.midX) != isMirrored, animated: true) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let press, let touch = touches.first else { return }
        self.press = nil
        let isInside = bounds.contains(touch.location(in: self))
        if isEnabled, !press.isMoving, isInside { setOn(!press.wasOn, animated: true) }
        showPress(isHighlighted: false)
        _ = endTouch(touches, with: event)
        guard isEnabled else { return }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if shownState != press.wasOn { sendValueChanged() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let press { setOn(press.wasOn, animated: true) }
        press = nil
        super.touchesCancelled(touches, with: event)
    }

    package func activateByKey() {
        setOn(!shownState, animated: true)
        sendActions(for: .touchUpInside)
        sendValueChanged()
    }

    // MARK: Private

    private func showPress(isHighlighted: Bool) {
        change(animated: true) { [self] in
            self.isHighlighted = isHighlighted
            placeThumb()
        }
    }

    private var trackFrame: CGRect {
        CGRect(
            x: bounds.midX - Metrics.size.width / 2, y: bounds.midY - Metrics.size.height / 2,
            width: Metrics.size.width, height: Metrics.size.height)
    }

    private func placeThumb() {
        let thumbArea = trackFrame.shrunk(dx: Metrics.inset, dy: Metrics.inset)
        let width = thumbArea.height + (isHighlighted ? Metrics.stretch : 0)
        thumb.frame = CGRect(
            x: shownState == isMirrored ? thumbArea.minX : thumbArea.maxX - width, y: thumbArea.minY, width: width,
            height: thumbArea.height)
        thumb.layer.cornerRadius = thumbArea.height / 2
    }
}
