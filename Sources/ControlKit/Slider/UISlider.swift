public import Foundation
import LayerKit
public import ViewKit

/// A control for a number between two bounds, set by dragging the thumb, clicking the track, or pressing the arrow
/// keys, Page Up, Page Down, Home or End. Escape during a drag restores the value from before.
@preconcurrency @MainActor
open class UISlider: UIControl, ControlBehavior {
    /// The value, clamped to `minimumValue...maximumValue`. 0 by default. Setting the value sends no event. NaN is
    /// rejected with a warning.
    open var value: Float {
        get { range.value }
        set { setValue(newValue, animated: false) }
    }
    /// The minimum value. 0 by default. Setting this property raises a `maximumValue` that is below it. Nonfinite
    /// values are rejected with a warning.
    open var minimumValue: Float {
        get { range.minimum }
        set { range.setMinimum(newValue) ? setNeedsLayout() : reject(newValue, as: "minimumValue") }
    }
    /// The maximum value. 1 by default. Setting this property lowers a `minimumValue` that is above it. Nonfinite
    /// values are rejected with a warning.
    open var maximumValue: Float {
        get { range.maximum }
        set { range.setMaximum(newValue) ? setNeedsLayout() : reject(newValue, as: "maximumValue") }
    }
    /// `true` if `.valueChanged` is sent while the thumb is dragged; otherwise it is sent on release. `true` by
    /// default.
    open var isContinuous = true
    /// The color of the track up to the thumb; `nil`, the default, uses the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { controlStateDidChange() } }
    /// The color of the track beyond the thumb; `nil`, the default, outlines the track.
    open var maximumTrackTintColor: UIColor? { didSet { controlStateDidChange() } }
    /// The color of the thumb; `nil`, the default, uses white.
    open var thumbTintColor: UIColor? { didSet { controlStateDidChange() } }
    /// The image at the minimum end. `nil` by default.
    open var minimumValueImage: UIImage? { didSet { imagesDidChange() } }
    /// The image at the maximum end. `nil` by default.
    open var maximumValueImage: UIImage? { didSet { imagesDidChange() } }
    /// The amount by which an arrow key changes the value, multiplied by ten with Shift. `nil`, the default, moves the
    /// thumb by 5% of the track.
    package var keyStep: Float?

    var range = BoundedValue<Float>(value: 0, minimum: 0, maximum: 1)
    /// The horizontal distance from the thumb's center to the pointer that drags the thumb.
    private var grip: CGFloat = 0
    /// The value that Escape restores during a drag.
    var valueAtPress: Float = 0
    private let track = ControlTrack()
    private let thumb = UIView()
    private let ring = ControlRing()
    private let minimumPicture = UIImageView()
    private let maximumPicture = UIImageView()

    // MARK: Lifecycle

    /// Creates a slider with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        thumb.layer.borderWidth = 1
        for view in [track, minimumPicture, maximumPicture, ring, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        controlStateDidChange()
    }

    // MARK: Public

    /// Sets the value, clamped to `minimumValue...maximumValue`, optionally animated. Sends no event. NaN is rejected
    /// with a warning.
    open func setValue(_ value: Float, animated: Bool) {
        guard range.setValue(value) else { return reject(value, as: "value") }
        change(animated: animated) { [self] in placeParts() }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SliderMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : SliderMetrics.defaultWidth, height: SliderMetrics.height)
    }

    // MARK: Layout

    /// Returns the track's frame in `bounds`.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let (left, right) = isMirrored ? (last, first) : (first, last)
        let minX = left.isEmpty ? bounds.minX : left.maxX + SliderMetrics.imageGap
        let maxX = right.isEmpty ? bounds.maxX : right.minX - SliderMetrics.imageGap
        return CGRect(
            x: minX, y: bounds.midY - SliderMetrics.line / 2, width: max(0, maxX - minX), height: SliderMetrics.line)
    }

    /// Returns the thumb's frame on the track `rect` in `bounds` for `value`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var range = range
        let part = range.setValue(value) ? range.fraction : 0
        let travel = max(0, rect.width - SliderMetrics.thumb)
        return CGRect(
            x: rect.minX + travel * (isMirrored ? 1 - part : part), y: rect.midY - SliderMetrics.thumb / 2,
            width: SliderMetrics.thumb, height: SliderMetrics.thumb)
    }

    /// Returns the frame of the image at the minimum end in `bounds`.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, isLeft: !isMirrored, in: bounds)
    }

    /// Returns the frame of the image at the maximum end in `bounds`.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, isLeft: isMirrored, in: bounds)
    }

    open override func layoutSubviews() {
        placeParts()
    }

    open override func controlStateDidChange() {
        track.show(fill: minimumTrackTintColor ?? tintColor, trough: maximumTrackTintColor)
        track.alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        let knob = isEnabled ? thumbTintColor ?? ControlColors.thumb : ControlColors.idleThumb
        thumb.backgroundColor = knob.darkened(by: isHighlighted ? 0.12 : (isHovered ? 0.05 : 0))
        thumb.layer.borderColor =
            (isEnabled
            ? ControlColors.edge.raised(isHovered: isHovered, isPressed: isHighlighted) : ControlColors.line).cgColor
        for picture in [minimumPicture, maximumPicture] { picture.alpha = isEnabled ? 1 : ControlColors.disabledAlpha }
        ring.show(isFocusMarked, tint: tintColor)
        setNeedsLayout()
    }

    package var defaultAccessibility: DefaultAccessibility {
        .element(
            nil, value: DefaultAccessibility.percent(range.fraction), accessibilityState(.adjustable), role: .slider)
    }

    // MARK: Events

    package var holdsDrags: Bool { true }

    package func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool {
        gesture.isSingleTap || gesture.isDrag(alongWidthOf: self)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        super.touchesBegan(touches, with: event)
        guard isTracking else {
            isHighlighted = false
            return
        }
        let location = touch.location(in: self)
        let knob = presentThumbRect
        valueAtPress = value
        let isOnKnob = knob.insetBy(dx: -SliderMetrics.slack, dy: -SliderMetrics.slack).contains(location)
        grip = isOnKnob ? location.x - knob.midX : 0
        follow(location)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTracking = continueTracking(touch, with: event)
        isHighlighted = isTracking
        if isTracking { follow(touch.location(in: self)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        if isEnabled { follow(touch.location(in: self)) }
        let isInside = endTouch(touches, with: event)
        guard isEnabled else { return }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if !isContinuous, value != valueAtPress { sendValueChanged() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTracking = isTracking
        super.touchesCancelled(touches, with: event)
        if wasTracking, !isContinuous, value != valueAtPress { sendValueChanged() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let key = presses.first?.key, let number = number(after: key) else {
            // Return and Space have no effect on a slider, so they are passed on.
            if !performKeyCommand(for: presses.first) { next?.pressesBegan(presses, with: event) }
            return
        }
        let old = value
        setValue(number, animated: false)
        if value != old { sendValueChanged() }
    }

    // MARK: Private

    /// Returns the value after a press of `key`; `nil` if the key doesn't change the value.
    private func number(after key: UIKey) -> Float? {
        guard let keyStep, let step = arrowStep(key) else { return fraction(after: key).map { range.number(at: $0) } }
        let steps = step * (key.modifierFlags.contains(.shift) ? SliderMetrics.shiftSteps : 1)
        return ((value / keyStep).rounded() + Float(steps)) * keyStep
    }

    /// Returns the thumb's position after a press of `key`, as a fraction of the track; `nil` if the key doesn't move
    /// the thumb.
    private func fraction(after key: UIKey) -> Double? {
        if let step = arrowStep(key) { return range.fraction + Double(step) * SliderMetrics.step }
        guard key.isPlain else { return nil }
        return switch key.keyCode {
        case .keyboardPageUp: range.fraction + SliderMetrics.page
        case .keyboardPageDown: range.fraction - SliderMetrics.page
        case .keyboardHome: 0
        case .keyboardEnd: 1
        default: nil
        }
    }

    private func follow(_ location: CGPoint) {
        let line = trackRect(forBounds: bounds)
        let travel = line.width - SliderMetrics.thumb
        guard travel > 0 else { return }
        let part = Double((location.x - grip - line.minX - SliderMetrics.thumb / 2) / travel)
        let old = value
        setValue(range.number(at: isMirrored ? 1 - part : part), animated: false)
        if isContinuous, value != old { sendValueChanged() }
    }

    private var presentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    private func placeParts() {
        let knob = presentThumbRect
        let line = trackRect(forBounds: bounds)
        thumb.frame = knob
        thumb.layer.cornerRadius = SliderMetrics.thumb / 2
        ring.place(around: knob, radius: SliderMetrics.thumb / 2)
        track.frame = line
        track.place(filledTo: knob.midX - line.minX, fromRight: isMirrored)
        minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
    }

    private func imagesDidChange() {
        minimumPicture.image = minimumValueImage
        maximumPicture.image = maximumValueImage
        setNeedsLayout()
    }
}
