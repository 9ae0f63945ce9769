import Foundation
import SDLKit
import SkeletonView
import Testing

// The Swift code of the article about porting an iOS screen; see Snippets.swift.

// snippet
struct Article: Sendable {
    let title: String
    let text: String
}

final class ArticlesViewController: UITableViewController {
    private let load: @Sendable () async throws -> [Article]
    private var articles: [Article] = []

    init(load: @escaping @Sendable () async throws -> [Article]) {
        self.load = load
        super.init(style: .plain)
        title = "Articles"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
        tableView.isSkeletonable = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.reload() })
        reload()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        cell.textLabel?.text = articles[indexPath.row].title
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(ArticleViewController(articles[indexPath.row]), sender: self)
    }

    private func reload() {
        Task {
            do {
                articles = try await tableView.withSkeleton(.gradient(animated: true)) { try await load() }
            } catch {
                tell("The articles cannot be read", error.localizedDescription)
            }
        }
    }

    private func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
// end

// snippet
extension ArticlesViewController: SkeletonTableViewDataSource {
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "article" }

    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {
        cell.isSkeletonable = true
        cell.textLabel?.isSkeletonable = true
        cell.textLabel?.text = "About as long as a title"
    }
}
// end

// snippet
final class ArticleViewController: UIViewController {
    private let article: Article

    init(_ article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
        title = article.title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = article.text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
// end

// snippet
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let articles = ArticlesViewController { try await readArticles() }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: articles)
        window?.makeKeyAndVisible()
        return true
    }
}
// end

// snippet
func readArticles() async throws -> [Article] {
    try await Task.sleep(for: .seconds(2))
    return [
        Article(title: "Cranes over the lake", text: "They come in the last week of March."),
        Article(title: "A guest from the north", text: "The nutcracker stays for one winter."),
    ]
}
// end

@MainActor
func walk() async throws {
    // snippet
    let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    let (arrivals, server) = AsyncStream.makeStream(of: [Article].self)
    let articles = ArticlesViewController { await arrivals.first { _ in true } ?? [] }
    let navigation = UINavigationController(rootViewController: articles)
    stage.window.rootViewController = navigation
    try await stage.settle(until: { articles.tableView.sk.isSkeletonActive })
    #expect(!articles.tableView.sk.bones.isEmpty)

    server.yield([Article(title: "Cranes", text: "They come in March.")])
    try await stage.settle(until: { !articles.tableView.sk.isSkeletonActive })
    stage.advance(by: 1)  // the bones fade
    stage.click(at: CGPoint(x: 200, y: 60))
    stage.advance(by: 1)  // the page slides
    #expect(navigation.topViewController?.title == "Cranes")

    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    stage.advance(by: 1)
    #expect(navigation.topViewController === articles)
    // end
}
