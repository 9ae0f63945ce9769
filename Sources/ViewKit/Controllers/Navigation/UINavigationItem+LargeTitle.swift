import Foundation

extension UINavigationItem {
    /// How an item's title is shown in a bar with `prefersLargeTitles`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the previous item of the stack; the first item has a large title.
        case automatic = 0
        /// Large, below the row of buttons.
        case always
        /// In the row of buttons.
        case never
        /// In the row of buttons.
        case inline
    }

    // MARK: Internal

    /// The height of the large title in a bar that shows this item, in points; 0 without a large title, and while the
    /// palette takes the place of the title.
    var largeTitleHeight: CGFloat { palette?.hidesRow == true ? 0 : largeTitle?.height ?? 0 }
}
