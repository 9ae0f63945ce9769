import ControlKit
import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UIColorWell")
struct ColorWellTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func make(_ color: UIColor? = nil) -> (stage: OffscreenStage, well: UIColorWell, log: ControlLog) {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 360))
        let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
        well.selectedColor = color
        stage.window.addSubview(well)
        stage.advance(by: 0)
        let log = ControlLog()
        log.watch(well) { $0.selectedColor.map { "\($0.bytes)" } ?? "none" }
        return (stage, well, log)
    }

    private func panel(_ stage: OffscreenStage) -> UIView? {
        stage.advance(by: 0.1)
        let top = stage.window.subviews.last
        return top is UIColorWell ? nil : top
    }

    @Test("The defaults match UIKit, and setting a color sends no event")
    func defaults() {
        let (_, well, log) = make()

        #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
        well.selectedColor = .red
        #expect(log.take() == [] && well.intrinsicContentSize == CGSize(width: 28, height: 28))
    }

    @Test("A click opens the panel, a click on a color selects it, and a click outside closes the panel")
    func mouse() throws {
        let (stage, well, log) = make()

        stage.click(at: CGPoint(x: 34, y: 34))
        let grid = try #require(panel(stage)?.descendants(of: UIControl.self).first)
        stage.click(at: grid.convert(CGPoint(x: 13, y: 13), to: nil))
        stage.click(at: grid.convert(CGPoint(x: 13, y: 13), to: nil))
        #expect(log.take() == ["\(UIColor.systemRed.bytes)"] && panel(stage) != nil)
        stage.click(at: CGPoint(x: 290, y: 350))
        #expect(panel(stage) == nil && well.selectedColor?.bytes == UIColor.systemRed.bytes)
    }

    @Test("Return opens the panel, arrow keys select colors, Tab moves to the sliders, and Escape closes the panel")
    func keys() {
        let (stage, well, log) = make()
        stage.press(.keyboardTab)

        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardHome)
        stage.press(.keyboardEnd)
        #expect(
            log.take() == [UIColor.systemOrange, .systemBlue, .systemRed, .black].map { "\($0.bytes)" })
        stage.press(.keyboardTab)
        stage.press(.keyboardEnd)
        stage.press(.keyboardTab)
        stage.press(.keyboardTab)
        stage.press(.keyboardPageUp)
        #expect(log.take() == ["[255, 0, 0]", "[255, 0, 51]"])
        stage.press(.keyboardTab)
        stage.press(.keyboardHome)
        #expect(well.selectedColor?.cgColor.light.alpha == 0)
        stage.press(.keyboardTab)
        #expect(stage.window.focusedView?.isDescendant(of: panel(stage) ?? well) == true)
        stage.press(.keyboardEscape)
        #expect(panel(stage) == nil && stage.window.focusedView === well)
    }

    @Test("The arrow keys change a component by one step, or by ten with Shift")
    func steps() {
        let (stage, _, log) = make(UIColor(red: 100 / 255, green: 0, blue: 0, alpha: 0.5))
        stage.press(.keyboardTab)
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardLeftArrow, modifiers: .shift)
        #expect(log.take() == ["[101, 0, 0]", "[91, 0, 0]"])
        for _ in 0..<2 { stage.press(.keyboardTab) }
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardUpArrow, modifiers: .shift)
        #expect(log.take() == ["[91, 0, 10]"])
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)
        #expect(panel(stage)?.shownTexts.contains("51%") == true)
    }

    @Test("The selected color has a focus ring only while the grid has the keyboard focus")
    func mark() throws {
        let (stage, _, _) = make(.systemBackground)
        stage.click(at: CGPoint(x: 34, y: 34))
        let grid = try #require(panel(stage)?.descendants(of: UIControl.self).first)
        func rings() -> Int {
            stage.advance(by: 0)
            return grid.subviews.count { !$0.isHidden && $0.layer.borderWidth == 2 }
        }
        #expect(rings() == 0)
        stage.press(.keyboardRightArrow)
        #expect(rings() == 1)
        stage.press(.keyboardTab)
        #expect(rings() == 0)
    }

    @Test("The panel shows the current components, and three sliders if opacity is not supported")
    func parts() throws {
        let (stage, well, _) = make(UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5))
        well.supportsAlpha = false
        well.title = "Color"

        stage.click(at: CGPoint(x: 34, y: 34))
        let texts = try #require(panel(stage)?.shownTexts)
        #expect(texts.prefix(7) == ["Color", "Red", "51", "Green", "102", "Blue", "255"] && !texts.contains("Opacity"))
        stage.press(.keyboardEscape)
        well.supportsAlpha = true
        well.title = nil
        stage.click(at: CGPoint(x: 34, y: 34))
        #expect(panel(stage)?.shownTexts.contains("50%") == true)
    }

    @Test(
        "The field accepts CSS notation, selects only complete colors, and then shows the selected color",
        arguments: [
            ("#34c759", "[52, 199, 89]", "#34c759"), ("34C759", "[52, 199, 89]", "#34c759"),
            ("f80", "[255, 136, 0]", "#ff8800"), ("#f808", "[255, 136, 0]", "#ff880088"),
            ("#00000080", "[0, 0, 0]", "#00000080"), ("", nil, "#ff0000"), ("#12345", "[17, 34, 51]", "#11223344"),
            ("red", nil, "#ff0000"), ("#٣٤٥", nil, "#ff0000"), ("#12345678 9", "[18, 52, 86]", "#12345678"),
        ] as [(String, String?, String)])
    func hexadecimal(text: String, chosen: String?, shown: String) throws {
        let (stage, well, log) = make(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stage.click(at: CGPoint(x: 34, y: 34))
        let field = try #require(panel(stage)?.descendants(of: UITextField.self).first)
        #expect(field.text == "#ff0000" && field.becomeFirstResponder())
        field.selectAll(nil)
        stage.press(.keyboardDeleteOrBackspace)
        stage.type(text)
        #expect(log.take().last == chosen)
        field.resignFirstResponder()
        #expect(field.text == shown)

        stage.press(.keyboardEscape)
        well.supportsAlpha = false
        well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        stage.click(at: CGPoint(x: 34, y: 34))
        let opaque = try #require(panel(stage)?.descendants(of: UITextField.self).first)
        #expect(opaque.becomeFirstResponder())
        opaque.selectAll(nil)
        stage.type("#0f0f")
        #expect(well.selectedColor?.cgColor.light.alpha == 0.5)
    }

    /// Opens the panel of a well and returns the field, which is being edited and empty.
    private func emptyField(_ stage: OffscreenStage) throws -> UITextField {
        stage.click(at: CGPoint(x: 34, y: 34))
        let field = try #require(panel(stage)?.descendants(of: UITextField.self).first)
        #expect(field.becomeFirstResponder())
        field.selectAll(nil)
        stage.press(.keyboardDeleteOrBackspace)
        return field
    }

    @Test("Return shows the color's usual notation, and an error for text that isn't a color until the text changes")
    func commit() throws {
        let (stage, well, log) = make(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let field = try emptyField(stage)
        let height = try #require(panel(stage)?.subviews.first).bounds.height
        stage.type("zzz")
        let posts = AccessibilityPost.during { stage.press(.keyboardReturnOrEnter) }
        let error = "Not a color. Enter 3, 4, 6 or 8 hex digits, such as #ff8800."
        #expect(panel(stage)?.shownTexts.contains(error) == true && field.accessibilityHint == error)
        #expect(posts.contains { $0.notification == .announcement && $0.text == error })
        #expect(field.tintColor != well.tintColor && field.isEditing)
        #expect(try #require(panel(stage)?.subviews.first).bounds.height > height)
        field.selectAll(nil)
        stage.type("ff8800")
        #expect(panel(stage)?.shownTexts.contains(error) == false && field.accessibilityHint == nil)
        #expect(field.tintColor == well.tintColor && field.text == "ff8800")
        stage.press(.keyboardReturnOrEnter)
        #expect(field.text == "#ff8800" && log.take().last == "[255, 136, 0]")
        #expect(try #require(panel(stage)?.subviews.first).bounds.height == height)
    }

    @Test("Escape restores the color from before the edit; a second Escape closes the panel", arguments: [false, true])
    func canceledEdit(hasColor: Bool) throws {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let (stage, well, log) = make(hasColor ? color : nil)
        let field = try emptyField(stage)
        stage.type("#abc")
        #expect(log.take().last == "[170, 187, 204]")
        stage.press(.keyboardEscape)
        #expect(well.selectedColor?.bytes == (hasColor ? color.bytes : nil) && panel(stage) != nil)
        #expect(log.take() == [hasColor ? "[255, 0, 0]" : "none"])
        #expect(field.text == (hasColor ? "#ff0000" : "#000000") && field.isEditing)
        stage.press(.keyboardEscape)
        #expect(panel(stage) == nil && log.take() == [])
    }

    @Test("Escape during a drag of a component restores the color exactly", arguments: [false, true])
    func canceledDrag(hasColor: Bool) throws {
        let color = UIColor(light: 0x123456, dark: 0xABCDEF)
        let (stage, well, _) = make(hasColor ? color : nil)
        stage.click(at: CGPoint(x: 34, y: 34))
        let slider = try #require(panel(stage)?.descendants(of: UISlider.self).first)
        let area = slider.convert(slider.bounds, to: nil)
        stage.pressPointer(at: CGPoint(x: area.minX + area.width * 0.8, y: area.midY))
        #expect(well.selectedColor != nil && well.selectedColor != color)
        stage.press(.keyboardEscape)
        #expect(well.selectedColor == (hasColor ? color : nil) && panel(stage) != nil)
        stage.window.handle(
            .keyPressed(
                UIKey(keyCode: .keyboardEscape, charactersIgnoringModifiers: "", modifierFlags: []), isRepeat: true))
        #expect(panel(stage) != nil)
        stage.releasePointer(at: CGPoint(x: area.midX, y: area.midY))
    }

    @Test("Return selects the black that the field of a well without color shows")
    func unselectedBlack() throws {
        let (stage, well, log) = make(nil)
        stage.click(at: CGPoint(x: 34, y: 34))
        let field = try #require(panel(stage)?.descendants(of: UITextField.self).first)
        #expect(field.becomeFirstResponder() && field.text == "#000000")
        stage.press(.keyboardReturnOrEnter)
        #expect(well.selectedColor?.bytes == [0, 0, 0] && log.take() == ["[0, 0, 0]"])
    }

    @Test("Nonfinite components are shown as 0, and those greater than 1 as 255")
    func badColors() {
        let (stage, _, _) = make(UIColor(red: .nan, green: .infinity, blue: 9, alpha: 1))

        stage.click(at: CGPoint(x: 34, y: 34))
        #expect(
            panel(stage)?.shownTexts.prefix(8) == ["Red", "0", "Green", "0", "Blue", "255", "Opacity", "100%"])
    }

    @Test("The panel grows with the text, and scrolls if the window is too low for it")
    func largeText() throws {
        let (stage, well, _) = make(.red)
        well.title = "Color"
        stage.window.setContentSizeCategory(.accessibilityExtraLarge)
        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        let panel = try #require(self.panel(stage))
        let labels = panel.descendants(of: UILabel.self).filter { !$0.isHidden && $0.text?.isEmpty == false }
        #expect(labels.count >= 10)
        for label in labels where !(label.superview?.superview is UITextField) {
            let needed = label.sizeThatFits(.zero)
            #expect(
                label.bounds.width >= needed.width - 0.5 && label.bounds.height >= needed.height - 1,
                "\(label.text ?? "")")
        }
        let field = try #require(panel.descendants(of: UITextField.self).first)
        #expect(field.bounds.height > 40)
        let scrollView = try #require(panel.descendants(of: UIScrollView.self).first)
        #expect(scrollView.contentSize.height > scrollView.bounds.height && scrollView.bounds.height <= 360)
        for _ in 0..<5 { stage.press(.keyboardTab) }
        stage.advance(by: 0.1)
        #expect(stage.window.focusedView === field)
        let place = field.convert(field.bounds, to: scrollView)
        #expect(scrollView.bounds.contains(place))
    }

    @Test("The color well matches its golden images", arguments: [ControlSheet.Appearance.light, .dark])
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 270, height: 200), rowHeight: 40)
        for look in ControlSheet.Look.allCases {
            let colors: [UIColor?] = [.systemTeal, .systemBackground, UIColor.systemRed.withAlphaComponent(0.4), nil]
            let wells = colors.map { color in
                let well = UIColorWell()
                well.selectedColor = color
                look.apply(to: well)
                return well
            }
            sheet.add(look.rawValue, wells)
        }
        try sheet.expect("wells", appearance)
    }

    @Test("The color panel matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func panelPicture(appearance: ControlSheet.Appearance) throws {
        let stage = OffscreenStage(
            size: CGSize(width: 270, height: 390), scale: 2, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        let well = UIColorWell(frame: CGRect(x: appearance == .mirrored ? 230 : 12, y: 12, width: 28, height: 28))
        well.selectedColor = UIColor(cgColor: CGColor(UIColor.systemIndigo.cgColor.light))
        well.title = "Base color"
        stage.window.addSubview(well)
        stage.advance(by: 0)
        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        stage.advance(by: 0.1)
        try GoldenImage.expect(stage.bitmap(), named: "color-panel-\(appearance.rawValue)", tolerance: 8)
    }
}
