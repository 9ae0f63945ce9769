import Foundation

/// Gives a list its numbers and its parts: the app, or what stands in for it.
@MainActor
package protocol ListSource {
    /// Nil when there is nobody to ask.
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

/// The app as a list's source: hears what becomes of its parts, and decides what is selected.
@MainActor
protocol ListApp: ListSource {
    func willDisplay(_ part: UIView, as element: ListElement)
    func didEndDisplaying(_ part: UIView, as element: ListElement)

    /// `true` if the app wants to be told about items that will be visible soon.
    var prefetches: Bool { get }
    /// The items at `paths`, the nearest first, are about to be seen.
    func prefetch(_ paths: [IndexPath])
    /// The items at `paths` are not about to be seen any longer.
    func cancelPrefetching(_ paths: [IndexPath])

    /// Returns `true` if a pressed item is highlighted and can be selected.
    func mayHighlight(_ path: IndexPath) -> Bool
    func didHighlight(_ path: IndexPath)
    func didUnhighlight(_ path: IndexPath)
    /// The item to select when the user selects the one at `path`; nil for none.
    func pathToSelect(_ path: IndexPath) -> IndexPath?
    /// The item to take the selection from when the user takes it from the one at `path`, or selects another
    /// instead of it; nil for none.
    func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
    func didSelect(_ path: IndexPath)
    func didDeselect(_ path: IndexPath)
}
