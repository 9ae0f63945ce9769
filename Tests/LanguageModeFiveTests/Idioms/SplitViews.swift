import StageKit
import Testing
import UIKit

@Suite("Split view idioms")
@MainActor
struct SplitViewIdioms {
    /// A list whose selection is shown in the secondary column.
    final class Birds: UITableViewController {
        let names = ["Crane", "Heron", "Stork"]

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Birds"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let detail = UIViewController()
            detail.title = names[indexPath.row]
            if splitViewController?.style == .unspecified {
                detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
                detail.navigationItem.leftItemsSupplementBackButton = true
                showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
            } else {
                splitViewController?.setViewController(detail, for: .secondary)
                splitViewController?.show(.secondary)
            }
        }
    }

    /// A split view controller that shows its list first when it collapses.
    final class Root: UISplitViewController, UISplitViewControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            preferredDisplayMode = .oneBesideSecondary
            preferredSplitBehavior = .tile
            preferredPrimaryColumnWidthFraction = 1 / 3
            minimumPrimaryColumnWidth = 200
            maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            .primary
        }

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            true
        }
    }

    private let birds = Birds()

    private func select(_ row: Int, on stage: OffscreenStage) {
        birds.tableView(birds.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        stage.advance(by: 1)
    }

    @Test("A selected row is shown beside the list, or pushed in a narrow window", arguments: [900, 400])
    func columns(width: Int) {
        let stage = OffscreenStage(size: CGSize(width: CGFloat(width), height: 500))
        let split = Root(style: .doubleColumn)
        split.setViewController(birds, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        stage.window.rootViewController = split
        stage.advance(by: 0)
        select(1, on: stage)
        let detail = split.viewController(for: .secondary)
        #expect(detail?.title == "Heron" && detail?.viewIfLoaded?.window != nil)
        #expect(split.isCollapsed == (width == 400))
        #expect((birds.view.window == nil) == split.isCollapsed)
        if !split.isCollapsed { #expect(split.primaryColumnWidth == 300 && birds.view.frame.width == 300) }
    }

    @Test("The classic style replaces the detail, or pushes it in a narrow window", arguments: [900, 400])
    func classic(width: Int) {
        let stage = OffscreenStage(size: CGSize(width: CGFloat(width), height: 500))
        let split = Root()
        split.viewControllers = [
            UINavigationController(rootViewController: birds),
            UINavigationController(rootViewController: UIViewController()),
        ]
        stage.window.rootViewController = split
        stage.advance(by: 0)
        #expect(birds.view.window != nil)
        select(2, on: stage)
        let shown =
            split.isCollapsed ? birds.navigationController : split.viewControllers.last as? UINavigationController
        #expect(shown?.topViewController?.title == "Stork" && shown?.topViewController?.view.window != nil)
    }
}
