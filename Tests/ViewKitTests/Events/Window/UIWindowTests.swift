import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIWindow")
struct UIWindowTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))

    private func button(x: CGFloat, _ action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: 10, width: 80, height: 40))
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        stage.window.addSubview(button)
        return button
    }

    @Test(
        "Timers fire in order of their due times, at any frame rate",
        arguments: [1.0 / 7, 1.0 / 60, 1.0 / 144])
    func timers(step: TimeInterval) {
        var log: [String] = []
        let window = stage.window
        func note(_ name: String) { log.append("\(name) \(CACurrentMediaTime())") }
        stage.advance(by: 0)
        window.schedule(after: 0.5) {
            note("b")
            window.schedule(after: 0.25) { note("d") }
        }
        window.schedule(after: 0.25) { note("a") }
        window.schedule(after: 0.5) { note("c") }
        window.schedule(after: 0.6) { note("never") }.cancel()
        window.schedule(after: 9) { note("later") }

        stage.advance(by: 1, step: step)

        #expect(log == ["a 0.25", "b 0.5", "c 0.5", "d 0.75"])
    }

    @Test("Work without a delay that reschedules itself runs once per turn")
    func endlessWork() {
        var runs = 0
        func again() {
            runs += 1
            stage.window.schedule(after: 0, again)
        }
        stage.advance(by: 0)
        again()

        stage.advance(by: 0)
        stage.advance(by: 0)

        #expect(runs == 3)
    }

    @Test("Unhandled keys scroll the largest visible scroll view, which stops at its end")
    func pagingKeys() {
        let scrollViews = [CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 40, y: 0, width: 160, height: 100)]
            .map { UIScrollView(frame: $0) }
        for scrollView in scrollViews {
            scrollView.contentSize = CGSize(width: 10, height: 1000)
            stage.window.addSubview(scrollView)
        }
        let button = button(x: 60) {}
        stage.advance(by: 0)

        stage.press(.keyboardEnd)
        #expect(scrollViews.map(\.contentOffset.y) == [0, 900])
        stage.press(.keyboardTab)
        #expect(button.isFocused)
        stage.press(.keyboardEnd)
        for modifiers in [UIKeyModifierFlags.control, .alternate, .command] {
            stage.press(.keyboardHome, modifiers: modifiers)
            #expect(scrollViews.map(\.contentOffset.y) == [0, 900])
        }
        stage.press(.keyboardPageDown)
        #expect(scrollViews.map(\.contentOffset.y) == [0, 900])
        scrollViews[1].isHidden = true
        stage.press(.keyboardEnd)
        #expect(scrollViews.map(\.contentOffset.y) == [900, 900])
    }

    @Test("A click triggers a button and highlights it; a press that ends outside does not")
    func clicks() {
        var uses = 0
        let button = button(x: 10) { uses += 1 }

        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(uses == 1)

        stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        #expect(button.isHighlighted)
        stage.window.handle(.pointerMoved(CGPoint(x: 150, y: 90)))
        #expect(!button.isHighlighted)
        stage.window.handle(.pointerReleased(CGPoint(x: 150, y: 90)))
        #expect(uses == 1)

        button.isEnabled = false
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(uses == 1)
    }

    @Test("Tab cycles through the controls, Shift+Tab backward, and Space triggers the focused one")
    func focus() {
        var log: [String] = []
        let first = button(x: 10) { log.append("first") }
        let second = button(x: 100) { log.append("second") }

        stage.press(.keyboardTab)
        #expect(first.isFocused)
        stage.press(.keyboardSpacebar)
        stage.press(.keyboardTab)
        #expect(!first.isFocused && second.isFocused)
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardTab)
        #expect(first.isFocused)
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardTab, modifierFlags: .shift)))
        #expect(second.isFocused)

        #expect(log == ["first", "second"])
    }

    @Test("A removed view loses focus and its touch is canceled")
    func removal() {
        let button = button(x: 10) {}
        stage.press(.keyboardTab)
        stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        #expect(button.isHighlighted)

        button.removeFromSuperview()

        #expect(!button.isHighlighted && !button.isFocused)
        #expect(stage.window.focusedView == nil)
    }

    @Test("A root controller's view fills the window and gets its callbacks in UIKit's order")
    func controllers() {
        final class Witness: UIViewController {
            var log: [String] = []
            override func viewDidLoad() { log.append("did load") }
            override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
            override func viewDidLayoutSubviews() { log.append("layout") }
            override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
        }
        let witness = Witness()
        stage.window.rootViewController = witness
        stage.advance(by: 0)
        stage.resize(to: CGSize(width: 50, height: 60))
        stage.advance(by: 0.1)
        #expect(witness.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))

        stage.window.rootViewController = nil
        #expect(
            witness.log == [
                "did load", "will appear", "layout", "did appear", "layout", "will disappear", "did disappear",
            ])
    }

    @Test("A view that requests another layout in each layout doesn't hang the window")
    func restlessLayout() {
        final class Restless: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                setNeedsLayout()
            }
        }
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)

        stage.advance(by: 0)

        #expect(view.layouts > 1 && view.layouts < 100)
    }
}
