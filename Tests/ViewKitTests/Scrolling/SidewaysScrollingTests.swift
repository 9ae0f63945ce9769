import Foundation
import StageKit
import Testing
import ViewKit

/// Tests the wheel and keys in content that only scrolls horizontally.
@MainActor
@Suite("Horizontal scrolling")
struct SidewaysScrollingTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let middle = CGPoint(x: 100, y: 50)

    init() {
        view.contentSize = CGSize(width: 1000, height: 100)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
    }

    private func turn(_ dy: CGFloat, dx: CGFloat = 0) -> CGFloat {
        stage.scroll(at: middle, by: CGVector(dx: dx, dy: dy))
        return view.contentOffset.x
    }

    @Test("A vertical wheel scrolls the content to both ends; a horizontal one scrolls in its own direction")
    func wheel() {
        #expect(turn(50) == 50)
        #expect(turn(-20) == 30)
        #expect(turn(0, dx: 100) == 130)
        #expect(turn(90, dx: -30) == 100)
        #expect(turn(5000) == 800)
        #expect(turn(10) == 800)
        #expect(turn(-5000) == 0 && view.contentOffset.y == 0)
    }

    @Test("In a right-to-left layout, the wheel and keys scroll forward to the left")
    func mirrored() {
        stage.direction = .rightToLeft
        stage.advance(by: 0.1)
        view.contentOffset.x = 800
        #expect(turn(50) == 750)
        #expect(turn(-20) == 770)
        stage.press(.keyboardEnd)
        #expect(view.contentOffset.x == 0)
        stage.press(.keyboardPageUp)
        #expect(view.contentOffset.x == 160)
        stage.press(.keyboardHome)
        #expect(view.contentOffset.x == 800)
    }

    @Test("The wheel scrolls a vertical page rather than horizontal content under the pointer")
    func nested() {
        let page = UIScrollView(frame: view.frame)
        page.contentSize = CGSize(width: 200, height: 130)
        stage.window.addSubview(page)
        page.addSubview(view)
        stage.advance(by: 0.1)
        #expect(turn(20) == 0 && page.contentOffset.y == 20)
        #expect(turn(20) == 0 && page.contentOffset.y == 30)
        #expect(turn(20) == 0, "nor at the page's end")
        #expect(turn(0, dx: 20) == 20)

        page.contentSize.height = 100
        stage.advance(by: 0.1)
        #expect(turn(20) == 40, "the page has nothing to scroll")
    }

    @Test("Home, End, Page Up, Page Down, Space and Right Arrow scroll the content; Down Arrow doesn't")
    func keys() {
        let steps: [(UIKeyboardHIDUsage, CGFloat)] = [
            (.keyboardPageDown, 160), (.keyboardSpacebar, 320), (.keyboardPageUp, 160), (.keyboardRightArrow, 220),
            (.keyboardEnd, 800), (.keyboardHome, 0), (.keyboardDownArrow, 0),
        ]
        for (key, expected) in steps {
            stage.press(key)
            #expect(view.contentOffset == CGPoint(x: expected, y: 0))
        }
    }

    @Test("Content that scrolls both ways scrolls vertically by wheel and keys")
    func bothWays() {
        view.contentSize.height = 500
        stage.advance(by: 0.1)
        #expect(turn(50) == 0 && view.contentOffset.y == 50)
        stage.press(.keyboardEnd)
        #expect(view.contentOffset == CGPoint(x: 0, y: 400))
    }

    @Test(
        "A drag with a directional lock scrolls only in the direction in which it starts, unless that is diagonal",
        arguments: [
            (CGVector(dx: -40, dy: -10), true, CGPoint(x: 60, y: 0)),
            (CGVector(dx: -10, dy: -40), true, CGPoint(x: 0, y: 40)),
            (CGVector(dx: -30, dy: -30), true, CGPoint(x: 60, y: 40)),
            (CGVector(dx: -40, dy: -10), false, CGPoint(x: 60, y: 40)),
        ])
    func directionalLock(first: CGVector, isLocked: Bool, offset: CGPoint) {
        view.contentSize.height = 500
        view.isDirectionalLockEnabled = isLocked
        stage.advance(by: 0.1)
        stage.pressPointer(at: CGPoint(x: 150, y: 80))
        let begin = CGPoint(x: 150 + first.dx, y: 80 + first.dy)
        stage.movePointer(to: begin)
        #expect(view.contentOffset == .zero)
        stage.movePointer(to: CGPoint(x: begin.x - 60, y: begin.y - 40))
        #expect(view.contentOffset == offset)
    }
}
