import Foundation

extension UITableView {
    /// Lengths in points, and times in seconds.
    enum Metrics {
        /// The height of rows that say nothing, in points.
        static let rowHeight: CGFloat = 44
        /// The room above and below a group that has no header or footer.
        static let groupGap: CGFloat = 18
        /// The room beside the cards of an inset table.
        static let cardInset: CGFloat = 16
        static let cardRadius: CGFloat = 10
        /// The height of a header or footer that says nothing, in points.
        static let headerHeight: CGFloat = 28
    }
}
