import Foundation

/// Provides a list's counts and parts: the app, or a source of placeholders.
@MainActor
package protocol ListSource {
    /// Returns the number of sections; `nil` if there is no data source.
    func numberOfSections() -> Int?
    /// Returns the number of items; negative for as many as fill the view, which only placeholders may return.
    func numberOfItems(inSection section: Int) -> Int
    /// Returns the cell, header or footer; a source of placeholders returns `nil` to show the app's.
    func part(for element: ListElement) -> UIView?
    /// `true`, unless implemented, if the app's delegate may be asked about the items.
    var asksDelegate: Bool { get }
    /// Tells a source of placeholders that `part`, provided by the app, is shown for `element`. Does nothing unless
    /// implemented.
    func took(_ part: UIView, for element: ListElement)
}

extension ListSource {
    package var asksDelegate: Bool { true }

    package func took(_ part: UIView, for element: ListElement) {}
}

/// The app as a list's source, which is told about its parts and decides about the selection.
@MainActor
protocol ListApp: ListSource {
    func willDisplay(_ part: UIView, as element: ListElement)
    func didEndDisplaying(_ part: UIView, as element: ListElement)

    /// `true` if the app wants to be told about items that will be visible soon.
    var prefetches: Bool { get }
    /// Called for the items at `paths`, nearest first, that will soon be visible.
    func prefetch(_ paths: [IndexPath])
    /// Called for the items at `paths` that are no longer expected to be visible.
    func cancelPrefetching(_ paths: [IndexPath])

    /// Returns `true` if a pressed item is highlighted and can be selected.
    func mayHighlight(_ path: IndexPath) -> Bool
    func didHighlight(_ path: IndexPath)
    func didUnhighlight(_ path: IndexPath)
    /// Returns the item to select when the user selects the one at `path`; `nil` for none.
    func pathToSelect(_ path: IndexPath) -> IndexPath?
    /// Returns the item to deselect when the user deselects the one at `path`, or replaces it by another selection;
    /// `nil` for none.
    func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
    func didSelect(_ path: IndexPath)
    func didDeselect(_ path: IndexPath)
}
