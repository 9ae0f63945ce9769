import Foundation

extension UICollectionView {
    /// The scroll direction of a layout.
    public enum ScrollDirection: Int, Sendable {
        /// Vertical.
        case vertical
        /// Horizontal.
        case horizontal
    }
}
