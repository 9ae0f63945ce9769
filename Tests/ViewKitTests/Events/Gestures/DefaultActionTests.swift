import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Controls inside views with gesture recognizers")
struct DefaultActionTests {
    /// A custom control without overrides.
    private final class Pad: UIControl {}

    nonisolated enum Kind: CaseIterable, Sendable {
        case plain, button, configuredButton, toggle, stepper, segments, pages, field
    }

    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func make(_ kind: Kind) -> UIControl {
        let control: UIControl
        switch kind {
        case .plain: control = Pad()
        case .button: control = UIButton(type: .system)
        case .configuredButton: control = UIButton(configuration: .filled(), primaryAction: nil)
        case .toggle: control = UISwitch()
        case .stepper: control = UIStepper()
        case .segments: control = UISegmentedControl(items: ["One", "Two"])
        case .pages:
            let pages = UIPageControl()
            pages.numberOfPages = 9
            control = pages
        case .field: control = UITextField()
        }
        control.frame = CGRect(x: 50, y: 50, width: 160, height: 40)
        view.addSubview(control)
        stage.advance(by: 0.1)
        return control
    }

    /// Clicks the right end of the control, which changes the value of every control that has one.
    private func click(_ control: UIControl) {
        stage.click(at: CGPoint(x: control.frame.maxX - 8, y: control.frame.midY))
    }

    @Test("A tap on a control does not trigger a tap recognizer of its superview", arguments: Kind.allCases)
    func tap(_ kind: Kind) {
        var (taps, uses) = (0, 0)
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        let control = make(kind)
        control.addAction(UIAction { _ in uses += 1 }, for: [.primaryActionTriggered, .touchUpInside])
        let events: UIControl.Event = kind == .plain || kind == .field ? .touchUpInside : .primaryActionTriggered
        var expected = 0
        control.addAction(UIAction { _ in expected += 1 }, for: events)

        click(control)
        #expect(taps == 0)
        #expect(uses >= 1 && expected == 1)

        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(taps == 1)
    }

    @Test(
        "A tap triggers the recognizer of a disabled control's superview, and of an enabled control itself",
        arguments: Kind.allCases, [true, false])
    func exceptions(_ kind: Kind, isOwn: Bool) {
        var taps = 0
        let control = make(kind)
        (isOwn ? control : view).addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        control.isEnabled = isOwn

        click(control)
        #expect(taps == 1)
    }

    @Test("Two clicks on a button trigger the double tap of its superview")
    func doubleTap() {
        var taps = 0
        let double = UITapGestureRecognizer { _ in taps += 1 }
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        let button = make(.button)

        click(button)
        click(button)
        #expect(taps == 1)
    }

    nonisolated enum Drag: CaseIterable, Sendable { case pan, swipe }

    @Test(
        "Dragging a control along its axis changes its value; a drag across the axis triggers the superview's gesture",
        arguments: Drag.allCases)
    func drags(_ drag: Drag) {
        var gestures = 0
        let swipe = UISwipeGestureRecognizer { _ in gestures += 1 }
        swipe.direction = [.left, .right, .up, .down]
        let pan = UIPanGestureRecognizer { if $0.state == .began { gestures += 1 } }
        view.addGestureRecognizer(drag == .pan ? pan : swipe)

        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 70, width: 51, height: 31))
        let pages = UIPageControl(frame: CGRect(x: 20, y: 120, width: 200, height: 26))
        pages.numberOfPages = 9
        for control in [slider, toggle, pages] { view.addSubview(control) }
        stage.advance(by: 0.1)

        stage.drag(from: CGPoint(x: 31, y: 37), to: CGPoint(x: 131, y: 37))
        #expect(slider.value > 0.4 && slider.value < 0.7)
        stage.drag(from: CGPoint(x: 35, y: 85), to: CGPoint(x: 95, y: 85))
        #expect(toggle.isOn)
        stage.drag(from: CGPoint(x: 60, y: 133), to: CGPoint(x: 180, y: 133))
        #expect(pages.currentPage == 8)
        #expect(gestures == 0)

        for y: CGFloat in [37, 85, 133] { stage.drag(from: CGPoint(x: 40, y: y), to: CGPoint(x: 40, y: y + 60)) }
        #expect(gestures == 3)
    }

    @Test("A scroll bar can be dragged inside a view with a pan recognizer")
    func scrollBar() {
        var gestures = 0
        view.addGestureRecognizer(UIPanGestureRecognizer { _ in gestures += 1 })
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        scrollView.panGestureRecognizer.isEnabled = false
        view.addSubview(scrollView)
        stage.advance(by: 0.1)

        stage.window.handle(.pointerMoved(CGPoint(x: 296, y: 10)))
        stage.advance(by: 0.3)
        stage.drag(from: CGPoint(x: 296, y: 10), to: CGPoint(x: 296, y: 110))
        #expect(gestures == 0)
        #expect(scrollView.contentOffset.y > 500)
    }

    @Test("gestureRecognizerShouldBegin is called on each view from the touched one up to the recognizer's")
    func order() {
        final class Judge: UIView {
            var asked: (() -> Void)?
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked?()
                return true
            }
        }
        var log: [String] = []
        let outermost = Judge(frame: view.bounds)
        let (outer, inner) = (Judge(frame: view.bounds), Judge(frame: view.bounds))
        outermost.asked = { log.append("outermost") }
        outer.asked = { log.append("outer") }
        inner.asked = { log.append("inner") }
        view.addSubview(outermost)
        outermost.addSubview(outer)
        outer.addSubview(inner)
        outer.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("tap") })

        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(log == ["inner", "outer", "tap"])
    }
}
