import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ControlKit

@MainActor
@Suite("UIPageViewController")
struct UIPageViewControllerTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let book = Book()

    init() throws {
        try PinnedFonts.use()
    }

    /// Shows a page view controller with the page `name`.
    private func open(
        at name: String = "A", _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        style: UIPageViewController.TransitionStyle = .scroll, spacing: CGFloat? = nil
    ) -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation,
            options: spacing.map { [.interPageSpacing: $0] })
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book[name]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 0)
        return pages
    }

    @Test("A new controller has the defaults of UIKit and reads its options")
    func defaults() {
        let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(scroll.transitionStyle == .scroll && scroll.navigationOrientation == .vertical)
        #expect(scroll.spineLocation == .none && !scroll.isDoubleSided && scroll.gestureRecognizers.isEmpty)
        #expect(scroll.viewControllers == [] && scroll.dataSource == nil && scroll.delegate == nil)

        let plain = UIPageViewController()
        #expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
        #expect(plain.spineLocation == .min && plain.gestureRecognizers.count == 1)

        let options: [UIPageViewController.OptionsKey: Any] = [
            .spineLocation: UIPageViewController.SpineLocation.max.rawValue, .interPageSpacing: 8,
        ]
        let curl = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: options)
        #expect(curl.spineLocation == .max && curl.spacing == 8)
        for wrong: Any in [-3, Double.nan, "wide"] {
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: wrong])
            #expect(pages.spacing == 0)
        }
    }

    @Test("The first page appears with the controller, and its neighbors are requested once")
    func start() {
        let pages = open()
        #expect(book.take() == ["A will appear", "A did appear"])
        #expect(book.takeQuestions() == ["before A", "after A"])
        #expect(pages.children == [book["A"]] && book["A"].view.frame.size == stage.window.bounds.size)
        #expect(book["A"].view.convert(CGPoint.zero, to: nil) == .zero)
        let frames = stage.drawnFrames
        stage.advance(by: 2)
        pages.view.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(stage.drawnFrames == frames && book.takeQuestions() == [] && !book["B"].isViewLoaded)
    }

    @Test("A page has its size when it is about to appear")
    func initialSize() {
        var sizes: [CGSize] = []
        book.onCall = { [unowned book] in if $0.hasSuffix("will appear") { sizes.append(book["A"].view.bounds.size) } }
        _ = open(spacing: 20)
        #expect(sizes == [CGSize(width: 300, height: 200)])
    }

    @Test("setViewControllers shows a page without animation and calls its completion at once")
    func setting() {
        let pages = open()
        _ = (book.take(), book.takeQuestions())
        var ends: [Bool] = []
        pages.setViewControllers([book["C"]], direction: .forward, animated: false) { ends.append($0) }
        #expect(ends == [true] && pages.pageName == "C" && pages.children == [book["C"]])
        #expect(book.take() == ["C will appear", "A will disappear", "C did appear", "A did disappear"])
        #expect(book["A"].parent == nil && book["A"].view.superview == nil)
        stage.advance(by: 0)
        #expect(book.takeQuestions() == ["before C", "after C"])

        pages.setViewControllers([book["C"]], direction: .forward, animated: true) { ends.append($0) }
        stage.advance(by: 0)
        #expect(ends == [true, true] && book.take() == [] && book.takeQuestions() == ["before C", "after C"])
        pages.setViewControllers([], direction: .forward, animated: true)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [] && pages.children.isEmpty && book.takeQuestions() == [])
        #expect(book.take() == ["C will disappear", "C did disappear"])
    }

    @Test(
        "An animated page scrolls in from its direction",
        arguments: [
            (UIPageViewController.NavigationDirection.forward, UIUserInterfaceLayoutDirection.leftToRight, true),
            (.reverse, .leftToRight, false), (.forward, .rightToLeft, false), (.reverse, .rightToLeft, true),
        ])
    func animation(
        direction: UIPageViewController.NavigationDirection, layout: UIUserInterfaceLayoutDirection, isFromRight: Bool
    ) {
        stage.direction = layout
        let pages = open()
        _ = book.take()
        var ends: [Bool] = []
        pages.setViewControllers([book["C"]], direction: direction, animated: true) { ends.append($0) }
        #expect(pages.pageName == "C")
        stage.advance(by: 0.15)
        let x = book["C"].view.convert(CGPoint.zero, to: nil).x
        #expect(isFromRight ? x > 0 && x < 300 : x < 0 && x > -300)
        #expect(ends == [] && book.take() == ["C will appear", "A will disappear"])
        stage.advance(by: 0.3)
        #expect(book["C"].view.convert(CGPoint.zero, to: nil).x == 0)
        #expect(ends == [true] && book.take() == ["C did appear", "A did disappear"])
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames && pages.children == [book["C"]])
    }

    @Test("Setting another page interrupts an animation, whose completion receives false")
    func interruption() {
        let pages = open()
        var ends: [String] = []
        pages.setViewControllers([book["B"]], direction: .forward, animated: true) { ends.append("B \($0)") }
        stage.advance(by: 0.1)
        _ = book.take()
        pages.setViewControllers([book["D"]], direction: .forward, animated: true) { ends.append("D \($0)") }
        #expect(ends == ["B false"])
        #expect(book.take() == ["B did appear", "A did disappear", "D will appear", "B will disappear"])
        stage.advance(by: 1)
        #expect(ends == ["B false", "D true"] && pages.children == [book["D"]] && pages.pageName == "D")
        #expect(book.take() == ["D did appear", "B did disappear"])
    }

    @Test("With reduced motion, pages turn without animation")
    func reducedMotion() {
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        let pages = open()
        var ends: [Bool] = []
        pages.setViewControllers([book["B"]], direction: .forward, animated: true) { ends.append($0) }
        #expect(ends == [true] && pages.pageName == "B")
        stage.advance(by: 0)
        stage.press(.keyboardPageDown)
        #expect(pages.pageName == "C")
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), forDuration: 0.2)
        #expect(pages.pageName == "D")
        stage.advance(by: 0)
        #expect(book["D"].view.convert(CGPoint.zero, to: nil).x == 0)
    }

    @Test("Without a data source, pages can't be turned; setting one requests the neighbors again")
    func dataSources() {
        let pages = open(at: "B")
        _ = book.takeQuestions()
        pages.dataSource = nil
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), forDuration: 0.2)
        stage.advance(by: 1)
        #expect(pages.pageName == "B" && book.takeQuestions() == [])
        pages.dataSource = book
        stage.advance(by: 0)
        #expect(book.takeQuestions() == ["before B", "after B"])
        stage.press(.keyboardPageDown)
        stage.advance(by: 1)
        #expect(pages.pageName == "C" && book.takeQuestions() == ["after C"])
    }

    @Test("The distance between pages is visible only while they scroll")
    func spacing() {
        let pages = open(spacing: 20)
        #expect(pages.view.clipsToBounds)
        #expect(pages.pageScrollView?.frame == CGRect(x: -10, y: 0, width: 320, height: 200))
        #expect(book["A"].view.convert(book["A"].view.bounds, to: nil) == stage.window.bounds)
        stage.pressPointer(at: CGPoint(x: 250, y: 100))
        for x in [230.0, 130] { stage.movePointer(to: CGPoint(x: x, y: 100)) }
        #expect(book["A"].view.convert(CGPoint.zero, to: nil).x == -100)
        #expect(book["B"].view.convert(CGPoint.zero, to: nil).x == 220)
        stage.releasePointer(at: CGPoint(x: 130, y: 100))
    }

    @Test("Pages follow the size of the window and have the safe area of the controller")
    func layout() {
        let pages = open()
        stage.window.rootViewController = nil
        let navigation = UINavigationController(rootViewController: pages)
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        let page = book["A"]
        #expect(page.view.safeAreaInsets == pages.view.safeAreaInsets && page.view.safeAreaInsets.top > 0)
        stage.press(.keyboardPageDown)
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 200, height: 300))
        stage.advance(by: 0)
        #expect(pages.pageName == "B" && page.view.superview == nil)
        #expect(book["B"].view.convert(book["B"].view.bounds, to: nil) == stage.window.bounds)
        #expect(page.view.safeAreaInsets == .zero && book["B"].view.safeAreaInsets.top > 0)
    }

    @Test("A page control shows the current page and turns to the next one")
    func pageControl() throws {
        book.count = 4
        let pages = open()
        let control = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 4 && control.currentPage == 0 && book["A"].view.frame.height == 163)
        // The last dot is three pages away, but the data source only provides the next page.
        stage.click(at: CGPoint(x: 175, y: 182))
        stage.advance(by: 1)
        #expect(pages.pageName == "B" && control.currentPage == 1)
        pages.setViewControllers([book["D"]], direction: .forward, animated: false)
        stage.advance(by: 0)
        #expect(control.currentPage == 3)
        stage.press(.keyboardPageUp)
        stage.advance(by: 1)
        #expect(control.currentPage == 2)
        book.count = 0
        pages.dataSource = book
        stage.advance(by: 0)
        #expect(control.superview == nil && book["C"].view.frame.height == 200)
    }

    @Test("There is no page control for vertical or curling pages", arguments: [true, false])
    func noPageControl(isVertical: Bool) {
        book.count = 4
        let pages = open(isVertical ? .vertical : .horizontal, style: isVertical ? .scroll : .pageCurl)
        #expect(!pages.view.subviews.contains { $0 is UIPageControl } && book["A"].view.frame.height == 200)
    }

    @Test("Setting more than one page is reported, and setting a controller that contains the pages is rejected")
    func badPages() {
        let pages = open()
        let host = UIViewController()
        stage.window.rootViewController = host
        host.addChild(pages)
        host.view.addSubview(pages.view)
        pages.didMove(toParent: host)
        let messages = Messages.during {
            pages.setViewControllers([book["B"], book["C"]], direction: .forward, animated: false)
        }
        #expect(messages.count == 1 && pages.pageName == "B" && book["C"].parent == nil)
        var ends: [Bool] = []
        let rejections = Messages.during {
            pages.setViewControllers([host], direction: .forward, animated: false) { ends.append($0) }
        }
        #expect(rejections.count == 1 && ends == [false] && pages.pageName == "B")
    }

    @Test("A page that moves to another container disappears from this one")
    func lostPage() {
        let pages = open()
        let other = UIViewController()
        other.addChild(book["A"])
        pages.view.setNeedsLayout()
        stage.advance(by: 0)
        #expect(pages.viewControllers == [] && book["A"].view.superview == nil)
        pages.setViewControllers([book["A"]], direction: .forward, animated: false)
        stage.advance(by: 0)
        #expect(pages.pageName == "A" && book["A"].view.window != nil && other.children.isEmpty)
    }

    @Test("Leaving the window ends a page turn, and the controller is released")
    func leaving() {
        weak var released: UIPageViewController?
        var ends: [Bool] = []
        func leave() {
            let pages = open()
            released = pages
            pages.setViewControllers([book["B"]], direction: .forward, animated: true) { ends.append($0) }
            stage.advance(by: 0.1)
            _ = book.take()
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 1)
        }
        leave()
        #expect(ends == [false] && released == nil)
        #expect(book.take() == ["B did appear", "A did disappear", "B will disappear", "B did disappear"])
    }
}
