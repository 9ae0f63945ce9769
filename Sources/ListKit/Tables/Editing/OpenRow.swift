import Foundation
import ViewKit

/// A row whose content is moved sideways to reveal the buttons of its swipe actions.
@MainActor
final class OpenRow {
    let cell: UITableViewCell
    let side: SwipeSide
    let configuration: UISwipeActionsConfiguration
    let actionsView: SwipeActionsView
    /// 1 if the buttons are at the right edge; -1 if they are at the left edge.
    private let direction: CGFloat
    private let clips: Bool
    private let size: CGSize
    private var isRemoved = false

    /// Prepares `cell`, without moving its content yet.
    init(
        _ cell: UITableViewCell, side: SwipeSide, configuration: UISwipeActionsConfiguration,
        perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) {
        self.cell = cell
        self.side = side
        self.configuration = configuration
        let isAtRight = side.isAtRight(in: cell)
        direction = isAtRight ? 1 : -1
        clips = cell.clipsToBounds
        size = cell.bounds.size
        actionsView = SwipeActionsView(
            configuration.actions, isAtRight: isAtRight, height: size.height, perform: perform)
        cell.openRow?.remove()
        cell.openRow = self
        cell.clipsToBounds = true
        cell.addSubview(actionsView)
        move(to: 0)
    }

    /// The distance by which the content has moved, in points.
    var offset: CGFloat { cell.bounds.minX * direction }

    /// The distance at which all buttons are fully visible, in points.
    var openOffset: CGFloat { min(actionsView.fittingWidth, size.width) }

    /// The distance at which releasing the row performs the first action; `nil` if releasing the row never does.
    var fullSwipeOffset: CGFloat? {
        configuration.performsFirstActionWithFullSwipe ? max(openOffset + 40, size.width * 0.6) : nil
    }

    /// `true` if the cell still has the size that it had when its swipe actions were revealed.
    var fits: Bool { cell.bounds.size == size }

    /// Moves the content to `offset` points from its normal position.
    func move(to offset: CGFloat) {
        cell.bounds.origin.x = offset * direction
        actionsView.frame = CGRect(
            x: direction > 0 ? size.width : -offset, y: 0, width: offset, height: size.height)
        actionsView.layoutIfNeeded()
    }

    /// Moves the content to `offset` points from its normal position over 0.3 seconds, or at once while the clock is
    /// paused, and then calls `completion`.
    func animate(to offset: CGFloat, completion: (@MainActor () -> Void)? = nil) {
        let duration = cell.hasRunningClock ? 0.3 : 0
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.move(to: offset)
        } completion: { _ in
            completion?()
        }
    }

    /// Removes the buttons and restores the cell.
    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        UIView.performWithoutAnimation {
            cell.bounds.origin.x = 0
            cell.clipsToBounds = clips
            actionsView.removeFromSuperview()
        }
        cell.openRow = nil
    }
}

/// The side of a row on which swipe actions are revealed.
enum SwipeSide: CaseIterable {
    case leading, trailing

    /// Returns `true` if this side is on the right in the layout direction of `view`.
    @MainActor
    func isAtRight(in view: UIView) -> Bool {
        (self == .trailing) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}
