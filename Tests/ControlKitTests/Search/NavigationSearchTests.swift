import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ControlKit

@MainActor
@Suite("Search bars of navigation items")
struct NavigationSearchTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 400))
    private let root = UIViewController()
    private let detail = UIViewController()
    private let search = UISearchController(searchResultsController: nil)
    private let navigation: UINavigationController

    init() throws {
        try PinnedFonts.use()
        (root.title, detail.title) = ("Messages", "Message")
        root.navigationItem.searchController = search
        navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    /// The top safe area insets of `root` and `detail`, and the height of the bar.
    private var heights: [CGFloat] {
        stage.advance(by: 0)
        return [root.view.safeAreaInsets.top, detail.viewIfLoaded?.safeAreaInsets.top ?? 0, bar.frame.height]
    }

    @Test("The search bar is below the title, and the content below the search bar")
    func layout() {
        #expect(heights == [96, 0, 96])
        let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
        #expect(frame == CGRect(x: 0, y: 44, width: 320, height: 52))
        #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 8, width: 288, height: 36))
        #expect(bar.intrinsicContentSize.height == 96 && bar.sizeThatFits(.zero).height == 96)
        #expect(root.navigationItem.hidesSearchBarWhenScrolling)
        root.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(!root.navigationItem.hidesSearchBarWhenScrolling)

        root.navigationItem.searchController = nil
        #expect(heights == [44, 0, 44] && search.searchBar.superview == nil)
        root.navigationItem.searchController = search
        #expect(heights == [96, 0, 96])
        detail.navigationItem.searchController = search
        #expect(root.navigationItem.searchController == nil && heights == [44, 0, 44])
    }

    @Test("Each screen of the stack has its own bar height", arguments: [false, true])
    func pushAndPop(animated: Bool) {
        navigation.pushViewController(detail, animated: animated)
        #expect(heights == [96, 44, 44])
        stage.advance(by: 0.05)
        if animated { #expect(bar.layer.presentation().map { $0.bounds.height > 44 } == true) }
        stage.advance(by: 1)
        #expect(heights == [96, 44, 44] && search.searchBar.window == nil)

        navigation.popViewController(animated: animated)
        #expect(heights == [96, animated ? 44 : 0, 96])
        stage.advance(by: 1)
        #expect(search.searchBar.window != nil && search.searchBar.superview?.transform == .identity)
        #expect(search.searchBar.superview?.alpha == 1)
    }

    @Test("A pop shortly after a push leaves the search bar in place")
    func quickPop() {
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0.4)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.05)
        navigation.pushViewController(detail, animated: true)
        navigation.popViewController(animated: false)
        stage.advance(by: 1)
        #expect(heights == [96, 0, 96] && search.searchBar.window != nil)
    }

    @Test("An interactive pop shows the search bar, and canceling the pop hides it again", arguments: [true, false])
    func interactivePop(isCancelled: Bool) {
        let delegate = PopDelegate()
        navigation.delegate = delegate
        navigation.pushViewController(detail, animated: false)
        #expect(heights == [96, 44, 44])
        navigation.popViewController(animated: true)
        stage.advance(by: 0)
        delegate.driver.update(0.5)
        #expect(heights == [96, 44, 96])
        if isCancelled { delegate.driver.cancel() } else { delegate.driver.finish() }
        stage.advance(by: 2)
        #expect(heights.last == (isCancelled ? 44 : 96) && (search.searchBar.window == nil) == isCancelled)
    }

    @Test("Hiding the navigation bar also hides the search bar")
    func hiddenBar() {
        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 1)
        #expect(root.view.safeAreaInsets.top == 0 && bar.frame.maxY == 0)
        stage.press(.keyboardF, characters: "f", modifiers: .control)
        #expect(!search.isActive)
        navigation.setNavigationBarHidden(false, animated: false)
        #expect(heights == [96, 0, 96] && bar.frame.minY == 0)
    }

    @Test("During a search, the search bar replaces the title")
    func collapsing() throws {
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 0.1)
        let height = bar.layer.presentation()?.bounds.height ?? 0
        let palette = try #require(search.searchBar.superview?.layer.presentation())
        #expect(height > 52 && height < 96 && palette.position.y > 26 && palette.position.y < 70)
        stage.advance(by: 1)
        #expect(heights == [52, 0, 52] && search.searchBar.convert(.zero, to: nil).y == 0)
        #expect(!bar.shownTexts.contains("Messages"))
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 1)
        #expect(heights == [52, 44, 44] && bar.shownTexts.contains("Message") && search.isActive)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(heights == [52, 0, 52] && !bar.shownTexts.contains("Messages"))
        #expect(search.view.window != nil, "The content is dimmed again")

        search.isActive = false
        stage.advance(by: 1)
        #expect(heights == [96, 0, 96] && bar.shownTexts.contains("Messages"))
    }

    @Test("Search results reappear when a pop returns to their screen", arguments: [false, true])
    func resultsAfterPop(animated: Bool) {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        root.navigationItem.searchController = search
        stage.advance(by: 0)
        search.searchBar.becomeFirstResponder()
        stage.type("a")
        stage.advance(by: 1)
        navigation.pushViewController(detail, animated: animated)
        stage.advance(by: 1)
        #expect(results.view.window == nil)
        navigation.popViewController(animated: animated)
        stage.advance(by: 1)
        #expect(results.view.window != nil && search.searchBar.text == "a")
        #expect(results.view.convert(results.view.bounds, to: nil) == CGRect(x: 0, y: 52, width: 320, height: 348))
    }

    @Test("The search bar and results follow the size of the window")
    func resizing() {
        search.searchBar.becomeFirstResponder()
        stage.advance(by: 1)
        stage.resize(to: CGSize(width: 500, height: 300))
        stage.advance(by: 0)
        #expect(search.searchBar.bounds.width == 500)
        #expect(search.view.convert(search.view.bounds, to: nil) == CGRect(x: 0, y: 52, width: 500, height: 248))
        search.isActive = false
        stage.resize(to: CGSize(width: 200, height: 300))
        stage.advance(by: 1)
        #expect(heights == [96, 0, 96] && search.searchBar.searchTextField.frame.width == 168)
    }

    @Test("The bar grows with the preferred text size")
    func textSize() {
        stage.contentSizeCategory = .accessibilityLarge
        stage.advance(by: 0)
        let height = 44 + search.searchBar.searchTextField.frame.height + 16
        #expect(heights == [height, 0, height] && height > 104)
    }

    @Test("Ctrl+F begins editing and selects the text, unless another responder handles it")
    func find() {
        stage.press(.keyboardF, characters: "f")
        #expect(!search.isActive)
        stage.press(.keyboardF, characters: "f", modifiers: [.control, .shift])
        #expect(!search.isActive)
        stage.press(.keyboardF, characters: "f", modifiers: .control)
        #expect(search.isActive && search.searchBar.isFirstResponder)
        stage.type("ab")
        stage.press(.keyboardF, characters: "f", modifiers: .control)
        stage.type("c")
        #expect(search.searchBar.text == "c")
        search.isActive = false

        // The physical F key counts if it types nothing or a Cyrillic letter, but not if it types another Latin letter.
        stage.press(.keyboardF, characters: "u", modifiers: .control)
        #expect(!search.isActive)
        for characters in ["", "а"] {
            stage.press(.keyboardF, characters: characters, modifiers: .control)
            #expect(search.isActive)
            search.isActive = false
        }
        let screen = FindScreen()
        screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigation.pushViewController(screen, animated: false)
        stage.advance(by: 0)
        screen.view.becomeFirstResponder()
        stage.press(.keyboardF, characters: "f", modifiers: .control)
        #expect(screen.presses == 1 && screen.navigationItem.searchController?.isActive == false)
    }

    @Test("Ctrl+F and Escape act on a search bar in a sheet before Escape closes the sheet")
    func sheet() {
        let screen = UIViewController()
        let inner = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = inner
        let sheet = UINavigationController(rootViewController: screen)
        root.present(sheet, animated: false)
        stage.advance(by: 1)
        stage.press(.keyboardF, characters: "f", modifiers: .control)
        stage.advance(by: 1)
        #expect(inner.isActive && !search.isActive)
        inner.searchBar.resignFirstResponder()
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(!inner.isActive && root.presentedViewController === sheet)
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test("In tab order, the search bar comes after the bar buttons and before the content")
    func tabOrder() {
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in })
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        root.view.addSubview(button)
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        stage.advance(by: 0)
        var stops: [UIView?] = []
        for _ in 0..<4 {
            stage.press(.keyboardTab)
            stage.advance(by: 1)
            stops.append(stage.window.focusedView)
        }
        #expect(stops[0] is UIButton && stops[0]?.isDescendant(of: bar) == true)
        #expect(stops[1...] == [search.searchBar.searchTextField, search.searchBar.cancelButton, button])
    }
}

/// A delegate that drives pops interactively.
private final class PopDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
        let from = context.view(forKey: .from)
        UIView.animate(
            withDuration: 0.5, animations: { from?.alpha = 0 },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// A screen that handles Ctrl+F.
private final class FindScreen: UIViewController {
    private(set) var presses = 0

    private final class FocusableView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    override func loadView() { view = FocusableView() }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses.first?.key?.keyCode == .keyboardF ? 1 : 0
    }
}
