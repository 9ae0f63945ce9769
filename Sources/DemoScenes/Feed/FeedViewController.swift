import Foundation
import SkeletonView

/// A table of posts that shows a skeleton while they load, and a message when they cannot be loaded.
@MainActor
final class FeedViewController: UIViewController {
    private let style: SkeletonStyle
    private let service: any FeedService
    private let quit: @MainActor () -> Void

    private let header = ScreenHeader(title: "Feed", column: PostCellLayout.cardWidth)
    private let tableView = UITableView()
    private let messageView = MessageView()
    private let hints = KeyHints([
        .init(key: "S", action: "show"), .init(key: "H", action: "hide"), .init(key: "R", action: "reload"),
        .init(key: "Q", action: "quit"),
    ])
    private var feed = LoadedFeed(posts: [], images: [:])
    /// The heights of the posts at `measuredWidth`.
    private var heights: [CGFloat] = []
    private var measuredWidth: CGFloat = 0

    init(style: SkeletonStyle, service: any FeedService, quit: @escaping @MainActor () -> Void) {
        self.style = style
        self.service = service
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        tableView.backgroundColor = DemoPalette.page
        tableView.contentInset = UIEdgeInsets(top: PostCellLayout.Metrics.cardSpacing, left: 0, bottom: 0, right: 0)
        tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.isSkeletonable = true
        messageView.isHidden = true
        messageView.retry = { [weak self] in self?.reload() }
        for part in [tableView, messageView, header, hints] { view.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
        reload()
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: ScreenHeader.height)
        hints.frame = CGRect(x: 0, y: size.height - KeyHints.height, width: size.width, height: KeyHints.height)
        let content = CGRect(
            x: 0, y: ScreenHeader.height, width: size.width,
            height: max(0, size.height - ScreenHeader.height - KeyHints.height))
        tableView.frame = content
        messageView.frame = content
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        switch (key.charactersIgnoringModifiers, key.keyCode) {
        case ("s", _): showSkeleton()
        case ("h", _): hideSkeleton()
        case ("r", _): reload()
        case ("q", _), (_, .keyboardEscape): quit()
        default: super.pressesBegan(presses, with: event)
        }
    }

    // MARK: Private

    private func reload() {
        guard let window = view.window else { return }
        messageView.isHidden = true
        header.status = "Loading…"
        style.show(on: tableView)
        service.load(in: window) { [weak self] result in self?.finishLoading(result) }
    }

    private func finishLoading(_ result: Result<LoadedFeed, FeedError>) {
        switch result {
        case .success(let feed):
            self.feed = feed
            measuredWidth = 0
            header.status = feed.posts.count == 1 ? "1 post" : "\(feed.posts.count) posts"
            tableView.hideSkeleton(transition: style.transition)
            tableView.reloadData()
        case .failure(let error):
            tableView.hideSkeleton(transition: .none)
            header.status = "Not loaded"
            messageView.show(error)
            messageView.isHidden = false
        }
    }

    private func showSkeleton() {
        guard messageView.isHidden else { return }
        style.show(on: tableView)
    }

    private func hideSkeleton() {
        tableView.hideSkeleton(transition: style.transition)
    }

    private func height(ofPost row: Int, width: CGFloat) -> CGFloat {
        if width != measuredWidth {
            measuredWidth = width
            heights = feed.posts.map { PostCell.height(of: $0, width: width) }
        }
        return heights[row]
    }
}

extension FeedViewController: SkeletonTableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        feed.posts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PostCell.identifier, for: indexPath)
        (cell as? PostCell)?.show(feed.posts[indexPath.row], images: feed.images)
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
        (cell as? PostCell)?.showPlaceholder(row: indexPath.row)
    }
}

extension FeedViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let width = tableView.bounds.width
        return tableView.sk.isSkeletonActive
            ? PostCell.placeholderHeight(row: indexPath.row, width: width)
            : height(ofPost: indexPath.row, width: width)
    }
}
