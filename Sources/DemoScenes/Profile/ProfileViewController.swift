import Foundation
import SkeletonView

/// A screen with the profile of the first post's author, laid out by constraints. Its skeleton has bones for labels,
/// images, buttons, a switch, a progress bar, and the cells of a table and a collection view.
@MainActor
final class ProfileViewController: SkeletonScreenController {
    private enum Size {
        /// The minimum width for cards side by side.
        static let twoColumns: CGFloat = 720
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
            title: "Profile", nouns: ("post", "posts"), list: scrollView, style: style, service: service,
            quit: quit)
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
            stack.spacing = PageMetrics.spacing
            stack.isSkeletonable = true
        }
        page.translatesAutoresizingMaskIntoConstraints = false
        scrollView.delegate = self
        scrollView.addSubview(page)
        let (contentGuide, frameGuide) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: contentGuide.topAnchor, constant: PageMetrics.margin),
            page.bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor, constant: -PageMetrics.margin),
            page.centerXAnchor.constraint(equalTo: contentGuide.centerXAnchor),
            contentGuide.widthAnchor.constraint(equalTo: frameGuide.widthAnchor), pageWidth,
        ])
        for card in [headerCard, aboutCard] as [any LineStyledCell] where style.lines != SkeletonLineChanges() {
            card.apply(style.lines)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = PageMetrics.columnWidth(view.bounds.width, maximum: PageMetrics.readableWidth)
        pageWidth.constant = width
        columns.axis = width < Size.twoColumns ? .vertical : .horizontal
        // In a single column, each card has its natural height.
        columns.distribution = width < Size.twoColumns ? .fill : .fillEqually
        headerCard.prepareLayout(width: width)
    }
}
