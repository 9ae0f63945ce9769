import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UIStepper")
struct StepperTests {
    init() throws {
        try PinnedFonts.use()
    }

    private static let minus = CGPoint(x: 40, y: 26)
    private static let plus = CGPoint(x: 90, y: 26)

    private func make() -> (stage: OffscreenStage, stepper: UIStepper, log: ControlLog) {
        let stage = OffscreenStage(size: CGSize(width: 140, height: 60))
        let stepper = UIStepper(frame: CGRect(x: 20, y: 10, width: 0, height: 0))
        stage.window.addSubview(stepper)
        stage.advance(by: 0)
        let log = ControlLog()
        log.watch(stepper) { "\($0.value)" }
        return (stage, stepper, log)
    }

    @Test("The defaults match UIKit")
    func defaults() {
        let (_, stepper, _) = make()

        #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        #expect(stepper.frame == CGRect(x: 20, y: 10, width: 94, height: 32))
    }

    @Test("The buttons add and subtract, stop at the bounds, and swap sides in right-to-left layouts")
    func clicks() {
        let (stage, stepper, log) = make()
        stepper.stepValue = 40

        for _ in 0..<4 { stage.click(at: Self.plus) }
        #expect(log.take() == ["40.0", "80.0", "100.0"])
        for _ in 0..<4 { stage.click(at: Self.minus) }
        #expect(log.take() == ["60.0", "20.0", "0.0"])
        stage.direction = .rightToLeft
        stage.advance(by: 0.1)
        stage.click(at: Self.minus)
        #expect(log.take() == ["40.0"])
        stepper.isEnabled = false
        stage.click(at: Self.minus)
        #expect(log.take() == [] && stepper.value == 40)
    }

    @Test("With wraps, a step from one bound continues at the other, if both are finite")
    func wrapping() {
        let (stage, stepper, log) = make()
        stepper.wraps = true
        stepper.stepValue = 70

        for _ in 0..<3 { stage.click(at: Self.plus) }
        stage.click(at: Self.minus)
        #expect(log.take() == ["70.0", "100.0", "0.0", "100.0"])
        stepper.maximumValue = .infinity
        stepper.value = 0
        stage.click(at: Self.minus)
        #expect(log.take() == [] && stepper.value == 0)
    }

    @Test("A held button repeats, faster after a while, until it is released or left")
    func repeating() {
        let (stage, stepper, log) = make()
        stepper.maximumValue = 1000

        stage.window.handle(.pointerPressed(Self.plus))
        #expect(log.take() == ["1.0"])
        stage.advance(by: 0.49)
        #expect(log.take() == [])
        stage.advance(by: 0.32)
        #expect(log.take() == ["2.0", "3.0", "4.0", "5.0"])
        stage.advance(by: 3)
        #expect(stepper.value > 45)
        stage.window.handle(.pointerMoved(CGPoint(x: 90, y: 58)))
        let value = stepper.value
        stage.advance(by: 1)
        #expect(stepper.value == value)
        stage.window.handle(.pointerReleased(CGPoint(x: 90, y: 58)))
        stage.advance(by: 1)
        #expect(stepper.value == value && stage.window.nextDeadline == nil)
        stepper.autorepeat = false
        stage.window.handle(.pointerPressed(Self.plus))
        stage.advance(by: 2)
        #expect(stepper.value == value + 1)
    }

    @Test("Without isContinuous, one event is sent at the end of the press")
    func notContinuous() {
        let (stage, stepper, log) = make()
        stepper.isContinuous = false

        stage.window.handle(.pointerPressed(Self.plus))
        stage.advance(by: 0.75)
        #expect(log.take() == [] && stepper.value == 4)
        stage.window.handle(.pointerReleased(Self.plus))
        #expect(log.take() == ["4.0"])

        stage.window.handle(.pointerPressed(Self.plus))
        stage.window.handle(.pointerReleased(CGPoint(x: CGFloat.nan, y: 0)))
        #expect(log.take() == ["5.0"] && stepper.value == 5)
        stepper.isEnabled = false
        stage.window.handle(.pointerPressed(Self.plus))
        stage.window.handle(.pointerReleased(CGPoint(x: CGFloat.nan, y: 0)))
        #expect(log.take() == [])
    }

    @Test("A stepper that is removed while it is held stops")
    func takenAway() {
        let (stage, stepper, log) = make()
        stepper.addAction(UIAction { ($0.sender as? UIView)?.removeFromSuperview() }, for: .valueChanged)

        stage.window.handle(.pointerPressed(Self.plus))
        stage.advance(by: 3)
        #expect(log.take() == ["1.0"] && stage.window.nextDeadline == nil)
    }

    @Test("Arrow keys change the value by one step, and Home and End set it to finite bounds")
    func keys() {
        let (stage, stepper, log) = make()
        stage.press(.keyboardTab)

        for key in [.keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardLeftArrow]
            as [UIKeyboardHIDUsage]
        {
            stage.press(key)
        }
        #expect(log.take() == ["1.0", "2.0", "1.0", "0.0"])
        stage.press(.keyboardEnd)
        stage.press(.keyboardHome)
        stepper.maximumValue = .infinity
        stage.press(.keyboardEnd)
        stage.direction = .rightToLeft
        stage.press(.keyboardLeftArrow)
        #expect(log.take() == ["100.0", "0.0", "1.0"])
    }

    @Test(
        "NaN, invalid bounds and invalid steps are ignored; a bound can move the other one",
        arguments: [
            ("value", .nan, [5, 0, 100, 1]), ("value", .infinity, [100, 0, 100, 1]), ("min", .nan, [5, 0, 100, 1]),
            ("min", 200, [200, 200, 200, 1]), ("min", .infinity, [5, 0, 100, 1]),
            ("min", -.infinity, [5, -.infinity, 100, 1]), ("max", -3, [-3, -3, -3, 1]),
            ("max", .infinity, [5, 0, .infinity, 1]), ("max", -.infinity, [5, 0, 100, 1]),
            ("step", 0, [5, 0, 100, 1]), ("step", -1, [5, 0, 100, 1]), ("step", .nan, [5, 0, 100, 1]),
            ("step", .infinity, [5, 0, 100, 1]), ("step", 0.25, [5, 0, 100, 0.25]),
        ] as [(String, Double, [Double])])
    func arithmetic(name: String, number: Double, expected: [Double]) {
        let stepper = UIStepper()
        stepper.value = 5
        switch name {
        case "value": stepper.value = number
        case "min": stepper.minimumValue = number
        case "max": stepper.maximumValue = number
        default: stepper.stepValue = number
        }

        #expect([stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == expected)
    }

    @Test("With infinite bounds, infinite values are ignored")
    func infinite() {
        let stepper = UIStepper()
        stepper.minimumValue = -.infinity
        stepper.maximumValue = .infinity
        stepper.value = -7
        stepper.value = .infinity

        #expect(stepper.value == -7)
    }

    @Test("The stepper matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 430, height: 240))
        var pressed: UIStepper?
        for look in ControlSheet.Look.allCases {
            let steppers = [50.0, 0, 100].map { value in
                let stepper = UIStepper()
                stepper.value = value
                look.apply(to: stepper)
                if look == .hovered { stepper.subviews.last?.pointerIsOverDidChange(true) }
                return stepper
            }
            sheet.add(look.rawValue, steppers)
            if look == .pressed { pressed = steppers[0] }
        }
        sheet.stage.advance(by: 0)
        let place = try #require(pressed).convert(CGPoint(x: 70, y: 16), to: nil)
        sheet.stage.window.handle(.pointerPressed(place))
        try sheet.expect("stepper", appearance)
    }
}
