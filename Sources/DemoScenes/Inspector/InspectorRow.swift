import ControlKit
import Foundation
import ViewKit

/// A setting in the inspector: its name, the control that changes it, and its current value.
@MainActor
final class InspectorRow: UIView {
    private static let defaultHeight: CGFloat = 40

    private enum Metrics {
        static let noteHeight: CGFloat = 16
        /// The overlap of the note with the free space below the controls.
        static let noteOverlap: CGFloat = 2
        static let swatchSize: CGFloat = 10
        static let labelWidth: CGFloat = 92
        static let gap: CGFloat = 8
        static let valueWidth: CGFloat = 52
        static let labelHeight: CGFloat = 20
        static let resetSize: CGFloat = 20
        static let resetSymbolSize: CGFloat = 11
        /// The distance from the reset button to the control, which has a focus ring around it.
        static let resetGap: CGFloat = 4
        /// The opacity of disabled parts, as in controls.
        static let disabledAlpha: CGFloat = 0.4
    }

    /// The view at the end of a row.
    enum End {
        case nothing
        /// Text, such as the value of a slider, in a column of fixed width.
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

    /// The part of the settings that a row shows and changes.
    struct Setting {
        var isSame: @MainActor (DemoSettings, DemoSettings) -> Bool
        /// Copies the part from the second settings to the first.
        var copy: @MainActor (inout DemoSettings, DemoSettings) -> Void
        /// Called when the user changes the row, with the row's title and the change to make to the settings.
        var change: @MainActor (String, (inout DemoSettings) -> Void) -> Void
    }

    /// `true` if the row affects the current screen. If `false`, the row is disabled regardless of the settings. `true`
    /// by default.
    var affectsScreen = true
    /// `true` if the row's controls and its reset button are enabled.
    private(set) var isRowEnabled = true

    let title: String
    private let label = UILabel.line(size: 13)
    let control: UIControl
    /// The buttons of the row that perform actions.
    var actionButtons: [ActionButton] { [control, end.view].compactMap { $0 as? ActionButton } }
    private let setting: Setting?
    /// The closures for the reset button of a row that shows a property of the selected view instead of a setting;
    /// `nil` uses `setting`.
    var viewReset: (isChanged: @MainActor () -> Bool, perform: @MainActor () -> Void)?
    /// The settings from which the reset button restores the row's part; `nil` until they are known.
    var original: DemoSettings?
    /// The button that is shown while the setting differs from `original`.
    private lazy var resetButton = makeResetButton()
    private let end: End
    private let show: @MainActor (DemoSettings) -> Void
    private let isEnabled: @MainActor (DemoSettings) -> Bool
    private let note = UILabel.line(size: 12, color: DemoPalette.secondaryText)
    private let noteSwatch = UIView()

    /// A closure that returns a short note to show below the row, for example if the row has no effect with the given
    /// settings; `nil` shows no note.
    var noteForSettings: @MainActor (DemoSettings) -> String? = { _ in nil }
    /// A closure that returns a color to show before the note; `nil` shows no color.
    var noteColor: @MainActor (DemoSettings) -> UIColor? = { _ in nil }

    /// A closure that returns a tooltip for the control, such as the reason why the control is disabled; `nil` shows no
    /// tooltip. The tooltip is also the accessibility hint.
    var hintForSettings: @MainActor (DemoSettings) -> String? = { _ in nil }

    /// A view across the row, below its controls.
    struct Detail {
        let view: UIView
        /// A closure that returns the height of the view, in points.
        let height: @MainActor () -> CGFloat
        /// Called with the settings whenever the row shows them.
        let show: @MainActor (DemoSettings) -> Void
        /// Called after `show`, with `true` if the row is enabled.
        let setEnabled: @MainActor (Bool) -> Void
    }

    /// The view below the controls. `nil` by default.
    var detail: Detail? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let detail { addSubview(detail.view) }
            setNeedsLayout()
        }
    }

    /// Returns the height of the row at width `width`, including its note and its detail.
    func height(width: CGFloat) -> CGFloat {
        scaledInBars(Self.defaultHeight) + (note.isHidden ? 0 : noteHeight(width: width)) + (detail?.height() ?? 0)
    }

    /// Creates a row; `show` updates the controls from settings, and `isEnabled` returns `false` to disable them. With
    /// a `setting`, the row has a button that resets it.
    init(
        _ title: String, _ control: UIControl, end: End = .nothing, setting: Setting? = nil,
        isEnabled: @escaping @MainActor (DemoSettings) -> Bool = { _ in true },
        show: @escaping @MainActor (DemoSettings) -> Void
    ) {
        self.title = title
        self.control = control
        self.setting = setting
        self.end = end
        self.isEnabled = isEnabled
        self.show = show
        super.init(frame: .zero)
        label.text = title
        for view in [note, noteSwatch] { view.isHidden = true }
        noteSwatch.layer.borderWidth = 1
        noteSwatch.layer.borderColor = DemoPalette.line.cgColor
        note.numberOfLines = 0
        for view in [label, control] + [end.view].compactMap(\.self) { addSubview(view) }
        labelControls(title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the values of `settings`.
    func update(_ settings: DemoSettings) {
        show(settings)
        detail?.show(settings)
        let isEnabled = affectsScreen && isEnabled(settings)
        detail?.setEnabled(isEnabled)
        isRowEnabled = isEnabled
        control.isEnabled = isEnabled
        switch end {
        case .nothing: break
        case .text(let value): value.alpha = isEnabled ? 1 : Metrics.disabledAlpha
        case .control(let control): control.isEnabled = isEnabled
        }
        label.alpha = isEnabled ? 1 : Metrics.disabledAlpha
        let hint = affectsScreen ? hintForSettings(settings) : nil
        if control.toolTip != hint { (control.toolTip, control.accessibilityHint) = (hint, hint) }
        showReset(settings)
        if isChanged { resetButton.isEnabled = isEnabled }
        nameValue()
        let text = affectsScreen ? noteForSettings(settings) : nil
        showNote(text, color: text == nil ? nil : noteColor(settings))
    }

    /// `true` if the row's value differs from the original value, so that the reset button is shown.
    private(set) var isChanged = false

    private func showReset(_ settings: DemoSettings) {
        let isChanged =
            if let viewReset {
                viewReset.isChanged()
            } else if let setting, let original {
                !setting.isSame(settings, original)
            } else { false }
        guard isChanged != self.isChanged else { return }
        self.isChanged = isChanged
        if resetButton.superview == nil { addSubview(resetButton) }
        let hadFocus = resetButton.isFirstResponder
        resetButton.setHidden(!isChanged)
        if hadFocus { control.takeFocus() }
        setNeedsLayout()
    }

    private func makeResetButton() -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = UIImage(systemName: "arrow.uturn.backward")
        button.configuration?.contentInsets = .zero
        button.configuration?.baseForegroundColor = DemoPalette.accent
        button.accessibilityLabel = "Reset \(title)"
        button.toolTip = "Reset \(title)"
        button.addAction(UIAction { [weak self] _ in self?.reset() }, for: .primaryActionTriggered)
        return button
    }

    private func reset() {
        if let viewReset {
            viewReset.perform()
        } else if let setting, let original {
            setting.change(title) { setting.copy(&$0, original) }
        }
    }

    private func noteHeight(width: CGFloat) -> CGFloat {
        let text = note.sizeThatFits(CGSize(width: max(1, width - noteLeft), height: 0)).height.rounded(.up)
        return max(scaledInBars(Metrics.noteHeight), text)
    }

    /// The width of the color before the note, with the gap between them; 0 without a color.
    private var noteLeft: CGFloat { noteSwatch.isHidden ? 0 : scaledInBars(Metrics.swatchSize) + Metrics.gap }

    private func showNote(_ text: String?, color: UIColor?) {
        noteSwatch.backgroundColor = color
        guard note.text != text || noteSwatch.isHidden != (color == nil) else { return }
        noteSwatch.isHidden = color == nil
        note.text = text
        note.isHidden = text == nil
        if note.superview == nil { for view in [note, noteSwatch] { addSubview(view) } }
        // The rows below this one move.
        superview?.setNeedsLayout()
        superview?.superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Uses the title as the accessibility label of the controls, and hides the labels beside them from assistive
    /// technologies. Leaves rows with a segmented control unchanged.
    private func labelControls(_ title: String) {
        guard !(control is UISegmentedControl) else { return }
        control.accessibilityLabel = title
        label.isAccessibilityElement = false
        switch end {
        case .nothing: break
        case .text(let value): value.isAccessibilityElement = false
        case .control(let control): control.accessibilityLabel = title
        }
    }

    /// Makes the displayed text the accessibility value of the controls.
    private func nameValue() {
        if case .text(let value) = end { control.accessibilityValue = value.text }
        for case let button as UIButton in [control, end.view] { button.accessibilityValue = button.currentTitle }
    }

    override func layoutSubviews() {
        let rowHeight = scaledInBars(Self.defaultHeight)
        func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = mirroredIfNeeded(
                CGRect(x: x, y: ((rowHeight - height) / 2).rounded(), width: max(0, width), height: height))
        }
        let noteTop = rowHeight - Metrics.noteOverlap
        note.frame = mirroredIfNeeded(
            CGRect(
                x: noteLeft, y: noteTop, width: max(0, bounds.width - noteLeft),
                height: noteHeight(width: bounds.width)))
        let swatch = scaledInBars(Metrics.swatchSize)
        let swatchTop = noteTop + ((scaledInBars(Metrics.noteHeight) - swatch) / 2).rounded()
        noteSwatch.frame = mirroredIfNeeded(CGRect(x: 0, y: swatchTop, width: swatch, height: swatch))
        noteSwatch.layer.cornerRadius = swatch / 2
        if let detail {
            let height = detail.height()
            detail.view.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let (labelWidth, labelHeight) = (scaledInBars(Metrics.labelWidth), scaledInBars(Metrics.labelHeight))
        let valueWidth = scaledInBars(Metrics.valueWidth)
        let resetSize = scaledInBars(Metrics.resetSize)
        // The reset button moves the control only if the title leaves no room for the button.
        var left = labelWidth + Metrics.gap
        if isChanged {
            let titleWidth = max(left - resetSize - Metrics.resetGap, label.lineWidth(of: title).rounded(.up))
            left = titleWidth + resetSize + Metrics.resetGap
            place(label, x: 0, width: titleWidth, height: labelHeight)
            resetButton.setSymbolSize(scaledInBars(Metrics.resetSymbolSize), weight: .medium)
            place(resetButton, x: titleWidth, width: resetSize, height: resetSize)
        } else {
            place(label, x: 0, width: labelWidth, height: labelHeight)
        }
        var right = bounds.width
        switch end {
        case .nothing: break
        case .text(let label):
            place(label, x: right - valueWidth, width: valueWidth, height: labelHeight)
            right -= valueWidth + Metrics.gap
        case .control(let end):
            let size = end.intrinsicContentSize
            // Two buttons share the width equally.
            let half = end is UIButton ? ((right - left - Metrics.gap) / 2).rounded(.down) : nil
            let width = half ?? size.width
            place(end, x: right - width, width: width, height: size.height)
            right = half.map { left + $0 } ?? right - width - Metrics.gap
        }
        let size = control.intrinsicContentSize
        place(control, x: left, width: control is UISwitch ? size.width : right - left, height: size.height)
    }
}
