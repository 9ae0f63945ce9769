import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ControlKit

@MainActor
@Suite("UISearchController")
struct UISearchControllerTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 400))
    private let root = UIViewController()
    private let results = UIViewController()
    private let log = SearchControllerLog()
    private let navigation: UINavigationController

    init() throws {
        try PinnedFonts.use()
        root.title = "Messages"
        navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
    }

    /// Adds a search controller to the navigation item.
    private func addSearch(
        showing results: UIViewController? = nil, _ change: (UISearchController) -> Void = { _ in }
    ) -> UISearchController {
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = log
        search.delegate = log
        change(search)
        root.navigationItem.searchController = search
        stage.advance(by: 0)
        return search
    }

    @Test("Editing begins the search, and each change updates the results")
    func activation() {
        let search = addSearch()
        #expect(search.searchBar.placeholder == "Search" && !search.isActive && log.take() == [])

        stage.click(at: CGPoint(x: 160, y: 70))
        #expect(search.isActive && search.searchBar.showsCancelButton)
        #expect(log.take() == ["will present", "present", "update  active"])
        stage.advance(by: 0.5)
        #expect(log.take() == ["did present"])

        stage.type("ab")
        search.searchBar.text = "app"
        search.searchBar.text = "app"
        #expect(log.take() == ["update a active", "update ab active", "update app active"])
        search.searchBar.resignFirstResponder()
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive && log.take() == ["update app active"])
    }

    @Test(
        "Cancel, Escape and the app end the search and clear the text", arguments: ["cancel", "escape", "list", "app"])
    func deactivation(by way: String) {
        let search = addSearch()
        let bar = search.searchBar
        let calls = SearchLog()
        bar.delegate = calls
        bar.becomeFirstResponder()
        stage.type("a")
        stage.advance(by: 0.5)
        _ = (log.take(), calls.take())

        let clicked = way == "app" ? [] : ["cancel"]
        switch way {
        case "cancel": stage.click(at: CGPoint(x: 290, y: 26))
        case "escape": stage.press(.keyboardEscape)
        case "list":
            // Escape also ends the search while the focus is elsewhere.
            bar.resignFirstResponder()
            _ = calls.take()
            stage.press(.keyboardEscape)
        default: search.isActive = false
        }
        #expect(!search.isActive && bar.text == "" && !bar.showsCancelButton && !bar.isFirstResponder)
        #expect(log.take() == ["will dismiss", "update  inactive"])
        #expect(calls.take() == clicked + (way == "list" ? [] : ["should end", "end"]) + ["text "])
        stage.advance(by: 0.5)
        #expect(log.take() == ["did dismiss"])
        stage.press(.keyboardEscape)
        #expect(log.take() == [])
    }

    @Test("A search without text that ends at once updates the results once at its end, and never counts as presented")
    func emptySearch() {
        let search = addSearch()
        search.isActive = true
        #expect(!search.searchBar.isFirstResponder && log.take() == ["will present", "present", "update  active"])
        search.isActive = false
        stage.advance(by: 1)
        #expect(log.take() == ["will dismiss", "update  inactive", "did dismiss"])
    }

    @Test("While there is text, results cover the content below the bar")
    func resultsController() {
        let search = addSearch(showing: results)
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(results.viewIfLoaded?.window == nil)
        #expect(search.view.frame == CGRect(x: 0, y: 52, width: 320, height: 348))
        stage.type("a")
        stage.advance(by: 0)
        #expect(results.view.window != nil && results.parent === search && search.parent === root)
        #expect(results.view.convert(results.view.bounds, to: nil) == CGRect(x: 0, y: 52, width: 320, height: 348))
        #expect(results.view.safeAreaInsets == .zero && results.appearsOnStage(stage))

        stage.press(.keyboardDeleteOrBackspace)
        stage.advance(by: 0)
        #expect(results.view.window == nil && results.parent == nil)
        search.showsSearchResultsController = true
        stage.advance(by: 0)
        #expect(results.view.window != nil && !search.automaticallyShowsSearchResultsController)
        search.isActive = false
        stage.advance(by: 1)
        #expect(results.view.window == nil && search.parent == nil && root.children.isEmpty)
        #expect(!search.showsSearchResultsController)
    }

    @Test(
        "Obscured content is dimmed and can't be reached, and a press on it ends the search", arguments: [true, false])
    func obscuring(obscures: Bool) {
        var presses = 0
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        let search = addSearch { $0.obscuresBackgroundDuringPresentation = obscures }
        let before = stage.pixel(x: 20, y: 300).bytes
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 1)
        #expect((stage.pixel(x: 20, y: 300).bytes != before) == obscures)
        stage.press(.keyboardDownArrow)
        #expect((stage.window.focusedView === button) == !obscures)
        stage.click(at: CGPoint(x: 150, y: 220))
        #expect(presses == (obscures ? 0 : 1) && search.isActive == !obscures)
        stage.advance(by: 1)
        #expect(stage.pixel(x: 20, y: 300).bytes == before)
    }

    @Test("Scope buttons appear during the search, and update the results")
    func scopes() throws {
        let search = addSearch { $0.searchBar.scopeButtonTitles = ["All", "Unread"] }
        #expect(root.view.safeAreaInsets.top == 96)
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 1)
        _ = log.take()
        #expect(root.view.safeAreaInsets.top == 92 && search.searchBar.showsScopeBar)
        let scopes = try #require(search.searchBar.scopes)
        stage.click(at: scopes.convert(CGPoint(x: scopes.bounds.width - 20, y: 16), to: nil))
        #expect(search.searchBar.selectedScopeButtonIndex == 1 && log.take() == ["update  active"])
        search.isActive = false
        stage.advance(by: 1)
        #expect(root.view.safeAreaInsets.top == 96 && !search.searchBar.showsScopeBar)
    }

    @Test("The cancel button, scope buttons and title stay as they are if the app turns the automatic changes off")
    func notAutomatic() {
        let search = addSearch {
            $0.searchBar.scopeButtonTitles = ["All", "Unread"]
            ($0.automaticallyShowsCancelButton, $0.automaticallyShowsScopeBar) = (false, false)
            $0.hidesNavigationBarDuringPresentation = false
        }
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 1)
        #expect(!search.searchBar.showsCancelButton && !search.searchBar.showsScopeBar)
        #expect(root.view.safeAreaInsets.top == 96 && search.isActive)
        stage.press(.keyboardEscape)
        #expect(!search.isActive)
    }

    @Test("A search bar in the content also hides the navigation bar, and results start below the search bar")
    func elsewhere() {
        let search = UISearchController(searchResultsController: results)
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        search.searchBar.frame = CGRect(x: 0, y: 60, width: 320, height: 56)
        root.view.addSubview(search.searchBar)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 100, y: 88))
        stage.type("a")
        stage.advance(by: 1)
        #expect(search.isActive && root.view.safeAreaInsets.top == 0 && navigation.navigationBar.frame.height == 0)
        #expect(search.searchBar.frame.height == 98, "The scope buttons make the bar taller")
        #expect(results.view.convert(results.view.bounds, to: nil).minY == search.searchBar.frame.maxY)
        #expect(root.navigationItem.searchController == nil)
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(root.view.safeAreaInsets.top == 44 && results.view.window == nil)
        #expect(search.searchBar.frame.height == 56)
    }

    @Test("During a search, content that contains the search bar doesn't scroll, and results stay right below the bar")
    func scrolling() {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        let screen = UIViewController()
        screen.view = scrollView
        navigation.setViewControllers([screen], animated: false)
        let search = UISearchController(searchResultsController: results)
        search.searchBar.frame = CGRect(x: 0, y: 40, width: 320, height: 56)
        scrollView.addSubview(search.searchBar)
        stage.advance(by: 0)
        scrollView.contentOffset.y = 20
        search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.advance(by: 1)
        stage.scroll(at: CGPoint(x: 100, y: 40), by: CGVector(dx: 0, dy: 30))
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 20)
        #expect(results.view.convert(CGPoint.zero, to: nil).y == 76)
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).maxY == 76)
        #expect(results.appearsOnStage(stage))
        search.isActive = false
        stage.advance(by: 1)
        stage.scroll(at: CGPoint(x: 100, y: 80), by: CGVector(dx: 0, dy: 30))
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 50)
    }

    @Test("Results have the safe area of the content above a tab bar, and the Down key focuses them, not the content")
    func tabBar() {
        let tabs = UITabBarController()
        stage.window.rootViewController = nil
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        let (covered, result) = (UIButton(type: .system), UIButton(type: .system))
        covered.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        result.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        root.view.addSubview(covered)
        results.view.addSubview(result)
        let search = addSearch(showing: results)
        search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.advance(by: 1)
        #expect(results.view.safeAreaInsets.bottom == root.view.safeAreaInsets.bottom)
        #expect(root.view.safeAreaInsets.bottom > 0)
        stage.press(.keyboardDownArrow)
        #expect(stage.window.focusedView === result)
    }

    @Test("The dimming fades in and out, even if the search begins again meanwhile")
    func fading() {
        let search = addSearch()
        func opacity() -> Float { search.view.layer.presentation()?.opacity ?? 0 }
        search.isActive = true
        stage.advance(by: 0.1)
        #expect(opacity() > 0.1 && opacity() < 0.9)
        stage.advance(by: 1)
        search.isActive = false
        stage.advance(by: 0.1)
        #expect(opacity() > 0.1 && opacity() < 0.9 && search.parent === root)
        search.isActive = true
        stage.advance(by: 1)
        #expect(opacity() == 1 && search.parent === root)
        search.isActive = false
        stage.advance(by: 1)
        #expect(search.parent == nil && search.view.superview == nil)
    }

    @Test("A delegate can end the search as it begins")
    func endedAtOnce() {
        let search = addSearch()
        log.onWillPresent = { search.isActive = false }
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 1)
        #expect(!search.isActive && !search.searchBar.showsCancelButton && root.view.safeAreaInsets.top == 96)
        #expect(log.take() == ["will present", "will dismiss", "update  inactive", "present", "did dismiss"])
    }

    @Test("A search controller is released when its navigation item no longer uses it")
    func memory() {
        weak var released: UISearchController?
        func search() {
            let search = addSearch(showing: UIViewController())
            search.searchBar.becomeFirstResponder()
            stage.type("a")
            stage.advance(by: 1)
            released = search
        }
        search()
        root.navigationItem.searchController = nil
        stage.advance(by: 1)
        #expect(released == nil && root.children.isEmpty && root.view.safeAreaInsets.top == 44)
    }
}

extension UIViewController {
    /// Returns `true` if the middle of the controller's view receives touches.
    fileprivate func appearsOnStage(_ stage: OffscreenStage) -> Bool {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return stage.window.hitTest(middle, with: nil)?.isDescendant(of: view) == true
    }
}

/// Records the calls of a search controller.
@MainActor
final class SearchControllerLog: UISearchResultsUpdating, UISearchControllerDelegate {
    var onWillPresent: @MainActor () -> Void = {}
    private var calls: [String] = []

    /// Returns the calls since the last call of this method.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        calls.append("update \(text) \(searchController.isActive ? "active" : "inactive")")
    }

    func willPresentSearchController(_ searchController: UISearchController) {
        calls.append("will present")
        onWillPresent()
    }

    func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
}
