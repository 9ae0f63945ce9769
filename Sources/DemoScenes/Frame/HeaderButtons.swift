import Foundation
import ViewKit

/// The window's buttons, which stand on the header of its screen.
@MainActor
struct HeaderButtons {
    private enum Metrics {
        static let height: CGFloat = 32
        static let margin: CGFloat = 8
        static let gap: CGFloat = 4
        /// The width of a screen from which on its buttons have titles.
        static let titleWidth: CGFloat = 600
    }

    let screens: KeyButton
    let inspector: KeyButton
    let keys: KeyButton
    let select: KeyButton

    /// Makes the buttons; they do what they are called.
    init(
        openSidebar: @escaping @MainActor () -> Void, openInspector: @escaping @MainActor () -> Void,
        openKeys: @escaping @MainActor () -> Void, toggleSelecting: @escaping @MainActor () -> Void
    ) {
        screens = KeyButton(.init(key: "M", title: "Screens", perform: openSidebar))
        inspector = KeyButton(.init(key: "I", title: "Inspector", perform: openInspector))
        select = KeyButton(.init(key: "C", title: "Select", perform: toggleSelecting))
        keys = KeyButton(.init(key: "?", title: "Keys", perform: openKeys))
    }

    /// In the order in which Tab comes to them.
    var all: [KeyButton] { [screens, select, keys, inspector] }

    /// Leaves out what there is no use for.
    func update(isSidebarBeside: Bool, isInspectorOpen: Bool) {
        screens.isHidden = isSidebarBeside
        inspector.isHidden = isInspectorOpen
    }

    /// Places the buttons on the `header` of the screen that fills `area` of `view`, which makes room for them.
    func place(in area: CGRect, of view: UIView, header: ScreenHeader) {
        let top = ((ScreenHeader.height - Metrics.height) / 2).rounded()
        for button in all { button.density = area.width < Metrics.titleWidth ? .cap : .roomy }
        func place(_ button: KeyButton, x: (CGFloat) -> CGFloat) -> CGFloat {
            let width = button.sizeThatFits(view.bounds.size).width
            button.frame = view.mirroredIfNeeded(CGRect(x: x(width), y: top, width: width, height: Metrics.height))
            return width
        }
        var leading: CGFloat = 0
        if !screens.isHidden {
            leading = Metrics.margin + place(screens) { _ in area.minX + Metrics.margin } + Metrics.margin
        }
        var right = area.maxX - Metrics.margin
        for button in [inspector, keys, select] where !button.isHidden {
            right -= place(button) { right - $0 } + Metrics.gap
        }
        header.leadingRoom = leading
        header.trailingRoom = area.maxX - right + Metrics.margin - Metrics.gap
    }
}
