import Foundation
import ViewKit

/// An arrangement of the gallery's pictures.
enum GalleryArrangement: CaseIterable {
    /// Columns of pictures of any height.
    case waterfall
    /// Rows of pictures of equal size.
    case grid
    /// One row that scrolls sideways.
    case carousel
    /// Rows with one large picture and several small ones.
    case mosaic

    /// The next arrangement; the first one follows the last.
    var next: GalleryArrangement {
        switch self {
        case .waterfall: .grid
        case .grid: .carousel
        case .carousel: .mosaic
        case .mosaic: .waterfall
        }
    }
}

/// The sizes of the gallery's parts in a view of `size`, in points.
@MainActor
struct GalleryMetrics {
    private static let minimumColumnWidth: CGFloat = 170
    private static let gridRatio: CGFloat = 0.72
    private static let maximumCarouselHeight: CGFloat = 480
    /// The maximum width of a card in the carousel, as a fraction of the view's width.
    private static let maximumWidthFraction: CGFloat = 0.8

    let size: CGSize
    /// The text size as a multiple of the default text size.
    let textScale: CGFloat

    /// The difference between the sizes of a card and its picture.
    private var frame: CGSize { GalleryCell.frameSize(textScale: textScale) }

    /// The minimum column width. In wide views, it grows with the view, so the number of columns is limited.
    var minimumColumnWidth: CGFloat { max(Self.minimumColumnWidth, size.width / 6.5).scaled(by: textScale) }

    /// Returns the size of an item in a flow layout. Only the carousel uses `ratio`, the picture's height divided by
    /// its width.
    func itemSize(ratio: CGFloat, in arrangement: GalleryArrangement) -> CGSize {
        switch arrangement {
        case .waterfall, .grid, .mosaic:
            let columns = WaterfallColumns(
                width: size.width - inset.left - inset.right, minimum: minimumColumnWidth,
                spacing: PageMetrics.spacing)
            let width = columns.itemWidth.rounded(.down)
            return CGSize(width: width, height: itemHeight(width: width, ratio: Self.gridRatio))
        case .carousel:
            let picture = max(0, carouselHeight - frame.height)
            let width = min(picture / ratio + frame.width, size.width * Self.maximumWidthFraction)
            return CGSize(width: max(0, width.rounded(.down)), height: carouselHeight)
        }
    }

    /// Returns the height of an item of width `width`; `ratio` is the picture's height divided by its width.
    func itemHeight(width: CGFloat, ratio: CGFloat) -> CGFloat {
        (max(0, width - frame.width) * ratio).rounded() + frame.height
    }

    /// The insets around the items of the waterfall and the grid.
    var inset: UIEdgeInsets {
        let (top, side) = (PageMetrics.margin, PageMetrics.inset(size.width))
        return UIEdgeInsets(top: top, left: side, bottom: top, right: side)
    }

    /// The insets around the items of the carousel. They center the items vertically.
    var carouselInset: UIEdgeInsets {
        let freeHeight = size.height - carouselHeight
        return UIEdgeInsets(
            top: max(0, (freeHeight / 2).rounded(.down)), left: inset.left, bottom: 0, right: inset.right)
    }

    private var carouselHeight: CGFloat {
        max(0, min(Self.maximumCarouselHeight, size.height - 2 * PageMetrics.margin))
    }
}
