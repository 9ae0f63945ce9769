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
        /// A decorative view that the layout creates.
        case decorationView
    }
}
