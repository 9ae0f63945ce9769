import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UISwitch")
struct SwitchTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func make() -> (stage: OffscreenStage, control: UISwitch, log: ControlLog) {
        let stage = OffscreenStage(size: CGSize(width: 120, height: 60))
        let control = UISwitch(frame: CGRect(x: 20, y: 10, width: 5, height: 5))
        stage.window.addSubview(control)
        stage.advance(by: 0)
        let log = ControlLog()
        log.watch(control) { $0.isOn ? "on" : "off" }
        return (stage, control, log)
    }

    @Test("A switch has a fixed size, is off by default and sends no event when set by the app")
    func defaults() {
        let (_, control, log) = make()

        #expect(control.frame == CGRect(x: 20, y: 10, width: 51, height: 31) && !control.isOn && control.isEnabled)
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31) && control.onTintColor == nil)
        control.isOn = true
        control.setOn(false, animated: true)
        control.setOn(true, animated: false)
        #expect(control.isOn && log.take() == [])
    }

    @Test("A click toggles the switch; a press that ends outside does not")
    func clicks() {
        let (stage, control, log) = make()

        stage.click(at: CGPoint(x: 30, y: 20))
        #expect(control.isOn && log.take() == ["on"])
        stage.click(at: CGPoint(x: 30, y: 20))
        #expect(!control.isOn && log.take() == ["off"])
        stage.window.handle(.pointerPressed(CGPoint(x: 30, y: 20)))
        stage.window.handle(.pointerReleased(CGPoint(x: 31, y: 55)))
        #expect(!control.isOn && log.take() == [] && !control.isHighlighted)
    }

    @Test("A drag moves the thumb and sends one event at its end, or none if the value is unchanged")
    func drags() {
        let (stage, control, log) = make()

        stage.drag(from: CGPoint(x: 32, y: 20), to: CGPoint(x: 100, y: 20))
        #expect(control.isOn && log.take() == ["on"])
        stage.window.handle(.pointerPressed(CGPoint(x: 60, y: 20)))
        stage.window.handle(.pointerMoved(CGPoint(x: 25, y: 20)))
        #expect(!control.isOn && log.take() == [])
        stage.window.handle(.pointerMoved(CGPoint(x: 60, y: 20)))
        stage.window.handle(.pointerReleased(CGPoint(x: 60, y: 20)))
        #expect(control.isOn && log.take() == [])
        stage.direction = .rightToLeft
        stage.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 61, y: 20))
        #expect(!control.isOn && log.take() == ["off"])
        stage.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 22, y: 20))
        #expect(control.isOn && log.take() == ["on"])
    }

    @Test("A canceled press restores the value")
    func cancelled() {
        let (stage, control, log) = make()

        stage.window.handle(.pointerPressed(CGPoint(x: 30, y: 20)))
        stage.window.handle(.pointerMoved(CGPoint(x: 65, y: 20)))
        #expect(control.isOn)
        stage.window.handle(.pointerReleased(CGPoint(x: CGFloat.nan, y: 20)))
        #expect(!control.isOn && log.take() == [] && !control.isHighlighted)
    }

    @Test("Tab focuses the switch, and Space and Return toggle it once per press, unless it is disabled")
    func keys() {
        let (stage, control, log) = make()

        stage.press(.keyboardTab)
        #expect(stage.window.focusedView === control)
        stage.press(.keyboardSpacebar)
        stage.press(.keyboardReturnOrEnter)
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardSpacebar)))
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardSpacebar), isRepeat: true))
        stage.window.handle(.keyReleased(UIKey(keyCode: .keyboardSpacebar)))
        #expect(control.isOn && log.take() == ["on", "off", "on"])
        control.isEnabled = false
        stage.click(at: CGPoint(x: 30, y: 20))
        stage.press(.keyboardSpacebar)
        #expect(control.isOn && log.take() == [] && stage.window.focusedView == nil)
    }

    @Test("A drag on a switch does not scroll the view around it")
    func scrolling() {
        let stage = OffscreenStage(size: CGSize(width: 120, height: 60))
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 500, height: 60)
        let control = UISwitch(frame: CGRect(x: 20, y: 10, width: 0, height: 0))
        scrollView.addSubview(control)
        stage.window.addSubview(scrollView)
        control.isOn = true
        stage.advance(by: 0)

        stage.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 22, y: 20))
        stage.advance(by: 1)
        #expect(!control.isOn && scrollView.contentOffset == .zero)
        stage.drag(from: CGPoint(x: 110, y: 20), to: CGPoint(x: 60, y: 20))
        #expect(scrollView.contentOffset.x > 0)
    }

    @Test("The animation ends, and an idle switch draws nothing")
    func idle() {
        let (stage, _, _) = make()

        stage.click(at: CGPoint(x: 30, y: 20))
        stage.advance(by: 1)
        let count = stage.drawnFrames
        stage.advance(by: 5)
        #expect(stage.drawnFrames == count && stage.window.nextDeadline == nil)
    }

    @Test("The switch matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 316, height: 240))
        for look in ControlSheet.Look.allCases {
            let switches = (0..<3).map { index in
                let control = UISwitch()
                control.isOn = index > 0
                if index == 2 { control.onTintColor = .systemPurple }
                look.apply(to: control)
                return control
            }
            sheet.add(look.rawValue, switches)
        }
        try sheet.expect("switch", appearance)
    }
}
