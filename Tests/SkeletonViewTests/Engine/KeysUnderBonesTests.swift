import SkeletonView
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("Keyboard focus and input under bones")
struct KeysUnderBonesTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let button = UIButton(frame: CGRect(x: 0, y: 50, width: 200, height: 40))

    @MainActor
    private final class Counter {
        var presses = 0
    }

    private let counter = Counter()

    init() {
        button.addAction(UIAction { [counter] _ in counter.presses += 1 }, for: .primaryActionTriggered)
        for view in [field, button] {
            view.isSkeletonable = true
            stage.window.addSubview(view)
        }
        stage.advance(by: 0)
    }

    private func show() {
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
    }

    @Test("A covered field resigns first responder and receives no text")
    func field_() {
        field.becomeFirstResponder()
        show()
        #expect(!field.isFirstResponder && stage.window.focusedView == nil)
        stage.type("secret")
        #expect(field.text?.isEmpty ?? true)

        stage.window.hideSkeleton(transition: .none)
        field.becomeFirstResponder()
        stage.type("ok")
        #expect(field.text == "ok")
    }

    @Test("A covered field or button becomes first responder again once it is uncovered", arguments: [false, true])
    func regained(isField: Bool) {
        let view: UIView = isField ? field : button
        #expect(view.takeFocus())
        show()
        #expect(!view.isFirstResponder)
        stage.window.hideSkeleton(transition: .none)
        #expect(view.isFirstResponder)
        show()
        stage.window.hideSkeleton(transition: .none)
        #expect(view.isFirstResponder)
    }

    @Test("A field doesn't regain focus if, while covered, it resigned, was removed, or another view got focus")
    func notRegained() {
        let other = UITextField(frame: CGRect(x: 0, y: 150, width: 200, height: 40))
        let changes: [() -> Void] = [
            { other.becomeFirstResponder() }, { [field] in field.resignFirstResponder() },
            { [stage] in stage.window.endEditing(true) }, { [field] in field.removeFromSuperview() },
        ]
        stage.window.addSubview(other)
        other.isUserInteractionDisabledWhenSkeletonIsActive = false
        for change in changes {
            other.resignFirstResponder()
            field.becomeFirstResponder()
            show()
            change()
            stage.window.hideSkeleton(transition: .none)
            #expect(!field.isFirstResponder)
        }
    }

    @Test("A covered field resigns first responder even if its delegate refuses to end editing")
    func stubbornField() {
        final class Stubborn: UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let stubborn = Stubborn()
        field.delegate = stubborn
        field.becomeFirstResponder()
        show()
        #expect(!field.isFirstResponder)
    }

    @Test("Neither Space nor Return triggers a covered button, and Tab skips it")
    func button_() {
        stage.window.bringSubviewToFront(button)
        stage.press(.keyboardTab)
        stage.press(.keyboardTab)
        #expect(button.isFirstResponder)
        show()
        stage.press(.keyboardSpacebar)
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardTab)
        #expect(counter.presses == 0 && stage.window.focusedView == nil)
    }

    @Test("Neither a covered view nor a view inside it can become first responder until uncovered")
    func asking() {
        let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
        box.isSkeletonable = true
        box.addSubview(inner)
        stage.window.addSubview(box)
        show()
        #expect(!field.becomeFirstResponder() && !inner.becomeFirstResponder())
        stage.type("x")
        #expect((field.text ?? "") + (inner.text ?? "") == "")

        box.hideSkeleton(transition: .none)
        #expect(inner.becomeFirstResponder() && !field.becomeFirstResponder())
    }

    @Test("A focused view moved under a bone receives no keys")
    func moved() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
        box.isSkeletonable = true
        stage.window.addSubview(box)
        field.isSkeletonable = false
        show()
        field.becomeFirstResponder()
        box.addSubview(field)
        stage.type("x")
        #expect(field.text?.isEmpty ?? true)
    }

    @Test("A bone that lets events through also lets keys through")
    func letThrough() {
        field.isUserInteractionDisabledWhenSkeletonIsActive = false
        field.becomeFirstResponder()
        show()
        stage.type("a")
        #expect(field.isFirstResponder && field.text == "a")

        field.isUserInteractionDisabledWhenSkeletonIsActive = true
        stage.advance(by: 0)
        stage.type("b")
        #expect(!field.isFirstResponder && field.text == "a")
    }

    @Test("A view hidden while a skeleton is active receives no keys")
    func hidden() {
        field.isSkeletonable = false
        field.isHiddenWhenSkeletonIsActive = true
        field.becomeFirstResponder()
        show()
        stage.type("a")
        stage.press(.keyboardTab)
        #expect(!field.isFirstResponder && field.text?.isEmpty ?? true && !field.becomeFirstResponder())
    }

    @Test(
        "A list that shows a skeleton loses focus and its focus ring until the skeleton is hidden",
        arguments: ListScreen.Kind.allCases
    )
    func list(kind: ListScreen.Kind) {
        let screen = ListScreen(kind)
        screen.model = [["a", "b"]]
        screen.stage.advance(by: 0)
        screen.list.becomeFirstResponder()
        screen.stage.press(.keyboardDownArrow)
        screen.stage.advance(by: 0)
        let ringed = screen.stage.pixel(x: 3, y: 60).bytes
        #expect(screen.list.isFirstResponder)

        screen.show()
        #expect(!screen.list.isFirstResponder)
        screen.stage.press(.keyboardDownArrow)
        screen.stage.press(.keyboardReturnOrEnter)
        #expect(!screen.log.contains { $0.hasPrefix("selected") })
        #expect(screen.stage.pixel(x: 3, y: 60).bytes != ringed)
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.list.isFirstResponder && screen.stage.pixel(x: 3, y: 60).bytes == ringed)
    }

    @Test(
        "A field in a row that fades out when a skeleton is shown receives no keys",
        arguments: ListScreen.Kind.allCases)
    func fieldInRow(kind: ListScreen.Kind) throws {
        let screen = ListScreen(kind)
        screen.model = [["a"]]
        screen.stage.advance(by: 0)
        let cell = try #require(screen.cells.first)
        cell.addSubview(field)
        field.becomeFirstResponder()
        screen.show(.crossDissolve(1))
        screen.stage.type("x")
        #expect(!field.isFirstResponder && field.text?.isEmpty ?? true)
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var requests = 0

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            requests += 1
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "a") { _ in }])
            })
        }
    }

    @Test("The context menu of a covered view doesn't open, neither by key nor by the secondary button")
    func contextMenu() {
        let menus = Menus()
        button.addInteraction(UIContextMenuInteraction(delegate: menus))
        button.takeFocus()
        show()
        stage.rightClick(at: CGPoint(x: 20, y: 60))
        stage.press(.keyboardF10, modifiers: .shift)
        stage.longPress(at: CGPoint(x: 20, y: 60), forDuration: 0.6)
        #expect(menus.requests == 0)
        stage.window.hideSkeleton(transition: .none)
        stage.press(.keyboardF10, modifiers: .shift)
        stage.press(.keyboardEscape)
        stage.rightClick(at: CGPoint(x: 20, y: 60))
        #expect(menus.requests == 2)
    }
}
