import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Escape during a drag")
struct CanceledTouchTests {
    /// A controller that counts the presses of Escape that reach it.
    private final class Counter: UIViewController {
        var escapes = 0

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if presses.first?.key?.keyCode == .keyboardEscape { escapes += 1 }
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 240, height: 60))
    private let counter = Counter()
    private let log = ControlLog()

    init() throws {
        try PinnedFonts.use()
        stage.window.rootViewController = counter
        stage.advance(by: 0)
    }

    private func add(_ control: UIControl) {
        control.frame = CGRect(x: 20, y: 10, width: 200, height: 34)
        counter.view.addSubview(control)
        stage.advance(by: 0)
    }

    /// Presses the button at `start`, drags to `end`, presses Escape, and drags on before releasing the button.
    private func cancel(from start: CGFloat, to end: CGFloat) {
        stage.pressPointer(at: CGPoint(x: start, y: 27))
        stage.movePointer(to: CGPoint(x: end, y: 27))
        stage.press(.keyboardEscape)
        stage.movePointer(to: CGPoint(x: end - 20, y: 27))
        stage.releasePointer(at: CGPoint(x: end - 20, y: 27))
    }

    @Test("Escape restores the slider's value, ends the drag and does nothing else", arguments: [true, false])
    func slider(isContinuous: Bool) {
        let slider = UISlider()
        slider.value = 0.25
        slider.isContinuous = isContinuous
        add(slider)
        log.watch(slider) { String(format: "%.2f", Double($0.value)) }
        cancel(from: 75.5, to: 120)
        #expect(slider.value == 0.25 && !slider.isTracking && !slider.isHighlighted && counter.escapes == 0)
        #expect(log.take() == (isContinuous ? ["0.50", "0.25"] : []))
        stage.press(.keyboardEscape)
        #expect(counter.escapes == 1)
    }

    @Test("Escape restores the page")
    func pages() {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (5, 1)
        add(control)
        log.watch(control) { "\($0.currentPage)" }
        cancel(from: 120, to: 200)
        #expect(control.currentPage == 1 && log.take() == ["4", "1"] && counter.escapes == 0)
    }

    @Test("Escape restores the stepper's value while a button is held")
    func stepper() {
        let stepper = UIStepper()
        add(stepper)
        stage.pressPointer(at: stepper.convert(CGPoint(x: stepper.bounds.maxX - 10, y: 17), to: nil))
        stage.advance(by: 2)
        #expect(stepper.value > 1)
        stage.press(.keyboardEscape)
        stage.advance(by: 2)
        #expect(stepper.value == 0 && counter.escapes == 0)
    }

    @Test("Escape cancels the press of a button, which then sends no action")
    func button() {
        let button = UIButton(configuration: .gray())
        add(button)
        log.watch(button, .primaryActionTriggered) { _ in "triggered" }
        cancel(from: 100, to: 110)
        #expect(log.take() == [] && !button.isHighlighted && counter.escapes == 0)
    }
}
