package import Foundation
package import SkeletonView
package import ViewKit

/// A feed of posts on cards, like the demo's, with a skeleton while it loads.
@MainActor
package final class FeedViewController: UIViewController, SkeletonTableViewDataSource, UITableViewDelegate {
    private let table = UITableView()
    private let isLoading: Bool
    private static let posts = 40

    /// Creates a feed that either loads forever or has already loaded.
    package init(isLoading: Bool) {
        self.isLoading = isLoading
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        view.backgroundColor = .secondarySystemBackground
        table.backgroundColor = .secondarySystemBackground
        table.separatorStyle = .none
        table.allowsSelection = false
        table.isSkeletonable = true
        table.register(PostRow.self, forCellReuseIdentifier: PostRow.identifier)
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    package override func viewDidLayoutSubviews() {
        table.frame = view.bounds
    }

    package override func viewDidAppear(_ animated: Bool) {
        if isLoading { table.showAnimatedGradientSkeleton(transition: .none) }
    }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isLoading ? 0 : Self.posts
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PostRow.identifier, for: indexPath)
        (cell as? PostRow)?.show(indexPath.row)
        return cell
    }

    package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        PostRow.height(of: indexPath.row)
    }

    package func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        PostRow.identifier
    }

    package func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {
        (cell as? PostRow)?.showPlaceholder(indexPath.row)
    }
}
