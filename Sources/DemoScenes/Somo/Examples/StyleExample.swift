import Foundation
import Somo

/// A post on a card whose bones use one animation style.
@MainActor
final class StyleExample: SomoExample {
    private let card: StyleCard
    private let index: Int
    private(set) var isEmpty = true

    /// Creates a card for the post at index `index`, counting posts with pictures first and wrapping around at the end.
    init(style: SomoAnimationStyle, index: Int) {
        card = StyleCard(style: style)
        self.index = index
    }

    var view: UIView { card }

    func store(_ feed: LoadedFeed) {
        let posts = feed.posts.filter { $0.picture != nil } + feed.posts.filter { $0.picture == nil }
        isEmpty = posts.isEmpty
        if !isEmpty { card.show(posts[index % posts.count], pictures: feed.pictures) }
    }

    func begin() { card.beginSomo() }
    func end() { card.endSomo() }
}

/// A card with the picture of a post above its author and text.
@MainActor
private final class StyleCard: UIView, SomoSkeletonLayout {
    private enum Metrics {
        static let textHeight: CGFloat = 40
        static let lineHeight: CGFloat = 19
        static let avatarSide: CGFloat = 36
        static let gap: CGFloat = 10
    }

    /// The frames of the parts, in the card's coordinates.
    private struct Frames {
        let picture, avatar, name, details, text: CGRect

        @MainActor
        init(in view: UIView) {
            let size = view.bounds.size
            let (nameHeight, detailsHeight) = (view.scaled(19), view.scaled(17))
            let textHeight = view.scaled(Metrics.textHeight)
            let side = view.scaledInBars(Metrics.avatarSide)
            let headHeight = max(side, nameHeight + detailsHeight)
            let under = 2 * Metrics.gap + headHeight + textHeight
            let pictureHeight = max(0, size.height - under)
            let top = pictureHeight + Metrics.gap
            let nameLeft = side + Metrics.gap
            let nameWidth = max(0, size.width - nameLeft)
            func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
                view.mirroredIfNeeded(CGRect(x: x, y: y, width: width, height: height))
            }
            picture = placed(0, 0, size.width, pictureHeight)
            avatar = placed(0, top, side, side)
            name = placed(nameLeft, top, nameWidth, nameHeight)
            details = placed(nameLeft, top + nameHeight, nameWidth, detailsHeight)
            text = placed(0, top + headHeight + Metrics.gap, size.width, textHeight)
        }
    }

    private let style: SomoAnimationStyle
    private let pictureView = FeedImageView.frame(radius: 10)
    private let avatarView = FeedImageView.portrait()
    private let nameLabel = UILabel.line(size: 14, weight: .semibold)
    private let detailsLabel = UILabel.line(size: 12, color: DemoPalette.secondaryText)
    private let textLabel = UILabel.line(size: 14)

    init(style: SomoAnimationStyle) {
        self.style = style
        super.init(frame: .zero)
        textLabel.numberOfLines = 2
        for part in [pictureView, avatarView, nameLabel, detailsLabel, textLabel] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post, pictures: FeedPictures) {
        pictureView.show(post.picture, of: pictures)
        avatarView.show(post.author.avatar, of: pictures, orInitialsOf: post.author.name)
        nameLabel.text = post.author.name
        detailsLabel.text = "\(post.author.handle) · \(post.time)"
        textLabel.text = post.text
    }

    override func layoutSubviews() {
        let frames = Frames(in: self)
        pictureView.frame = frames.picture
        avatarView.frame = frames.avatar
        nameLabel.frame = frames.name
        detailsLabel.frame = frames.details
        textLabel.frame = frames.text
    }

    func somoSkeletonBackgroundColor() -> UIColor { DemoPalette.card }

    func somoSkeletonLayout() -> [SomoView] {
        let frames = Frames(in: self)
        return [
            .bone(frames.picture, radius: 10, style: style),
            .bone(frames.avatar, radius: frames.avatar.height / 2, style: style),
        ] + lineBones(in: frames.name, lineHeight: frames.name.height, lastPart: 0.5, style: style)
            + lineBones(in: frames.details, lineHeight: frames.details.height, lastPart: 0.34, style: style)
            + lineBones(2, in: frames.text, lineHeight: scaled(Metrics.lineHeight), lastPart: 0.7, style: style)
    }
}
