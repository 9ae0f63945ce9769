import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIGestureRecognizerDelegate")
struct GestureDelegateTests {
    private final class Judge: UIGestureRecognizerDelegate {
        var (mayBegin, mayReceive, mayShare) = (true, true, false)
        var asked: [String] = []

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked.append("begin")
            return mayBegin
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            asked.append("receive")
            return mayReceive
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { mayShare }
    }

    /// A view that refuses all gestures.
    private final class Refusing: UIView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let judge = Judge()

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func drag(in stage: OffscreenStage) {
        stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    }

    private func hold(in stage: OffscreenStage) {
        stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        stage.advance(by: 1)
        stage.window.handle(.pointerReleased(CGPoint(x: 20, y: 20)))
    }

    @Test("The delegate can keep a gesture from beginning and a recognizer from receiving a touch", arguments: 0..<3)
    func shouldBegin(kind: Int) {
        var states: [UIGestureRecognizer.State] = []
        let recognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()]
        let recognizer: UIGestureRecognizer = recognizers[kind]
        recognizer.addHandler { states.append($0.state) }
        recognizer.delegate = judge
        view.addGestureRecognizer(recognizer)
        func make() {
            switch kind {
            case 0: stage.click(at: CGPoint(x: 20, y: 20))
            case 1: drag(in: stage)
            default: hold(in: stage)
            }
        }

        judge.mayBegin = false
        make()
        #expect(states.isEmpty && judge.asked == ["receive", "begin"])

        judge.mayBegin = true
        make()
        #expect(states.last == .ended)

        (judge.mayReceive, judge.asked, states) = (false, [], [])
        make()
        #expect(states.isEmpty && judge.asked == ["receive"])
    }

    @Test("A view that refuses gestures keeps its recognizers from being triggered")
    func refusingView() {
        let refusing = Refusing(frame: view.bounds)
        var taps = 0
        refusing.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        view.addSubview(refusing)

        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(taps == 0)
    }

    @Test("Two gestures are recognized together if one of the delegates allows it", arguments: [true, false])
    func simultaneous(isShared: Bool) {
        var names: Set<String> = []
        let (first, second) = (UIPanGestureRecognizer { _ in names.insert("first") }, UIPanGestureRecognizer())
        second.addHandler { _ in names.insert("second") }
        second.delegate = judge
        judge.mayShare = isShared
        view.addGestureRecognizer(first)
        view.addGestureRecognizer(second)

        drag(in: stage)
        #expect(names == (isShared ? ["first", "second"] : ["first"]))
    }

    @Test("A tap does not prevent a double tap")
    func doubleTap() {
        var log: [String] = []
        view.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("single") })
        let double = UITapGestureRecognizer { _ in log.append("double") }
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)

        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(log == ["single"])
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(log.last == "double")
    }

    @Test("A delegate may remove the recognizer")
    func removal() {
        final class Remover: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
                return true
            }
        }
        let remover = Remover()
        let pan = UIPanGestureRecognizer()
        pan.delegate = remover
        view.addGestureRecognizer(pan)

        drag(in: stage)
        #expect(pan.view == nil)
        #expect(pan.state == .possible)
    }

    @Test("A custom recognizer sets its state and may be refused", arguments: [true, false])
    func custom(mayBegin: Bool) {
        /// A recognizer of moves by more than 50 points to the left.
        final class Swipe: UIGestureRecognizer {
            private var start = CGPoint.zero
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = location(in: nil) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                if location(in: nil).x < start.x - 50 { state = .recognized }
            }
        }
        var swipes = 0
        let swipe = Swipe { _ in swipes += 1 }
        swipe.delegate = judge
        judge.mayBegin = mayBegin
        view.addGestureRecognizer(swipe)

        drag(in: stage)
        #expect(swipes == 0)
        stage.drag(from: CGPoint(x: 120, y: 20), to: CGPoint(x: 20, y: 20))
        #expect(swipes == (mayBegin ? 1 : 0) && swipe.state == .possible)
        swipe.state = .began
        #expect(swipe.state == .possible)
    }
}
