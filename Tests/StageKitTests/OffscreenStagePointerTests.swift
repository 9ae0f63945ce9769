import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("The pointer of an OffscreenStage")
struct OffscreenStagePointerTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))

    /// The recorded states of a recognizer, each with the stage's time.
    private final class States {
        var states: [(state: UIGestureRecognizer.State, time: TimeInterval)] = []
    }

    private func record(_ recognizer: UIGestureRecognizer) -> States {
        let states = States()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        view.addGestureRecognizer(recognizer)
        recognizer.addHandler { [stage] in states.states.append(($0.state, stage.time)) }
        stage.advance(by: 0)
        return states
    }

    @Test("A button is highlighted between press and release, and sends its action on release")
    func press() {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.window.addSubview(button)
        stage.advance(by: 0)

        stage.pressPointer(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.1)
        #expect(button.isHighlighted && presses == 0)
        stage.movePointer(to: CGPoint(x: 90, y: 90))
        stage.advance(by: 0.1)
        #expect(!button.isHighlighted)
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.1)
        stage.releasePointer(at: CGPoint(x: 20, y: 20))
        #expect(!button.isHighlighted && presses == 1)

        stage.releasePointer(at: CGPoint(x: 20, y: 20))
        #expect(presses == 1)
    }

    @Test("A hover recognizer follows the pointer until it leaves the window")
    func hover() {
        let states = record(UIHoverGestureRecognizer())

        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.1)
        stage.movePointer(to: CGPoint(x: 30, y: 20))
        stage.movePointer(to: nil)

        #expect(states.states.map(\.state) == [.began, .changed, .ended])
    }

    @Test("A press held for a second is recognized as a long press after half a second")
    func longPress() throws {
        let states = record(UILongPressGestureRecognizer())

        stage.longPress(at: CGPoint(x: 20, y: 20), forDuration: 1)

        #expect(stage.time == 1)
        #expect(states.states.map(\.state) == [.began, .ended])
        #expect(try #require(states.states.first).time == 0.5)
        #expect(try #require(states.states.last).time == 1)
    }

    @Test("A drag of half a second moves the pointer at a constant speed over several frames")
    func drag() throws {
        let pan = UIPanGestureRecognizer()
        let states = record(pan)
        var speeds: [CGFloat] = []
        pan.addHandler { _ in if pan.state == .changed { speeds.append(pan.velocity(in: nil).x) } }
        let frames = stage.drawnFrames

        stage.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 60, y: 20), forDuration: 0.5, step: 0.05)

        #expect(stage.time == 0.5 && stage.drawnFrames == frames)
        #expect(states.states.last?.state == .ended)
        #expect(states.states.count > 8)
        #expect(speeds.allSatisfy { abs($0 - 100) < 1 }, "\(speeds)")
    }

    @Test("A drag without a duration reaches its end", arguments: [0, -1, .nan, .infinity] as [TimeInterval])
    func instantDrag(duration: TimeInterval) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let pan = UIPanGestureRecognizer()
        var end = CGPoint.zero
        pan.addHandler { _ in end = pan.location(in: nil) }
        view.addGestureRecognizer(pan)
        stage.window.addSubview(view)
        stage.advance(by: 0)

        stage.drag(from: CGPoint(x: 10, y: 80), to: CGPoint(x: 10, y: 20), forDuration: duration)

        #expect(stage.time == 0)
        #expect(end == CGPoint(x: 10, y: 20))
    }

    @Test("A secondary click neither presses a button nor triggers a tap recognizer")
    func rightClick() {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .allTouchEvents)
        stage.window.addSubview(button)
        let states = record(UITapGestureRecognizer())
        stage.window.bringSubviewToFront(button)

        stage.rightClick(at: CGPoint(x: 20, y: 20))
        stage.rightClick(at: CGPoint(x: 80, y: 80))
        stage.rightClick(at: CGPoint(x: CGFloat.nan, y: 20))
        #expect(presses == 0 && !button.isHighlighted && states.states.isEmpty)
    }
}
