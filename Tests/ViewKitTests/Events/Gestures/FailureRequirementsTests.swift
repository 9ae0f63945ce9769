import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIGestureRecognizer.require(toFail:)")
struct FailureRequirementsTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let single = UITapGestureRecognizer()
    private let double = UITapGestureRecognizer()
    private let place = CGPoint(x: 20, y: 20)
    private let log = Log()

    private final class Log {
        var names: [String] = []
    }

    init() {
        stage.window.addSubview(view)
        double.numberOfTapsRequired = 2
        single.addHandler { [log] _ in log.names.append("single") }
        double.addHandler { [log] _ in log.names.append("double") }
        stage.advance(by: 0)
    }

    private func add(_ recognizers: UIGestureRecognizer...) {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    @Test("A single tap waits until no double tap is possible, in either order", arguments: [true, false])
    func doubleTap(isSingleFirst: Bool) {
        isSingleFirst ? add(single, double) : add(double, single)
        single.require(toFail: double)

        stage.click(at: place)
        stage.advance(by: 0.3)
        #expect(log.names.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.names == ["single"] && single.state == .possible)

        log.names = []
        stage.click(at: place)
        stage.advance(by: 0.2)
        stage.click(at: place)
        #expect(log.names == ["double"])
        stage.advance(by: 1)
        #expect(log.names == ["double"])

        stage.click(at: place)
        stage.advance(by: 1)
        #expect(log.names == ["double", "single"])
    }

    @Test("If the second press moves, the single tap is recognized at the location of the first press")
    func movedSecond() {
        add(single, double)
        single.require(toFail: double)
        var places: [CGPoint] = []
        single.addHandler { [view] in places.append($0.location(in: view)) }

        stage.click(at: place)
        stage.drag(from: place, to: CGPoint(x: 150, y: 20))
        stage.advance(by: 1)
        #expect(log.names == ["single"] && places == [place])
    }

    @Test("A pan that requires a swipe to fail begins only if it does")
    func panAndSwipe() {
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        pan.addHandler { [log] in log.names.append("pan \($0.state)") }
        swipe.addHandler { [log] _ in log.names.append("swipe") }
        add(pan, swipe)
        pan.require(toFail: swipe)

        stage.drag(from: place, to: CGPoint(x: 150, y: 20))
        #expect(log.names == ["swipe"])
        log.names = []
        stage.drag(from: place, to: CGPoint(x: 20, y: 150))
        #expect(log.names.first == "pan began" && log.names.last == "pan ended")
    }

    @Test("Delegates and subclasses can require failure", arguments: 0..<4)
    func otherWays(way: Int) {
        final class Judge: UIGestureRecognizerDelegate {
            var (requires, isRequired) = (false, false)
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { requires }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { isRequired }
        }
        final class Patient: UITapGestureRecognizer {
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        final class Important: UITapGestureRecognizer {
            override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let judge = Judge()
        let one = way == 2 ? Patient() : UITapGestureRecognizer()
        let two = way == 3 ? Important() : UITapGestureRecognizer()
        two.numberOfTapsRequired = 2
        if way == 0 { (judge.requires, one.delegate) = (true, judge) }
        if way == 1 { (judge.isRequired, two.delegate) = (true, judge) }
        one.addHandler { [log] _ in log.names.append("one") }
        add(one, two)

        stage.click(at: place)
        #expect(log.names.isEmpty)
        stage.advance(by: 1)
        #expect(log.names == ["one"])
    }

    @Test("Cycles and disabled, removed or deallocated recognizers don't block other gestures")
    func roughly() {
        add(single, double)
        single.require(toFail: single)
        double.require(toFail: single)
        single.require(toFail: double)
        stage.click(at: place)
        stage.advance(by: 1)
        #expect(log.names == ["single"])

        log.names = []
        double.isEnabled = false
        stage.click(at: place)
        #expect(log.names == ["single"])
        double.isEnabled = true
        view.removeGestureRecognizer(double)
        stage.click(at: place)
        #expect(log.names == ["single", "single"])

        do {
            let other = UITapGestureRecognizer()
            other.numberOfTapsRequired = 2
            view.addGestureRecognizer(other)
            single.require(toFail: other)
            stage.click(at: place)
            view.removeGestureRecognizer(other)
        }
        stage.advance(by: 1)
        stage.click(at: place)
        #expect(log.names.count == 4)
    }

    @Test("Removing a view discards its pending gestures")
    func removedView() {
        add(single, double)
        single.require(toFail: double)
        stage.click(at: place)
        view.removeFromSuperview()
        stage.advance(by: 1)
        #expect(log.names.isEmpty)

        stage.window.addSubview(view)
        stage.advance(by: 0)
        stage.click(at: place)
        stage.advance(by: 1)
        #expect(log.names == ["single"])
    }
}
