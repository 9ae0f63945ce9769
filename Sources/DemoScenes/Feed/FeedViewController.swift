import Foundation
import SkeletonView

/// A table of posts that shows a skeleton while they load, and a message if loading fails.
@MainActor
final class FeedViewController: SkeletonScreenController {
    private let tableView = UITableView()
    private var feed = LoadedFeed(posts: [], images: [:])
    /// The posts whose layout the placeholders use: those of the last load or, before the first load ends, those that
    /// will probably arrive.
    private lazy var expected = expectedPosts
    /// The heights of the posts; `nil` until they are measured.
    private var measured: (width: CGFloat, textScale: CGFloat, heights: [CGFloat])?

    init(style: DemoStyle, service: any FeedService, quit: @escaping @MainActor () -> Void) {
        super.init(
            title: "Feed", nouns: ("post", "posts"), list: tableView, style: style, service: service, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.contentInset = UIEdgeInsets(
            top: PageMetrics.margin, left: 0, bottom: PageMetrics.margin - PageMetrics.spacing, right: 0)
        tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.allowsFocus = true
    }

    override func adopt(_ feed: LoadedFeed) -> Int {
        self.feed = feed
        expected = feed.posts
        measured = nil
        return feed.posts.count
    }

    // MARK: Private

    /// Returns the post that is expected at `row`; `nil` if unknown.
    private func expectedPost(row: Int) -> Post? { expected.indices.contains(row) ? expected[row] : nil }

    private func height(ofPost row: Int) -> CGFloat {
        let (width, textScale) = (tableView.bounds.width, tableView.textScale)
        if let measured, measured.width == width, measured.textScale == textScale { return measured.heights[row] }
        let heights = feed.posts.map { PostCell.height(of: $0, in: tableView) }
        measured = (width, textScale, heights)
        return heights[row]
    }
}

extension FeedViewController: SkeletonTableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        feed.posts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PostCell.identifier, for: indexPath)
        (cell as? PostCell)?.show(feed.posts[indexPath.row], pictures: feed.pictures, style: style)
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        PostCell.identifier
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {
        guard let cell = cell as? PostCell else { return }
        cell.showPlaceholder(row: indexPath.row, expecting: expectedPost(row: indexPath.row))
        cell.apply(style.lines)
        flags.follow(style, in: cell)
    }
}

extension FeedViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.sk.isSkeletonActive
            ? PostCell.placeholderHeight(
                row: indexPath.row, expecting: expectedPost(row: indexPath.row), in: tableView)
            : height(ofPost: indexPath.row)
    }
}
