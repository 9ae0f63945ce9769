import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UISegmentedControl")
struct SegmentedControlTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func make(_ items: [Any] = ["One", "Two", "Three"]) -> (
        stage: OffscreenStage, control: UISegmentedControl, log: ControlLog
    ) {
        let stage = OffscreenStage(size: CGSize(width: 320, height: 60))
        let control = UISegmentedControl(items: items)
        control.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
        stage.window.addSubview(control)
        stage.advance(by: 0)
        let log = ControlLog()
        log.watch(control) { "\($0.selectedSegmentIndex)" }
        return (stage, control, log)
    }

    @Test("No segment is selected at first; segments have titles, images or actions")
    func items() {
        let image = ControlImages.dot(10)
        let action = UIAction(title: "Act", identifier: .init("act")) { _ in }
        let control = UISegmentedControl(items: ["A", image, action, 5])

        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 0) == "A" && control.imageForSegment(at: 1) === image)
        #expect(control.titleForSegment(at: 2) == "Act" && control.actionForSegment(at: 2) === action)
        #expect(control.segmentIndex(identifiedBy: .init("act")) == 2)
        #expect(control.segmentIndex(identifiedBy: .init("none")) == UISegmentedControl.noSegment)
        #expect(control.frame.height == 32 && control.frame.size == control.intrinsicContentSize)
        #expect(UISegmentedControl(items: nil).intrinsicContentSize == CGSize(width: 0, height: 32))
    }

    @Test("Clicks and drags select segments; a click on the selected or a disabled segment sends no event")
    func mouse() {
        let (stage, control, log) = make()

        stage.click(at: CGPoint(x: 160, y: 26))
        #expect(control.selectedSegmentIndex == 1 && log.take() == ["1"])
        stage.click(at: CGPoint(x: 160, y: 26))
        #expect(log.take() == [])
        control.setEnabled(false, forSegmentAt: 2)
        stage.click(at: CGPoint(x: 280, y: 26))
        #expect(log.take() == [] && !control.isEnabledForSegment(at: 2))
        stage.drag(from: CGPoint(x: 160, y: 26), to: CGPoint(x: 50, y: 26))
        #expect(log.take() == ["0"])
        stage.direction = .rightToLeft
        control.setEnabled(true, forSegmentAt: 2)
        stage.advance(by: 0.5)
        stage.click(at: CGPoint(x: 50, y: 26))
        #expect(log.take() == ["2"])
    }

    @Test("Arrow keys select the next enabled segment in their direction, and Home and End the first and the last")
    func keys() {
        let (stage, control, log) = make(["A", "B", "C", "D"])
        control.setEnabled(false, forSegmentAt: 1)
        stage.press(.keyboardTab)

        stage.press(.keyboardRightArrow)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardRightArrow)
        #expect(log.take() == ["0", "2", "3"])
        stage.press(.keyboardHome)
        stage.press(.keyboardEnd)
        stage.press(.keyboardLeftArrow)
        #expect(log.take() == ["0", "3", "2"])
        stage.direction = .rightToLeft
        stage.press(.keyboardLeftArrow)
        #expect(log.take() == ["3"])
        for index in 0..<4 { control.setEnabled(false, forSegmentAt: index) }
        stage.press(.keyboardHome)
        #expect(log.take() == [] && control.selectedSegmentIndex == 3)
    }

    @Test("A momentary control sends an event for a clicked segment and deselects it; Space performs the focused one")
    func momentary() {
        var performed = 0
        let (stage, control, log) = make(["A", UIAction(title: "B") { _ in performed += 1 }])
        control.isMomentary = true

        stage.click(at: CGPoint(x: 250, y: 26))
        stage.click(at: CGPoint(x: 250, y: 26))
        #expect(log.take() == ["1", "1"] && control.selectedSegmentIndex == -1 && performed == 2)
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)
        #expect(log.take() == [])
        stage.press(.keyboardSpacebar)
        #expect(log.take() == ["1"] && performed == 3)
    }

    @Test("In a momentary control, Space performs the same segment after other segments are inserted or removed")
    func momentaryChanges() {
        var performed = 0
        let (stage, control, log) = make(["A", UIAction(title: "B") { _ in performed += 1 }])
        control.isMomentary = true
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)

        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        stage.press(.keyboardSpacebar)
        #expect(log.take() == ["2"] && performed == 1)
        control.removeSegment(at: 0, animated: false)
        stage.press(.keyboardSpacebar)
        #expect(log.take() == ["1"] && performed == 2)
        control.removeSegment(at: 1, animated: false)
        stage.press(.keyboardSpacebar)
        #expect(log.take() == ["0"] && performed == 2)
    }

    @Test("The selection follows insertions and removals; indices out of range are clamped, ignored or select nothing")
    func changes() {
        let (stage, control, log) = make()
        control.selectedSegmentIndex = 1

        control.insertSegment(withTitle: "Zero", at: -5, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
        control.insertSegment(with: ControlImages.dot(5), at: 99, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 5)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.selectedSegmentIndex = 77
        #expect(control.selectedSegmentIndex == 1)
        control.selectedSegmentIndex = -9
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeSegment(at: 40, animated: false)
        control.setTitle("x", forSegmentAt: 40)
        #expect(control.titleForSegment(at: 40) == nil && control.widthForSegment(at: -1) == 0)
        control.removeAllSegments()
        stage.advance(by: 0.1)
        stage.press(.keyboardTab)
        stage.press(.keyboardEnd)
        stage.press(.keyboardSpacebar)
        stage.click(at: CGPoint(x: 100, y: 26))
        #expect(control.numberOfSegments == 0 && log.take() == [])
    }

    @Test("A screen reader's focus is on the selected segment, or on the control if no segment is selected")
    func accessibilityFocus() {
        let (stage, control, _) = make()
        #expect(control.accessibilityFocus === control)
        control.selectedSegmentIndex = 1
        stage.advance(by: 0)
        #expect(control.accessibilityFocus.accessibilityLabel == "Two")
    }

    @Test("A screen reader's focus follows the arrow keys in a momentary control")
    func momentaryAccessibilityFocus() {
        let (stage, control, log) = make()
        control.isMomentary = true
        stage.press(.keyboardTab)
        #expect(control.accessibilityFocus.accessibilityLabel == "One")
        stage.press(.keyboardRightArrow)
        #expect(control.accessibilityFocus.accessibilityLabel == "Two" && log.take() == [])
    }

    @Test("Segments have equal, proportional or fixed widths, and shrink if they don't fit")
    func widths() {
        let (stage, control, _) = make(["i", "A much longer title", "w"])
        func edges() -> [CGFloat] {
            stage.advance(by: 0.1)
            return control.descendants(of: UILabel.self).compactMap { $0.superview?.frame.minX }
        }

        #expect(edges() == [0, 100, 200])
        control.setWidth(40, forSegmentAt: 0)
        #expect(edges() == [0, 40, 170] && control.widthForSegment(at: 0) == 40)
        control.setWidth(.nan, forSegmentAt: 0)
        control.setWidth(-3, forSegmentAt: 0)
        #expect(edges() == [0, 40, 170])
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        let places = edges()
        #expect(places[1] < 100 && places[2] - places[1] > 130)
        let narrow = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = false
        #expect(control.intrinsicContentSize.width > narrow)
        control.frame.size.width = 6
        #expect(edges() == [0, 2, 4])
        for index in 0..<3 { control.setWidth(100, forSegmentAt: index) }
        control.frame.size.width = 150
        #expect(edges() == [0, 50, 100])
    }

    @Test("Titles have the attributes of their state")
    func attributes() {
        let (_, control, _) = make(["A", "B"])
        control.selectedSegmentIndex = 0
        control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .selected)

        let colors = control.descendants(of: UILabel.self).map {
            $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.systemGreen, .systemRed])
        #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    }

    @Test("The segmented control matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 460, height: 288))
        for look in ControlSheet.Look.allCases where look != .pressed {
            let control = UISegmentedControl(items: ["Light", "Dark", "Automatic"])
            control.selectedSegmentIndex = 1
            look.apply(to: control)
            if look == .hovered { control.descendants(of: UILabel.self)[2].superview?.pointerIsOverDidChange(true) }
            let second = UISegmentedControl(items: ["א", ControlImages.dot(12)])
            second.setEnabled(false, forSegmentAt: 0)
            look.apply(to: second)
            sheet.add(look.rawValue, [control, second])
        }
        let tinted = UISegmentedControl(items: ["One", "Two"])
        tinted.selectedSegmentIndex = 0
        tinted.selectedSegmentTintColor = .systemYellow
        tinted.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
        let byContent = UISegmentedControl(items: ["i", "A longer title", "w"])
        byContent.apportionsSegmentWidthsByContent = true
        byContent.selectedSegmentIndex = 2
        sheet.add("custom", [tinted, byContent])
        let buttons = UISegmentedControl(items: ["Back", "Forward"])
        buttons.isMomentary = true
        let pressed = UISegmentedControl(items: ["Pressed", "Chosen"])
        pressed.selectedSegmentIndex = 1
        sheet.add("pressed", [pressed, buttons])
        let middle = pressed.descendants(of: UILabel.self)[0]
        sheet.stage.advance(by: 0)
        sheet.stage.window.handle(.pointerPressed(middle.convert(CGPoint(x: 5, y: 5), to: nil)))
        try sheet.expect("segments", appearance)
    }
}
