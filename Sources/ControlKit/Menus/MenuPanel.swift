import Foundation
import LayerKit
import ViewKit

/// The panel of an open menu. The pointer or keys highlight one of its rows.
@MainActor
final class MenuPanel: UIView, PopUpContent, ViewBehavior, AccessibilityFocusing {
    private let rows: [MenuRow]
    private let scrollView = FadingScrollView(background: ControlColors.panel)
    private var marked: Int?
    private var search = MenuSearch()
    private var pointerAtHover: CGPoint?
    /// `true` once the menu handles presses. If the first press of a double click opened the menu, the second is
    /// ignored.
    private var isArmed = false
    /// Called with the chosen action.
    var choose: @MainActor (any UIMenuLeaf) -> Void

    /// Creates the panel for `menu`; returns `nil` if the menu has no visible action. Commands that no responder in the
    /// responder chain of `source` can perform are disabled.
    init?(_ menu: UIMenu, source: UIView, choose: @escaping @MainActor (any UIMenuLeaf) -> Void = { _ in }) {
        let entries = MenuEntry.entries(of: menu)
        // Space for marks is also reserved if an action keeps the menu open, because that action may be turned on while
        // the menu is open.
        let hasMarks = menu.leaves.contains { $0.state != .off || $0.attributes.contains(.keepsMenuPresented) }
        guard entries.contains(where: { if case .action = $0 { true } else { false } }) else { return nil }
        rows = entries.map { MenuRow($0, source: source, hasMarks: hasMarks) }
        self.choose = choose
        super.init(frame: .zero)
        scrollView.bounces = false
        addSubview(scrollView)
        for (index, row) in rows.enumerated() {
            row.onHover = { [weak self] in self?.row(index, isHovered: $0) }
            row.onChoice = { [weak self] in self?.chooseRow(index) }
            scrollView.addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: PopUpContent

    var firstFocus: UIView { self }

    var popUpRole: AccessibilityRole? { nil }

    func secondaryDragEnded(at location: CGPoint) {
        layoutIfNeeded()
        _ = chooseRow(at: location)
    }

    override var canBecomeFocused: Bool { true }

    var defaultAccessibility: DefaultAccessibility { .group(.menu) }

    var accessibilityFocusedView: UIView? { marked.map { rows[$0] } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = rows.map(\.naturalWidth).max() ?? 0
        let height = rows.reduce(0) { $0 + $1.height }
        return CGSize(
            width: max(MenuMetrics.minimumWidth, width) + 2 * MenuMetrics.margin,
            height: max(MenuMetrics.margin, height) + 2 * MenuMetrics.margin)
    }

    override func layoutSubviews() {
        scrollView.frame = bounds.shrunk(dx: 0, dy: MenuMetrics.margin)
        let width = max(0, bounds.width - 2 * MenuMetrics.margin)
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: MenuMetrics.margin, y: y, width: width, height: row.height)
            y += row.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
    }

    // MARK: Pointer

    /// Highlights the row at `point`, in window coordinates, while a press is held. Returns `true` if there is a row at
    /// the point.
    func track(_ point: CGPoint) -> Bool {
        let index = rowIndex(at: point)
        mark(index.flatMap { rows[$0].action == nil ? nil : $0 })
        return index != nil
    }

    /// Chooses the row at `point`, in window coordinates. Returns `true` if the point is in the menu.
    func chooseRow(at point: CGPoint) -> Bool {
        guard bounds.contains(convert(point, from: nil)) else { return false }
        if let index = rowIndex(at: point) { chooseRow(index) }
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if touch.tapCount == 1 { isArmed = true }
        if isArmed { _ = track(touch.location(in: nil)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isArmed, let location = touches.first?.location(in: nil) { _ = track(location) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isArmed, let location = touches.first?.location(in: nil) { _ = chooseRow(at: location) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        mark(nil)
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key = press.key, key.isPlain else {
            super.pressesBegan(presses, with: event)
            return
        }
        let time = event?.timestamp ?? 0
        let usable = rows.indices.filter { rows[$0].action != nil }
        let current = marked.flatMap { usable.firstIndex(of: $0) }
        // If no row is highlighted, the arrow keys start at an action that is on.
        let on = usable.first { rows[$0].action?.state == .on }
        switch key.keyCode {
        case .keyboardDownArrow: markByKey(current.map { usable[($0 + 1) % usable.count] } ?? on ?? usable.first)
        case .keyboardUpArrow:
            markByKey(current.map { usable[($0 + usable.count - 1) % usable.count] } ?? on ?? usable.last)
        case .keyboardHome, .keyboardPageUp: markByKey(usable.first)
        case .keyboardEnd, .keyboardPageDown: markByKey(usable.last)
        case .keyboardReturnOrEnter: if !press.isRepeat, let marked { chooseRow(marked) }
        case .keyboardSpacebar where !search.isInProgress(at: time):
            if !press.isRepeat, let marked { chooseRow(marked) }
        default:
            let text = key.keyCode == .keyboardSpacebar ? " " : key.charactersIgnoringModifiers
            guard !text.isEmpty, key.keyCode != .keyboardEscape else {
                super.pressesBegan(presses, with: event)
                return
            }
            let titles = usable.map { rows[$0].action?.title ?? "" }
            let found = search.find(text, at: time, in: titles, from: current)
            if let found { markByKey(usable[found]) }
        }
    }

    /// Highlights the action that is on or, without one, the first action. Called when a key has opened the menu.
    func markFirst() {
        let usable = rows.indices.filter { rows[$0].action != nil }
        markByKey(usable.first { rows[$0].action?.state == .on } ?? usable.first)
    }

    /// Updates the check marks to match the actions.
    func updateMarks() {
        for row in rows {
            if case .action(let action) = row.entry { row.setMark(action.state) }
        }
        for (index, row) in rows.enumerated() { row.show(isMarked: index == marked) }
    }

    // MARK: Private

    private func chooseRow(_ index: Int) {
        if let action = rows[index].action { choose(action) }
    }

    private func rowIndex(at point: CGPoint) -> Int? {
        guard bounds.contains(convert(point, from: nil)) else { return nil }
        let location = scrollView.convert(point, from: nil)
        return rows.firstIndex { $0.frame.contains(location) }
    }

    private func row(_ index: Int, isHovered: Bool) {
        // Ignore rows that move under a stationary pointer because a key has scrolled the menu.
        let pointer = window?.pointerLocation
        guard pointer != pointerAtHover else { return }
        if isHovered {
            pointerAtHover = pointer
            mark(rows[index].action == nil ? nil : index)
        } else if marked == index {
            mark(nil)
        }
    }

    private func markByKey(_ index: Int?) {
        pointerAtHover = window?.pointerLocation
        mark(index)
        guard let index else { return }
        layoutIfNeeded()
        scrollView.scrollRectToVisible(rows[index].frame, animated: false)
    }

    private func mark(_ index: Int?) {
        guard index != marked else { return }
        if let marked { rows[marked].show(isMarked: false) }
        marked = index
        if let index { rows[index].show(isMarked: true) }
    }
}
