import CAccessibleObject
import ControlKit
import Foundation
import ListKit
import StageKit
import TestSupport
import Testing
import TextKit

@testable import AccessibilityKit
@testable import ViewKit

@MainActor
@Suite("Elements published to assistive technologies")
struct PublishedElementTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300), scale: 2)

    init() throws {
        try PinnedFonts.use()
    }

    /// Adds `view` to the window and returns its published element, which is focused if `isFocused` is `true`.
    private func published(_ view: UIView, isFocused: Bool = false) -> PublishedElement {
        if view.frame.isEmpty { view.frame = CGRect(x: 10, y: 20, width: 100, height: 30) }
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return PublishedElement(AccessibilityElement(view), focus: isFocused ? view : nil, scale: 2)
    }

    /// A view and the expected properties of its published element.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let role: AccessibleRole
        let name: String
        let states: ElementStates
        let actions: [ElementAction]
        let make: @MainActor @Sendable () -> UIView

        init(
            _ title: String, _ role: AccessibleRole, name: String = "", _ states: ElementStates = [],
            _ actions: [ElementAction] = [], _ make: @escaping @MainActor @Sendable () -> UIView
        ) {
            testDescription = title
            (self.role, self.name, self.states, self.actions, self.make) = (role, name, states, actions, make)
        }
    }

    private nonisolated static let standard: ElementStates = [.visible, .showing]

    private nonisolated static let rows = [
        Row("label", ACCESSIBLE_LABEL, name: "Ada", .usable) { labeled(UILabel()) { $0.text = "Ada" } },
        Row("text view", ACCESSIBLE_TEXT, [.usable, .focusable, .multiLine, .selectableText, .editable], [.activate]) {
            labeled(UITextView()) { $0.text = "Ada" }
        },
        Row("read-only text view", ACCESSIBLE_TEXT, name: "Ada", [.usable, .multiLine, .selectableText]) {
            labeled(UITextView()) {
                $0.text = "Ada"
                $0.isEditable = false
            }
        },
        Row("heading", ACCESSIBLE_HEADING, name: "Ada", .usable) {
            labeled(UILabel()) {
                $0.text = "Ada"
                $0.accessibilityTraits = [.staticText, .header]
            }
        },
        Row("button", ACCESSIBLE_PUSH_BUTTON, name: "Save", [.usable, .focusable], [.press]) {
            labeled(UIButton(type: .system)) { $0.setTitle("Save", for: .normal) }
        },
        Row(
            "selected button", ACCESSIBLE_TOGGLE_BUTTON, name: "Save",
            [.usable, .focusable, .checkable, .checked, .selectable, .selected], [.press]
        ) {
            labeled(UIButton(type: .system)) {
                $0.setTitle("Save", for: .normal)
                $0.isSelected = true
            }
        },
        Row("disabled button", ACCESSIBLE_PUSH_BUTTON, name: "Save", [], [.press]) {
            labeled(UIButton(type: .system)) {
                $0.setTitle("Save", for: .normal)
                $0.isEnabled = false
            }
        },
        Row(
            "button with a menu", ACCESSIBLE_PUSH_BUTTON, name: "Size",
            [.usable, .focusable, .expandable, .hasPopUp], [.open]
        ) {
            labeled(UIButton(type: .system)) {
                $0.setTitle("Size", for: .normal)
                $0.menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
                $0.showsMenuAsPrimaryAction = true
            }
        },
        Row(
            "switch", ACCESSIBLE_TOGGLE_BUTTON, name: "Sound", [.usable, .focusable, .checkable, .checked], [.toggle]
        ) {
            labeled(UISwitch()) {
                $0.accessibilityLabel = "Sound"
                $0.isOn = true
            }
        },
        Row("slider", ACCESSIBLE_SLIDER, name: "Volume", [.usable, .focusable], [.increment, .decrement]) {
            labeled(UISlider()) { $0.accessibilityLabel = "Volume" }
        },
        Row("stepper", ACCESSIBLE_SPIN_BUTTON, [.usable, .focusable], [.increment, .decrement]) { UIStepper() },
        Row("progress bar", ACCESSIBLE_PROGRESS_BAR, .usable) { UIProgressView() },
        Row(
            "activity indicator", ACCESSIBLE_PROGRESS_BAR, name: "In progress", [.usable, .busy, .indeterminate]
        ) { labeled(UIActivityIndicatorView()) { $0.startAnimating() } },
        Row(
            "text field", ACCESSIBLE_ENTRY, name: "Name",
            [.usable, .focusable, .singleLine, .selectableText, .editable], [.activate]
        ) {
            labeled(UITextField()) {
                $0.placeholder = "Name"
                $0.text = "Ada"
            }
        },
        Row(
            "secure text field", ACCESSIBLE_PASSWORD,
            [.usable, .focusable, .singleLine, .selectableText, .editable], [.activate]
        ) {
            labeled(UITextField()) { $0.isSecureTextEntry = true }
        },
        Row("link", ACCESSIBLE_LINK, name: "Terms", .usable, [.press]) {
            labeled(UIView()) {
                $0.accessibilityLabel = "Terms"
                $0.accessibilityTraits = .link
            }
        },
        Row("image", ACCESSIBLE_IMAGE, name: "Ada's picture", .usable) {
            labeled(UIImageView()) { $0.accessibilityLabel = "Ada's picture" }
        },
        Row("modal view", ACCESSIBLE_DIALOG, [.usable, .modal]) {
            labeled(UIView()) { $0.accessibilityViewIsModal = true }
        },
        Row(
            "button with a secondary menu", ACCESSIBLE_PUSH_BUTTON, name: "Size", [.usable, .focusable],
            [.press, .showMenu]
        ) {
            labeled(UIButton(type: .system)) {
                $0.setTitle("Size", for: .normal)
                $0.menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
            }
        },
        Row("disabled button with a secondary menu", ACCESSIBLE_PUSH_BUTTON, name: "Size", [], [.press]) {
            labeled(UIButton(type: .system)) {
                $0.setTitle("Size", for: .normal)
                $0.menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
                $0.isEnabled = false
            }
        },
        Row("table", ACCESSIBLE_LIST, .usable) { UITableView(frame: .zero) },
    ]

    private static func labeled<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
        change(view)
        return view
    }

    @Test("Each kind of view is published with its role, name, states and actions", arguments: rows)
    func mapping(row: Row) {
        let element = published(row.make())
        #expect(element.role == row.role)
        #expect(element.name == row.name)
        #expect(element.states == row.states.union(Self.standard))
        #expect(element.actions == row.actions)
    }

    @Test("No view role maps to the application role, and a selected menu item is a check menu item")
    func roles() {
        for role in AccessibilityRole.allCases {
            #expect(ElementRole.role(role, []) != ACCESSIBLE_APPLICATION)
        }
        #expect(ElementRole.role(.menuItem, .selected) == ACCESSIBLE_CHECK_MENU_ITEM)
        #expect(ElementRole.role(of: []) == ACCESSIBLE_PANEL)
    }

    @Test("Frames are in window pixels and clamped, and a view outside the window doesn't have the state showing")
    func frames() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
        label.text = "Ada"
        let element = published(label)
        #expect(element.frame == PixelFrame(CGRect(x: 20, y: 40, width: 200, height: 60), scale: 1))
        label.frame.origin.x = 1000
        #expect(!published(label).states.contains(.showing))
        #expect(PixelFrame(CGRect(x: CGFloat.nan, y: .infinity, width: 1e12, height: -1), scale: 2).width == 1_000_000)
    }

    @Test("A view in a scroll view has the state showing only while it is scrolled into view")
    func clipped() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 120, width: 50, height: 20))
        label.text = "Ada"
        scrollView.addSubview(label)
        stage.window.addSubview(scrollView)
        stage.advance(by: 0)
        func states() -> ElementStates { ElementStates(of: AccessibilityElement(label), focus: nil) }
        #expect(!states().contains(.showing))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset.y = 60
        #expect(states().contains(.showing))
    }

    @Test("A text field publishes its text, caret and selection in Unicode scalars; a secure one publishes bullets")
    func text() throws {
        let field = UITextField()
        field.text = "a😀b"
        let end = field.endOfDocument
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: end)
        let text = try #require(published(field).text)
        #expect(text.text == "a😀b" && text.selection == 0..<3 && text.caret == 3)
        #expect(text.range(1, 2, in: field).flatMap(field.text(in:)) == "😀")
        #expect(text.range(2, 1, in: field).flatMap(field.text(in:)) == "😀")
        #expect(text.range(-5, 99, in: field).flatMap(field.text(in:)) == "a😀b")
        field.isSecureTextEntry = true
        #expect(published(field).text?.text == "•••")
    }

    @Test("Only an editable text view publishes editable text; the name of a read-only one is its text")
    func textViews() throws {
        let view = UITextView()
        view.text = "a😀\nb"
        view.selectedRange = NSRange(location: 1, length: 3)
        let editable = published(view)
        let text = try #require(editable.text)
        #expect(text.text == "a😀\nb" && text.selection == 1..<3 && editable.name == "")
        #expect(editable.features & ACCESSIBLE_HAS_EDITABLE_TEXT.rawValue != 0)
        view.isEditable = false
        let readOnly = published(view)
        #expect(readOnly.text?.text == "a😀\nb" && readOnly.name == "a😀\nb")
        #expect(readOnly.features & ACCESSIBLE_HAS_EDITABLE_TEXT.rawValue == 0)
    }

    @Test("Only the focused view has the state focused")
    func focus() {
        #expect(published(UISwitch(), isFocused: true).states.isSuperset(of: [.focusable, .focused]))
        #expect(!published(UISwitch()).states.contains(.focused))
    }

    @Test("The value of a button is part of its name, and that of a slider is published separately")
    func values() {
        let view = UIView()
        (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = ("Mail", "3 new", "Opens the list")
        view.accessibilityTraits = .button
        let element = published(view)
        #expect(element.name == "Mail, 3 new" && element.description == "Opens the list" && element.value == nil)
        let slider = UISlider()
        slider.value = 0.25
        #expect(published(slider).value == "25%" && published(slider).name.isEmpty)
        #expect(published(slider).range == AccessibilityRange(value: 0.25, minimum: 0, maximum: 1, step: 0.05))
    }
}
