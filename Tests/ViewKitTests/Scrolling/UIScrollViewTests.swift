import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIScrollView")
struct UIScrollViewTests {
    private final class Witness: UIScrollViewDelegate {
        var log: [String] = []
        var offsets: [CGPoint] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("let go \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("slow down") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let witness = Witness()

    init() {
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.delegate = witness
        stage.window.addSubview(scroll)
        stage.advance(by: 0)
    }

    /// Presses at (50, `start`), begins a drag with ten points, and then drags by `distance` more points in four steps
    /// of `seconds` each: upward, or downward if `distance` is negative. Doesn't release.
    private func drag(from start: CGFloat, by distance: CGFloat, seconds: TimeInterval) {
        stage.window.handle(.pointerPressed(CGPoint(x: 50, y: start)))
        // The first ten points begin the drag.
        stage.window.handle(.pointerMoved(CGPoint(x: 50, y: start - (distance < 0 ? -10 : 10))))
        let origin = start - (distance < 0 ? -10 : 10)
        for step in 1...4 {
            stage.advance(by: seconds)
            stage.window.handle(.pointerMoved(CGPoint(x: 50, y: origin - distance * CGFloat(step) / 4)))
        }
    }

    private func letGo(at y: CGFloat) {
        stage.window.handle(.pointerReleased(CGPoint(x: 50, y: y)))
    }

    @Test("An animated scroll outside a window ends immediately and notifies the delegate")
    func outside() {
        scroll.removeFromSuperview()
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(scroll.contentOffset.y == 500 && witness.log == ["animated"])
    }

    @Test("Content follows the pointer and stops where it is held")
    func drag() {
        drag(from: 90, by: 60, seconds: 0.1)
        #expect(scroll.contentOffset.y == 60)
        #expect(scroll.isDragging)

        stage.advance(by: 1)
        letGo(at: 20)
        #expect(!scroll.isDragging && !scroll.isDecelerating)
        #expect(scroll.contentOffset.y == 60)
        #expect(witness.log == ["drag", "let go false"])
    }

    @Test("Setting the bounds origin scrolls, notifies the delegate and moves the scroll indicators")
    func boundsOrigin() throws {
        scroll.flashScrollIndicators()
        let bar = try #require(scroll.subviews.first { $0.frame.height > $0.frame.width })
        let top = bar.frame.minY - scroll.bounds.minY

        scroll.bounds.origin.y = 450
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 450) && witness.offsets == [CGPoint(x: 0, y: 450)])
        #expect(bar.frame.minY - scroll.bounds.minY > top + 20)
        scroll.bounds.origin.y = 450
        scroll.bounds.size.width = 90
        #expect(witness.offsets.count == 1)

        scroll.bounds.origin.y = 2000
        stage.advance(by: 0.1)
        #expect(scroll.contentOffset.y == 900 && witness.offsets.map(\.y) == [450, 2000, 900])
    }

    @Test("Flicked content comes to rest at nearly the same offset at any frame rate")
    func momentum() {
        var rests: [CGFloat] = []
        for rate in [7.0, 60, 144] {
            scroll.setContentOffset(.zero, animated: false)
            drag(from: 90, by: 60, seconds: 0.02)
            letGo(at: 20)
            #expect(scroll.isDecelerating)
            stage.advance(by: 5, step: 1 / rate)
            #expect(!scroll.isDecelerating)
            rests.append(scroll.contentOffset.y)
        }

        #expect(rests[0] > 200)
        // The frame in which the content stops depends on the frame rate, so the offsets differ by a few points.
        #expect(rests.allSatisfy { abs($0 - rests[0]) < 6 })
        #expect(witness.log.suffix(4) == ["drag", "let go true", "slow down", "rest"])
    }

    @Test("Content that is dragged past its edge moves about half as far, and springs back when released")
    func bounce() {
        drag(from: 20, by: -50, seconds: 0.2)
        #expect(scroll.contentOffset.y < -15 && scroll.contentOffset.y > -35)

        letGo(at: 80)
        stage.advance(by: 2)
        #expect(scroll.contentOffset.y == 0)

        scroll.bounces = false
        drag(from: 20, by: -50, seconds: 0.2)
        #expect(scroll.contentOffset.y == 0)
        letGo(at: 80)
    }

    @Test("Dragged and decelerating content stays on whole pixels at any scale", arguments: [1.25, 1.5, 2])
    func pixels(scale: CGFloat) throws {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100), scale: scale)
        stage.window.addSubview(scroll)
        stage.advance(by: 0)
        witness.offsets = []

        stage.window.handle(.pointerPressed(CGPoint(x: 50, y: 90)))
        for step in 1...5 {
            stage.advance(by: 0.016)
            stage.window.handle(.pointerMoved(CGPoint(x: 50, y: 90 - 11.3 * CGFloat(step))))
        }
        stage.window.handle(.pointerReleased(CGPoint(x: 50, y: 33.5)))
        #expect(scroll.isDecelerating)
        while scroll.isDecelerating { stage.advance(by: 1.0 / 60) }

        #expect(witness.offsets.count > 20)
        for offset in witness.offsets {
            #expect(abs(offset.y * scale - (offset.y * scale).rounded()) < 1e-6, "at \(offset.y)")
        }
    }

    @Test("Wheel steps of less than a pixel accumulate until the content is moved in another way")
    func smallSteps() {
        func turn(_ distance: CGFloat) {
            stage.window.handle(.wheelTurned(CGPoint(x: 50, y: 50), CGVector(dx: 0, dy: distance)))
        }
        for _ in 0..<10 { turn(0.3) }
        #expect(scroll.contentOffset.y == 3)
        turn(0.4)
        #expect(scroll.contentOffset.y == 3)
        scroll.contentOffset.y = 50
        turn(0.4)
        #expect(scroll.contentOffset.y == 50)
        turn(10_000)
        #expect(scroll.contentOffset.y == 900)
    }

    @Test("Content that fits can't be dragged, and the delegate isn't called")
    func contentThatFits() {
        scroll.contentSize = CGSize(width: 100, height: 50)
        drag(from: 90, by: 60, seconds: 0.1)
        letGo(at: 20)

        #expect(scroll.contentOffset == .zero)
        #expect(witness.log.isEmpty)
    }

    @Test("The wheel ends a deceleration; an animated scroll starts at the current offset")
    func interruptions() {
        drag(from: 90, by: 60, seconds: 0.02)
        letGo(at: 20)
        stage.advance(by: 0.1)
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 10))
        #expect(!scroll.isDecelerating)
        let place = scroll.contentOffset.y
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == place)

        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.15)
        #expect(abs(scroll.contentOffset.y - (place + 500) / 2) < 5)
        stage.advance(by: 0.2)
        #expect(scroll.contentOffset.y == 500)
        #expect(witness.log.last == "animated")
    }

    @Test("An animated scroll that interrupts a drag continues after the release")
    func animationDuringDrag() {
        drag(from: 90, by: 40, seconds: 0.02)
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.1)
        letGo(at: 45)
        stage.advance(by: 0.4)
        #expect(scroll.contentOffset.y == 500 && witness.log == ["drag", "animated"])
    }

    @Test("A drag that begins in the turn in which another ended stops the deceleration")
    func dragAgain() {
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), forDuration: 0.1)
        #expect(scroll.isDecelerating)
        stage.pressPointer(at: CGPoint(x: 50, y: 90))
        for y in [80.0, 60] { stage.movePointer(to: CGPoint(x: 50, y: y)) }
        let offset = scroll.contentOffset
        stage.advance(by: 0.5)
        #expect(scroll.isDragging && scroll.contentOffset == offset)
        stage.releasePointer(at: CGPoint(x: 50, y: 60))
        stage.advance(by: 1)
        #expect(!scroll.isDragging && scroll.contentOffset == offset)
    }

    @Test("scrollRectToVisible scrolls by the shortest distance")
    func rectangles() {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [(300, 50, 250), (260, 20, 250), (100, 50, 100), (700, 400, 700)]
        for (top, height, expected) in cases {
            scroll.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
            #expect(scroll.contentOffset.y == expected)
        }
    }

    @Test("Keys scroll by lines and pages, to both ends")
    func keys() {
        let steps: [(UIKeyboardHIDUsage, CGFloat)] = [
            (.keyboardDownArrow, 60), (.keyboardPageDown, 120), (.keyboardSpacebar, 180), (.keyboardUpArrow, 120),
            (.keyboardPageUp, 60), (.keyboardEnd, 900), (.keyboardHome, 0),
        ]
        for (key, expected) in steps {
            scroll.pressesBegan([UIPress(key: UIKey(keyCode: key))], with: nil)
            #expect(scroll.contentOffset.y == expected)
        }
    }

    @Test("The indicator appears while scrolling and fades; then nothing is drawn")
    func indicator() {
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 450))
        stage.advance(by: 0.1)
        let bar = stage.pixel(x: 95, y: 50).bytes
        #expect(bar[0] < 200)

        stage.advance(by: 1.5)
        #expect(stage.pixel(x: 95, y: 50).bytes == [255, 255, 255])
        let drawn = stage.drawnFrames
        stage.advance(by: 3)
        #expect(stage.drawnFrames == drawn)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("A scroll view released while it moves is deallocated")
    func memory() {
        weak var dropped: UIScrollView?
        do {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            scroll.contentSize = CGSize(width: 50, height: 900)
            stage.window.addSubview(scroll)
            scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            stage.advance(by: 0.1)
            scroll.removeFromSuperview()
            dropped = scroll
        }
        stage.advance(by: 1)
        #expect(dropped == nil)
    }
}
