import Foundation
import ViewKit

/// A source of the counts and parts of a list: either the app or a source of placeholders.
@MainActor
package protocol ListSource {
    /// Returns the number of sections; `nil` if there is no data source.
    func numberOfSections() -> Int?
    /// Returns the number of items in `section`. A source of placeholders may return a negative number to fill the
    /// view.
    func numberOfItems(inSection section: Int) -> Int
    /// Returns the part for `element`. A source of placeholders may return `nil` to display the app's part.
    func part(for element: ListElement) -> UIView?
    /// `true` if the app's delegate may be called for these items. `true` by default.
    var usesDelegate: Bool { get }
    /// Called when the app's `part` is displayed because this source returned `nil` for `element`. Does nothing by
    /// default.
    func didDisplay(_ part: UIView, for element: ListElement)
}

extension ListSource {
    package var usesDelegate: Bool { true }

    package func didDisplay(_ part: UIView, for element: ListElement) {}
}

/// The app as the source of a list. The app also observes the list's parts and controls the selection.
@MainActor
protocol ListApp: ListSource {
    func willDisplay(_ part: UIView, as element: ListElement)
    func didEndDisplaying(_ part: UIView, as element: ListElement)

    /// `true` if prefetching is enabled and the app has an object that prefetches data.
    var prefetches: Bool { get }
    /// Called with the items that will become visible soon, nearest first.
    func prefetch(_ paths: [IndexPath])
    /// Called with requested items that are no longer likely to become visible, or with all requested items when
    /// prefetching is disabled.
    func cancelPrefetching(_ paths: [IndexPath])

    /// Returns `true` if the item at `path` should be highlighted when pressed. If `false`, a click, Space or Return
    /// doesn't select the item.
    func mayHighlight(_ path: IndexPath) -> Bool
    func didHighlight(_ path: IndexPath)
    func didUnhighlight(_ path: IndexPath)
    /// Returns the item to select when the user selects `path`; `nil` selects nothing.
    func pathToSelect(_ path: IndexPath) -> IndexPath?
    /// Returns the item to deselect when the user deselects `path` or selects another item instead; `nil` deselects
    /// nothing.
    func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
    func didSelect(_ path: IndexPath)
    func didDeselect(_ path: IndexPath)

    /// Returns the context menu for the item at `path`, or for the area without items if `path` is `nil`. `point` is in
    /// the list's coordinates. A menu that is opened with a key appears beside `rect`.
    func contextMenu(for path: IndexPath?, at point: CGPoint, rect: CGRect) -> ContextMenu?
}
