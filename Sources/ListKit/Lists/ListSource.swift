import Foundation

/// Gives a list its numbers and its parts: the app, or what stands in for it.
@MainActor
package protocol ListSource {
    /// Nil when there is nobody to ask.
    func numberOfSections() -> Int?
    /// Below 0 for as many as fill the view, which only a stand-in may say.
    func numberOfItems(inSection section: Int) -> Int
    /// The cell, or the header and the like; of a stand-in nil means the app's, which it has.
    func part(for element: ListElement) -> UIView?
    /// Whether the app's delegate may be asked about the items. Unless it says otherwise, it may.
    var asksDelegate: Bool { get }
    /// Tells a stand-in that `part`, which the app gave, is shown for `element`. Unless it says otherwise, this does
    /// nothing.
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

    /// Whether somebody wants to know which items are about to be seen.
    var prefetches: Bool { get }
    /// The items at `paths`, the nearest first, are about to be seen.
    func prefetch(_ paths: [IndexPath])
    /// The items at `paths` are not about to be seen any longer.
    func cancelPrefetching(_ paths: [IndexPath])

    /// Whether an item that is pressed looks so, and may be selected.
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
