import Foundation
import SkeletonView

/// A cell with a post: portrait, name, text, and an optional picture.
@MainActor
final class PostCell: UITableViewCell, LineStyledCell {
    static let identifier = "post"

    private let card = UIView()
    private let avatarView = FeedImageView.portrait()
    private let nameLabel = PostCell.makeNameLabel()
    private let detailsLabel = PostCell.makeDetailsLabel()
    private let bodyLabel = PostCell.makeBodyLabel()
    private let pictureView = FeedImageView.frame(radius: PostCellLayout.Metrics.pictureRadius)
    private let footerLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private var hasPicture = false
    /// The post whose layout a placeholder uses; `nil` if unknown.
    private var expected: Post?

    /// The layout of a placeholder: as much text as a typical post has, so that little moves when the posts arrive.
    enum Placeholder {
        /// The length that a post's text would have on one line at the default text size, in points.
        static let textLength: CGFloat = 1050
        static let boneHeight: CGFloat = 11

        /// Returns the number of lines of text in a cell of `width` points at the text size of `view`.
        @MainActor
        static func lines(width: CGFloat, in view: UIView) -> Int {
            let lineWidth = max(1, PostCellLayout.textWidth(cellWidth: width))
            return min(max(Int((view.scaled(textLength) / lineWidth).rounded(.up)), 1), 12)
        }

        /// Returns `true` for every third row, because about a third of the posts in a real feed have a picture.
        static func hasPicture(row: Int) -> Bool { row % 3 == 0 }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = DemoPalette.page
        card.backgroundColor = DemoPalette.card
        card.layer.cornerRadius = PostCellLayout.Metrics.cardRadius
        contentView.addSubview(card)
        let parts = [avatarView, nameLabel, detailsLabel, bodyLabel, pictureView, footerLabel]
        for part in parts { card.addSubview(part) }
        for view in parts + [self, card] { view.isSkeletonable = true }
        apply(SkeletonLineChanges())
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows `post`, with bones in `style` for pictures that are still loading.
    func show(_ post: Post, pictures: FeedPictures, style: DemoStyle) {
        nameLabel.text = post.author.name
        detailsLabel.text = Self.detailsText(of: post)
        bodyLabel.text = post.text
        let counts = [Self.counted(post.likes, "like"), Self.counted(post.comments, "comment")]
        footerLabel.text = counts.joined(separator: "  ·  ")
        // Keeps screen readers from reading the dots between the counts.
        footerLabel.accessibilityLabel = counts.joined(separator: ", ")
        detailsLabel.accessibilityLabel = "\(post.author.handle), \(post.time)"
        setHasPicture(post.picture != nil)
        avatarView.show(post.author.avatar, of: pictures, style: style, orInitialsOf: post.author.name)
        pictureView.show(post.picture, of: pictures, style: style)
    }

    func apply(_ lines: SkeletonLineChanges) {
        let bone = Placeholder.boneHeight
        let defaults: [(DemoLabel, SkeletonLineStyle)] = [
            (nameLabel, SkeletonLineStyle(height: 14, lastLineFill: 34)),
            (detailsLabel, SkeletonLineStyle(height: 11, lastLineFill: 22)),
            // One bone per line of text, at the position of the line.
            (bodyLabel, SkeletonLineStyle(height: bone, spacing: Self.defaultLineHeight - bone)),
            (footerLabel, SkeletonLineStyle(height: 11, lastLineFill: 30)),
        ]
        for (label, line) in defaults { label.setLines(line, lines) }
    }

    /// Lays out the cell as a placeholder for `row`, like the post `expected`, which will probably arrive in that row.
    /// If `expected` is `nil`, uses a typical layout.
    func showPlaceholder(row: Int, expecting expected: Post?) {
        self.expected = expected
        setHasPicture(expected.map { $0.picture != nil } ?? Placeholder.hasPicture(row: row))
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        for label in [nameLabel, detailsLabel, bodyLabel, footerLabel] {
            label.text = nil
            label.accessibilityLabel = nil
        }
        avatarView.clear()
        pictureView.clear()
        expected = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let layout: PostCellLayout
        if bodyLabel.text != nil {
            let available = CGSize(width: PostCellLayout.textWidth(cellWidth: width), height: 0)
            layout = PostCellLayout(
                cellWidth: width, textHeight: bodyLabel.sizeThatFits(available).height,
                head: Self.head(of: nameLabel, over: detailsLabel, cellWidth: width, scale: textScale),
                hasPicture: hasPicture, scale: textScale)
        } else {
            layout = Self.placeholderLayout(hasPicture: hasPicture, expecting: expected, width: width, in: self)
        }
        card.frame = layout.card
        avatarView.frame = card.mirroredIfNeeded(layout.avatar)
        nameLabel.frame = card.mirroredIfNeeded(layout.name)
        detailsLabel.frame = card.mirroredIfNeeded(layout.details)
        bodyLabel.frame = card.mirroredIfNeeded(layout.text)
        pictureView.frame = layout.picture.map(card.mirroredIfNeeded) ?? .zero
        footerLabel.frame = card.mirroredIfNeeded(layout.footer)
        focusEffect = UIFocusHaloEffect(
            roundedRect: layout.card, cornerRadius: PostCellLayout.Metrics.cardRadius, curve: .circular)
    }

    // MARK: Private

    static func detailsText(of post: Post) -> String { "\(post.author.handle) · \(post.time)" }

    static func makeNameLabel() -> DemoLabel { UILabel.line(size: 15, weight: .semibold) }

    static func makeDetailsLabel() -> DemoLabel {
        UILabel.line(size: 13, color: DemoPalette.secondaryText)
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count.formattedInEnglish) \(noun)\(count == 1 ? "" : "s")"
    }

    static func makeBodyLabel() -> DemoLabel {
        let label = UILabel.line(size: 15)
        label.numberOfLines = 0
        return label
    }

    private func setHasPicture(_ hasPicture: Bool) {
        self.hasPicture = hasPicture
        pictureView.isHidden = !hasPicture
        pictureView.isSkeletonable = hasPicture
        setNeedsLayout()
    }
}
