import StageKit
import Testing
import UIKit

@Suite("Search idioms")
@MainActor
struct SearchIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    /// A table that is searched with a search controller.
    final class People: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
        let search = UISearchController(searchResultsController: nil)
        let names = ["Ada", "Grace", "Alan", "Barbara"]
        var found: [String] = []
        var isInHeader = false
        var isFiltering: Bool { search.isActive && !(search.searchBar.text?.isEmpty ?? true) }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "People"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
            search.searchResultsUpdater = self
            search.delegate = self
            search.obscuresBackgroundDuringPresentation = false
            search.searchBar.placeholder = "Search people"
            search.searchBar.scopeButtonTitles = ["All", "Favorites"]
            search.searchBar.autocapitalizationType = .none
            search.searchBar.searchTextField.textColor = .label
            search.searchBar.tintColor = .systemOrange
            if isInHeader {
                search.searchBar.sizeToFit()
                tableView.tableHeaderView = search.searchBar
            } else {
                navigationItem.searchController = search
                navigationItem.hidesSearchBarWhenScrolling = false
            }
            definesPresentationContext = true
        }

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            found = names.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            isFiltering ? found.count : names.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
            cell.textLabel?.text = isFiltering ? found[indexPath.row] : names[indexPath.row]
            return cell
        }
    }

    private func shown(_ people: People) -> [String] {
        stage.advance(by: 1)
        return people.tableView.visibleCells.compactMap { $0.textLabel?.text }
    }

    @Test("A table is filtered with the search bar of its navigation item")
    func navigationItem() {
        let people = People()
        stage.window.rootViewController = UINavigationController(rootViewController: people)
        #expect(shown(people) == people.names && people.tableView.contentOffset.y == -96)
        people.search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.type("r")
        #expect(shown(people) == ["Barbara"] && people.tableView.contentOffset.y == -92)
        stage.press(.keyboardDownArrow)
        #expect(stage.window.focusedView === people.tableView)
        stage.press(.keyboardEscape)
        #expect(shown(people) == people.names && !people.isFiltering && people.tableView.contentOffset.y == -96)
    }

    @Test("A table is filtered with the search bar in its header")
    func header() {
        let people = People()
        people.isInHeader = true
        stage.window.rootViewController = UINavigationController(rootViewController: people)
        #expect(shown(people) == people.names && people.tableView.contentOffset.y == -44)
        stage.click(at: CGPoint(x: 100, y: 72))
        stage.type("gr")
        #expect(shown(people) == ["Grace"] && people.tableView.contentOffset.y == 0)
        #expect(people.tableView.visibleCells.first?.frame.minY == 98)
        #expect(people.tableView.contentSize.height == 98 + people.tableView.rectForRow(at: [0, 0]).height)
        people.search.isActive = false
        #expect(shown(people) == people.names && people.tableView.visibleCells.first?.frame.minY == 56)
    }

    /// A screen with a search bar but no search controller.
    final class Finder: UIViewController, UISearchBarDelegate {
        let searchBar = UISearchBar()
        var searches: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            searchBar.delegate = self
            searchBar.placeholder = "Search"
            searchBar.searchBarStyle = .minimal
            searchBar.returnKeyType = .search
            searchBar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(searchBar)
            NSLayoutConstraint.activate([
                searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            searchBar.setShowsCancelButton(true, animated: true)
        }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { searches.append(searchText) }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            searchBar.text = nil
            searchBar.setShowsCancelButton(false, animated: true)
            searchBar.endEditing(true)
        }
    }

    @Test("A search bar without a search controller calls its delegate")
    func searchBar() {
        let finder = Finder()
        stage.window.rootViewController = finder
        stage.advance(by: 0.1)
        #expect(finder.searchBar.frame.height == 56)
        finder.searchBar.becomeFirstResponder()
        stage.type("ab\n")
        #expect(finder.searches == ["a", "ab"] && !finder.searchBar.isFirstResponder)
        #expect(finder.searchBar.showsCancelButton)
        finder.searchBar.becomeFirstResponder()
        stage.press(.keyboardEscape)
        #expect(!finder.searchBar.isFirstResponder && !finder.searchBar.showsCancelButton)
    }
}
