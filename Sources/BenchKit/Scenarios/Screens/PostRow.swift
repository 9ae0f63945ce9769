import Foundation
import SkeletonView
import ViewKit

/// A post on a card: a portrait, a name, a line of details, three lines of text and, in every third post, an image.
@MainActor
final class PostRow: UITableViewCell {
    static let identifier = "post"

    private let card = UIView()
    private let portrait = UIImageView()
    private let picture = UIImageView()
    private let nameLabel = UILabel()
    private let detailsLabel = UILabel()
    private let bodyLabel = UILabel()
    private var hasPicture = false

    private enum Metrics {
        static let maximumWidth: CGFloat = 680
        static let padding: CGFloat = 16
        static let portrait: CGFloat = 44
        static let text: CGFloat = 66
        static let picture: CGFloat = 240
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 14
        contentView.addSubview(card)
        for view in [portrait, picture] {
            view.clipsToBounds = true
            view.contentMode = .scaleAspectFill
            view.backgroundColor = .systemGray5
        }
        portrait.layer.cornerRadius = Metrics.portrait / 2
        picture.layer.cornerRadius = 10
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        detailsLabel.font = .systemFont(ofSize: 13)
        detailsLabel.textColor = .secondaryLabel
        bodyLabel.font = .systemFont(ofSize: 15)
        bodyLabel.numberOfLines = 3
        (nameLabel.lastLineFillPercent, detailsLabel.lastLineFillPercent) = (34, 22)
        for view in [portrait, nameLabel, detailsLabel, bodyLabel, picture] {
            card.addSubview(view)
            view.isSkeletonable = true
        }
        for view in [self, card] as [UIView] { view.isSkeletonable = true }
        for label in [nameLabel, detailsLabel, bodyLabel] { label.linesCornerRadius = 5 }
    }

    required init?(coder: NSCoder) { nil }

    static func height(of row: Int) -> CGFloat {
        Metrics.portrait + Metrics.text + 4 * Metrics.padding + (row % 3 == 0 ? Metrics.picture + 12 : 0)
    }

    func show(_ row: Int) {
        showPlaceholder(row)
        nameLabel.text = SceneText.name(row)
        detailsLabel.text = SceneText.details(row)
        bodyLabel.text = SceneText.paragraph(row, words: 24)
        portrait.image = ScenePicture.portraits[row % ScenePicture.portraits.count]
        picture.image = hasPicture ? ScenePicture.portraits[(row + 5) % ScenePicture.portraits.count] : nil
    }

    /// Shows the layout that the post at `row` will have once it is loaded.
    func showPlaceholder(_ row: Int) {
        hasPicture = row % 3 == 0
        picture.isHidden = !hasPicture
        picture.isSkeletonable = hasPicture
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Metrics.maximumWidth, max(0, bounds.width - 2 * Metrics.padding))
        let inner = max(0, width - 2 * Metrics.padding)
        card.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: 0, width: width,
            height: bounds.height - Metrics.padding)
        portrait.frame = CGRect(
            x: Metrics.padding, y: Metrics.padding, width: Metrics.portrait, height: Metrics.portrait)
        let (left, top) = (portrait.frame.maxX + 12, portrait.frame.minY)
        nameLabel.frame = CGRect(x: left, y: top + 1, width: max(0, width - left - Metrics.padding), height: 22)
        detailsLabel.frame = CGRect(x: left, y: top + 23, width: nameLabel.frame.width, height: 20)
        bodyLabel.frame = CGRect(x: Metrics.padding, y: portrait.frame.maxY + 12, width: inner, height: Metrics.text)
        picture.frame = CGRect(
            x: Metrics.padding, y: bodyLabel.frame.maxY + 12, width: inner, height: Metrics.picture)
    }
}
