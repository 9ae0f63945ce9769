import ControlKit
import Foundation
import SkeletonView

/// A panel with all settings for a screen's skeletons. It can copy the settings as Swift code.
@MainActor
final class InspectorView: UIView {
    /// The displayed settings; setting them doesn't call `didChange`.
    var settings: DemoSettings {
        didSet { if settings != oldValue { update() } }
    }
    /// `true` if the current screen has skeletons that use these settings.
    var isUsedByScreen = true {
        didSet {
            guard isUsedByScreen != oldValue else { return }
            update()
            setNeedsLayout()
        }
    }

    /// A closure that returns the titles of the settings and sections that have no effect on the current screen with
    /// the given style.
    var ignoredSettings: @MainActor (DemoStyle) -> Set<String> = { _ in [] } {
        didSet {
            update()
            setNeedsLayout()
        }
    }

    /// `true` if the current screen loads a feed, so that the section for the network is shown. If a control of that
    /// section has the keyboard focus when it is hidden, the focus moves to the close button.
    var loadsFeed = true {
        didSet {
            guard loadsFeed != oldValue else { return }
            let focused = window?.focusedView
            for section in sections where section.heading.text == InspectorSections.network {
                for view in [section.heading] + section.rows { view.setHidden(!loadsFeed) }
            }
            if let focused, focused.isDescendant(of: self), window?.focusedView == nil { takeKeyFocus() }
            setNeedsLayout()
        }
    }

    /// The section for the selected view; `nil` if no view is selected.
    var selection: SelectionView? {
        didSet {
            oldValue?.removeFromSuperview()
            // The section is first in the Tab order, as on the screen.
            if let selection { scrollView.insertSubview(selection, at: 0) }
            scrollView.contentOffset = .zero
            updateCopy()
            setNeedsLayout()
        }
    }

    private enum Metrics {
        static let margin: CGFloat = 16
        static let gap: CGFloat = 8
        static let headingHeight: CGFloat = 20
        static let sectionGap: CGFloat = 16
        static let footerHeight: CGFloat = 64
        static let buttonHeight: CGFloat = 32
        static let noteHeight: CGFloat = 40
        static let symbol: CGFloat = 17
    }

    private let original: DemoSettings
    private let didChange: @MainActor (DemoSettings, String) -> Void
    private let perform: @MainActor (InspectorAction) -> Void
    private let exportPlace: String
    private let title = UILabel.line(size: 17, weight: .bold)
    private let caption = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let note = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let undoButton = InspectorView.symbolButton("arrow.uturn.backward", "Undo", key: "Ctrl+Z")
    private let redoButton = InspectorView.symbolButton("arrow.uturn.forward", "Redo", key: "Ctrl+Shift+Z")
    private let closeButton: KeyButton
    private let scrollView = FadingScrollView(background: DemoPalette.bar)
    private let copyButton = ActionButton(configuration: .filled())
    private let resetButton = UIButton(configuration: .gray())
    private let lines = [UIView(), UIView(), UIView()]
    private lazy var sections = makeSections()

    /// Creates a panel that shows `settings`. After each change by the user, `didChange` is called with the new
    /// settings and the title of the changed row. `perform` is called with the actions that the user chooses. The reset
    /// button of each row restores that row's setting from `original`. `exportPlace` names the folder in which files
    /// are saved.
    init(
        settings: DemoSettings, original: DemoSettings, exportPlace: String, close: @escaping @MainActor () -> Void,
        didChange: @escaping @MainActor (DemoSettings, String) -> Void,
        perform: @escaping @MainActor (InspectorAction) -> Void
    ) {
        self.settings = settings
        self.original = original
        self.didChange = didChange
        self.perform = perform
        self.exportPlace = exportPlace
        closeButton = KeyButton(.init(key: "I", title: "Close", perform: close))
        super.init(frame: .zero)
        limitTextSize()
        backgroundColor = DemoPalette.bar
        scrollView.backgroundColor = DemoPalette.bar
        title.text = "Inspector"
        caption.text = "Changes apply at once"
        note.text = "Disabled settings don't affect this screen."
        note.numberOfLines = 0
        for line in lines { line.backgroundColor = DemoPalette.line }
        makeButtons()
        for view in [title, caption, closeButton, scrollView, undoButton, redoButton, resetButton, copyButton] + lines {
            addSubview(view)
        }
        scrollView.addSubview(note)
        for section in sections {
            for view in [section.heading] + section.rows { scrollView.addSubview(view) }
        }
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// `true` if the user changed skeleton properties of a view, which enables Reset.
    private var hasChangedViews = false
    /// The control used for the last change.
    private weak var lastUsed: UIView?

    /// Moves the keyboard focus to the close button.
    func takeKeyFocus() {
        closeButton.takeFocus()
    }

    /// The sections and titles of all settings for the current screen, in order. Rows with buttons count as settings.
    var settingTitles: [(section: String, title: String)] {
        shownSections.flatMap { section in section.rows.map { (section.heading.text ?? "", $0.title) } }
    }

    /// Scrolls to the setting titled `title` and moves the keyboard focus to its control or, if the control is
    /// disabled, to the close button.
    func reveal(setting title: String) {
        layoutIfNeeded()
        guard let row = sections.flatMap(\.rows).first(where: { $0.title == title }) else { return }
        scrollView.scrollRectToVisible(row.frame.insetBy(dx: 0, dy: -row.frame.height), animated: false)
        if !row.control.takeFocus() { takeKeyFocus() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        let (width, top) = (bounds.width, scaledInBars(ScreenHeader.height))
        let footerHeight = scaledInBars(Metrics.footerHeight)
        let buttonHeight = scaledInBars(Metrics.buttonHeight)
        let bottom = max(top, bounds.height - footerHeight)
        let closeWidth = closeButton.sizeThatFits(bounds.size).width
        let textWidth = max(0, width - 2 * Metrics.margin - closeWidth)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: height))
        }
        place(title, Metrics.margin, scaledInBars(10), textWidth, scaledInBars(28))
        place(caption, Metrics.margin, scaledInBars(38), textWidth, scaledInBars(17))
        place(closeButton, width - Metrics.gap - closeWidth, scaledInBars(16), closeWidth, buttonHeight)
        place(lines[0], 0, top - 1, width, 1)
        place(lines[1], 0, 0, 1, bounds.height)
        place(lines[2], 0, bottom, width, 1)
        let oldHeight = scrollView.bounds.height
        place(scrollView, 1, top, width - 1, bottom - top)
        let buttonTop = bottom + ((footerHeight - buttonHeight) / 2).rounded()
        var left = Metrics.gap
        for button in [undoButton, redoButton] {
            button.setSymbolSize(scaledInBars(Metrics.symbol))
            place(button, left, buttonTop, buttonHeight, buttonHeight)
            left += buttonHeight
        }
        left += Metrics.gap
        let resetWidth = resetButton.sizeThatFits(bounds.size).width.rounded(.up)
        place(resetButton, left, buttonTop, resetWidth, buttonHeight)
        left += resetWidth + Metrics.gap
        place(copyButton, left, buttonTop, width - Metrics.margin - left, buttonHeight)
        layOutSections(width: width - 1)
        if scrollView.bounds.height != oldHeight { revealFocus() }
    }

    private func layOutSections(width: CGFloat) {
        let contentWidth = max(0, width - 2 * Metrics.margin)
        var y = Metrics.margin
        note.isHidden = isUsedByScreen && ignoredSettings(settings.style).isEmpty
        if !note.isHidden {
            let noteHeight = max(
                scaledInBars(Metrics.noteHeight), note.sizeThatFits(CGSize(width: contentWidth, height: 0)).height)
            note.frame = CGRect(x: Metrics.margin, y: y, width: contentWidth, height: noteHeight)
            y += noteHeight + Metrics.gap
        }
        if let selection {
            let height = selection.height(width: contentWidth)
            selection.frame = CGRect(x: Metrics.margin, y: y, width: contentWidth, height: height)
            y += height + Metrics.sectionGap
        }
        for section in shownSections {
            let headingHeight = scaledInBars(Metrics.headingHeight)
            section.heading.frame = CGRect(x: Metrics.margin, y: y, width: contentWidth, height: headingHeight)
            y += headingHeight + Metrics.gap / 2
            for row in section.rows {
                let height = row.height(width: contentWidth)
                row.frame = CGRect(x: Metrics.margin, y: y, width: contentWidth, height: height)
                y += row.bounds.height
            }
            y += Metrics.sectionGap
        }
        let isMoved = scrollView.contentSize.height != y
        scrollView.contentSize = CGSize(width: width, height: y)
        if isMoved { revealFocus() }
    }

    /// Scrolls to the focused control, in case a change of the panel's size, the text size or the settings has moved it
    /// out of view.
    private func revealFocus() {
        guard let focused = window?.focusedView, focused.isDescendant(of: scrollView) else { return }
        // The control may not have been laid out in its row yet.
        let row = sequence(first: focused) { $0.superview }.first { $0 is InspectorRow } ?? focused
        let rect = row.convert(row.bounds, to: scrollView).insetBy(dx: -Metrics.gap, dy: -Metrics.gap)
        scrollView.scrollRectToVisible(rect, animated: false)
    }

    // MARK: Content

    private func makeButtons() {
        copyButton.title = copyTitle
        resetButton.setTitle("Reset", for: .normal)
        resetButton.configuration?.baseForegroundColor = .label
        for button in [copyButton, resetButton] {
            button.titleLabel?.followTextSize(13, weight: .semibold)
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)
        }
        undoButton.addAction(UIAction { [perform] _ in perform(.undo) }, for: .primaryActionTriggered)
        redoButton.addAction(UIAction { [perform] _ in perform(.redo) }, for: .primaryActionTriggered)
        copyButton.addAction(UIAction { [weak self] _ in self?.copyCode() }, for: .primaryActionTriggered)
        resetButton.addAction(UIAction { [weak self] _ in self?.reset() }, for: .primaryActionTriggered)
    }

    /// Enables or disables the Undo, Redo and Reset buttons. `views` is `true` if there is a changed view to reset.
    func setAvailable(undo: Bool, redo: Bool, views: Bool) {
        undoButton.isEnabled = undo
        redoButton.isEnabled = redo
        hasChangedViews = views
        updateReset()
    }

    private func updateReset() {
        resetButton.isEnabled = hasChangedViews || !settings.hasSameChoices(as: original)
    }

    private static func symbolButton(_ symbol: String, _ name: String, key: String) -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = UIImage(systemName: symbol)
        button.configuration?.contentInsets = .zero
        button.configuration?.baseForegroundColor = .label
        button.accessibilityLabel = name
        button.accessibilityHint = key
        button.toolTip = "\(name) (\(key))"
        button.isEnabled = false
        return button
    }

    /// The title of the button that copies the code. In a comparison, the title names the style.
    private var copyTitle: String { settings.isComparing ? "Copy B as Swift" : "Copy as Swift" }

    /// The code for the settings and for the selected view.
    var swiftCode: String { settings.swiftCode(showing: selection?.card) + (selection?.swiftCode ?? "") }

    private func copyCode() {
        window?.host?.clipboardText = swiftCode
        copyButton.confirmCopy()
    }

    /// Changes the title of the button for `action` to "Copied" for a short time; `nil` means the button that copies
    /// the Swift code. Returns `false` if the button is scrolled out of sight.
    func confirmCopy(_ action: InspectorAction?) -> Bool {
        guard let action else {
            copyButton.confirmCopy()
            return true
        }
        let buttons = sections.flatMap(\.rows).flatMap(\.actionButtons)
        guard let button = buttons.first(where: { $0.action == action }),
            button.convert(button.bounds, to: scrollView).intersects(scrollView.bounds)
        else { return false }
        button.confirmCopy()
        return true
    }

    private func reset() {
        let hadFocus = resetButton.isFirstResponder
        perform(.reset)
        // The button is disabled now, so the focus returns to the control used for the last change, if any.
        guard hadFocus, let lastUsed, lastUsed.takeFocus() else { return }
        layoutIfNeeded()
        revealFocus()
    }

    private func change(_ name: String, _ change: (inout DemoSettings) -> Void) {
        var changed = settings
        change(&changed)
        guard changed != settings else { return }
        if let focused = window?.focusedView, focused.isDescendant(of: scrollView) { lastUsed = focused }
        settings = changed
        didChange(changed, name)
    }

    private func update() {
        let ignored = ignoredSettings(settings.style)
        for section in sections {
            let name = section.heading.text ?? ""
            let isForSkeletons = InspectorSections.skeletonSections.contains(name)
            for row in section.rows {
                row.affectsScreen =
                    (isUsedByScreen || !isForSkeletons) && ignored.isDisjoint(with: [name, row.title])
                row.original = original
                row.update(settings)
            }
        }
        updateReset()
        copyButton.title = copyTitle
        updateCopy()
    }

    private func updateCopy() {
        // The code for a selected view can be copied even if the screen doesn't use the settings.
        copyButton.isEnabled = isUsedByScreen || selection != nil
    }

    private var shownSections: [(heading: UILabel, rows: [InspectorRow])] { sections.filter { !$0.heading.isHidden } }

    private func makeSections() -> [(heading: UILabel, rows: [InspectorRow])] {
        let rows = InspectorRows(
            change: { [weak self] in self?.change($0, $1) }, perform: perform, exportPlace: exportPlace)
        let sections = InspectorSections.make(
            rows, hasDisplay: settings.display != nil, hasNetwork: settings.network != nil)
        return sections.map { name, rows in
            let heading = UILabel.line(size: 13, weight: .bold, color: DemoPalette.secondaryText)
            heading.text = name
            return (heading, rows)
        }
    }
}
