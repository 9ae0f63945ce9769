import Foundation
import SkeletonView

/// A screen with the profile of the first post's author, laid out by constraints. It shows every kind of view as a
/// skeleton.
@MainActor
final class ProfileViewController: SkeletonScreenController {
    private enum Size {
        static let maximumWidth: CGFloat = 1040
        static let margin: CGFloat = 16
        static let gap: CGFloat = 12
        /// The minimum width for cards side by side. `wideHeader` is the minimum width for buttons beside the portrait.
        static let twoColumns: CGFloat = 720
        static let wideHeader: CGFloat = 400
    }

    private let scrollView = UIScrollView()
    private let headerCard = ProfileHeaderCard()
    private let aboutCard = ProfileAboutCard()
    private let likedCard: ProfileLikedCard
    private let picturesCard: ProfilePicturesCard
    private let columns = UIStackView()
    private lazy var page = UIStackView(arrangedSubviews: [headerCard, columns, picturesCard])
    private lazy var pageWidth = page.widthAnchor.constraint(equalToConstant: 0)

    init(style: DemoStyle, service: any FeedService, quit: @escaping @MainActor () -> Void) {
        likedCard = ProfileLikedCard(style: style)
        picturesCard = ProfilePicturesCard(style: style)
        super.init(
            title: "Profile", nouns: ("post", "posts"), column: Self.columnWidth, list: scrollView, style: style,
            service: service, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Loading

    override func adopt(_ feed: LoadedFeed) -> Int {
        guard let profile = ProfileContent(feed) else { return 0 }
        headerCard.show(profile, style: style)
        aboutCard.show(profile)
        likedCard.show(profile, style: style)
        picturesCard.show(profile, style: style)
        return profile.posts
    }

    override func reloadData() {
        likedCard.reloadData()
        picturesCard.reloadData()
    }

    override func apply(_ style: DemoStyle) {
        likedCard.follow(style)
        picturesCard.follow(style)
        super.apply(style)
    }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        for card in [aboutCard, likedCard] { columns.addArrangedSubview(card) }
        columns.distribution = .fillEqually
        page.axis = .vertical
        for stack in [page, columns] {
            stack.spacing = Size.gap
            stack.isSkeletonable = true
        }
        page.translatesAutoresizingMaskIntoConstraints = false
        scrollView.delegate = self
        scrollView.addSubview(page)
        let (contentGuide, frameGuide) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: contentGuide.topAnchor, constant: Size.margin),
            page.bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor, constant: -Size.margin),
            page.centerXAnchor.constraint(equalTo: contentGuide.centerXAnchor),
            contentGuide.widthAnchor.constraint(equalTo: frameGuide.widthAnchor), pageWidth,
        ])
        for card in [headerCard, aboutCard] as [any LineStyledCell] where style.lines != SkeletonLineChanges() {
            card.apply(style.lines)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = Self.columnWidth(view.bounds.width)
        pageWidth.constant = width
        columns.axis = width < Size.twoColumns ? .vertical : .horizontal
        // In a single column each card has its natural height.
        columns.distribution = width < Size.twoColumns ? .fill : .fillEqually
        headerCard.isNarrow = width < Size.wideHeader
    }

    /// Returns the width of the page in a view of width `width`.
    private static func columnWidth(_ width: CGFloat) -> CGFloat {
        max(0, min(Size.maximumWidth, width - 2 * Size.margin))
    }
}
