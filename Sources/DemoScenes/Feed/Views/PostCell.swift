import Foundation
import SkeletonView

/// A post: portrait, name, text, and a picture in some.
@MainActor
final class PostCell: UITableViewCell, LineStyledCell {
    static let identifier = "post"

    private let card = UIView()
    private let avatarView = FeedImageView.frame(radius: PostCellLayout.Metrics.avatarSide / 2)
    private let nameLabel = PostCell.makeNameLabel()
    private let detailsLabel = PostCell.makeDetailsLabel()
    private let bodyLabel = PostCell.makeBodyLabel()
    private let pictureView = FeedImageView.frame(radius: PostCellLayout.Metrics.pictureRadius)
    private let footerLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private var hasPicture = false

    /// What a cell stands for while its post is not there yet: as much text as most posts have, so that little moves
    /// when they come.
    enum Placeholder {
        /// How long the text of a post would be in one line, in points.
        static let textLength: CGFloat = 1050
        static let boneHeight: CGFloat = 11

        /// How many lines the text has in a cell of `width` points in the text size of `view`.
        @MainActor
        static func lines(width: CGFloat, in view: UIView) -> Int {
            let lineWidth = max(1, PostCellLayout.textWidth(cellWidth: width))
            return min(max(Int((view.scaled(textLength) / lineWidth).rounded(.up)), 1), 12)
        }

        /// Every third card has a picture, as in a real feed.
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

    /// Shows `post`; a picture that is still on its way has a bone of `style`.
    func show(_ post: Post, pictures: FeedPictures, style: DemoStyle) {
        nameLabel.text = post.author.name
        detailsLabel.text = Self.detailsText(of: post)
        bodyLabel.showParagraphs(post.text)
        let counts = [Self.counted(post.likes, "like"), Self.counted(post.comments, "comment")]
        footerLabel.text = counts.joined(separator: "  ·  ")
        // Dots between things are not said.
        footerLabel.accessibilityLabel = counts.joined(separator: ", ")
        detailsLabel.accessibilityLabel = "\(post.author.handle), \(post.time)"
        setHasPicture(post.picture != nil)
        avatarView.show(post.author.avatar, of: pictures, style: style, orInitialsOf: post.author.name)
        pictureView.show(post.picture, of: pictures, style: style)
    }

    func apply(_ lines: SkeletonLineChanges) {
        let bone = Placeholder.boneHeight
        let own: [(DemoLabel, SkeletonLineStyle)] = [
            (nameLabel, SkeletonLineStyle(height: 14, lastLineFill: 34)),
            (detailsLabel, SkeletonLineStyle(height: 11, lastLineFill: 22)),
            // A bone a line of text, where the line will be.
            (bodyLabel, SkeletonLineStyle(height: bone, spacing: Self.usualLineHeight - bone)),
            (footerLabel, SkeletonLineStyle(height: 11, lastLineFill: 30)),
        ]
        for (label, line) in own { label.setLines(line, lines) }
    }

    /// Takes the shape of a post that is not there yet.
    func showPlaceholder(row: Int) {
        setHasPicture(Placeholder.hasPicture(row: row))
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        for label in [nameLabel, detailsLabel, bodyLabel, footerLabel] {
            label.text = nil
            label.accessibilityLabel = nil
        }
        avatarView.clear()
        pictureView.clear()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let textHeight =
            bodyLabel.text == nil
            ? Self.placeholderTextHeight(width: width, in: self)
            : bodyLabel.sizeThatFits(CGSize(width: PostCellLayout.textWidth(cellWidth: width), height: 0)).height
        let layout = PostCellLayout(
            cellWidth: width, textHeight: textHeight,
            head: Self.head(of: nameLabel, over: detailsLabel, cellWidth: width, scale: textScale),
            hasPicture: hasPicture, scale: textScale)
        card.frame = layout.card
        avatarView.frame = card.mirroredIfNeeded(layout.avatar)
        nameLabel.frame = card.mirroredIfNeeded(layout.name)
        detailsLabel.frame = card.mirroredIfNeeded(layout.details)
        bodyLabel.frame = card.mirroredIfNeeded(layout.text)
        pictureView.frame = layout.picture.map(card.mirroredIfNeeded) ?? .zero
        footerLabel.frame = card.mirroredIfNeeded(layout.footer)
    }

    /// The height of the cell of `post` in `tableView`.
    static func height(of post: Post, in tableView: UITableView) -> CGFloat {
        let (width, label) = (tableView.bounds.width, measuringLabel(in: tableView))
        label.showParagraphs(post.text)
        let text = label.sizeThatFits(CGSize(width: PostCellLayout.textWidth(cellWidth: width), height: 0))
        let (name, details) = headLabels
        for head in [name, details] { head.follow(tableView.traitCollection) }
        (name.text, details.text) = (post.author.name, detailsText(of: post))
        return PostCellLayout(
            cellWidth: width, textHeight: text.height,
            head: head(of: name, over: details, cellWidth: width, scale: tableView.textScale),
            hasPicture: post.picture != nil, scale: tableView.textScale
        ).cellHeight
    }

    /// The height of the cell of a post that is not there yet in `tableView`.
    static func placeholderHeight(row: Int, in tableView: UITableView) -> CGFloat {
        let width = tableView.bounds.width
        return PostCellLayout(
            cellWidth: width, textHeight: placeholderTextHeight(width: width, in: tableView),
            hasPicture: Placeholder.hasPicture(row: row), scale: tableView.textScale
        ).cellHeight
    }

    // MARK: Private

    /// Measures text for rows that have no cell.
    private static let measuringLabel = makeBodyLabel()

    private static let headLabels = (makeNameLabel(), makeDetailsLabel())

    /// How high the texts of the two labels are in a cell of `cellWidth` points: one line each beside the portrait.
    private static func head(
        of name: UILabel, over details: UILabel, cellWidth: CGFloat, scale: CGFloat
    ) -> PostCellLayout.Head {
        var head = PostCellLayout.Head(scale: scale)
        guard PostCellLayout.isNameUnder(scale: scale) else {
            for label in [name, details] { label.numberOfLines = 1 }
            return head
        }
        let room = PostCellLayout.textWidth(cellWidth: cellWidth)
        func height(_ label: UILabel, least: CGFloat) -> CGFloat {
            label.wrap(in: room)
            guard label.numberOfLines != 1 else { return least }
            return max(least, label.sizeThatFits(CGSize(width: room, height: 0)).height)
        }
        (head.name, head.details) = (height(name, least: head.name), height(details, least: head.details))
        return head
    }

    private static func detailsText(of post: Post) -> String { "\(post.author.handle) · \(post.time)" }

    private static func makeNameLabel() -> DemoLabel { UILabel.line(size: 15, weight: .semibold) }

    private static func makeDetailsLabel() -> DemoLabel {
        UILabel.line(size: 13, color: DemoPalette.secondaryText)
    }

    /// Measures text for rows that have no cell, in the text size of `view`.
    private static func measuringLabel(in view: UIView) -> UILabel {
        measuringLabel.follow(view.traitCollection)
        return measuringLabel
    }

    /// The height of one line of a post's text in the usual text size.
    private static let usualLineHeight = measuringLabel(in: UIView()).lineAdvance

    private static func placeholderTextHeight(width: CGFloat, in view: UIView) -> CGFloat {
        CGFloat(Placeholder.lines(width: width, in: view)) * measuringLabel(in: view).lineAdvance
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count.spoken) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func makeBodyLabel() -> DemoLabel {
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
