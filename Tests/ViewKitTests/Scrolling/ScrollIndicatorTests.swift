import Foundation
import StageKit
import TestSupport
import Testing

@testable import ViewKit

@MainActor
@Suite("Scroll indicators")
struct ScrollIndicatorTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 206))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 206))

    init() {
        view.contentSize = CGSize(width: 100, height: 2060)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
    }

    private var bar: UIView? { view.subviews.first { $0 is ScrollIndicator && !$0.isHidden } }

    @Test("The bar widens under the pointer and stays while the pointer is there")
    func hover() {
        stage.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 1))
        #expect(bar?.frame.width == 4)
        stage.window.handle(.pointerMoved(CGPoint(x: 95, y: 20)))
        stage.advance(by: 3)
        #expect(bar?.frame.width == 8)
        stage.window.handle(.pointerMoved(CGPoint(x: 20, y: 20)))
        stage.advance(by: 0.5)
        #expect(bar?.frame.width == 4)
        stage.advance(by: 2)
        #expect(bar == nil)
    }

    @Test("The insets of an indicator shorten its track")
    func insets() {
        stage.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 1))
        let full = bar?.frame ?? .zero
        view.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 7)
        #expect(view.horizontalScrollIndicatorInsets == view.verticalScrollIndicatorInsets)
        #expect(bar?.frame.maxX == full.maxX - 7 && bar?.frame.minY ?? 0 >= full.minY + 49)
        let messages = Messages.during {
            view.verticalScrollIndicatorInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        }
        #expect(messages.count == 1 && view.verticalScrollIndicatorInsets.top == 50)
    }

    @Test(
        "Dragging the bar scrolls in proportion, to both ends, without dragging the content")
    func drag() {
        stage.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 1))
        stage.advance(by: 0.1)
        // The track is 200 points long and the bar is 36, so 164 points of travel scroll 1854 points of content.
        stage.window.handle(.pointerPressed(CGPoint(x: 95, y: 20)))
        let start = view.contentOffset.y
        stage.window.handle(.pointerMoved(CGPoint(x: 95, y: 20 + 82)))
        #expect(abs(view.contentOffset.y - start - 927) <= 1)
        #expect(!view.isDragging)
        stage.window.handle(.pointerMoved(CGPoint(x: 95, y: 900)))
        #expect(view.contentOffset.y == 1854)
        stage.window.handle(.pointerMoved(CGPoint(x: 10, y: -900)))
        #expect(view.contentOffset.y == 0)
        stage.window.handle(.pointerReleased(CGPoint(x: 10, y: 0)))
        stage.advance(by: 3)
        #expect(bar == nil)
    }

    private func move(_ x: CGFloat, _ y: CGFloat) {
        stage.window.handle(.pointerMoved(CGPoint(x: x, y: y)))
    }

    @Test("The bar appears when the pointer approaches its edge and hides after the pointer leaves")
    func nearness() {
        move(60, 100)
        stage.advance(by: 0.1)
        #expect(bar == nil)
        move(80, 100)
        stage.advance(by: 5)
        #expect(bar?.frame.width == 4)
        let drawn = stage.drawnFrames
        stage.advance(by: 5)
        #expect(stage.drawnFrames == drawn && stage.window.nextDeadline == nil, "a bar that stays costs no frame")

        move(60, 100)
        stage.advance(by: 0.7)
        #expect(bar != nil)
        stage.advance(by: 1)
        #expect(bar == nil)

        move(80, 100)
        stage.advance(by: 0.1)
        stage.window.handle(.pointerMoved(nil))
        stage.advance(by: 2)
        #expect(bar == nil)
    }

    @Test("No bar appears if nothing scrolls, indicators are off or scrolling is disabled")
    func absence() {
        func comes() -> Bool {
            move(20, 100)
            move(95, 100)
            stage.advance(by: 0.1)
            defer {
                stage.window.handle(.pointerMoved(nil))
                stage.advance(by: 3)
            }
            return bar != nil
        }
        #expect(comes())
        view.showsVerticalScrollIndicator = false
        #expect(!comes())
        view.showsVerticalScrollIndicator = true
        view.isScrollEnabled = false
        #expect(!comes())
        view.isScrollEnabled = true
        view.setScrollingLocked(true, by: stage)
        #expect(!comes())
        view.setScrollingLocked(false, by: stage)
        view.contentSize.height = 100
        #expect(!comes())
    }

    @Test("A view removed while the pointer is near its bar returns without the bar")
    func removal() {
        move(95, 100)
        stage.advance(by: 0.1)
        #expect(bar != nil)
        view.removeFromSuperview()
        stage.window.handle(.pointerMoved(nil))
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(bar == nil)
    }

    @Test("A click on the track scrolls by a page; holding the button scrolls until the bar reaches the pointer")
    func paging() {
        // A page is 40 points less than the height.
        stage.click(at: CGPoint(x: 95, y: 150))
        #expect(view.contentOffset.y == 166)
        stage.advance(by: 2)
        #expect(view.contentOffset.y == 166)
        stage.click(at: CGPoint(x: 95, y: 5))
        #expect(view.contentOffset.y == 0)

        stage.window.handle(.pointerPressed(CGPoint(x: 95, y: 100)))
        #expect(view.contentOffset.y == 166)
        stage.advance(by: 0.39)
        #expect(view.contentOffset.y == 166)
        stage.advance(by: 0.02)
        #expect(view.contentOffset.y == 332)
        stage.advance(by: 5)
        // Five pages are 830 points. The bar of 36 points is at 3 + 164 * 830 / 1854 = 76, so this page is the first to
        // reach 100.
        #expect(view.contentOffset.y == 830)
        stage.window.handle(.pointerReleased(CGPoint(x: 95, y: 100)))
        stage.advance(by: 3)
        #expect(view.contentOffset.y == 830)
    }

    @Test("The track is shown under the pointer, and content next to it still receives clicks")
    func track() throws {
        let button = UIButton(frame: CGRect(x: 60, y: 90, width: 26, height: 20))
        var clicks = 0
        button.addAction(UIAction { _ in clicks += 1 }, for: .primaryActionTriggered)
        view.addSubview(button)
        let track = try #require(view.subviews.first { $0 !== button && !($0 is ScrollIndicator) })
        stage.click(at: CGPoint(x: 80, y: 100))
        stage.advance(by: 0.2)
        #expect(clicks == 1 && bar != nil && track.isHidden)
        move(95, 100)
        stage.advance(by: 0.2)
        #expect(!track.isHidden && track.frame == CGRect(x: 89, y: 3, width: 8, height: 200))
        move(50, 100)
        stage.advance(by: 0.2)
        #expect(track.isHidden)
    }

    @Test("The bar does not scroll content if scrolling is disabled")
    func locked() {
        view.flashScrollIndicators()
        view.setScrollingLocked(true, by: stage)
        stage.drag(from: CGPoint(x: 95, y: 20), to: CGPoint(x: 95, y: 120))
        #expect(view.contentOffset.y == 0)
    }

    @Test("The bar stays inside the safe area, and can be dragged along its whole track")
    func safeArea() throws {
        let controller = UIViewController()
        controller.view = view
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        #expect(view.contentOffset.y == -40)

        view.flashScrollIndicators()
        #expect(try #require(bar).frame.minY - view.contentOffset.y == 43)
        stage.drag(from: CGPoint(x: 95, y: 50), to: CGPoint(x: 95, y: 200))
        stage.advance(by: 0.1)

        #expect(abs(view.contentOffset.y - 1874) < 0.001)
        #expect(try #require(bar).frame.maxY - view.contentOffset.y == 206 - 23)
    }
}
