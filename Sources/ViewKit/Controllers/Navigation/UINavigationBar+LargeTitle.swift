import Foundation

/// The bar's appearance with a large title.
extension UINavigationBar {
    /// Updates the bar. Called when the large title of the shown item has been added, removed, collapsed or expanded.
    func largeTitleDidChange() {
        updateColors()
        updateTitles()
        content?.largeTitleDidChange()
        setNeedsLayout()
    }
}
