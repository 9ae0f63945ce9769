import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Golden images of search bars; see `GoldenImage`.
@MainActor
@Suite("Golden images of search bars")
struct SearchPicturesTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test("Search bars in all styles and states match their golden images", arguments: ControlSheet.Appearance.allCases)
    func bars(appearance: ControlSheet.Appearance) throws {
        let stage = OffscreenStage(
            size: CGSize(width: 340, height: 430), scale: 2, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        var y: CGFloat = 10
        func bar(_ change: (UISearchBar) -> Void) -> UISearchBar {
            let bar = UISearchBar(frame: CGRect(x: 10, y: y, width: 320, height: 56))
            bar.placeholder = "Search"
            change(bar)
            bar.sizeToFit()
            stage.window.addSubview(bar)
            y += bar.frame.height + 10
            return bar
        }
        _ = bar { _ in }
        _ = bar { $0.text = "A text that is longer than the field has room for" }
        _ = bar {
            $0.searchBarStyle = .minimal
            $0.text = "Minimal"
            $0.showsCancelButton = true
        }
        _ = bar {
            $0.scopeButtonTitles = ["All", "Unread", "Flagged"]
            $0.showsScopeBar = true
            $0.prompt = "Messages"
        }
        let edited = bar {
            $0.barTintColor = .systemTeal
            $0.tintColor = .systemPurple
            $0.showsCancelButton = true
        }
        edited.becomeFirstResponder()
        stage.type("Words")
        stage.press(.keyboardHome, modifiers: .shift)
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "search-bars-\(appearance.rawValue)", tolerance: 8)
    }

    /// Shows a screen with a label, and with a search bar in the navigation bar. Returns the search controller.
    private func screen(_ stage: OffscreenStage, scopes: [String]? = nil) -> UISearchController {
        let list = UIViewController()
        list.title = "Messages"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = scopes
        list.navigationItem.searchController = search
        stage.window.rootViewController = UINavigationController(rootViewController: list)
        let label = UILabel()
        label.text = "Results for the text in the search bar are shown here, below the bar."
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        list.view.addSubview(label)
        let guide = list.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
        stage.advance(by: 0)
        return search
    }

    @Test("A search bar in a navigation bar matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func navigation(appearance: ControlSheet.Appearance) throws {
        let stage = OffscreenStage(
            size: CGSize(width: 340, height: 220), scale: 2, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        _ = screen(stage)

        try GoldenImage.expect(stage.bitmap(), named: "search-navigation-\(appearance.rawValue)", tolerance: 8)
    }

    @Test("An active search in a navigation bar matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func active(appearance: ControlSheet.Appearance) throws {
        let stage = OffscreenStage(
            size: CGSize(width: 340, height: 220), scale: 2, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        let search = screen(stage, scopes: ["All", "Unread"])
        search.searchBar.becomeFirstResponder()
        stage.type("cranes")
        stage.advance(by: 1)

        try GoldenImage.expect(stage.bitmap(), named: "search-active-\(appearance.rawValue)", tolerance: 8)
    }

    @Test("A search bar with large text matches its golden image")
    func largeText() throws {
        let stage = OffscreenStage(size: CGSize(width: 340, height: 260), scale: 2)
        stage.contentSizeCategory = .accessibilityMedium
        let search = screen(stage)
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.becomeFirstResponder()
        stage.type("cranes")
        stage.advance(by: 1)

        try GoldenImage.expect(stage.bitmap(), named: "search-large-text", tolerance: 8)
    }
}
