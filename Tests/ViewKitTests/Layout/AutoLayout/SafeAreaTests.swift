import Foundation
import LayerKit
import Reporting
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("The safe area")
struct SafeAreaTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
    private let screen = UIViewController()
    private let navigation: UINavigationController

    private final class Watcher: UIView {
        var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    init() {
        navigation = UINavigationController(rootViewController: screen)
    }

    private func show() {
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
    }

    @Test("A view's safe area insets are those that overlap it, and the view is notified once per change")
    func views() {
        let watcher = Watcher(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
        let inside = UIView(frame: CGRect(x: 0, y: 4, width: 50, height: 50))
        watcher.addSubview(inside)
        screen.view.addSubview(watcher)
        #expect(watcher.changes == 0)
        show()
        #expect(watcher.safeAreaInsets.top == 14 && inside.safeAreaInsets.top == 10 && watcher.changes == 1)
        inside.frame.origin.y = -6
        #expect(inside.safeAreaInsets.top == 14, "an inset is never larger than the superview's")
        inside.frame.origin.y = 4
        watcher.frame.origin.y = 40
        #expect(watcher.safeAreaInsets.top == 4 && inside.safeAreaInsets == .zero && watcher.changes == 2)
        watcher.frame.origin.y = 50
        #expect(watcher.safeAreaInsets == .zero && watcher.changes == 3)
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(watcher.safeAreaInsets == UIEdgeInsets(top: 4, left: 5, bottom: 0, right: 0) && watcher.changes == 4)
        watcher.removeFromSuperview()
        #expect(watcher.safeAreaInsets == .zero && watcher.changes == 5)
    }

    @Test("Constraints to the guides follow the safe area, and so do the margins")
    func guides() {
        let views = (0..<3).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            views[0].topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
            views[1].topAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.topAnchor),
            views[2].topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
        ])
        show()
        #expect(views.map(\.frame.minY) == [44, 44, 44] && screen.topLayoutGuide.length == 44)
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 0, right: 16))
        screen.view.layoutMargins.left = 30
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 44, left: 30, bottom: 0, right: 16))
        navigation.isNavigationBarHidden = true
        stage.advance(by: 0)
        #expect(views.map(\.frame.minY) == [0, 0, 0] && screen.bottomLayoutGuide.length == 0)
    }

    @Test(
        "contentInsetAdjustmentBehavior sets the insets of a scroll view",
        arguments: [
            (
                UIScrollView.ContentInsetAdjustmentBehavior.automatic,
                UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
            ),
            (.never, .zero), (.always, UIEdgeInsets(top: 44, left: 9, bottom: 0, right: 0)), (.scrollableAxes, .zero),
        ])
    func behavior(behavior: UIScrollView.ContentInsetAdjustmentBehavior, inset: UIEdgeInsets) {
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = behavior
        screen.view = scroll
        screen.additionalSafeAreaInsets.left = 9
        show()
        #expect(scroll.adjustedContentInset == inset && scroll.safeAreaInsets.left == 9)
    }

    @Test("A controller can turn off the automatic insets of scroll views that don't scroll", arguments: [false, true])
    func automaticInsets(scrolls: Bool) {
        let scroll = UIScrollView()
        screen.view = scroll
        screen.automaticallyAdjustsScrollViewInsets = false
        scroll.alwaysBounceVertical = scrolls
        show()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: scrolls ? 44 : 0, left: 0, bottom: 0, right: 0))
    }

    @Test("The insets of a scroll view follow the size of its content and the settings that they depend on")
    func changingInsets() {
        let scroll = UIScrollView()
        screen.view = scroll
        screen.automaticallyAdjustsScrollViewInsets = false
        show()
        #expect(scroll.adjustedContentInset.top == 0)
        scroll.contentSize = CGSize(width: 200, height: 900)
        #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
        scroll.contentSize.height = 10
        #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
        scroll.alwaysBounceVertical = true
        #expect(scroll.adjustedContentInset.top == 44)
        scroll.alwaysBounceVertical = false
        #expect(scroll.adjustedContentInset.top == 0)
        screen.automaticallyAdjustsScrollViewInsets = true
        #expect(scroll.adjustedContentInset.top == 44)
    }

    @Test("The delegate of a scroll view is notified of changes of the adjusted insets")
    func insetNotifications() {
        final class Witness: UIScrollViewDelegate {
            var tops: [CGFloat] = []
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                tops.append(scrollView.adjustedContentInset.top)
            }
        }
        let (scroll, witness) = (UIScrollView(), Witness())
        scroll.delegate = witness
        screen.view = scroll
        show()
        #expect(witness.tops == [44])
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(witness.tops == [44, 0])
        for _ in 0..<2 { scroll.contentInset.top = 8 }
        #expect(witness.tops == [44, 0, 8])
        _ = Diagnostics.messages { scroll.contentInset.top = .nan }
        #expect(witness.tops == [44, 0, 8])
    }

    @Test("The insets of a scroll view follow its own size")
    func insetsAfterResizing() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 250))
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize = CGSize(width: 200, height: 200)
        screen.view.addSubview(scroll)
        show()
        #expect(scroll.adjustedContentInset.top == 0)
        scroll.frame.size.height = 150
        stage.advance(by: 0.1)
        #expect(scroll.adjustedContentInset.top == 44)
    }
}
