import Foundation
import ViewKit

/// The window's buttons on the header of its screen.
@MainActor
struct HeaderButtons {
    private enum Metrics {
        static let height: CGFloat = 32
        static let margin: CGFloat = 8
        static let gap: CGFloat = 4
        /// The minimum width of the screen's title beside buttons that show their keys. If there is less room, the keys
        /// are hidden.
        static let titleBesideKeys: CGFloat = 160
        /// The minimum width of the screen's title. If there is less room, `more` replaces the trailing buttons.
        static let minimumTitle: CGFloat = 140
    }

    let screens: KeyButton
    let inspector: KeyButton
    let keys: KeyButton
    let select: KeyButton
    /// The menu button that replaces `inspector`, `keys` and `select` if there is no room for them.
    let more: KeyButton
    private var isSidebarBeside = false
    private var isInspectorOpen = false
    private var isCollapsed = false

    /// Creates the buttons with their actions.
    init(
        openSidebar: @escaping @MainActor () -> Void, openInspector: @escaping @MainActor () -> Void,
        openKeys: @escaping @MainActor () -> Void, toggleSelecting: @escaping @MainActor () -> Void
    ) {
        screens = KeyButton(
            .init(key: "M", title: "Screens", toolTip: "Open the list of screens", perform: openSidebar))
        inspector = KeyButton(
            .init(
                key: "I", title: "Inspector", toolTip: "Change the style, compare, copy the code and record",
                perform: openInspector))
        select = KeyButton(
            .init(
                key: "C", title: "Select", toolTip: "Click a view to change its skeleton properties",
                perform: toggleSelecting))
        keys = KeyButton(.init(key: "?", title: "Keys", toolTip: "List all keys", perform: openKeys))
        more = KeyButton(.init(key: "…", title: "More") {})
        more.density = .titles
        more.showsMenuAsPrimaryAction = true
        perform = (toggleSelecting, openKeys, openInspector)
        for button in all { button.limitTextSize() }
        showMenu()
        showButtons()
    }

    private let perform: (select: @MainActor () -> Void, keys: @MainActor () -> Void, inspector: @MainActor () -> Void)

    /// All buttons in Tab order.
    var all: [KeyButton] { [screens, select, keys, inspector, more] }

    /// The buttons that open the key sheet and the inspector. The focus returns to them when the panel is closed.
    var opener: (keys: KeyButton, inspector: KeyButton) {
        (isCollapsed ? more : keys, isCollapsed ? more : inspector)
    }

    /// `true` during view selection, in which a click selects a view. The button for selecting then appears selected.
    var isSelecting = false {
        didSet {
            for button in [select, more] { button.isSelected = isSelecting }
            showMenu()
        }
    }

    /// Updates the buttons and the menu, leaving out panels that are already visible. While the header is collapsed,
    /// all buttons except `screens` are in the menu.
    mutating func update(isSidebarBeside: Bool, isInspectorOpen: Bool) {
        self.isSidebarBeside = isSidebarBeside
        self.isInspectorOpen = isInspectorOpen
        showMenu()
        showButtons()
    }

    /// Places the buttons on the `header` of the screen that fills `area` of `view`; the header makes room for them.
    mutating func place(in area: CGRect, of view: UIView, header: ScreenHeader) {
        let height = view.scaledInBars(Metrics.height)
        let top = ((view.scaledInBars(ScreenHeader.height) - height) / 2).rounded()
        let others = [screens, select, keys, inspector]
        func titleWidth(_ density: KeyButton.Density) -> CGFloat {
            for button in others { button.density = density }
            return others.filter { isNeeded($0) }.reduce(area.width - 4 * Metrics.margin) {
                $0 - $1.sizeThatFits(view.bounds.size).width - Metrics.gap
            }
        }
        let hasKeys = [.roomy, .snug].contains { titleWidth($0) >= view.scaledInBars(Metrics.titleBesideKeys) }
        isCollapsed = !hasKeys && titleWidth(.titles) < view.scaledInBars(Metrics.minimumTitle)
        showButtons()
        func place(_ button: KeyButton, x: (CGFloat) -> CGFloat) -> CGFloat {
            let width = button.sizeThatFits(view.bounds.size).width
            button.frame = view.mirroredIfNeeded(CGRect(x: x(width), y: top, width: width, height: height))
            return width
        }
        var leading: CGFloat = 0
        if !screens.isHidden {
            leading = Metrics.margin + place(screens) { _ in area.minX + Metrics.margin } + Metrics.margin
        }
        var right = area.maxX - Metrics.margin
        for button in [more, inspector, keys, select] where !button.isHidden {
            right -= place(button) { right - $0 } + Metrics.gap
        }
        header.leadingInset = leading
        header.trailingInset = area.maxX - right + Metrics.margin - Metrics.gap
    }

    // MARK: Private

    /// Returns `true` if `button` should be shown when there is room.
    private func isNeeded(_ button: KeyButton) -> Bool {
        button === screens ? !isSidebarBeside : button !== inspector || !isInspectorOpen
    }

    private func showButtons() {
        screens.setHidden(!isNeeded(screens))
        for button in [select, keys, inspector] { button.setHidden(isCollapsed || !isNeeded(button)) }
        more.setHidden(!isCollapsed)
    }

    private func showMenu() {
        let entries = [(select, perform.select), (keys, perform.keys), (inspector, perform.inspector)]
        more.menu = UIMenu(
            children: entries.filter { isNeeded($0.0) }.map { button, perform in
                UIAction(title: button.title, state: button.isSelected ? .on : .off) { _ in perform() }
            })
    }
}
