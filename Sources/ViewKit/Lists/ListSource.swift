import Foundation

/// Gives a list its numbers and its parts and hears what becomes of them: the app, or what stands in for it.
///
/// What only the app is told has no effect by default, so that a stand-in says no more than its numbers and its parts.
@MainActor
package protocol ListSource: AnyObject {
    /// Whether it is the app, whose items can be selected and do not depend on the list's size.
    var isApp: Bool { get }

    /// Nil when there is nobody to ask.
    func numberOfSections() -> Int?
    /// Below 0 for as many as fill the view, which only a stand-in may say.
    func numberOfItems(inSection section: Int) -> Int
    /// The cell, or the header and the like; of a stand-in nil means the app's.
    func part(for element: ListElement) -> UIView?

    func willDisplay(_ part: UIView, as element: ListElement)
    func didEndDisplaying(_ part: UIView, as element: ListElement)

    /// Whether an item that is pressed looks so, and may be selected.
    func mayHighlight(_ path: IndexPath) -> Bool
    func didHighlight(_ isHighlighted: Bool, _ path: IndexPath)
    /// The item to select when the user selects the one at `path`; nil for none.
    func pathToSelect(_ path: IndexPath) -> IndexPath?
    /// The item to take the selection from when the user takes it from the one at `path`, or selects another
    /// instead of it; nil for none.
    func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
    func didSelect(_ isSelected: Bool, _ path: IndexPath)
}

extension ListSource {
    package var isApp: Bool { false }
    package func willDisplay(_ part: UIView, as element: ListElement) {}
    package func didEndDisplaying(_ part: UIView, as element: ListElement) {}
    package func mayHighlight(_ path: IndexPath) -> Bool { false }
    package func didHighlight(_ isHighlighted: Bool, _ path: IndexPath) {}
    package func pathToSelect(_ path: IndexPath) -> IndexPath? { nil }
    package func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? { nil }
    package func didSelect(_ isSelected: Bool, _ path: IndexPath) {}
}
