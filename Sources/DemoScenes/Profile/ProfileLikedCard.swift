import Foundation
import SkeletonView

/// A card with a small table of recently liked posts.
@MainActor
final class ProfileLikedCard: CardView {
    private let tableView = UITableView()
    private lazy var tableHeight = tableView.heightAnchor.constraint(equalToConstant: defaultTableHeight)
    private let defaultTableHeight = CGFloat(ProfileContent.maximumLikedPosts) * LikedCell.height
    private var posts: [Post] = []
    private var pictures = FeedPictures()
    private var style: DemoStyle
    private let flags = FlagSuspension()

    /// Creates a card whose bones use `style`.
    init(style: DemoStyle) {
        self.style = style
        super.init()
        let title = addTitle("Recently liked")
        add([tableView])
        tableView.isSkeletonable = true
        tableView.backgroundColor = DemoPalette.card
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.allowsFocus = true
        tableView.isScrollEnabled = false
        tableView.register(LikedCell.self, forCellReuseIdentifier: LikedCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
            tableHeight,
            tableView.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func updateConstraints() {
        tableHeight.constant = scaled(defaultTableHeight)
        super.updateConstraints()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConstraints()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsUpdateConstraints()
    }

    func show(_ profile: ProfileContent, style: DemoStyle) {
        posts = profile.liked
        pictures = profile.pictures
        self.style = style
    }

    /// Uses `style` for future bones, and suspends or restores the card's flags as `style` requires.
    func follow(_ style: DemoStyle) {
        self.style = style
        flags.follow(style, in: self)
    }

    func reloadData() { tableView.reloadData() }
}

extension ProfileLikedCard: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.scaled(LikedCell.height)
    }
}

extension ProfileLikedCard: SkeletonTableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: LikedCell.identifier, for: indexPath)
        (cell as? LikedCell)?.show(posts[indexPath.row], pictures: pictures, style: style)
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        LikedCell.identifier
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {
        (cell as? LikedCell)?.apply(style.lines)
        flags.follow(style, in: cell)
    }
}

/// A row with a portrait beside a name and the beginning of a post, and with the time at the trailing edge.
@MainActor
private final class LikedCell: UITableViewCell, LineStyledCell {
    static let identifier = "liked"
    static let height: CGFloat = 56

    private enum Size {
        static let avatar: CGFloat = 36
        static let gap: CGFloat = 12
        static let time: CGFloat = 48
    }

    private let avatarView = FeedImageView.portrait()
    private let nameLabel = UILabel.line(size: 14, weight: .semibold)
    private let textPart = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let timeLabel = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = DemoPalette.card
        isSkeletonable = true
        for view in [avatarView, nameLabel, textPart, timeLabel] {
            view.isSkeletonable = true
            contentView.addSubview(view)
        }
        apply(SkeletonLineChanges())
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post, pictures: FeedPictures, style: DemoStyle) {
        avatarView.show(post.author.avatar, of: pictures, style: style, orInitialsOf: post.author.name)
        nameLabel.text = post.author.name
        textPart.text = post.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        timeLabel.text = post.time
    }

    func apply(_ lines: SkeletonLineChanges) {
        nameLabel.setLines(SkeletonLineStyle(height: 11, lastLineFill: 46), lines)
        textPart.setLines(SkeletonLineStyle(height: 10, lastLineFill: 88), lines)
        timeLabel.setLines(SkeletonLineStyle(height: 10, lastLineFill: 80), lines)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatarView.clear()
        for label in [nameLabel, textPart, timeLabel] { label.text = nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = CardView.Metrics.padding
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = contentView.mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: height))
        }
        let end = bounds.width - padding
        let side = scaledInBars(Size.avatar)
        let left = padding + side + Size.gap
        place(avatarView, padding, (bounds.height - side) / 2, side, side)
        let (time, line) = (scaled(Size.time), scaled(18))
        let top = ((bounds.height - 2 * line) / 2).rounded()
        place(timeLabel, end - time, top, time, line)
        timeLabel.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        place(nameLabel, left, top, end - time - Size.gap - left, line)
        place(textPart, left, top + line, end - left, line)
    }
}
