import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Page turns by the user")
struct PageTurnTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let book = Book()

    init() throws {
        try PinnedFonts.use()
    }

    private func open(
        at name: String, _ orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book[name]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 0)
        _ = (book.take(), book.takeQuestions())
        return pages
    }

    /// Presses at the first position and drags through the others, without releasing.
    private func drag(_ positions: CGFloat...) {
        stage.pressPointer(at: CGPoint(x: positions[0], y: 100))
        for x in positions.dropFirst() { stage.movePointer(to: CGPoint(x: x, y: 100)) }
    }

    /// Holds the pointer still, so that it has no velocity, and releases it.
    private func release(at x: CGFloat) {
        stage.advance(by: 0.5)
        stage.releasePointer(at: CGPoint(x: x, y: 100))
        stage.advance(by: 1)
    }

    @Test("A drag turns the page, with the callbacks in order")
    func completedDrag() {
        let pages = open(at: "A")
        drag(250, 230, 130)
        #expect(book.take() == ["turn to B", "B will appear", "A will disappear"] && pages.pageName == "A")
        #expect(pages.children == [book["A"], book["B"]])
        stage.movePointer(to: CGPoint(x: 40, y: 100))
        release(at: 40)
        #expect(book.take() == ["B did appear", "A did disappear", "turned from A"] && pages.pageName == "B")
        #expect(pages.children == [book["B"]] && book["A"].view.superview == nil)
        #expect(book.takeQuestions() == ["after B"], "the page before B is known")
        let frames = stage.drawnFrames
        stage.advance(by: 2)
        #expect(stage.drawnFrames == frames)
    }

    @Test("A drag of less than half a page returns to the current page")
    func cancelledDrag() {
        let pages = open(at: "A")
        drag(250, 230, 130)
        _ = book.take()
        release(at: 130)
        #expect(
            book.take() == [
                "A will appear", "B will disappear", "A did appear", "B did disappear", "returned from A",
            ])
        #expect(pages.pageName == "A" && pages.children == [book["A"]] && book.takeQuestions() == [])
        #expect(pages.pageScrollView?.contentOffset == CGPoint(x: 300, y: 0))
    }

    @Test("A drag that reverses its direction returns from one neighbor and turns to the other")
    func reversal() {
        let pages = open(at: "B")
        drag(150, 130, 60)
        #expect(book.take() == ["turn to C", "C will appear", "B will disappear"])
        stage.movePointer(to: CGPoint(x: 280, y: 100))
        #expect(
            book.take() == [
                "B will appear", "C will disappear", "B did appear", "C did disappear", "returned from B", "turn to A",
                "A will appear", "B will disappear",
            ])
        #expect(book["A"].view.window != nil && book["C"].view.window == nil)
        release(at: 295)
        #expect(book.take() == ["A did appear", "B did disappear", "turned from B"] && pages.pageName == "A")
    }

    @Test("A drag beyond the last page bounces without callbacks")
    func bounce() {
        let pages = open(at: "D")
        drag(250, 230, 130)
        #expect(book["D"].view.convert(CGPoint.zero, to: nil).x < 0 && book.take() == [])
        release(at: 130)
        #expect(book["D"].view.convert(CGPoint.zero, to: nil).x == 0 && book.take() == [] && pages.pageName == "D")
    }

    @Test("A second drag continues from the page that the first one is about to reach")
    func quickDrags() {
        let pages = open(at: "A")
        stage.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 60, y: 100), forDuration: 0.15)
        #expect(book.take() == ["turn to B", "B will appear", "A will disappear"])
        let before = book["B"].view.convert(CGPoint.zero, to: nil).x
        drag(290, 270)
        #expect(pages.pageName == "B" && abs(book["B"].view.convert(CGPoint.zero, to: nil).x - before) < 1)
        for x in [200.0, 2] { stage.movePointer(to: CGPoint(x: x, y: 100)) }
        release(at: 2)
        #expect(pages.pageName == "C")
        #expect(pages.children == [book["C"]])
    }

    @Test("In a right-to-left layout, a drag to the right turns to the next page")
    func mirroredDrag() {
        stage.direction = .rightToLeft
        let pages = open(at: "A")
        stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100), forDuration: 0.2)
        stage.advance(by: 1)
        #expect(pages.pageName == "B")
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), forDuration: 0.2)
        stage.advance(by: 1)
        #expect(pages.pageName == "A")
    }

    @Test("Vertical pages follow vertical drags")
    func verticalDrag() {
        let pages = open(at: "A", .vertical)
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), forDuration: 0.2)
        stage.advance(by: 1)
        #expect(pages.pageName == "A" && book.take() == [])
        stage.drag(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 20), forDuration: 0.2)
        stage.advance(by: 1)
        #expect(pages.pageName == "B" && pages.pageScrollView?.contentOffset == CGPoint(x: 0, y: 200))
    }

    @Test(
        "Horizontal and vertical wheel events turn horizontal pages",
        arguments: [CGVector(dx: 60, dy: 0), CGVector(dx: 0, dy: 60)])
    func wheel(step: CGVector) {
        let pages = open(at: "A")
        stage.scroll(at: CGPoint(x: 150, y: 100), by: step)
        #expect(book.take() == ["turn to B", "B will appear", "A will disappear"])
        stage.advance(by: 1)
        #expect(book.take() == ["B did appear", "A did disappear", "turned from A"] && pages.pageName == "B")
        stage.scroll(at: CGPoint(x: 150, y: 100), by: CGVector(dx: -10, dy: 0))
        stage.advance(by: 1)
        #expect(pages.pageName == "B" && book.take().last == "returned from B")
        stage.scroll(at: CGPoint(x: 150, y: 100), by: CGVector(dx: 1000, dy: 0))
        #expect(pages.pageName == "C", "one page for each frame")
    }

    @Test(
        "Keys turn pages",
        arguments: [
            ("B", UIKeyboardHIDUsage.keyboardPageDown, "C", "C"), ("B", .keyboardPageUp, "A", "A"),
            ("B", .keyboardRightArrow, "C", "A"), ("B", .keyboardLeftArrow, "A", "C"),
            ("A", .keyboardLeftArrow, "A", "B"), ("D", .keyboardPageDown, "D", "D"),
            ("B", .keyboardDownArrow, "B", "B"),
        ])
    func keys(start: String, key: UIKeyboardHIDUsage, end: String, mirroredEnd: String) {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            stage.direction = direction
            let pages = open(at: start)
            stage.press(key)
            stage.advance(by: 1)
            #expect(pages.pageName == (direction == .leftToRight ? end : mirroredEnd))
            stage.window.rootViewController = nil
        }
    }

    @Test("Up and down arrows turn vertical pages, and each press of a held key turns one page")
    func repeatedKeys() {
        let pages = open(at: "A", .vertical)
        stage.press(.keyboardDownArrow)
        stage.advance(by: 0.05)
        stage.press(.keyboardDownArrow)
        let turns = book.take().filter { $0.hasPrefix("turn") }
        #expect(turns == ["turn to B", "turned from A, interrupted", "turn to C"])
        stage.advance(by: 1)
        #expect(pages.pageName == "C")
        stage.press(.keyboardUpArrow)
        stage.advance(by: 1)
        #expect(pages.pageName == "B")
    }

    @Test("A scroll view in the page receives keys first")
    func keysOfThePage() {
        let pages = open(at: "A")
        let content = UIScrollView(frame: book["A"].view.bounds)
        content.contentSize = CGSize(width: 300, height: 400)
        book["A"].view.addSubview(content)
        stage.advance(by: 0)
        for offset in [160.0, 200] {
            stage.press(.keyboardPageDown)
            stage.advance(by: 1)
            #expect(content.contentOffset.y == offset && pages.pageName == "A")
        }
        stage.press(.keyboardPageDown)
        stage.advance(by: 1)
        #expect(pages.pageName == "B")
    }

    @Test("Moving the focus inside a page doesn't move the pages")
    func focus() {
        let pages = open(at: "A")
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 220, y: 150, width: 80, height: 50)
        button.setTitle("Next", for: .normal)
        book["A"].view.addSubview(button)
        stage.press(.keyboardTab)
        #expect(stage.window.focusedView === button)
        #expect(pages.pageScrollView?.contentOffset.x == 300 && book.take() == [])
        stage.press(.keyboardRightArrow)
        stage.advance(by: 1)
        #expect(pages.pageName == "B")
    }

    @Test("During a page turn, a navigation bar and its large title follow the current page, and then the new page")
    func navigationBar() {
        let pages = open(at: "A")
        stage.window.rootViewController = nil
        let navigation = UINavigationController(rootViewController: pages)
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        let scrollViews = ["A", "B"].map { name in
            let scrollView = UIScrollView(frame: stage.window.bounds)
            scrollView.contentSize = CGSize(width: 300, height: 900)
            book[name].view.addSubview(scrollView)
            return scrollView
        }
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        let height = bar.frame.height
        scrollViews[0].contentOffset.y = 100
        stage.advance(by: 0)
        #expect(bar.layer.backgroundColor != nil && bar.frame.height < height)
        pages.setViewControllers([book["B"]], direction: .forward, animated: true)
        stage.advance(by: 0.05)
        #expect(scrollViews.allSatisfy { $0.window != nil })
        #expect(bar.layer.backgroundColor != nil && bar.frame.height < height)
        stage.advance(by: 2)
        #expect(pages.pageName == "B" && bar.layer.backgroundColor == nil && bar.frame.height == height)
    }

    @Test("Pages don't turn while scrolling is disabled; otherwise, the scroll view calls its delegate")
    func scrollView() throws {
        let pages = open(at: "A")
        let scrollView = try #require(pages.pageScrollView)
        let follower = Follower()
        scrollView.delegate = follower
        #expect(scrollView.isPagingEnabled && scrollView.contentOffset.x == 300)
        scrollView.isScrollEnabled = false
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), forDuration: 0.2)
        stage.press(.keyboardPageDown)
        stage.scroll(at: CGPoint(x: 150, y: 100), by: CGVector(dx: 60, dy: 0))
        stage.advance(by: 1)
        #expect(pages.pageName == "A" && follower.calls == [])
        scrollView.isScrollEnabled = true
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), forDuration: 0.2)
        stage.advance(by: 1)
        #expect(pages.pageName == "B" && scrollView.contentOffset.x == 300)
        #expect(follower.calls == ["begin", "release", "end", "stop"] && follower.farthest > 500)
        #expect(follower.nearest == 300, "new neighbors don't move the content")
    }

    @Test(
        "A page that is set in a callback replaces the turning pages",
        arguments: [
            "turn to B", "B will appear", "A will disappear", "B did appear", "A did disappear", "turned from A",
        ], [true, false])
    func reentrancy(call: String, animated: Bool) {
        let pages = open(at: "A")
        var all: [String] = []
        book.onCall = { [unowned book] in
            all.append($0)
            guard $0 == call else { return }
            pages.setViewControllers([book["D"]], direction: .forward, animated: animated)
        }
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), forDuration: 0.2)
        stage.advance(by: 2)
        #expect(pages.pageName == "D" && pages.children == [book["D"]] && book["D"].view.window != nil)
        #expect(book["D"].view.convert(CGPoint.zero, to: nil) == .zero)
        func last(_ name: String) -> String? { all.last { $0.hasPrefix(name) } }
        #expect(last("D ") == "D did appear" && last("A ") == "A did disappear")
        #expect(last("B ") == nil || last("B ") == "B did disappear")
        #expect(["A", "B"].allSatisfy { book[$0].parent == nil && book[$0].viewIfLoaded?.superview == nil })
    }

    @Test("A completion that starts another page turn is called once, and leaves no page behind")
    func completionStartsTurn() {
        let pages = open(at: "A")
        var ends: [String] = []
        pages.setViewControllers([book["B"]], direction: .forward, animated: true) { [book] isFinished in
            ends.append("B \(isFinished)")
            pages.setViewControllers([book["C"]], direction: .forward, animated: true) { ends.append("C \($0)") }
        }
        stage.advance(by: 0.1)
        pages.setViewControllers([book["D"]], direction: .forward, animated: true) { ends.append("D \($0)") }
        stage.advance(by: 2)
        #expect(ends == ["B false", "C false", "D true"])
        #expect(pages.pageName == "D" && pages.children == [book["D"]])
        #expect(book["C"].viewIfLoaded?.superview == nil)
    }

    @Test("View controllers inside a page receive the appearance callbacks of a presentation over the pages")
    func innerScreens() {
        let inner = BookPage("inner", book)
        let pages = open(at: "A")
        let page = UINavigationController(rootViewController: inner)
        pages.setViewControllers([page], direction: .forward, animated: false)
        stage.advance(by: 0)
        _ = book.take()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        pages.present(cover, animated: false)
        stage.advance(by: 0.1)
        pages.dismiss(animated: false)
        stage.advance(by: 0.1)
        #expect(
            book.take() == [
                "inner will disappear", "inner did disappear", "inner will appear", "inner did appear",
            ])
    }

    @Test("Pages wrap around if the data source is endless, and so does the page control")
    func endless() throws {
        book.isEndless = true
        book.count = 4
        let pages = open(at: "D")
        stage.press(.keyboardPageDown)
        stage.advance(by: 1)
        let control = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(pages.pageName == "A" && control.currentPage == 0)
        stage.press(.keyboardPageUp)
        stage.advance(by: 1)
        #expect(pages.pageName == "D" && control.currentPage == 3)
    }
}

/// Records the delegate calls and the range of offsets of a scroll view.
@MainActor
private final class Follower: UIScrollViewDelegate {
    var calls: [String] = []
    /// The largest horizontal offset.
    var farthest: CGFloat = 0
    /// The smallest horizontal offset.
    var nearest = CGFloat.infinity

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        farthest = max(farthest, scrollView.contentOffset.x)
        nearest = min(nearest, scrollView.contentOffset.x)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { calls.append("release") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { calls.append("end") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("stop") }
}
