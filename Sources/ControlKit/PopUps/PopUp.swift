import Foundation
import LayerKit
import ViewKit

/// A panel in front of everything else in a window, next to its source view. While the panel is open, it receives all
/// touches and keys. The Tab key keeps the focus inside, and Escape or a press outside closes the panel. More panels
/// can be opened beside its rows, for submenus.
@MainActor
final class PopUp: UIView, WindowPopUp, ViewBehavior {
    private let panel: PopUpPanel
    /// The nested panels, each opened from the panel before it.
    private var nested: [PopUpPanel] = []
    private weak var source: UIView?
    /// The part of the source view next to which the panel appears, in that view's coordinates; `nil` for the whole
    /// view.
    private let part: CGRect?
    /// The menu bar that has opened the pop-up. It receives touches outside the panels, and the focus when the pop-up
    /// closes. `nil` by default.
    weak var menuBar: UIView?
    private var isOpen = true
    /// The pointer's location when the pop-up opened.
    private let openingLocation: CGPoint?
    /// Called when the pop-up has closed for any reason.
    private let didClose: @MainActor () -> Void

    private enum Metrics {
        /// The distance from the source view, in points.
        static let gap: CGFloat = 4
        /// The minimum distance from the window's edges, in points.
        static let margin: CGFloat = 6
        /// The distance, in points, beyond which moving the pointer with the secondary button pressed counts as a drag.
        static let dragDistance: CGFloat = 4
    }

    /// Shows `content` next to `part` of `source`, by default all of it, and closes any other pop-up in the window.
    /// Returns `nil` if `source` is not in a window.
    init?(
        _ content: any PopUpContent, from source: UIView, part: CGRect? = nil,
        didClose: @escaping @MainActor () -> Void
    ) {
        guard let window = source.window else { return nil }
        self.part = part
        openingLocation = window.pointerLocation
        panel = PopUpPanel(content)
        self.source = source
        self.didClose = didClose
        super.init(frame: window.bounds)
        window.popUp?.close()
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        let textSize = source.traitCollection.preferredContentSizeCategory
        minimumContentSizeCategory = textSize
        maximumContentSizeCategory = textSize
        semanticContentAttribute = source.semanticContentAttribute
        tintColor = source.tintColor
        layer.zPosition = 1_000_000
        addSubview(panel)
        window.addSubview(self)
        window.popUp = self
        _ = window.focus(content.firstFocus)
        UIAccessibility.post(notification: .screenChanged, argument: content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Closes the pop-up and, if the focus was inside, returns it to the menu bar or the former first responder.
    func close() {
        guard isOpen else { return }
        isOpen = false
        if let window, window.focusedView?.isDescendant(of: self) == true {
            if menuBar.map(window.focus) != true { window.resumeFocus() }
        }
        if window?.popUp === self { window?.popUp = nil }
        removeFromSuperview()
        UIAccessibility.post(notification: .screenChanged, argument: source)
        didClose()
    }

    // MARK: Nested panels

    /// Shows `content` in a nested panel beside `row`, which is in the last panel, and moves the focus to the content.
    func open(_ content: any PopUpContent, beside row: UIView) {
        let panel = PopUpPanel(content, beside: row)
        nested.append(panel)
        addSubview(panel)
        setNeedsLayout()
        _ = window?.focus(content.firstFocus)
        UIAccessibility.post(notification: .screenChanged, argument: content)
    }

    /// Closes the nested panel of `content` and those that were opened from it. If the focus was in one of them, it
    /// moves to the panel from which the first of them was opened.
    func close(_ content: any PopUpContent) {
        guard isOpen, let index = nested.firstIndex(where: { $0.content === content }) else { return }
        let closed = nested[index...]
        let hadFocus = closed.contains { window?.focusedView?.isDescendant(of: $0) == true }
        nested.removeSubrange(index...)
        let former = (nested.last ?? panel).content
        if hadFocus { _ = window?.focus(former.firstFocus) }
        for panel in closed { panel.removeFromSuperview() }
        UIAccessibility.post(notification: .screenChanged, argument: former)
    }

    // MARK: Layout

    /// Places the panel below or above the source view, and nested panels beside their rows.
    override func layoutSubviews() {
        guard let source, source.window === window, let window else { return }
        let area = bounds.shrunk(dx: Metrics.margin, dy: Metrics.margin)
        var placement = PopUpPlacement(
            area: area, isMirrored: source.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: max(1, window.traitCollection.displayScale))
        let anchor = source.convert(part ?? source.bounds, to: nil)
        var size = panel.content.sizeThatFits(area.size)
        size.width = min(part == nil ? max(size.width, min(anchor.width, area.width)) : size.width, max(0, area.width))
        panel.place(in: placement.frame(size: size, below: anchor, gap: part?.isEmpty == true ? 0 : Metrics.gap))
        var parent = panel
        for panel in nested {
            guard let row = panel.row else { continue }
            parent.content.layoutIfNeeded()
            var size = panel.content.sizeThatFits(area.size)
            size.width = min(size.width, max(0, area.width))
            placement.isMirrored = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
            panel.place(
                in: placement.frame(
                    size: size, beside: convert(row.bounds, from: row), in: parent.frame,
                    topMargin: panel.content.topMargin))
            parent = panel
        }
    }

    var defaultAccessibility: DefaultAccessibility { isOpen ? .modal(panel.content.popUpRole) : .none }

    // MARK: Events

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let menuBar, menuBar.bounds.contains(convert(point, to: menuBar)) else {
            return super.point(inside: point, with: event)
        }
        return hasPanel(at: point)
    }

    /// Closes the pop-up if the secondary button was pressed outside the panels, at `location` in window coordinates.
    func secondaryButtonWasPressed(at location: CGPoint) {
        if !hasPanel(at: convert(location, from: nil)) { close() }
    }

    /// Notifies the content that the secondary button was released at `location`, in window coordinates, unless the
    /// pointer is still close to where it was when the pop-up opened.
    func secondaryButtonWasReleased(at location: CGPoint) {
        let start = openingLocation ?? location
        let isDrag = hypot(location.x - start.x, location.y - start.y) > Metrics.dragDistance
        if isDrag { panel.content.secondaryDragEnded(at: location) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let location = touches.first?.location(in: self), !hasPanel(at: location) else { return }
        close()
    }

    private func hasPanel(at location: CGPoint) -> Bool {
        panel.frame.contains(location) || nested.contains { $0.frame.contains(location) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Closes the pop-up if Escape is pressed. A held Escape may have canceled something in the pop-up before. Other
    /// unhandled keys are not passed on.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, press.key?.keyCode == .keyboardEscape, !press.isRepeat else { return }
        close()
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { close() }
    }
}
