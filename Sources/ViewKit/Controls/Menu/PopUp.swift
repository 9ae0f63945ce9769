package import Foundation
import LayerKit

/// The content of a pop-up.
@MainActor
package protocol PopUpContent: UIView {
    /// The view that is focused first.
    var firstFocus: UIView { get }
    /// The role of the pop-up for assistive technologies; `nil` if the content has a role itself.
    var popUpRole: AccessibilityRole? { get }

    /// Called when the secondary button is released at `location` in the window, if the pointer has moved since the
    /// pop-up opened.
    func secondaryDragEnded(at location: CGPoint)
}

extension PopUpContent {
    package var popUpRole: AccessibilityRole? { .dialog }
    package func secondaryDragEnded(at location: CGPoint) {}
}

/// A panel in front of everything else in a window, next to its source view. While the panel is open, it receives all
/// touches and keys. The Tab key keeps the focus inside, and Escape or a press outside closes the panel.
@MainActor
package final class PopUp: UIView {
    private let content: any PopUpContent
    private let panel = UIView()
    private weak var source: UIView?
    /// The part of the source view next to which the panel appears, in that view's coordinates; `nil` for the whole
    /// view.
    private let part: CGRect?
    /// The first responder before the pop-up opened.
    private weak var formerResponder: UIResponder?
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
        static let radius: CGFloat = 10
        /// The distance, in points, beyond which moving the pointer with the secondary button pressed counts as a drag.
        static let dragDistance: CGFloat = 4
    }

    /// Shows `content` next to `part` of `source`, by default all of it, and closes any other pop-up in the window.
    /// Returns `nil` if `source` is not in a window.
    package init?(
        _ content: any PopUpContent, from source: UIView, part: CGRect? = nil,
        didClose: @escaping @MainActor () -> Void
    ) {
        guard let window = source.window else { return nil }
        self.part = part
        openingLocation = window.pointer.location
        self.content = content
        self.source = source
        self.didClose = didClose
        super.init(frame: window.bounds)
        window.popUp?.close()
        formerResponder = window.firstResponder
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        let textSize = source.traitCollection.preferredContentSizeCategory
        minimumContentSizeCategory = textSize
        maximumContentSizeCategory = textSize
        semanticContentAttribute = source.semanticContentAttribute
        tintColor = source.tintColor
        layer.zPosition = 1_000_000
        panel.backgroundColor = ControlColors.panel
        panel.clipsToBounds = true
        panel.layer.cornerRadius = Metrics.radius
        panel.layer.borderWidth = 1
        panel.layer.borderColor = ControlColors.edge.cgColor
        panel.addSubview(content)
        addSubview(panel)
        window.addSubview(self)
        window.popUp = self
        _ = window.focus(content.firstFocus)
        UIAccessibility.post(notification: .screenChanged, argument: content)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Closes the pop-up and, if the focus was inside, restores the first responder.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        let (window, hadFocus) = (window, window?.focusedView?.isDescendant(of: self) == true)
        if window?.popUp === self { window?.popUp = nil }
        removeFromSuperview()
        if hadFocus, let formerResponder, formerResponder.responderWindow === window {
            _ = window?.focus(formerResponder)
        }
        UIAccessibility.post(notification: .screenChanged, argument: source)
        didClose()
    }

    /// Places the panel below the source view, or above that view if the panel doesn't fit below and there is more
    /// space above.
    package override func layoutSubviews() {
        guard let source, source.window === window, let window else { return }
        let area = bounds.shrunk(dx: Metrics.margin, dy: Metrics.margin)
        let anchor = source.convert(part ?? source.bounds, to: nil)
        let gap = part?.isEmpty == true ? 0 : Metrics.gap
        var size = content.sizeThatFits(area.size)
        size.width = min(part == nil ? max(size.width, min(anchor.width, area.width)) : size.width, max(0, area.width))
        let (below, above) = (area.maxY - anchor.maxY - gap, anchor.minY - gap - area.minY)
        let isBelow = size.height <= below || below >= above
        // If there is too little space above and below the source view, the panel covers the view.
        let isBeside = max(below, above) >= min(size.height, area.height / 2)
        size.height = min(size.height, max(0, isBeside ? min(max(below, above), area.height) : area.height))
        let isMirrored = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? anchor.maxX - size.width : anchor.minX
        let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - size.height
        let scale = max(1, window.traitCollection.displayScale)
        func pixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
        panel.frame = CGRect(
            x: pixel(min(max(x, area.minX), max(area.minX, area.maxX - size.width))),
            y: pixel(min(max(y, area.minY), max(area.minY, area.maxY - size.height))), width: size.width,
            height: size.height)
        content.frame = panel.bounds
    }

    package override var defaultAccessibility: DefaultAccessibility {
        DefaultAccessibility(isModal: isOpen, role: isOpen ? content.popUpRole : nil)
    }

    // MARK: Events

    /// Closes the pop-up if the secondary button was pressed outside the panel, at `location` in window coordinates.
    func secondaryButtonWasPressed(at location: CGPoint) {
        if !panel.frame.contains(convert(location, from: nil)) { close() }
    }

    /// Notifies the content that the secondary button was released at `location`, in window coordinates, unless the
    /// pointer is still close to where it was when the pop-up opened.
    func secondaryButtonWasReleased(at location: CGPoint) {
        let start = openingLocation ?? location
        let isDrag = hypot(location.x - start.x, location.y - start.y) > Metrics.dragDistance
        if isDrag { content.secondaryDragEnded(at: location) }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let location = touches.first?.location(in: self), !panel.frame.contains(location) else { return }
        close()
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Closes the pop-up if Escape is pressed. Other unhandled keys are not passed on.
    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.keyCode == .keyboardEscape { close() }
    }

    package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { close() }
    }
}
