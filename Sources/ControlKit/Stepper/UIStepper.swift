public import Foundation
import LayerKit
public import ViewKit

/// A control for a number, with two buttons that decrease and increase it. Held buttons repeat. The arrow keys also
/// change the number; Home and End set it to its minimum and maximum.
@preconcurrency @MainActor
open class UIStepper: UIControl, ControlBehavior, TouchReverting {
    /// The value, clamped to `minimumValue...maximumValue`. 0 by default. Setting the value sends no event. NaN is
    /// rejected with a warning.
    open var value: Double {
        get { range.value }
        set { range.setValue(newValue) ? controlStateDidChange() : reject(newValue, as: "value") }
    }
    /// The minimum value, which may be negative infinity. 0 by default. Setting this property raises a `maximumValue`
    /// that is below it. NaN and positive infinity are rejected with a warning.
    open var minimumValue: Double {
        get { range.minimum }
        set { range.setMinimum(newValue) ? controlStateDidChange() : reject(newValue, as: "minimumValue") }
    }
    /// The maximum value, which may be infinity. 100 by default. Setting this property lowers a `minimumValue` that is
    /// above it. NaN and negative infinity are rejected with a warning.
    open var maximumValue: Double {
        get { range.maximum }
        set { range.setMaximum(newValue) ? controlStateDidChange() : reject(newValue, as: "maximumValue") }
    }
    /// The amount that each button adds or subtracts. 1 by default. Zero, negative and nonfinite values are rejected
    /// with a warning.
    open var stepValue = 1.0 {
        didSet {
            guard !stepValue.isFinite || stepValue <= 0 else { return }
            reject(stepValue, as: "stepValue")
            stepValue = oldValue
        }
    }
    /// `true`, the default, if `.valueChanged` is sent at every step while a button is held; `false` if it is sent when
    /// the button is released.
    open var isContinuous = true
    /// `true` if a held button repeats its action. `true` by default.
    open var autorepeat = true
    /// `true` if the value wraps around: a step up from the maximum goes to the minimum, and a step down from the
    /// minimum goes to the maximum. `false` by default.
    open var wraps = false { didSet { controlStateDidChange() } }

    private var range = BoundedValue(value: 0.0, minimum: 0, maximum: 100, allowsInfiniteBounds: true)
    /// The state of the held button, if any.
    private var press: Press?
    private var hovered: Int?
    private let plate = UIView()
    private let line = UIView()
    private let ring = ControlRing()
    /// The minus and plus buttons.
    private let halves = [StepperHalf(.minus), StepperHalf(.plus)]

    private struct Press {
        let direction: Int
        let valueBefore: Double
        var isInside = true
        var steps = 0
        var next: ScheduledWork?
    }

    private enum Metrics {
        static let size = CGSize(width: 94, height: 32)
        static let radius: CGFloat = 8
        static let lineInset: CGFloat = 7
        /// The number of seconds before a held button first repeats.
        static let delay = 0.5
        /// The number of seconds between repeats.
        static let interval = 0.1
        /// The number of seconds between repeats after `quickAfter` steps.
        static let quickInterval = 0.03
        static let quickAfter = 20
    }

    // MARK: Lifecycle

    /// Creates a stepper at the origin of `frame`. The size of `frame` is ignored; the stepper is 94 by 32 points.
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
        plate.layer.cornerRadius = Metrics.radius
        plate.layer.borderWidth = 1
        for view in [ring, plate, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for (index, half) in halves.enumerated() {
            half.onHover = { [weak self] in self?.half(index, isHovered: $0) }
            addSubview(half)
        }
        controlStateDidChange()
    }

    // MARK: Public

    open override var intrinsicContentSize: CGSize { Metrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    open override func layoutSubviews() {
        plate.frame = bounds
        ring.place(around: bounds, radius: Metrics.radius)
        let middle = bounds.midX.rounded()
        let (left, right) = bounds.divided(atDistance: middle - bounds.minX, from: .minXEdge)
        (halves[0].frame, halves[1].frame) = isMirrored ? (right, left) : (left, right)
        line.frame = CGRect(
            x: middle - 0.5, y: bounds.minY + Metrics.lineInset, width: 1,
            height: max(0, bounds.height - 2 * Metrics.lineInset))
    }

    open override func controlStateDidChange() {
        plate.backgroundColor = ControlColors.background
        plate.layer.borderColor = (isEnabled ? ControlColors.edge : ControlColors.line).cgColor
        line.backgroundColor = ControlColors.line
        for (index, half) in halves.enumerated() {
            let isPressed = press.map { $0.isInside && $0.direction == (index == 0 ? -1 : 1) } ?? false
            half.show(
                isUsable: isEnabled && next(index == 0 ? -1 : 1) != range.value,
                isHovered: hovered == index && press == nil, isPressed: isPressed)
        }
        ring.show(isFocusMarked, tint: tintColor)
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        endPress()
    }

    package var defaultAccessibility: DefaultAccessibility {
        let isInteger = value == value.rounded() && abs(value) < 1e15
        return .element(
            nil, value: isInteger ? String(Int(value)) : String(value), accessibilityState(.adjustable), role: .stepper)
    }

    // MARK: Events

    package var holdsDrags: Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let half = half(under: touches) else { return }
        super.touchesBegan(touches, with: event)
        press = Press(direction: half, valueBefore: value)
        stepByPress(after: Metrics.delay)
        controlStateDidChange()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let press else { return }
        self.press?.isInside = half(under: touches) == press.direction
        controlStateDidChange()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = endTouch(touches, with: event)
        guard let press else { return }
        endPress()
        guard isEnabled else { return }
        sendActions(for: press.isInside ? .touchUpInside : .touchUpOutside)
        if !isContinuous, value != press.valueBefore { sendValueChanged() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        let press = press
        endPress()
        super.touchesCancelled(touches, with: event)
        if let press, !isContinuous, value != press.valueBefore { sendValueChanged() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let key = presses.first?.key, let new = value(after: key) else {
            // Return and Space have no effect on a stepper and are passed on.
            if !performKeyCommand(for: presses.first) { next?.pressesBegan(presses, with: event) }
            return
        }
        setValue(new, notifies: true)
    }

    package func revertTouch() {
        if let press { setValue(press.valueBefore, notifies: isContinuous) }
    }

    // MARK: Private

    /// Returns the value after a step in `direction`; the current value if no step is possible.
    private func next(_ direction: Int) -> Double {
        let new = range.value + Double(direction) * stepValue
        let (low, high) = (range.minimum, range.maximum)
        if new > high { return wraps && low.isFinite && range.value == high ? low : (high.isFinite ? high : value) }
        if new < low { return wraps && high.isFinite && range.value == low ? high : (low.isFinite ? low : value) }
        return new.isFinite ? new : value
    }

    private func value(after key: UIKey) -> Double? {
        if let step = arrowStep(key) { return next(step) }
        guard key.isPlain else { return nil }
        return switch key.keyCode {
        case .keyboardHome: range.minimum.isFinite ? range.minimum : value
        case .keyboardEnd: range.maximum.isFinite ? range.maximum : value
        default: nil
        }
    }

    private func setValue(_ new: Double, notifies: Bool) {
        guard new != value else { return }
        value = new
        if notifies { sendValueChanged() }
    }

    private func stepByPress(after delay: TimeInterval) {
        guard let press else { return }
        if press.isInside {
            self.press?.steps += 1
            setValue(next(press.direction), notifies: isContinuous)
        }
        // The action may have disabled or removed the stepper.
        guard autorepeat, isEnabled, self.press != nil else { return }
        let interval = press.steps < Metrics.quickAfter ? Metrics.interval : Metrics.quickInterval
        self.press?.next = window?.schedule(after: delay) { [weak self] in self?.stepByPress(after: interval) }
    }

    private func endPress() {
        press?.next?.cancel()
        press = nil
        isHighlighted = false
        controlStateDidChange()
    }

    private func half(_ index: Int, isHovered: Bool) {
        if isHovered { hovered = index } else if hovered == index { hovered = nil }
        controlStateDidChange()
    }

    /// Returns -1 for the minus button, 1 for the plus button and `nil` outside both.
    private func half(under touches: Set<UITouch>) -> Int? {
        guard let location = touches.first?.location(in: self) else { return nil }
        return halves.firstIndex { $0.frame.contains(location) }.map { $0 == 0 ? -1 : 1 }
    }
}
