import ControlKit
import Foundation
import StageKit
import Testing

@testable import ViewKit

@MainActor
@Suite("First responders of covered pages")
struct RestoredFocusTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let field = UITextField(frame: CGRect(x: 10, y: 80, width: 100, height: 30))

    private func page() -> UIViewController {
        let page = UIViewController()
        page.view.addSubview(field)
        return page
    }

    @Test("A pop restores the first responder of the page that the push had covered", arguments: [false, true])
    func navigation(isAnimated: Bool) {
        let navigation = UINavigationController(rootViewController: page())
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        #expect(field.becomeFirstResponder())
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        stage.advance(by: 1)
        #expect(!field.isFirstResponder)
        navigation.popViewController(animated: isAnimated)
        stage.advance(by: 1)
        #expect(field.isFirstResponder)
    }

    @Test("Selecting a tab again restores its first responder")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [page(), UIViewController()]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        #expect(field.becomeFirstResponder())
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        #expect(!field.isFirstResponder)
        tabs.selectedIndex = 0
        stage.advance(by: 0.1)
        #expect(field.isFirstResponder)
    }

    @Test("A responder that the app chooses while the page appears keeps the focus")
    func appChooses() {
        let other = UITextField(frame: CGRect(x: 10, y: 120, width: 100, height: 30))
        let page = Choosing(other)
        page.view.addSubview(field)
        page.view.addSubview(other)
        let navigation = UINavigationController(rootViewController: page)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        #expect(field.becomeFirstResponder())
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        page.isChoosing = true
        navigation.popViewController(animated: false)
        stage.advance(by: 0.1)
        #expect(other.isFirstResponder)
    }

    private final class Choosing: UIViewController {
        var isChoosing = false
        private let field: UITextField

        init(_ field: UITextField) {
            self.field = field
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if isChoosing { field.becomeFirstResponder() }
        }
    }

    @Test("The Tab key scrolls a focusable view inside a scroll view into view")
    func nestedScrollView() {
        let outer = UIScrollView(frame: stage.window.bounds)
        outer.contentSize = CGSize(width: 400, height: 2000)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let inner = Focusable(frame: CGRect(x: 0, y: 1500, width: 400, height: 200))
        for view in [button, inner] { outer.addSubview(view) }
        stage.window.addSubview(outer)
        stage.advance(by: 0.1)
        stage.press(.keyboardTab)
        stage.press(.keyboardTab)
        stage.advance(by: 0.1)
        #expect(inner.isFirstResponder)
        #expect(outer.bounds.contains(inner.frame))
    }

    private final class Focusable: UIScrollView {
        override var canBecomeFocused: Bool { true }
    }
}
