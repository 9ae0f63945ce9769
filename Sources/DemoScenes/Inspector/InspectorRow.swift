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
        static let segmentSize: CGFloat = 13
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

    private var segmentScale: CGFloat = 1
    private let label = UILabel.line(size: 13)
    private let control: UIControl
    private let end: End
    private let show: @MainActor (DemoSettings) -> Void
    private let isUsed: @MainActor (DemoSettings) -> Bool
    private let note = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    /// A short note under a row that has no effect with the current settings; nil shows no note.
    var noteForSettings: @MainActor (DemoSettings) -> String? = { _ in nil }

    /// How high the row is where it is `width` wide, with what is said under it.
    func height(width: CGFloat) -> CGFloat {
        scaledInBars(Self.usualHeight) + (note.isHidden ? 0 : noteHeight(width: width))
    }

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
        note.numberOfLines = 0
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

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { followTextSize() }
    }

    /// Segments have a size of their own, as on iOS, unless it is said.
    private func followTextSize() {
        guard let segments = control as? UISegmentedControl, barScale != segmentScale else { return }
        segmentScale = barScale
        let font = UIFont.systemFont(ofSize: Metrics.segmentSize * barScale, weight: .medium)
        segments.setTitleTextAttributes(barScale == 1 ? nil : [.font: font], for: .normal)
    }

    private func noteHeight(width: CGFloat) -> CGFloat {
        let text = note.sizeThatFits(CGSize(width: max(1, width), height: 0)).height.rounded(.up)
        return max(scaledInBars(Metrics.noteHeight), text)
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
        let rowHeight = scaledInBars(Self.usualHeight)
        func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = mirroredIfNeeded(
                CGRect(x: x, y: ((rowHeight - height) / 2).rounded(), width: max(0, width), height: height))
        }
        note.frame = CGRect(
            x: 0, y: rowHeight - Metrics.noteOverlap, width: bounds.width, height: noteHeight(width: bounds.width))
        let (labelWidth, labelHeight) = (scaledInBars(Metrics.labelWidth), scaledInBars(Metrics.labelHeight))
        let valueWidth = scaledInBars(Metrics.valueWidth)
        place(label, x: 0, width: labelWidth, height: labelHeight)
        var right = bounds.width
        switch end {
        case .nothing: break
        case .text(let label):
            place(label, x: right - valueWidth, width: valueWidth, height: labelHeight)
            right -= valueWidth + Metrics.gap
        case .control(let control):
            let size = control.intrinsicContentSize
            place(control, x: right - size.width, width: size.width, height: size.height)
            right -= size.width + Metrics.gap
        }
        let left = labelWidth + Metrics.gap
        let isSwitch = control is UISwitch
        place(
            control, x: left, width: isSwitch ? control.intrinsicContentSize.width : right - left,
            height: control is UISegmentedControl
                ? scaledInBars(control.intrinsicContentSize.height) : control.intrinsicContentSize.height)
    }
}
