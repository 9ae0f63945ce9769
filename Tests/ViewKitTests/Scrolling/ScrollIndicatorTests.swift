import Foundation
import StageKit
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

    @Test("The bar is wider under the pointer, and stays while the pointer is there")
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

    @Test(
        "Dragging the bar moves the content by the part of the way, to both ends, and nothing drags the content itself")
    func drag() {
        stage.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 1))
        stage.advance(by: 0.1)
        // The track is 200 points, the bar 36: 164 points of way for 1854 of content.
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

    @Test("A bar does not move content that the user may not scroll")
    func locked() {
        view.flashScrollIndicators()
        view.setScrollingLocked(true, by: stage)
        stage.drag(from: CGPoint(x: 95, y: 20), to: CGPoint(x: 95, y: 120))
        #expect(view.contentOffset.y == 0)
    }
}
