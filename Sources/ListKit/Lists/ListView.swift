import Foundation

/// A table or a collection view: what is different in the two, and what its engine asks it for.
@MainActor
protocol ListView: UIScrollView {
    /// How messages call the class, its items and itself.
    static var words: ListWords { get }
    /// The largest numbers that the list takes.
    static var mostItems: MostItems { get }
    /// How parts leave and move in an update.
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
    /// Brings what is known of the items and their places up to date.
    func prepareIfNeeded()
    /// Gives everything that is to be on screen a part, and takes it from what left.
    func updateShown()
    /// Puts `part` where `element` belongs.
    func place(_ part: UIView, at element: ListElement)
    /// Gives `part`, which is going to be on screen, the looks that depend on its place.
    func applyStyle(_ part: UIView, as element: ListElement)
    /// Where `part` comes among the subviews; `before` is the part of the last item before it that is on screen.
    func depth(of part: UIView, at element: ListElement, after before: UIView?) -> Int
    /// The view that the part of `element` is in: the list, unless it says otherwise.
    func container(of element: ListElement) -> UIView
    /// Returns `true` if `view` contains parts.
    func isContainer(_ view: UIView) -> Bool
    /// Where the coordinates begin that the frame of `part` is in, in those of the list.
    func origin(ofContainerOf part: UIView) -> CGPoint
    /// Puts `part`, which is on its way out, into the list itself.
    func takeOutOfContainer(_ part: UIView)
    /// Whether `section` scrolls by itself.
    func scrollsByItself(_ section: Int) -> Bool
    /// A view that decorates the list, and that no source knows of; nil unless it says otherwise.
    func decoration(for element: ListElement) -> UIView?
    /// Returns the part to show if the app provided one that is already in use; `nil` shows nothing.
    func emptyPart(for element: ListElement) -> UIView?
    /// The item at `point` of the list's coordinates.
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

    /// The item that `step` leads to from `path`; nil where the key is somebody else's.
    func item(_ step: ListStep, from path: IndexPath) -> IndexPath?
    /// Scrolls as little as shows the item at `path`.
    func reveal(_ path: IndexPath)

    // MARK: Updates

    /// The app configured `part`, the cell on screen at `path`, again.
    func didReconfigure(_ part: UIView, at path: IndexPath)
    /// Takes down where everything is before an update.
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

/// How messages call a list, as in "UITableView", "rows" and "table".
struct ListWords {
    let name: String
    let items: String
    let list: String
}

/// The most sections, items in one of them, and items at all.
struct MostItems {
    let sections: Int
    let items: Int
    let total: Int
}

/// A key that leads from one item to another.
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
    /// How round the corners are that a ring around the cell follows, in points.
    var ringRadius: CGFloat { get }
}
