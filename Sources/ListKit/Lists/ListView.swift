import Foundation

/// The interface between a table or collection view and the list engine.
@MainActor
protocol ListView: UIScrollView {
    /// The terms for the list and its items in messages.
    static var terms: ListTerms { get }
    /// The maximum counts that the list accepts.
    static var maximumItems: ItemLimits { get }
    /// The animation style of updates.
    static var motionStyle: ListMotion.Style { get }

    var list: ListEngine { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    /// `true` if the user and the app can currently select several items. Defaults to `allowsMultipleSelection`.
    var selectsMultipleItems: Bool { get }
    /// `true` if pressing an item selects it. Defaults to `allowsSelection`.
    var takesPresses: Bool { get }
    /// `true` if arrow keys move the focus between items.
    var allowsFocus: Bool { get }
    /// The subviews that belong to the list itself, such as its background view. Cells are inserted above them.
    var ownViews: [UIView] { get }
    /// The view behind the items, if any.
    var backgroundView: UIView? { get }
    /// `true` if horizontal content starts on the right, as in mirrored layouts. `nil`, the default, follows the
    /// reading direction.
    var contentBeginsAtRight: Bool? { get }
    /// `true` if moving the focus to an item selects it.
    var selectionFollowsFocus: Bool { get }
    /// `true` if moving the focus with Shift extends the selection.
    var shiftExtendsSelection: Bool { get }

    // MARK: Positions

    /// Called after the engine has reloaded all counts.
    func itemsDidLoad()
    /// Updates the items and their positions if they are outdated.
    func prepareIfNeeded()
    /// Displays a part for each visible element, and recycles all other parts.
    func updateShown()
    /// Moves `part` to the position of `element`.
    func place(_ part: UIView, at element: ListElement)
    /// Applies the appearance that depends on the position of `element`, such as separators, to `part`.
    func applyStyle(_ part: UIView, as element: ListElement)
    /// Returns the index at which to insert `part` among the subviews of its container. `previous` is the part of the
    /// preceding visible element, if any.
    func subviewIndex(for part: UIView, at element: ListElement, after previous: UIView?) -> Int
    /// Returns the view that contains the part for `element`. Returns the list by default.
    func container(of element: ListElement) -> UIView
    /// Returns `true` if `view` contains parts.
    func isContainer(_ view: UIView) -> Bool
    /// Returns the origin of the container of `part`, in the list's coordinates.
    func origin(ofContainerOf part: UIView) -> CGPoint
    /// Moves `part`, which is disappearing, from its container to the list.
    func moveOutOfContainer(_ part: UIView)
    /// Returns `true` if `section` scrolls separately from the list, in its own scroll view.
    func scrollsSeparately(_ section: Int) -> Bool
    /// Returns the decoration view for `element`, which doesn't come from a source. Returns `nil` by default.
    func decoration(for element: ListElement) -> UIView?
    /// Returns the part to display if the app's part is already in use; `nil` displays nothing.
    func emptyPart(for element: ListElement) -> UIView?
    /// Returns the item at `point` in the list's coordinates; `nil` if no item is there.
    func item(at point: CGPoint) -> IndexPath?
    /// Returns the frames of the first items in `section`, assuming that it has `count` items. Returns either all
    /// frames, or those that fill the first screen, followed by `nil`.
    func frames(ofFirst count: Int, inSection section: Int) -> [CGRect?]

    /// Requests a new measurement of all items, for example because the text size has changed.
    func invalidateSizes()
    /// Returns the offset at which scrolling ends after the user releases the content. Returns `proposed` by default.
    func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint

    /// Hides revealed swipe actions if `touch` is outside their buttons. Returns `true` if actions were hidden; the
    /// press of `touch` then has no other effect.
    func closeOpenRow(by touch: UITouch) -> Bool

    // MARK: Keyboard

    /// Reveals the swipe actions of the row at `path`, such as a delete action. Returns `true` if the row has any.
    func openActions(ofRowAt path: IndexPath) -> Bool
    /// Returns the item to which `step` moves from `path`; `nil` if the list doesn't handle the key.
    func item(_ step: ListStep, from path: IndexPath) -> IndexPath?
    /// Scrolls as little as possible so that the item at `path` is visible.
    func reveal(_ path: IndexPath)

    // MARK: Updates

    /// Called after the app has reconfigured `part`, the visible cell at `path`.
    func didReconfigure(_ part: UIView, at path: IndexPath)
    /// Captures all positions before an update.
    func positionsBeforeUpdate(animates: Bool) -> any UpdatePositions
}

extension ListView {
    var contentBeginsAtRight: Bool? { nil }
    var takesPresses: Bool { allowsSelection }
    var selectsMultipleItems: Bool { allowsMultipleSelection }
    func closeOpenRow(by touch: UITouch) -> Bool { false }
    func openActions(ofRowAt path: IndexPath) -> Bool { false }
    func container(of element: ListElement) -> UIView { self }
    func isContainer(_ view: UIView) -> Bool { view === self }
    func origin(ofContainerOf part: UIView) -> CGPoint { .zero }
    func moveOutOfContainer(_ part: UIView) {}
    func scrollsSeparately(_ section: Int) -> Bool { false }
    func decoration(for element: ListElement) -> UIView? { nil }
    func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposed }
}

/// The terms for a list in messages, such as "UITableView", "rows" and "table".
struct ListTerms {
    let name: String
    let items: String
    let list: String
}

/// The maximum number of sections, of items per section, and of items in total.
struct ItemLimits {
    let sections: Int
    let items: Int
    let total: Int
}

/// A keyboard step from one item to another.
enum ListStep {
    case arrow(ItemSearch.Direction)
    case page(isForward: Bool)
}

/// A cell that shows the selected and pressed states of its item.
@MainActor
protocol ListCell: UIView {
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    /// A closure that performs the cell's segue from a storyboard. Called when the user selects the cell.
    var userDidSelect: (@MainActor () -> Void)? { get }
    /// The corner radius of the focus ring around the cell, in points.
    var ringRadius: CGFloat { get }
}
