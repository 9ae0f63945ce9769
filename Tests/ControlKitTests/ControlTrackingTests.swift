import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Tracking of touches by controls")
struct ControlTrackingTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 60))
    private let inside = CGPoint(x: 40, y: 30)
    private let outside = CGPoint(x: 190, y: 30)

    private enum Kind: String, CaseIterable {
        case button, toggle, slider, stepper, segments, pages, well

        @MainActor
        func make() -> UIControl {
            switch self {
            case .button: return UIButton(type: .system)
            case .toggle: return UISwitch()
            case .slider: return UISlider()
            case .stepper: return UIStepper()
            case .segments: return UISegmentedControl(items: ["One", "Two"])
            case .pages:
                let pages = UIPageControl()
                pages.numberOfPages = 3
                return pages
            case .well: return UIColorWell()
            }
        }
    }

    private final class LoggedSlider: UISlider {
        var calls: [String] = []
        var (begins, continues) = (true, true)

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin")
            return begins
        }

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue")
            return continues
        }

        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }

    private func add(_ control: UIControl) {
        control.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        stage.window.addSubview(control)
        stage.advance(by: 0)
    }

    @Test("While pressed, a control tracks a touch inside; afterward it doesn't", arguments: Kind.allCases)
    private func tracking(kind: Kind) {
        for end in [inside, outside, CGPoint(x: CGFloat.nan, y: 0)] {
            let control = kind.make()
            add(control)
            stage.pressPointer(at: inside)
            #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
            stage.releasePointer(at: end)
            #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
            control.removeFromSuperview()
        }
    }

    @Test(
        "A control that is disabled while it is pressed stops tracking without sending actions",
        arguments: Kind.allCases)
    private func disabled(kind: Kind) {
        let control = kind.make()
        var ups = 0
        control.addAction(UIAction { _ in ups += 1 }, for: [.touchUpInside, .touchUpOutside, .primaryActionTriggered])
        add(control)
        stage.pressPointer(at: inside)
        (control.isEnabled, ups) = (false, 0)
        stage.releasePointer(at: inside)
        #expect(!control.isTracking && !control.isHighlighted && ups == 0)
    }

    @Test("A slider calls its tracking methods in order, and stops if beginTracking or continueTracking returns false")
    func slider() {
        let slider = LoggedSlider()
        add(slider)
        stage.pressPointer(at: inside)
        stage.movePointer(to: CGPoint(x: 60, y: 30))
        stage.releasePointer(at: CGPoint(x: 60, y: 30))
        #expect(slider.calls == ["begin", "continue", "end"])
        slider.calls = []
        stage.pressPointer(at: inside)
        stage.releasePointer(at: CGPoint(x: CGFloat.nan, y: 0))
        #expect(slider.calls == ["begin", "cancel"])
        (slider.calls, slider.continues) = ([], false)
        stage.pressPointer(at: inside)
        let value = slider.value
        stage.movePointer(to: CGPoint(x: 90, y: 30))
        #expect(slider.calls == ["begin", "continue"] && slider.value == value && !slider.isTracking)
        stage.releasePointer(at: inside)
        slider.begins = false
        stage.pressPointer(at: CGPoint(x: 90, y: 30))
        #expect(slider.value == value && !slider.isTracking)
    }
}
