import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ControlKit

@MainActor
@Suite("UIPickerView")
struct PickerViewTests {
    private let stage = OffscreenStage(size: CGSize(width: 360, height: 260))
    private let picker = UIPickerView(frame: CGRect(x: 20, y: 20, width: 320, height: 216))
    private let months = PickerSample([
        ["January", "February", "March", "April", "May", "June", "July", "August"], (1...31).map { "\($0)" },
    ])

    init() throws {
        try PinnedFonts.use()
        (picker.dataSource, picker.delegate) = (months, months)
        stage.window.addSubview(picker)
        stage.advance(by: 0)
    }

    /// Returns the center of the row that is `rows` rows after the selected one, in the picker's first or second
    /// component.
    private func point(_ component: Int, rows: CGFloat = 0) -> CGPoint {
        CGPoint(x: component == 0 ? 100 : 260, y: 128 + 108 * sin(rows * 32 / 108))
    }

    @Test("Rows and sizes come from the data source and the delegate")
    func rows() {
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 8 && picker.numberOfRows(inComponent: 1) == 31)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        #expect((picker.view(forRow: 2, forComponent: 0) as? UILabel)?.text == "March")
        #expect(picker.view(forRow: 20, forComponent: 1) == nil)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test("Selecting rows in code doesn't call the delegate, animated or not")
    func selecting() {
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(20, inComponent: 1, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 20)

        stage.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 1) == 20 && months.selections == [])
        #expect((picker.view(forRow: 20, forComponent: 1) as? UILabel)?.text == "21")
    }

    @Test("A click selects the row under it and notifies the delegate once")
    func clicking() {
        stage.click(at: point(0, rows: 2))
        stage.advance(by: 1)
        stage.click(at: point(1, rows: -1))
        stage.advance(by: 1)

        #expect(picker.selectedRow(inComponent: 0) == 2 && months.selections == ["2 in 0"])
    }

    @Test("A drag and the mouse wheel snap to a row")
    func scrolling() {
        stage.drag(from: point(0), to: CGPoint(x: 100, y: 128 - 70))
        stage.advance(by: 2)
        let dragged = picker.selectedRow(inComponent: 0)
        #expect(dragged >= 2 && months.selections == ["\(dragged) in 0"])

        stage.scroll(at: point(1), by: CGVector(dx: 0, dy: 100))
        #expect(months.selections.count == 1)
        stage.advance(by: 1)
        #expect(months.selections == ["\(dragged) in 0", "3 in 1"])
    }

    @Test(
        "Keys select rows of the focused component",
        arguments: [
            (UIKeyboardHIDUsage.keyboardDownArrow, 1, 6), (.keyboardUpArrow, 1, 4), (.keyboardEnd, 1, 30),
            (.keyboardHome, 1, 0), (.keyboardPageDown, 1, 10), (.keyboardPageUp, 2, 0), (.keyboardDownArrow, 3, 8),
        ])
    func keys(key: UIKeyboardHIDUsage, times: Int, row: Int) {
        picker.selectRow(5, inComponent: 1, animated: false)
        for _ in 0..<2 { stage.press(.keyboardTab) }
        for _ in 0..<times { stage.press(key) }
        stage.advance(by: 1)

        #expect(picker.selectedRow(inComponent: 1) == row && picker.selectedRow(inComponent: 0) == 0)
        #expect(months.selections == ["\(row) in 1"])
    }

    @Test("A reload keeps the selection if its row still exists, and otherwise selects the last row")
    func reloading() {
        picker.selectRow(6, inComponent: 0, animated: false)
        picker.selectRow(30, inComponent: 1, animated: false)
        months.titles[1].removeLast(3)
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 0) == 6 && picker.selectedRow(inComponent: 1) == 27)

        months.titles = [["only"]]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
        months.titles = []
        picker.reloadAllComponents()
        stage.advance(by: 0.1)
        #expect(picker.numberOfComponents == 0 && months.selections == [])
    }

    @Test("A resized picker keeps its selected row in the center")
    func resizing() throws {
        picker.selectRow(4, inComponent: 0, animated: false)
        picker.frame.size.height = 120
        stage.advance(by: 0.1)

        let view = try #require(picker.view(forRow: 4, forComponent: 0))
        #expect(abs(view.convert(CGPoint(x: 0, y: 16), to: picker).y - 60) < 0.5)
        #expect(picker.selectedRow(inComponent: 0) == 4)
    }

    @Test("A picker with a million rows creates only the visible row views, and reuses them")
    func manyRows() {
        let sample = PickerSample(count: 1_000_000)
        (picker.dataSource, picker.delegate) = (sample, sample)
        for row in [0, 10, 500_000, 999_999] {
            picker.selectRow(row, inComponent: 0, animated: false)
            stage.advance(by: 0.1)
            #expect(picker.descendants(of: PickerLabel.self).count <= 24)
        }
        #expect(sample.reuses > 0)
    }

    @Test("Invalid requests are reported and have no effect")
    func invalid() {
        let messages = Messages.during {
            #expect(picker.selectedRow(inComponent: 2) == -1 && picker.numberOfRows(inComponent: -1) == 0)
            picker.selectRow(8, inComponent: 0, animated: true)
            picker.selectRow(-1, inComponent: 0, animated: false)
            #expect(picker.rowSize(forComponent: 7) == .zero)
            picker.reloadComponent(9)
        }
        #expect(messages.count == 6 && picker.selectedRow(inComponent: 0) == 0)

        let sample = PickerSample(count: -5)
        sample.size = CGSize(width: CGFloat.nan, height: -1)
        let more = Messages.during {
            (picker.dataSource, picker.delegate) = (sample, sample)
            stage.advance(by: 0.1)
        }
        #expect(picker.numberOfRows(inComponent: 0) == 0 && picker.selectedRow(inComponent: 0) == -1)
        #expect(more.contains { $0.contains("-5 rows") } && more.contains { $0.contains("invalid width nan") })
    }

    @Test("The wheels are adjustable accessibility elements with the selected title")
    func accessibility() {
        picker.selectRow(1, inComponent: 0, animated: false)
        let columns = picker.descendants(of: PickerColumn.self)
        #expect(columns.map(\.accessibilityValue) == ["February", "1"])
        #expect(columns.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .adjustable })

        columns[1].accessibilityIncrement()
        stage.advance(by: 1)
        #expect(months.selections == ["1 in 1"])
        columns[0].accessibilityDecrement()
        columns[0].accessibilityDecrement()
        stage.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 0)
    }

    @Test("With Reduce Motion, a key selects without animation")
    func reducedMotion() {
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)

        #expect(months.selections == ["1 in 0"])
    }

    @Test(
        "The picker matches its golden images in both styles and in a right-to-left layout",
        arguments: ["light", "dark", "rtl"])
    func pictures(name: String) throws {
        stage.window.overrideUserInterfaceStyle = name == "dark" ? .dark : .light
        if name == "rtl" { stage.direction = .rightToLeft }
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(12, inComponent: 1, animated: false)
        stage.advance(by: 0.1)

        try GoldenImage.expect(stage.bitmap(), named: "picker-\(name)", tolerance: 8)
    }
}

/// Components with titles, and a log of the selections.
@MainActor
final class PickerSample: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [[String]]
    var selections: [String] = []
    var size = CGSize.zero
    private(set) var reuses = 0
    private let count: Int?

    init(_ titles: [[String]]) {
        (self.titles, count) = (titles, nil)
    }

    /// Creates a sample with one component of `count` numbers.
    init(count: Int) {
        (titles, self.count) = ([], count)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { count == nil ? titles.count : 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count ?? titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        count == nil ? titles[component][row] : "\(row)"
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { size.width }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { size.height }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if view != nil { reuses += 1 }
        let label = view as? PickerLabel ?? PickerLabel()
        label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selections.append("\(row) in \(component)")
    }
}
