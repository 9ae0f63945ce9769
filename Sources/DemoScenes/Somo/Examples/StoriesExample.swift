import Foundation
import Somo

/// A table of posts with two kinds of cells and individual heights, both provided by closures.
@MainActor
final class StoriesExample: SomoExample {
    private let tableView = UITableView()
    private let provider = SomoDataSourceProvider(
        tableCell: { table, path in
            table.dequeueReusableCell(
                withIdentifier: StoryCell.identifier(hasPicture: StoriesExample.hasPicture(row: path.row)), for: path)
        },
        height: { table, path in
            StoryCell.boneFrames(
                hasPicture: StoriesExample.hasPicture(row: path.row), width: table.bounds.width, in: table
            ).height
        })
    private var feed = LoadedFeed(posts: [], images: [:])

    init() {
        tableView.backgroundColor = DemoPalette.card
        tableView.allowsSelection = false
        tableView.allowsFocus = true
        for hasPicture in [false, true] {
            tableView.register(StoryCell.self, forCellReuseIdentifier: StoryCell.identifier(hasPicture: hasPicture))
        }
    }

    var view: UIView { tableView }
    var isEmpty: Bool { feed.posts.isEmpty }

    func store(_ feed: LoadedFeed) {
        self.feed = feed
        tableView.reloadData()
    }

    func begin() {
        tableView.dataSource = provider
        tableView.delegate = provider
        tableView.reloadData()
    }

    func end() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.reloadData()
    }

    /// Returns `true` if the placeholder in `row` has a picture. Every third one does, about as many as in a real feed.
    private static func hasPicture(row: Int) -> Bool { row % 3 == 0 }
}

extension StoriesExample: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let post = feed.posts[indexPath.row]
        let cell = tableView.dequeueReusableCell(
            withIdentifier: StoryCell.identifier(hasPicture: post.picture != nil), for: indexPath)
        (cell as? StoryCell)?.show(post, pictures: feed.pictures)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        StoryCell.height(of: feed.posts[indexPath.row], in: tableView)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.endSomo()
    }
}
