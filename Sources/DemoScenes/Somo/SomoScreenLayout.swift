import Foundation

/// The layout of the Somo screen's scrolled content, in points: the styles side by side, and the lists below them, in
/// as many columns as the width allows.
struct SomoScreenLayout {
    enum Metrics {
        static let headingHeight: CGFloat = 28
        static let headingGap: CGFloat = 8
        static let sectionGap: CGFloat = 20
        static let minimumListHeight: CGFloat = 290
        /// The minimum width for two columns.
        static let twoColumns: CGFloat = 600
        /// The minimum width for four columns.
        static let manyColumns: CGFloat = 1040
        /// The height that a style's panel adds to its picture. The picture's height is a fraction of the panel's
        /// width.
        static let styleTextHeight: CGFloat = 172
        static let pictureRatio: CGFloat = 0.33
        static let minimumPicture: CGFloat = 84
        static let maximumPicture: CGFloat = 190
    }

    private(set) var styleHeading = CGRect.zero
    private(set) var styles: [CGRect] = []
    private(set) var listHeading = CGRect.zero
    /// The frames of the two tables and the collection.
    private(set) var lists: [CGRect] = []
    private(set) var contentHeight: CGFloat = 0

    /// Lays out a view of `size`, with text scaled by `textScale`. With four columns, the lists take the remaining
    /// height if it is enough.
    init(size: CGSize, styleCount: Int, textScale: CGFloat = 1) {
        let headingHeight = Metrics.headingHeight.scaled(by: textScale)
        let minimumListHeight = Metrics.minimumListHeight.scaled(by: textScale)
        let width = PageMetrics.columnWidth(size.width)
        let left = ((size.width - width) / 2).rounded()
        let columns =
            width >= Metrics.manyColumns.scaled(by: textScale)
            ? 4 : width >= Metrics.twoColumns.scaled(by: textScale) ? 2 : 1
        var top = PageMetrics.margin

        styleHeading = CGRect(x: left, y: top, width: width, height: headingHeight)
        top = styleHeading.maxY + Metrics.headingGap
        let styleWidth = Self.share(of: width, columns: columns)
        let styleHeight =
            Metrics.styleTextHeight.scaled(by: textScale)
            + min(
                max((styleWidth * Metrics.pictureRatio).rounded(), Metrics.minimumPicture), Metrics.maximumPicture)
        styles = (0..<styleCount).map { index in
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            return CGRect(
                x: left + column * (styleWidth + PageMetrics.spacing),
                y: top + row * (styleHeight + PageMetrics.spacing),
                width: styleWidth, height: styleHeight)
        }
        top = (styles.last?.maxY ?? top) + Metrics.sectionGap

        listHeading = CGRect(x: left, y: top, width: width, height: headingHeight)
        top = listHeading.maxY + Metrics.headingGap
        // Lists in one row take the remaining height.
        let height =
            columns == 4 ? max(size.height - top - PageMetrics.margin, minimumListHeight) : minimumListHeight
        func list(_ column: CGFloat, row: CGFloat = 0, width: CGFloat) -> CGRect {
            CGRect(
                x: left + column, y: top + row * (minimumListHeight + PageMetrics.spacing), width: width,
                height: height)
        }
        let second = styleWidth + PageMetrics.spacing
        lists =
            switch columns {
            case 4:
                [
                    list(0, width: styleWidth), list(second, width: styleWidth),
                    list(2 * second, width: width - 2 * second),
                ]
            case 2: [list(0, width: styleWidth), list(second, width: styleWidth), list(0, row: 1, width: width)]
            default: (0..<3).map { list(0, row: CGFloat($0), width: width) }
            }
        contentHeight = (lists.map(\.maxY).max() ?? top) + PageMetrics.margin
    }

    private static func share(of width: CGFloat, columns: Int) -> CGFloat {
        max(0, (width - PageMetrics.spacing * CGFloat(columns - 1)) / CGFloat(columns))
    }
}
