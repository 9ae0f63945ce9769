import Foundation
import LayerKit
import ViewKit

/// The panel of an open menu. The pointer or keys highlight one of its rows. The panel of a submenu appears beside its
/// row.
@MainActor
final class MenuPanel: UIView, PopUpContent, ViewBehavior, AccessibilityFocusing {
    let menu: UIMenu
    let showsTitle: Bool
    let rows: [MenuRow]
    let scrollView = FadingScrollView(background: ControlColors.panel)
    /// The view whose responder chain performs commands.
    private(set) weak var source: UIView?
    private var marked: Int?
    var search = MenuSearch()
    /// The pointer's location when it last highlighted a row, or when a key did.
    var pointerAtHover: CGPoint?
    /// `true` once the menu handles presses. If the first press of a double click opened the menu, the second is
    /// ignored.
    private var isArmed = false
    /// Called with the chosen action.
    var choose: @MainActor (any UIMenuLeaf) -> Void

    /// Called if the left or right arrow key is pressed and doesn't open or close a submenu. `forward` is `true` for
    /// the arrow key that opens submenus. Only set for the outermost panel; `nil` by default.
    var onMove: (@MainActor (_ forward: Bool) -> Void)?
    /// The panel from which this panel was opened; `nil` for the panel of the outermost menu.
    weak var opener: MenuPanel?
    /// The panel of the open submenu, if any.
    var submenuPanel: MenuPanel?
    /// The index of the row whose submenu is open, if any.
    var openRow: Int?
    /// The index of the row that is under the pointer, if any.
    var pointerRow: Int?
    /// The scheduled work that opens or closes a submenu while the pointer rests on a row.
    var submenuWork: ScheduledWork?

    /// Creates the panel for `menu`, with its title at the top if `showsTitle` is `true`. Returns `nil` if the menu has
    /// no visible elements. Commands that no responder in the responder chain of `source` can perform are disabled.
    init?(
        _ menu: UIMenu, source: UIView?, showsTitle: Bool = true,
        choose: @escaping @MainActor (any UIMenuLeaf) -> Void = { _ in }
    ) {
        Self.validate(menu, from: source)
        guard menu.hasVisibleElements else { return nil }
        self.menu = menu
        self.showsTitle = showsTitle
        let entries = MenuEntry.entries(of: menu, showsTitle: showsTitle)
        let hasMarks = MenuEntry.needMarks(entries)
        rows = entries.map { MenuRow($0, source: source, hasMarks: hasMarks) }
        self.source = source
        self.choose = choose
        super.init(frame: .zero)
        scrollView.bounces = false
        addSubview(scrollView)
        for (index, row) in rows.enumerated() {
            row.onHover = { [weak self] in self?.row(index, isHovered: $0) }
            row.onChoice = { [weak self] in self?.activateRow(index) }
            scrollView.addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: PopUpContent

    var firstFocus: UIView { self }

    var popUpRole: AccessibilityRole? { nil }

    var topMargin: CGFloat { MenuMetrics.margin }

    func secondaryDragEnded(at location: CGPoint) {
        layoutIfNeeded()
        _ = chooseRow(at: location)
    }

    /// `false` while a submenu is open, because its panel receives the keys.
    override var canBecomeFocused: Bool { submenuPanel == nil }

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

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { submenuWork?.cancel() }
    }

    // MARK: Pointer

    /// Highlights the row at `point`, in window coordinates, while a press is held. Returns `true` if there is a row at
    /// the point, in this panel or in an open submenu.
    func track(_ point: CGPoint) -> Bool {
        if let submenuPanel, submenuPanel.track(point) {
            markByPointer(openRow)
            return true
        }
        let index = rowIndex(at: point)
        markByPointer(index.flatMap { rows[$0].isUsable ? $0 : nil })
        return index != nil
    }

    /// Chooses the row at `point`, in window coordinates. Returns `true` if the point is in the menu or in an open
    /// submenu.
    func chooseRow(at point: CGPoint) -> Bool {
        if submenuPanel?.chooseRow(at: point) == true { return true }
        guard bounds.contains(convert(point, from: nil)) else { return false }
        if let index = rowIndex(at: point) { chooseRow(index) }
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if touch.tapCount == 1 { isArmed = true }
        if isArmed { _ = root.track(touch.location(in: nil)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isArmed, let location = touches.first?.location(in: nil) { _ = root.track(location) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isArmed, let location = touches.first?.location(in: nil) { _ = root.chooseRow(at: location) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        markByPointer(nil)
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
        // The pointer may return to the same location after it has been over a submenu.
        pointerAtHover = isHovered ? pointer : nil
        if isHovered {
            markByPointer(rows[index].isUsable ? index : nil)
        } else if marked == index {
            markByPointer(nil)
        } else if pointerRow == index {
            pointerDidLeave()
        }
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key = press.key, key.isPlain,
            handle(key, of: press, at: event?.timestamp ?? 0)
        else {
            super.pressesBegan(presses, with: event)
            return
        }
    }

    // MARK: Highlighting

    /// The index of the highlighted row, if any.
    var markedRow: Int? { marked }

    /// Highlights the row at `index`; `nil` highlights the row of the open submenu, if any.
    func mark(_ index: Int?) {
        let index = index ?? openRow
        guard index != marked else { return }
        if let marked { rows[marked].show(isMarked: false) }
        marked = index
        if let index { rows[index].show(isMarked: true) }
    }

    /// Updates the check marks to match the actions.
    func updateMarks() {
        for row in rows {
            if case .action(let action) = row.entry { row.setMark(action.state) }
        }
        for (index, row) in rows.enumerated() { row.show(isMarked: index == marked) }
        submenuPanel?.updateMarks()
    }
}
