import DrawKit
import Foundation
import ImageKit
import Testing
import ViewKit

@testable import StageKit

@MainActor
@Suite("OffscreenStage") struct OffscreenStageTests {
    private func stage(scale: CGFloat = 1) -> (stage: OffscreenStage, view: UIView) {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 60), scale: scale)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.window.addSubview(view)
        return (stage, view)
    }

    @Test("The clock starts at zero and ends exactly where it was advanced to")
    func clock() {
        let (stage, _) = stage()

        #expect(stage.time == 0)
        stage.advance(by: 0.75)
        #expect(stage.time == 0.75)
        stage.advance(by: 0.1, step: 1)
        #expect(stage.time == 0.75 + 0.1)
        #expect(stage.window.time == stage.time)
    }

    @Test(
        "An invalid duration runs one frame at the current time", arguments: [-1, .nan, .infinity, 0] as [TimeInterval])
    func invalidDurations(duration: TimeInterval) {
        let (stage, _) = stage()

        stage.advance(by: duration)

        #expect(stage.time == 0)
        #expect(stage.drawnFrames == 1)
    }

    @Test("Only frames with changes are drawn")
    func unchangedFrames() {
        let (stage, view) = stage()

        stage.advance(by: 1)
        #expect(stage.drawnFrames == 1)
        stage.advance(by: 1)
        #expect(stage.drawnFrames == 1)
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.advance(by: 0)
        #expect(stage.drawnFrames == 2)
    }

    @Test("Timers fire in order of their due times, at any step")
    func timers() {
        for step in [1.0 / 7, 1.0 / 60, 1.0 / 144, 10] {
            let (stage, _) = stage()
            var seen: [String] = []
            stage.window.schedule(after: 0.5) { seen.append("second \(stage.window.time)") }
            stage.window.schedule(after: 0.25) {
                seen.append("first \(stage.window.time)")
                stage.window.schedule(after: 0.5) { seen.append("third \(stage.window.time)") }
            }
            stage.window.schedule(after: 2) { seen.append("never") }

            stage.advance(by: 1, step: step)

            #expect(seen == ["first 0.25", "second 0.5", "third 0.75"])
        }
    }

    @Test("Two stages are independent")
    func independentStages() {
        let (first, view) = stage()
        let (second, _) = stage()
        var ran = false
        second.window.schedule(after: 0.5) { ran = true }

        first.advance(by: 1)
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        first.advance(by: 1)
        second.advance(by: 0.25)

        #expect(second.time == 0.25)
        #expect(!ran)
        #expect(second.pixel(x: 15, y: 15) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(first.pixel(x: 15, y: 15) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("Pixel positions are in physical pixels, and pixels outside the frame are clear")
    func pixels() {
        let (stage, _) = stage(scale: 2)
        stage.advance(by: 0)

        #expect(stage.pixel(x: 20, y: 20) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(stage.pixel(x: 19, y: 20) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(stage.pixel(x: 59, y: 59) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(stage.pixel(x: 200, y: 0) == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(stage.pixel(x: -1, y: 0) == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    }

    @Test("The PNG contains the drawn pixels")
    func png() throws {
        let (stage, _) = stage()
        let error = #expect(throws: SnapshotError.self) { try stage.png() }
        #expect(error?.reason == .unavailable && error?.description.contains("call advance(by: 0) first") == true)
        let empty = OffscreenStage(size: .zero)
        empty.advance(by: 0)
        #expect(throws: SnapshotError.self) { try empty.png() }

        stage.advance(by: 0)
        let decoded = try ImageCodec.decode(stage.png(), name: "stage")

        #expect(decoded.size == PixelSize(width: 100, height: 60))
        guard case (.color(let words), .color(let drawn)) = (decoded.pixels, stage.bitmap().pixels) else {
            Issue.record("A picture has no colors")
            return
        }
        #expect(words == drawn)
    }

    @Test("A stage with the dark style has a black background")
    func darkStyle() {
        let stage = OffscreenStage(size: CGSize(width: 10, height: 10), style: .dark)
        stage.advance(by: 0)

        #expect(stage.pixel(x: 5, y: 5) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("A click reaches only the button below it")
    func clicks() {
        let (stage, _) = stage()
        let button = UIButton(frame: CGRect(x: 50, y: 10, width: 40, height: 20))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.window.addSubview(button)
        stage.advance(by: 0)

        stage.click(at: CGPoint(x: 60, y: 20))
        #expect(presses == 1)
        stage.click(at: CGPoint(x: 45, y: 20))
        #expect(presses == 1)
    }

    @Test("Return triggers a button that Tab has focused")
    func keys() {
        let (stage, _) = stage()
        let button = UIButton(frame: CGRect(x: 50, y: 10, width: 40, height: 20))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.window.addSubview(button)
        stage.advance(by: 0)

        stage.press(.keyboardReturnOrEnter)
        #expect(presses == 0)
        stage.press(.keyboardTab)
        stage.press(.keyboardReturnOrEnter)
        #expect(presses == 1)
    }

    @Test("The wheel scrolls the view below it, up to its end")
    func wheel() {
        let (stage, _) = stage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scrollView.contentSize = CGSize(width: 50, height: 120)
        stage.window.addSubview(scrollView)
        stage.advance(by: 0)

        stage.scroll(at: CGPoint(x: 80, y: 20), by: CGVector(dx: 0, dy: 30))
        #expect(scrollView.contentOffset.y == 0)
        stage.scroll(at: CGPoint(x: 20, y: 20), by: CGVector(dx: 0, dy: 30))
        #expect(scrollView.contentOffset.y == 30)
        stage.scroll(at: CGPoint(x: 20, y: 20), by: CGVector(dx: 0, dy: 500))
        #expect(scrollView.contentOffset.y == 70)
    }

    @Test("The layout direction applies to the views")
    func direction() {
        let (stage, view) = stage()
        #expect(view.traitCollection.layoutDirection == .leftToRight)

        stage.direction = .rightToLeft

        #expect(stage.direction == .rightToLeft)
        #expect(view.traitCollection.layoutDirection == .rightToLeft)
    }
}
