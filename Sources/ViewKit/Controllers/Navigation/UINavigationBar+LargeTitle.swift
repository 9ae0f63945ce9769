import Foundation

/// The bar's appearance with a large title.
extension UINavigationBar {
    /// Updates the bar after the large title of the shown item was added, removed, collapsed or expanded.
    func largeTitleDidChange() {
        updateColors()
        content?.largeTitleDidChange()
        setNeedsLayout()
    }

    /// `true` while the bar is transparent, so that a large title is on the background of the screen.
    var isTransparent: Bool { barTintColor == nil && (topItem?.largeTitleHeight ?? 0) > 0 }
}
