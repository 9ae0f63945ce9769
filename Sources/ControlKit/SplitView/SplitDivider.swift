import Foundation
import ViewKit

/// The line between two columns, which can be dragged to change the width of the first column.
///
/// A double click restores the default width. The divider is a tab stop: the left and right arrow keys, Home and End
/// move it, and Return restores the default width. A click doesn't take the focus from other views.
@MainActor
final class SplitDivider: UIView, ViewBehavior, TouchReverting {
    let column: UISplitViewController.Column
    private weak var split: UISplitViewController?
    private let line = UIView()
    private var isFocusShown = false
    /// The x-coordinate of the press in the split view, and the width of the column when the press began.
    private var drag: (start: CGFloat, width: CGFloat)?

    init(_ column: UISplitViewController.Column, of split: UISplitViewController) {
        self.column = column
        self.split = split
        super.init(frame: .zero)
        line.isUserInteractionEnabled = false
        addSubview(line)
        updateColor()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Places the divider so that its line is at `frame`, in the superview's coordinates.
    func place(lineAt frame: CGRect) {
        self.frame = CGRect(
            x: frame.midX - SplitMetrics.grip / 2, y: frame.minY, width: SplitMetrics.grip, height: frame.height)
        lineWidth = frame.width
        placeLine()
    }

    private var lineWidth: CGFloat = 1

    private func placeLine() {
        let width = isFocusShown ? SplitMetrics.focusedLine : lineWidth
        line.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
    }

    private func updateColor() {
        line.backgroundColor = isFocusShown ? tintColor : ControlColors.line
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    // MARK: Events

    override var canBecomeFocused: Bool { true }

    var defaultPointerShape: PointerShape { .horizontalResize }

    var defaultAccessibility: DefaultAccessibility {
        .element("Column width", value: "\(Int(accessibilityRange.value))", .adjustable, role: .slider)
    }

    func keyFocusDidChange(_ isFocused: Bool) {
        isFocusShown = isFocused
        placeLine()
        updateColor()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let split else { return }
        if touch.tapCount == 2 { return split.restoreWidth(of: column) }
        drag = (touch.location(in: superview).x, split.width(of: column))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let drag, let touch = touches.first, let split else { return }
        let distance = touch.location(in: superview).x - drag.start
        split.setWidth(drag.width + (split.isPrimaryAtRight ? -distance : distance), of: column)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        drag = nil
    }

    func revertTouch() {
        if let drag { split?.setWidth(drag.width, of: column) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        drag = nil
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key = press.key, let split, key.isPlain else {
            return super.pressesBegan(presses, with: event)
        }
        let (width, step) = (split.width(of: column), SplitMetrics.keyStep * (split.isPrimaryAtRight ? -1 : 1))
        switch key.keyCode {
        case .keyboardRightArrow: split.setWidth(width + step, of: column)
        case .keyboardLeftArrow: split.setWidth(width - step, of: column)
        case .keyboardHome: split.setWidth(0, of: column)
        case .keyboardEnd: split.setWidth(.greatestFiniteMagnitude, of: column)
        case .keyboardReturnOrEnter: if !press.isRepeat { split.restoreWidth(of: column) }
        default: super.pressesBegan(presses, with: event)
        }
    }
}

extension SplitDivider: AccessibilityRanged {
    var accessibilityRange: AccessibilityRange {
        guard let split else { return AccessibilityRange(value: 0, minimum: 0, maximum: 0) }
        let range = split.widthRange(of: column)
        return AccessibilityRange(
            value: Double(split.width(of: column)), minimum: Double(range.lowerBound),
            maximum: Double(range.upperBound), step: Double(SplitMetrics.keyStep))
    }

    var isAccessibilityRangeEditable: Bool { true }

    func setAccessibilityNumber(_ number: Double) {
        split?.setWidth(number, of: column)
    }
}
