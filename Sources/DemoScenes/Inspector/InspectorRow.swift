import Foundation
import ViewKit

/// A setting in the inspector: what it is called, the control that changes it, and beside that what it says now.
@MainActor
final class InspectorRow: UIView {
    private static let usualHeight: CGFloat = 40

    private enum Metrics {
        static let noteHeight: CGFloat = 16
        /// How much the note goes up into what is free under the controls.
        static let noteOverlap: CGFloat = 4
        static let labelWidth: CGFloat = 92
        static let gap: CGFloat = 8
        static let valueWidth: CGFloat = 52
        static let labelHeight: CGFloat = 20
        /// As controls have it.
        static let disabledAlpha: CGFloat = 0.4
    }

    /// What stands at the end of a row.
    enum End {
        case nothing
        /// A text, in the width of the longest.
        case text(UILabel)
        case control(UIControl)

        fileprivate var view: UIView? {
            switch self {
            case .nothing: nil
            case .text(let label): label
            case .control(let control): control
            }
        }
    }

    /// Whether its controls can be worked.
    private(set) var isInUse = true

    private let label = UILabel.line(size: 13)
    private let control: UIControl
    private let end: End
    private let show: @MainActor (DemoSettings) -> Void
    private let isUsed: @MainActor (DemoSettings) -> Bool
    private let note = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    /// What is said under the row where it means something only with other settings; nil for nothing. One short line.
    var noteForSettings: @MainActor (DemoSettings) -> String? = { _ in nil }

    /// How high the row is, with what is said under it.
    var height: CGFloat { Self.usualHeight + (note.isHidden ? 0 : Metrics.noteHeight) }

    /// Makes a row; `show` lets the controls show settings, and where `isUsed` says no they cannot be worked.
    init(
        _ title: String, _ control: UIControl, end: End = .nothing,
        isUsed: @escaping @MainActor (DemoSettings) -> Bool, show: @escaping @MainActor (DemoSettings) -> Void
    ) {
        self.control = control
        self.end = end
        self.isUsed = isUsed
        self.show = show
        super.init(frame: .zero)
        label.text = title
        note.isHidden = true
        for view in [label, control] + [end.view].compactMap(\.self) { addSubview(view) }
        nameControls(title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows what `settings` say.
    func update(_ settings: DemoSettings) {
        show(settings)
        let isUsed = isUsed(settings)
        isInUse = isUsed
        control.isEnabled = isUsed
        switch end {
        case .nothing: break
        case .text(let value): value.alpha = isUsed ? 1 : Metrics.disabledAlpha
        case .control(let control): control.isEnabled = isUsed
        }
        label.alpha = isUsed ? 1 : Metrics.disabledAlpha
        nameValue()
        say(noteForSettings(settings))
    }

    private func say(_ text: String?) {
        guard note.text != text else { return }
        note.text = text
        note.isHidden = text == nil
        if note.superview == nil { addSubview(note) }
        // What is below has another place.
        superview?.setNeedsLayout()
        superview?.superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Lets assistive tools call the controls what the row is called, and not the text beside them.
    private func nameControls(_ title: String) {
        guard !(control is UISegmentedControl) else { return }
        control.accessibilityLabel = title
        label.isAccessibilityElement = false
        switch end {
        case .nothing: break
        case .text(let value): value.isAccessibilityElement = false
        case .control(let control): control.accessibilityLabel = title
        }
    }

    /// What the controls say now, as assistive tools are told it.
    private func nameValue() {
        if case .text(let value) = end { control.accessibilityValue = value.text }
        for case let button as UIButton in [control, end.view] { button.accessibilityValue = button.currentTitle }
    }

    override func layoutSubviews() {
        func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = mirroredIfNeeded(
                CGRect(
                    x: x, y: ((Self.usualHeight - height) / 2).rounded(), width: max(0, width), height: height))
        }
        note.frame = CGRect(
            x: 0, y: Self.usualHeight - Metrics.noteOverlap, width: bounds.width, height: Metrics.noteHeight)
        place(label, x: 0, width: Metrics.labelWidth, height: Metrics.labelHeight)
        var right = bounds.width
        switch end {
        case .nothing: break
        case .text(let label):
            place(label, x: right - Metrics.valueWidth, width: Metrics.valueWidth, height: Metrics.labelHeight)
            right -= Metrics.valueWidth + Metrics.gap
        case .control(let control):
            let size = control.intrinsicContentSize
            place(control, x: right - size.width, width: size.width, height: size.height)
            right -= size.width + Metrics.gap
        }
        let left = Metrics.labelWidth + Metrics.gap
        let isSwitch = control is UISwitch
        place(
            control, x: left, width: isSwitch ? control.intrinsicContentSize.width : right - left,
            height: control.intrinsicContentSize.height)
    }
}
