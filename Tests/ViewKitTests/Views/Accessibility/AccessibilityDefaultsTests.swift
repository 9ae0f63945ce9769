import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Accessibility defaults of views")
struct AccessibilityDefaultsTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func text(_ view: UIView) -> String { view.accessibilityElementsDescription }

    private func framed<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        return view
    }

    @Test("Plain views are not accessibility elements; labels, text views and labeled images are")
    func texts() {
        let (plain, label, picture) = (framed(UIView()), framed(UILabel()), framed(UIImageView()))
        #expect(text(plain).isEmpty && text(label).isEmpty && text(picture).isEmpty)
        #expect(!plain.isAccessibilityElement && plain.accessibilityTraits == .none && plain.accessibilityHint == nil)

        label.text = "Two\nlines"
        #expect(text(label) == "\"Two\\nlines\" staticText (0, 0, 100, 30)\n")
        label.isEnabled = false
        #expect(label.accessibilityTraits == [.staticText, .notEnabled])
        picture.accessibilityLabel = "A face"
        #expect(text(picture) == "\"A face\" image (0, 0, 100, 30)\n")
        let reader = framed(UITextView())
        reader.text = "A story"
        #expect(reader.accessibilityLabel == nil && reader.accessibilityValue == "A story")
        reader.isEditable = false
        #expect(text(reader) == "\"A story\" staticText (0, 0, 100, 30)\n")
    }

    @Test("Values set by the app override the defaults, and nil restores them")
    func overrides() {
        let label = framed(UILabel())
        label.text = "9 ♥"
        label.accessibilityLabel = "Nine likes"
        label.accessibilityValue = "new"
        label.accessibilityHint = "Opens them"
        label.accessibilityTraits = [.link, .header]
        label.accessibilityIdentifier = "likes"
        label.accessibilityFrame = CGRect(x: 1, y: 2.25, width: 3, height: 4)
        #expect(
            text(label) == "\"Nine likes\" value \"new\" hint \"Opens them\" link header (1, 2.3, 3, 4) #likes\n")
        label.accessibilityLabel = nil
        label.accessibilityFrame = .null
        #expect(label.accessibilityLabel == "9 ♥" && label.accessibilityFrame.width == 100)
        label.isAccessibilityElement = false
        #expect(text(label).isEmpty)
    }

    private final class Overriding: UIView {
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "mine" }
            set {}
        }
    }

    @Test("A subclass can override the properties")
    func subclasses() {
        #expect(text(framed(Overriding())) == "\"mine\" (0, 0, 100, 30)\n")
    }

    @Test("Buttons and plain controls have their content as label and their state as traits")
    func buttons() {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
        #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])

        let (control, label, inner) = (framed(UIControl()), framed(UILabel()), framed(UIButton(type: .system)))
        label.text = "Feed"
        control.addSubview(label)
        #expect(text(control) == "\"Feed\" button (0, 0, 100, 30)\n")
        inner.setTitle("More", for: .normal)
        control.addSubview(inner)
        #expect(control.accessibilityElementsInOrder.map(\.label) == ["Feed", "More"])
    }

    @Test("Controls report their value")
    func values() {
        let toggle = UISwitch()
        #expect(toggle.accessibilityValue == "off" && toggle.accessibilityTraits == [.button, .toggleButton])
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "on" && toggle.isAccessibilityElement)

        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 14)
        #expect(slider.accessibilityValue == "40%" && slider.accessibilityTraits == .adjustable)

        let stepper = UIStepper()
        stepper.value = 3
        #expect(stepper.accessibilityValue == "3" && stepper.accessibilityTraits == .adjustable)
        (stepper.stepValue, stepper.value) = (0.5, 3.5)
        #expect(stepper.accessibilityValue == "3.5")

        let progress = UIProgressView()
        progress.progress = 0.26
        #expect(progress.accessibilityValue == "26%" && progress.accessibilityTraits == .updatesFrequently)

        let pages = UIPageControl()
        #expect(pages.accessibilityValue == nil)
        (pages.numberOfPages, pages.currentPage) = (5, 2)
        #expect(pages.accessibilityValue == "page 3 of 5" && pages.accessibilityTraits == .adjustable)

        let well = UIColorWell()
        #expect(well.accessibilityLabel == "Color" && well.accessibilityValue == nil)
        well.title = "Ground"
        well.selectedColor = UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)
        #expect(well.accessibilityLabel == "Ground" && well.accessibilityValue == "#ff0033")
        well.selectedColor = UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.5)
        #expect(well.accessibilityValue == "#ff003380")

        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(!wheel.isAccessibilityElement)
        wheel.startAnimating()
        #expect(wheel.isAccessibilityElement && wheel.accessibilityLabel == "In progress")
    }

    @Test("The segments of a segmented control are separate elements")
    func segments() {
        let row = UISegmentedControl(items: ["Day", "Week", "Month"])
        row.selectedSegmentIndex = 1
        row.setEnabled(false, forSegmentAt: 2)
        let segments = row.accessibilityElementsInOrder
        #expect(segments.map(\.label) == ["Day", "Week", "Month"])
        #expect(segments.map(\.value) == ["1 of 3", "2 of 3", "3 of 3"])
        #expect(segments.map(\.traits) == [.button, [.button, .selected], [.button, .notEnabled]])
    }

    @Test("A text field reports its text, a secure one only the length")
    func fields() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == nil && field.isAccessibilityElement)
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
    }
}
