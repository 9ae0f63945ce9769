import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UISlider")
struct SliderTests {
    init() throws {
        try PinnedFonts.use()
    }

    /// A slider whose thumb's center moves from 31 to 209 in the window.
    private func make() -> (stage: OffscreenStage, slider: UISlider, log: ControlLog) {
        let stage = OffscreenStage(size: CGSize(width: 240, height: 60))
        let slider = UISlider(frame: CGRect(x: 20, y: 10, width: 200, height: 34))
        stage.window.addSubview(slider)
        stage.advance(by: 0)
        let log = ControlLog()
        log.watch(slider) { String(format: "%.2f", Double($0.value)) }
        return (stage, slider, log)
    }

    private final class Locked: UISlider {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }

    @Test("A slider whose beginTracking returns false doesn't follow the pointer")
    func locked() {
        let (stage, slider, _) = make()
        let locked = Locked(frame: slider.frame)
        stage.window.addSubview(locked)
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 31, y: 27), to: CGPoint(x: 150, y: 27))
        #expect(locked.value == 0 && !locked.isTracking && !locked.isHighlighted)
    }

    @Test("The defaults match UIKit")
    func defaults() {
        let (_, slider, _) = make()

        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    }

    @Test(
        "The value is clamped to the bounds, a bound can move the other one, and NaN and infinite bounds are ignored",
        arguments: [
            ([("value", 2.0)], [1.0, 0.0, 1.0]), ([("value", -1)], [0, 0, 1]), ([("value", .nan)], [0.5, 0, 1]),
            ([("value", .infinity)], [1, 0, 1]), ([("value", -.infinity)], [0, 0, 1]),
            ([("min", 0.75)], [0.75, 0.75, 1]), ([("min", 3)], [3, 3, 3]), ([("max", 0.25)], [0.25, 0, 0.25]),
            ([("max", -2)], [-2, -2, -2]), ([("min", .nan)], [0.5, 0, 1]), ([("max", .infinity)], [0.5, 0, 1]),
            ([("min", -.infinity)], [0.5, 0, 1]), ([("min", -10), ("max", 10), ("value", -7)], [-7, -10, 10]),
        ] as [([(String, Float)], [Float])])
    func arithmetic(steps: [(String, Float)], expected: [Float]) {
        let slider = UISlider()
        slider.value = 0.5
        for (name, number) in steps {
            switch name {
            case "value": slider.value = number
            case "min": slider.minimumValue = number
            default: slider.maximumValue = number
            }
        }

        #expect([slider.value, slider.minimumValue, slider.maximumValue] == expected)
    }

    @Test("A slider with extreme or equal bounds, or without room, can be laid out and dragged safely")
    func extremes() {
        let (stage, slider, _) = make()
        slider.minimumValue = -.greatestFiniteMagnitude
        slider.maximumValue = .greatestFiniteMagnitude
        slider.value = 0
        stage.advance(by: 0.1)

        let line = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: 0).midX == 100)
        stage.drag(from: CGPoint(x: 120, y: 27), to: CGPoint(x: 400, y: 27))
        #expect(slider.value == .greatestFiniteMagnitude)
        slider.minimumValue = .greatestFiniteMagnitude
        stage.drag(from: CGPoint(x: 120, y: 27), to: CGPoint(x: 20, y: 27))
        #expect(slider.value == .greatestFiniteMagnitude)
        slider.frame.size.width = 3
        stage.click(at: CGPoint(x: 21, y: 27))
        stage.advance(by: 0.1)
        #expect(slider.value == .greatestFiniteMagnitude)
    }

    @Test("The thumb keeps its distance from the pointer during a drag; a click on the track moves it there")
    func mouse() {
        let (stage, slider, log) = make()

        stage.drag(from: CGPoint(x: 36, y: 27), to: CGPoint(x: 125, y: 27))
        #expect(abs(slider.value - 0.5) < 1e-6 && log.events.last == "0.50" && log.events.count == 8)
        _ = log.take()
        stage.click(at: CGPoint(x: 209, y: 20))
        #expect(slider.value == 1 && log.take() == ["1.00"])
        stage.click(at: CGPoint(x: 219, y: 20))
        #expect(slider.value == 1 && log.take() == [])
        stage.direction = .rightToLeft
        stage.advance(by: 0.1)
        stage.click(at: CGPoint(x: 209, y: 20))
        #expect(slider.value == 0 && log.take() == ["0.00"])
    }

    @Test("Without isContinuous, one event is sent at the end of a drag")
    func notContinuous() {
        let (stage, slider, log) = make()
        slider.isContinuous = false

        stage.drag(from: CGPoint(x: 31, y: 27), to: CGPoint(x: 120, y: 27))
        #expect(log.take() == ["0.50"])
        stage.click(at: CGPoint(x: 120, y: 27))
        #expect(log.take() == [])
    }

    @Test("Arrow keys, Page Up, Page Down, Home and End move the thumb; arrow keys are mirrored and repeat while held")
    func keys() {
        let (stage, slider, log) = make()
        slider.maximumValue = 100
        stage.press(.keyboardTab)

        for key in [.keyboardRightArrow, .keyboardUpArrow, .keyboardPageUp, .keyboardLeftArrow, .keyboardDownArrow]
            as [UIKeyboardHIDUsage]
        {
            stage.press(key)
        }
        #expect(log.take() == ["5.00", "10.00", "30.00", "25.00", "20.00"])
        stage.press(.keyboardEnd)
        stage.press(.keyboardEnd)
        stage.press(.keyboardPageDown)
        stage.press(.keyboardHome)
        #expect(log.take() == ["100.00", "80.00", "0.00"])
        stage.direction = .rightToLeft
        stage.press(.keyboardLeftArrow)
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardLeftArrow), isRepeat: true))
        stage.press(.keyboardLeftArrow, modifiers: .control)
        #expect(log.take() == ["5.00", "10.00"])
        slider.isEnabled = false
        stage.click(at: CGPoint(x: 120, y: 27))
        #expect(slider.value == 10 && log.take() == [])
    }

    @Test("Images at the ends shorten the track, and swap sides in right-to-left layouts")
    func pictures() {
        let (stage, slider, _) = make()
        slider.minimumValueImage = ControlImages.dot(12)
        slider.maximumValueImage = ControlImages.dot(20)

        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 20, y: 14, width: 152, height: 6))
        stage.direction = .rightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 14, width: 152, height: 6))
    }

    @Test("The slider matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 520, height: 288))
        for look in ControlSheet.Look.allCases {
            let sliders = [0, 0.4, 1].map { (value: Float) in
                let slider = UISlider()
                slider.value = value
                look.apply(to: slider)
                return slider
            }
            sheet.add(look.rawValue, sliders)
        }
        let custom = UISlider()
        custom.value = 0.6
        custom.minimumTrackTintColor = .systemPurple
        custom.maximumTrackTintColor = .systemGray4
        custom.thumbTintColor = .systemYellow
        let framed = UISlider()
        (framed.minimumValueImage, framed.maximumValueImage) = (ControlImages.dot(8), ControlImages.dot(16))
        framed.value = 0.3
        sheet.add("custom", [custom, framed], width: 188)
        try sheet.expect("slider", appearance)
    }
}
