import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIRefreshControl", .serialized)
struct UIRefreshControlTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let refresh = UIRefreshControl()
    private let asked = Counter()

    private final class Counter {
        var count = 0
    }

    init() {
        view.contentSize = CGSize(width: 200, height: 1000)
        view.refreshControl = refresh
        refresh.addAction(UIAction { [asked] _ in asked.count += 1 }, for: .valueChanged)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
    }

    private func press(from start: CGPoint, to end: CGPoint) {
        stage.window.handle(.pointerPressed(start))
        for step in 1...10 {
            stage.advance(by: 0.01)
            let part = CGFloat(step) / 10
            stage.window.handle(
                .pointerMoved(CGPoint(x: start.x, y: start.y + (end.y - start.y) * part)))
        }
    }

    private func release(at point: CGPoint) {
        stage.window.handle(.pointerReleased(point))
        stage.advance(by: 2)
    }

    @Test(
        "At the top, keys don't pull the content",
        arguments: [UIKeyboardHIDUsage.keyboardHome, .keyboardPageUp, .keyboardUpArrow])
    func keys(key: UIKeyboardHIDUsage) {
        for _ in 0..<3 {
            _ = view.scroll(by: key)
            stage.advance(by: 0.1)
        }
        #expect(view.contentOffset.y == 0 && asked.count == 0 && !refresh.isRefreshing)
    }

    @Test("A long pull refreshes once and insets the content until refreshing ends")
    func pull() {
        #expect(refresh.isHidden)
        press(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 190))
        #expect(asked.count == 1)
        #expect(refresh.isRefreshing)
        #expect(view.contentOffset.y < -55)
        release(at: CGPoint(x: 100, y: 190))
        #expect(view.contentOffset.y == -60)
        #expect(refresh.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        #expect(view.adjustedContentInset.top == 60)
        #expect(asked.count == 1)
        refresh.endRefreshing()
        stage.advance(by: 1)
        #expect(view.contentOffset.y == 0)
        #expect(view.adjustedContentInset.top == 0)
        #expect(refresh.isHidden)
    }

    @Test("A short pull returns without refreshing")
    func shortPull() {
        press(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 60))
        #expect(!refresh.isHidden)
        release(at: CGPoint(x: 100, y: 60))
        #expect(asked.count == 0)
        #expect(view.contentOffset.y == 0)
    }

    @Test("Content that fits in the scroll view can be pulled")
    func fittingContent() {
        view.contentSize = CGSize(width: 200, height: 50)
        stage.advance(by: 0.1)
        press(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 190))
        #expect(asked.count == 1)
        release(at: CGPoint(x: 100, y: 190))
    }

    private func wheel(_ distance: CGFloat, pause: TimeInterval = 0.05) {
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: distance))
        stage.advance(by: pause)
    }

    @Test("The wheel refreshes only if it starts at the top and pulls far enough")
    func wheel() {
        for _ in 0..<12 { wheel(-30) }
        #expect(asked.count == 1)
        stage.advance(by: 2)
        #expect(view.contentOffset.y == -60)
        refresh.endRefreshing()
        stage.advance(by: 1)
        wheel(-60)
        #expect(view.contentOffset.y < -10)
        stage.advance(by: 2)
        #expect(view.contentOffset.y == 0)
        #expect(asked.count == 1)
        // Wheel events that begin further down stop at the top.
        wheel(300)
        stage.advance(by: 1)
        for _ in 0..<30 { wheel(-40) }
        #expect(view.contentOffset.y == 0)
        #expect(asked.count == 1)
    }

    @Test("F5 and Ctrl+R refresh if the view contains the focus, once while held")
    func keys() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        view.addSubview(button)
        stage.press(.keyboardF5)
        #expect(asked.count == 0)
        stage.press(.keyboardTab)
        #expect(button.isFirstResponder)
        stage.press(.keyboardF5)
        #expect(asked.count == 1)
        stage.advance(by: 1)
        #expect(view.contentOffset.y == -60)
        refresh.endRefreshing()
        stage.press(.keyboardR, characters: "r", modifiers: .control)
        #expect(asked.count == 2)
        refresh.endRefreshing()
        refresh.isEnabled = false
        stage.press(.keyboardF5)
        #expect(asked.count == 2)
    }

    @Test("The app can begin and end refreshing without an event; scrolled content does not move")
    func byTheApp() {
        view.contentOffset.y = 400
        refresh.beginRefreshing()
        stage.advance(by: 1)
        #expect(view.contentOffset.y == 400)
        #expect(asked.count == 0)
        #expect(refresh.accessibilityLabel == "Refreshing")
        #expect(refresh.isAccessibilityElement)
        refresh.endRefreshing()
        #expect(!refresh.isAccessibilityElement)
        refresh.endRefreshing()
        stage.advance(by: 1)
        #expect(view.contentOffset.y == 400)
    }

    @Test("With reduced motion, the content moves immediately")
    func lessMotion() {
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        refresh.beginRefreshing()
        #expect(view.contentOffset.y == -60)
        refresh.endRefreshing()
        #expect(view.contentOffset.y == 0)
    }

    @Test("Removing the control removes its inset; another control can replace it")
    func replacement() {
        refresh.beginRefreshing()
        stage.advance(by: 1)
        view.refreshControl = nil
        stage.advance(by: 1)
        #expect(view.contentOffset.y == 0)
        #expect(refresh.superview == nil)
        view.refreshControl = UIRefreshControl()
        stage.advance(by: 0.1)
        #expect(view.refreshControl?.superview === view)
    }

    @Test("Below a bar, the spinner is in the middle of the gap between the bar and the content")
    func belowBar() {
        let controller = UIViewController()
        controller.view = view
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        let bar = view.safeAreaInsets.top
        func middle() -> CGFloat { refresh.convert(refresh.bounds, to: nil).midY }

        refresh.beginRefreshing()
        stage.advance(by: 1)

        #expect(bar > 40 && view.contentOffset.y == -bar - 60 && middle() == bar + 30)
        view.contentOffset.y = -bar - 100
        #expect(middle() == bar + 50 && !refresh.isHidden)
    }
}
