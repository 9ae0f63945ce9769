import Foundation

extension UICollectionView {
    /// The scroll direction of a layout.
    public enum ScrollDirection: Int, Sendable {
        /// Content scrolls up and down.
        case vertical
        /// Content scrolls left and right.
        case horizontal
    }

    /// The category of an element in a layout.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell
        /// A supplementary view, such as a header or a footer.
        case supplementaryView
        /// A decoration view, which belongs to the layout and doesn't come from the data source.
        case decorationView
    }
}
