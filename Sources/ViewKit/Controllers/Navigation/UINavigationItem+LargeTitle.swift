import Foundation

extension UINavigationItem {
    /// The display mode of an item's title in a bar with `prefersLargeTitles`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as for the previous item in the stack; large for the first item.
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
