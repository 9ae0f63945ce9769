import Foundation
import Somo

/// A cell with a name above a paragraph. One of its two kinds also has a picture below the paragraph.
@MainActor
final class StoryCell: UITableViewCell, SomoSkeletonLayout {
    static func identifier(hasPicture: Bool) -> String { hasPicture ? "story with a picture" : "story" }

    private static let boneLines = 3
    private static let lineHeight: CGFloat = 18

    /// The frames of the cell's parts, and the height of the cell.
    struct Frames {
        static let padding: CGFloat = 14

        let name, text: CGRect
        let picture: CGRect?
        let height: CGFloat

        init(width: CGFloat, textHeight: CGFloat, hasPicture: Bool, scale: CGFloat) {
            let inner = max(0, width - 2 * Self.padding)
            name = CGRect(x: Self.padding, y: 12, width: inner, height: CGFloat(20).scaled(by: scale))
            text = CGRect(x: Self.padding, y: name.maxY + 2, width: inner, height: textHeight)
            picture =
                hasPicture
                ? CGRect(x: Self.padding, y: text.maxY + 10, width: inner, height: (inner * 0.42).rounded()) : nil
            height = (picture?.maxY ?? text.maxY) + 14
        }
    }

    private let nameLabel = UILabel.line(size: 14, weight: .semibold)
    private let bodyLabel = StoryCell.makeBodyLabel()
    private let pictureView = FeedImageView.frame(radius: 8)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = DemoPalette.card
        separatorInset = UIEdgeInsets(top: 0, left: Frames.padding, bottom: 0, right: 0)
        pictureView.isHidden = !hasPicture
        for part in [nameLabel, bodyLabel, pictureView] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post, pictures: FeedPictures) {
        nameLabel.text = post.author.name
        bodyLabel.text = post.text
        pictureView.show(post.picture, of: pictures)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = Frames(
            width: bounds.width, textHeight: Self.textHeight(bodyLabel.text, width: bounds.width, in: self),
            hasPicture: hasPicture, scale: textScale)
        nameLabel.frame = frames.name
        bodyLabel.frame = frames.text
        pictureView.frame = frames.picture ?? .zero
    }

    func somoSkeletonBackgroundColor() -> UIColor { DemoPalette.card }

    func somoSkeletonLayout() -> [SomoView] {
        let style = SomoAnimationStyle.gradientVertical
        let frames = Self.boneFrames(hasPicture: hasPicture, width: bounds.width, in: self)
        let lineHeight = scaled(Self.lineHeight)
        return lineBones(in: frames.name, lineHeight: frames.name.height, lastPart: 0.38, style: style)
            + lineBones(Self.boneLines, in: frames.text, lineHeight: lineHeight, lastPart: 0.6, style: style)
            + (frames.picture.map { [SomoView.bone($0, radius: 8, style: style)] } ?? [])
    }

    /// Returns the height of the cell for `post` in `tableView`.
    static func height(of post: Post, in tableView: UITableView) -> CGFloat {
        let width = tableView.bounds.width
        return Frames(
            width: width, textHeight: textHeight(post.text, width: width, in: tableView),
            hasPicture: post.picture != nil, scale: tableView.textScale
        ).height
    }

    /// Returns the layout of a placeholder in a cell of width `width`, at the text size of `view`.
    static func boneFrames(hasPicture: Bool, width: CGFloat, in view: UIView) -> Frames {
        Frames(
            width: width, textHeight: CGFloat(boneLines) * view.scaled(lineHeight), hasPicture: hasPicture,
            scale: view.textScale)
    }

    // MARK: Private

    /// The label that measures text for rows without a cell.
    private static let measuringLabel = makeBodyLabel()

    private static func makeBodyLabel() -> DemoLabel {
        let label = UILabel.line(size: 13)
        label.numberOfLines = 0
        return label
    }

    private static func textHeight(_ text: String?, width: CGFloat, in view: UIView) -> CGFloat {
        measuringLabel.follow(view.traitCollection)
        measuringLabel.text = text
        return measuringLabel.sizeThatFits(CGSize(width: max(0, width - 2 * Frames.padding), height: 0)).height
    }

    private var hasPicture: Bool { reuseIdentifier == Self.identifier(hasPicture: true) }
}
