import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Multi-finger gestures")
struct SeveralFingersTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))

    @Test("One finger triggers no two-finger gesture, and one-finger gestures still work")
    func two() {
        var log: [String] = []
        let (tap, pan) = (UITapGestureRecognizer { _ in log.append("two taps") }, UIPanGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        pan.minimumNumberOfTouches = 2
        pan.addHandler { _ in log.append("two pan") }
        let plain = UITapGestureRecognizer { log.append("tap of \($0.numberOfTouches)") }
        plain.name = "plain"
        for recognizer in [tap, pan, plain] { stage.window.addGestureRecognizer(recognizer) }
        stage.advance(by: 0)

        stage.click(at: CGPoint(x: 20, y: 20))
        stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))

        #expect(log == ["tap of 1"])
        #expect(plain.numberOfTouches == 0 && plain.name == "plain")
    }
}
