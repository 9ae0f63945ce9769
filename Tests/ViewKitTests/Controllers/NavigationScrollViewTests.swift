import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests the bar above a page whose scroll view changes after the page has appeared, in a window of 400 x 300 points.
/// The bar's row is 44 points high, and a large title 52 points.
@MainActor
@Suite("Scroll views of navigation bars")
struct NavigationScrollViewTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let page = UIViewController()
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }
    private var hasBackground: Bool { bar.layer.backgroundColor != nil }

    init() {
        navigation = UINavigationController(rootViewController: page)
        page.title = "Title"
    }

    private func show() {
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
    }

    private func makeScrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scroll.contentSize = CGSize(width: 400, height: 900)
        return scroll
    }

    @Test("The bar follows a scroll view that is added, replaced or removed later, at any depth")
    func background() {
        show()
        let (container, first, second) = (UIView(frame: page.view.bounds), makeScrollView(), makeScrollView())
        page.view.addSubview(container)
        stage.advance(by: 0)
        container.addSubview(first)
        stage.advance(by: 0)
        #expect(!hasBackground)
        first.contentOffset.y = 100
        #expect(hasBackground)
        first.removeFromSuperview()
        container.addSubview(second)
        stage.advance(by: 0)
        #expect(!hasBackground)
        second.contentOffset.y = 100
        #expect(hasBackground)
        first.contentOffset.y = -500
        #expect(hasBackground, "the bar no longer follows the first scroll view")
        second.removeFromSuperview()
        stage.advance(by: 0)
        #expect(!hasBackground)
    }

    @Test("A large title follows a later scroll view, and expands above content at its top and without a scroll view")
    func largeTitle() {
        bar.prefersLargeTitles = true
        show()
        var scroll = makeScrollView()
        for _ in 0..<2 {
            page.view.addSubview(scroll)
            stage.advance(by: 0)
            #expect(bar.frame.height == 96 && scroll.contentOffset.y == -96)
            scroll.contentOffset.y = -44
            stage.advance(by: 0)
            #expect(bar.frame.height == 44)
            scroll.removeFromSuperview()
            scroll = makeScrollView()
        }
        stage.advance(by: 0)
        #expect(bar.frame.height == 96)
    }

    @Test("A large title expands above a scrolled scroll view that doesn't extend under the bar", arguments: [44, 70])
    func pinned(offset: CGFloat) {
        bar.prefersLargeTitles = true
        let (scroll, pinned) = (makeScrollView(), makeScrollView())
        page.view.addSubview(scroll)
        show()
        scroll.contentOffset.y = -offset
        stage.advance(by: 0)
        #expect(bar.frame.height == offset)
        scroll.removeFromSuperview()
        pinned.frame = CGRect(x: 0, y: 96, width: 400, height: 204)
        pinned.contentOffset.y = 50
        page.view.addSubview(pinned)
        stage.advance(by: 0)
        #expect(bar.frame.height == 96 && pinned.contentOffset.y == 50)
    }

    @Test("The bar follows the scroll view in a paging scroll view, but not one below another navigation bar")
    func nested() throws {
        let (pages, inside) = (makeScrollView(), makeScrollView())
        pages.isPagingEnabled = true
        page.view.addSubview(pages)
        show()
        pages.contentOffset.y = 100
        #expect(hasBackground, "a paging scroll view without another one inside counts")
        pages.contentOffset.y = -pages.adjustedContentInset.top
        pages.addSubview(inside)
        stage.advance(by: 0)
        #expect(!hasBackground)
        inside.contentOffset.y = 50
        #expect(hasBackground)
        inside.contentOffset.y = -inside.adjustedContentInset.top
        #expect(!hasBackground)
        pages.removeFromSuperview()

        let inner = UINavigationController(rootViewController: UIViewController())
        let scroll = makeScrollView()
        try #require(inner.topViewController).view.addSubview(scroll)
        page.addChild(inner)
        inner.view.frame = page.view.bounds
        page.view.addSubview(inner.view)
        inner.didMove(toParent: page)
        stage.advance(by: 0)
        scroll.contentOffset.y = 100
        #expect(!hasBackground && inner.navigationBar.layer.backgroundColor != nil)
        inner.isNavigationBarHidden = true
        stage.advance(by: 0)
        #expect(hasBackground)
    }

    @Test("setContentScrollView(_:for:) chooses the scroll view")
    func contentScrollView() {
        let (rear, front) = (makeScrollView(), makeScrollView())
        for scroll in [rear, front] { page.view.addSubview(scroll) }
        show()
        front.contentOffset.y = 100
        #expect(!hasBackground)
        page.setContentScrollView(front, for: .leading)
        #expect(!hasBackground && page.contentScrollView(for: .top) == nil)
        page.setContentScrollView(front, for: [.top, .bottom])
        #expect(hasBackground && page.contentScrollView(for: .top) === front)
        #expect(page.contentScrollView(for: .bottom) == nil)
        page.setContentScrollView(nil, for: .top)
        #expect(!hasBackground)
    }
}
