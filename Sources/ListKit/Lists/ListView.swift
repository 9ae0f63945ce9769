import Foundation

/// The interface between a table or collection view and the list engine.
@MainActor
protocol ListView: UIScrollView {
    /// The names of the class, its items and itself in messages.
    static var words: ListWords { get }
    /// The maximum counts that the list accepts.
    static var maximumItems: MostItems { get }
    /// The movement of parts in updates.
    static var motionStyle: ListMotion.Style { get }

    var list: ListEngine { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    /// `true` if keys move between items.
    var allowsFocus: Bool { get }
    /// The lowest subviews, which belong to the list and not to its items.
    var ownViews: [UIView] { get }
    /// `true` if moving to an item by keys selects it.
    var selectionFollowsFocus: Bool { get }
    /// `true` if keys with Shift extend the selection.
    var shiftExtendsSelection: Bool { get }

    // MARK: Places

    /// Called when the engine has reloaded all counts.
    func itemsDidLoad()
    /// Updates the items and their positions.
    func prepareIfNeeded()
    /// Gives every visible element a part, and recycles the others.
    func updateShown()
    /// Moves `part` to the position of `element`.
    func place(_ part: UIView, at element: ListElement)
    /// Applies the position-dependent appearance to `part`, which will be visible.
    func applyStyle(_ part: UIView, as element: ListElement)
    /// Returns the index of `part` among the subviews; `before` is the part of the last visible item before it.
    func depth(of part: UIView, at element: ListElement, after before: UIView?) -> Int
    /// Returns the view that contains the part of `element`: the list, unless implemented.
    func container(of element: ListElement) -> UIView
    /// Returns `true` if `view` contains parts.
    func isContainer(_ view: UIView) -> Bool
    /// Returns the origin of the coordinates of the frame of `part`, in the list's coordinates.
    func origin(ofContainerOf part: UIView) -> CGPoint
    /// Moves `part`, which is disappearing, into the list itself.
    func takeOutOfContainer(_ part: UIView)
    /// Returns `true` if `section` scrolls separately.
    func scrollsByItself(_ section: Int) -> Bool
    /// Returns a decoration view, which no source knows; `nil` unless implemented.
    func decoration(for element: ListElement) -> UIView?
    /// Returns the part to show if the app provided one that is already in use; `nil` shows nothing.
    func emptyPart(for element: ListElement) -> UIView?
    /// Returns the item at `point` in the list's coordinates.
    func item(at point: CGPoint) -> IndexPath?
    /// Returns the frames of the first items of `section` if it had `count` of them: all, or those up to the end of the
    /// first screenful, followed by `nil`.
    func frames(ofFirst count: Int, inSection section: Int) -> [CGRect?]

    /// Measures all items again, because the text size changed.
    func invalidateSizes()
    /// Returns where content comes to rest that the user releases, and that would rest at `proposed`.
    func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint

    // MARK: Keys

    /// Returns the item that `step` leads to from `path`; `nil` if the list doesn't handle the key.
    func item(_ step: ListStep, from path: IndexPath) -> IndexPath?
    /// Scrolls only as far as necessary to show the item at `path`.
    func reveal(_ path: IndexPath)

    // MARK: Updates

    /// Called when the app has configured `part`, the visible cell at `path`, again.
    func didReconfigure(_ part: UIView, at path: IndexPath)
    /// Captures all positions before an update.
    func placesBeforeUpdate(animates: Bool) -> any MotionEnds
}

extension ListView {
    func container(of element: ListElement) -> UIView { self }
    func isContainer(_ view: UIView) -> Bool { view === self }
    func origin(ofContainerOf part: UIView) -> CGPoint { .zero }
    func takeOutOfContainer(_ part: UIView) {}
    func scrollsByItself(_ section: Int) -> Bool { false }
    func decoration(for element: ListElement) -> UIView? { nil }
    func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposed }
}

/// The names of a list in messages, such as "UITableView", "rows" and "table".
struct ListWords {
    let name: String
    let items: String
    let list: String
}

/// The maximum numbers of sections, of items per section, and of all items.
struct MostItems {
    let sections: Int
    let items: Int
    let total: Int
}

/// A key that moves from one item to another.
enum ListStep {
    case arrow(ItemSearch.Direction)
    case page(isForward: Bool)
}

/// A cell that displays whether its item is selected or pressed.
@MainActor
protocol ListCell: UIView {
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    /// Called when the user selects the cell; a segue of a storyboard.
    var userDidSelect: (@MainActor () -> Void)? { get }
    /// The corner radius of a ring around the cell, in points.
    var ringRadius: CGFloat { get }
}
