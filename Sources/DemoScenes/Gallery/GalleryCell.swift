import Foundation
import SkeletonView

/// A card with a picture, or a portrait on a plain background, above two lines of text.
@MainActor
final class GalleryCell: UICollectionViewCell, LineStyledCell {
    static let identifier = "picture"
    /// Returns the size that a card adds to its picture, in points, with text scaled by `textScale`.
    static func frameSize(textScale: CGFloat) -> CGSize {
        let text = Metrics.titleHeight.scaled(by: textScale) + Metrics.detailHeight.scaled(by: textScale)
        return CGSize(width: 2 * Metrics.padding, height: Metrics.padding + Metrics.gap + text + Metrics.textInset)
    }

    private enum Metrics {
        static let cardRadius: CGFloat = 14
        static let radius: CGFloat = 8
        static let padding: CGFloat = 8
        static let textInset: CGFloat = 12
        static let maximumPortraitSize: CGFloat = 112
        static let portraitFraction: CGFloat = 0.62
        static let gap: CGFloat = 8
        static let titleHeight: CGFloat = 20
        static let detailHeight: CGFloat = 16
    }

    private let pictureView = FeedImageView.frame(radius: Metrics.radius)
    private let portraitView = FeedImageView.portrait()
    private let titleLabel = UILabel.line(size: 14, weight: .semibold)
    private let detailLabel = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    override init(frame: CGRect) {
        super.init(frame: frame)
        pictureView.addSubview(portraitView)
        for part in [pictureView, titleLabel, detailLabel] {
            contentView.addSubview(part)
            part.isSkeletonable = true
        }
        isSkeletonable = true
        contentView.backgroundColor = DemoPalette.card
        contentView.layer.cornerRadius = Metrics.cardRadius
        apply(SkeletonLineChanges())
        portraitView.isHidden = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ lines: SkeletonLineChanges) {
        titleLabel.setLines(SkeletonLineStyle(height: 12, lastLineFill: 62), lines)
        detailLabel.setLines(SkeletonLineStyle(height: 10, lastLineFill: 38), lines)
    }

    /// Shows `item`, with a bone in `style` while the item's picture is loading, and with a crossed-out icon if loading
    /// fails.
    func show(_ item: GalleryItem, pictures: FeedPictures, style: DemoStyle) {
        pictureView.show(item.isPortrait ? nil : item.location, of: pictures, style: style)
        portraitView.show(item.isPortrait ? item.location : nil, of: pictures, style: style)
        portraitView.isHidden = !item.isPortrait
        titleLabel.text = item.title
        detailLabel.text = item.detail
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        pictureView.clear()
        portraitView.clear()
        portraitView.isHidden = true
        titleLabel.text = nil
        detailLabel.text = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = Self.frameSize(textScale: textScale)
        let width = max(0, bounds.width - frame.width)
        let height = max(0, bounds.height - frame.height)
        pictureView.frame = CGRect(x: Metrics.padding, y: Metrics.padding, width: width, height: height)
        let side = min(
            scaledInBars(Metrics.maximumPortraitSize), (min(width, height) * Metrics.portraitFraction).rounded())
        portraitView.frame = CGRect(
            x: ((width - side) / 2).rounded(), y: ((height - side) / 2).rounded(), width: side, height: side)
        let textWidth = max(0, bounds.width - 2 * Metrics.textInset)
        titleLabel.frame = CGRect(
            x: Metrics.textInset, y: pictureView.frame.maxY + Metrics.gap, width: textWidth,
            height: scaled(Metrics.titleHeight))
        detailLabel.frame = CGRect(
            x: Metrics.textInset, y: titleLabel.frame.maxY, width: textWidth, height: scaled(Metrics.detailHeight))
    }
}
