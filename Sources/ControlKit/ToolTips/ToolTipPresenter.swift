import Foundation
import ViewKit

/// Shows the tooltips of a window, one at a time.
@MainActor
final class ToolTipPresenter {
    private enum Metrics {
        /// The time in seconds that the pointer has to rest before a tooltip appears.
        static let delay = 0.5
        /// The time in seconds after a tooltip disappears during which the next one appears immediately.
        static let browsingTime = 0.5
        static let fadeDuration = 0.1
        /// The distance between the described part of a view and its tooltip, in points.
        static let gap: CGFloat = 6
        /// The minimum distance of a tooltip from the window's edges, in points.
        static let margin: CGFloat = 4
    }

    private weak var window: UIWindow?
    /// The interactions of all views under the pointer.
    private var hovered: [UIToolTipInteraction] = []
    /// The innermost interaction under the pointer.
    private weak var current: UIToolTipInteraction?
    /// `true` after a press, until the pointer enters another view.
    private var isDismissed = false
    private var bubble: ToolTipView?
    private var appearance: ScheduledWork?
    private var browsingEnd: ScheduledWork?

    private init(_ window: UIWindow) {
        self.window = window
    }

    /// Returns the presenter of `window`. Creates it on first use.
    static func of(_ window: UIWindow) -> ToolTipPresenter {
        if let presenter = window[PresenterKey.self] { return presenter }
        let presenter = ToolTipPresenter(window)
        window[PresenterKey.self] = presenter
        return presenter
    }

    private enum PresenterKey: ViewAttachmentKey {
        static var defaultValue: ToolTipPresenter? { nil }
    }

    /// Handles the pointer entering the view of `interaction`.
    func pointerDidEnter(_ interaction: UIToolTipInteraction) {
        hovered.append(interaction)
        update()
    }

    /// Handles pointer movement within the hovered views: restarts the delay, or updates the visible tooltip.
    func pointerDidMove() {
        if bubble != nil {
            show()
        } else if current != nil, !isDismissed {
            startDelay()
        }
    }

    /// Handles the pointer leaving the view of `interaction`.
    func pointerDidLeave(_ interaction: UIToolTipInteraction) {
        hovered.removeAll { $0 === interaction }
        update()
    }

    /// Hides the tooltip of `interaction` until the pointer enters its view again.
    func hide(_ interaction: UIToolTipInteraction) {
        guard interaction === current else { return }
        isDismissed = true
        hide()
    }

    /// Updates the tooltip after the text or the enabled state of `interaction` has changed.
    func contentDidChange(of interaction: UIToolTipInteraction) {
        guard interaction === current, !isDismissed else { return }
        if bubble != nil { show() } else { startDelay() }
    }

    // MARK: Private

    /// Makes the innermost interaction under the pointer the current one.
    private func update() {
        let innermost = hovered.last { candidate in
            !hovered.contains { other in
                guard other !== candidate, let view = candidate.view else { return false }
                return other.view !== view && other.view?.isDescendant(of: view) == true
            }
        }
        guard innermost !== current else { return }
        hide()
        current = innermost
        isDismissed = false
        guard innermost != nil else { return }
        if browsingEnd == nil { startDelay() } else { show() }
    }

    private func startDelay() {
        appearance?.cancel()
        appearance = window?.schedule(after: Metrics.delay) { [weak self] in self?.show() }
    }

    private func show() {
        appearance?.cancel()
        appearance = nil
        guard let window, let view = current?.view, view.window === window,
            let configuration = current?.configuration()
        else { return hide() }
        let isNew = bubble == nil
        let bubble = bubble ?? ToolTipView()
        self.bubble = bubble
        if isNew { window.addSubview(bubble) }
        bubble.text = configuration.toolTip
        let rect = configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect
        place(bubble, at: view.convert(rect, to: nil), in: window.bounds)
        guard isNew, window.hasRunningClock else { return }
        bubble.alpha = 0
        UIView.animate(withDuration: Metrics.fadeDuration) { bubble.alpha = 1 }
    }

    private func hide() {
        appearance?.cancel()
        appearance = nil
        guard let bubble else { return }
        self.bubble = nil
        bubble.removeFromSuperview()
        browsingEnd?.cancel()
        browsingEnd = window?.schedule(after: Metrics.browsingTime) { [weak self] in self?.browsingEnd = nil }
    }

    /// Places `bubble` below `rect`, or above it if there is no room below, within `bounds`.
    private func place(_ bubble: ToolTipView, at rect: CGRect, in bounds: CGRect) {
        let area = bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
        let size = bubble.sizeThatFits(area.size)
        var origin = CGPoint(x: (rect.midX - size.width / 2).rounded(), y: (rect.maxY + Metrics.gap).rounded())
        if origin.y + size.height > area.maxY { origin.y = (rect.minY - Metrics.gap - size.height).rounded() }
        origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
        origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
        bubble.frame = CGRect(origin: origin, size: size)
    }
}
