import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIKeyCommand")
struct KeyCommandTests {
    /// A controller that records the commands that were performed.
    @MainActor
    private class Page: UIViewController {
        var log: [String] = []

        func add(_ input: String, _ flags: UIKeyModifierFlags = [], hasPriority: Bool = false) {
            let command = UIKeyCommand(title: input, input: input, modifierFlags: flags) { [weak self] in
                self?.log.append($0.title)
            }
            command.wantsPriorityOverSystemBehavior = hasPriority
            addKeyCommand(command)
        }

        func save(_ command: UIKeyCommand) { log.append("save \(command.input ?? "")") }
    }

    private let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
    private let page = Page()

    init() {
        stage.window.rootViewController = page
        stage.advance(by: 0)
    }

    private func press(_ characters: String, _ modifiers: UIKeyModifierFlags = []) {
        stage.press(.keyboardErrorUndefined, characters: characters, modifiers: modifiers)
    }

    @Test("The modifier .command means Ctrl, or Super if the shortcut also has .control; modifiers must match exactly")
    func modifiers() {
        page.add("s", .command)
        page.add("S", [.command, .shift])
        page.add("f", [.command, .control])
        press("s", .control)
        press("s", [.control, .shift])
        press("f", [.control, .command])
        #expect(page.log == ["s", "S", "f"])
        press("s", .command)
        press("s", [.control, .alternate])
        press("f", .control)
        press("s")
        #expect(page.log == ["s", "S", "f"])
    }

    @Test(
        "Commands are performed by arrow, function and other special keys",
        arguments: [
            (UIKeyCommand.inputUpArrow, .keyboardUpArrow), (UIKeyCommand.inputEscape, .keyboardEscape),
            (UIKeyCommand.inputPageDown, .keyboardPageDown), (UIKeyCommand.inputHome, .keyboardHome),
            (UIKeyCommand.inputDelete, .keyboardDeleteForward), (UIKeyCommand.f1, .keyboardF1),
            (UIKeyCommand.f12, .keyboardF12), ("\r", .keyboardReturnOrEnter), ("\u{8}", .keyboardDeleteOrBackspace),
            ("\u{7F}", .keyboardDeleteOrBackspace), (" ", .keyboardSpacebar), ("+", .keypadPlus),
        ] as [(String, UIKeyboardHIDUsage)])
    func keysWithoutText(input: String, key: UIKeyboardHIDUsage) {
        page.add(input, .command)
        stage.press(key)
        #expect(page.log == [])
        stage.press(key, modifiers: .control)
        #expect(page.log == [input])
    }

    @Test("Plus also matches the key that types it with Shift in many layouts")
    func plus() {
        page.add("+", .command)
        for modifiers in [UIKeyModifierFlags.control, [.control, .shift]] { press("=", modifiers) }
        press("+", .control)
        press("=", [.control, .alternate])
        #expect(page.log == ["+", "+", "+"])
    }

    @Test("A held key performs a command once, but arrow keys repeat")
    func repeats() {
        page.add("s", .command)
        page.add(UIKeyCommand.inputDownArrow, .command)
        for isRepeat in [false, true, true] {
            let keys = [
                UIKey(keyCode: .keyboardS, charactersIgnoringModifiers: "s", modifierFlags: .control),
                UIKey(keyCode: .keyboardDownArrow, modifierFlags: .control),
            ]
            for key in keys { stage.window.handle(.keyPressed(key, isRepeat: isRepeat)) }
        }
        #expect(page.log == ["s"] + Array(repeating: UIKeyCommand.inputDownArrow, count: 3))
    }

    @Test("A command's method is called on the nearest responder that has it; without one, the key is passed on")
    func methods() {
        let outer = Page()
        stage.window.rootViewController = outer
        outer.addChild(page)
        outer.view.addSubview(page.view)
        page.didMove(toParent: outer)
        let button = UIButton(type: .system)
        page.view.addSubview(button)
        button.becomeFirstResponder()
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(button.window != nil)

        let action = Selector("save:", Page.save(_:))
        outer.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: action))
        page.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("missing")))
        button.takeFocus()
        press("s", .control)
        #expect(page.log == ["save s"] && outer.log == [])
    }

    @Test("Handlers receive the key command, which has an action that no responder performs")
    func handlers() {
        let command = UIKeyCommand(input: "s", modifierFlags: .command) { [page] in page.log.append($0.input ?? "") }
        page.addKeyCommand(command)
        press("s", .control)
        #expect(page.log == ["s"])
        #expect(page.target(forAction: command.action, withSender: command) == nil)
    }

    @Test("Subclasses have all initializers or an initializer of their own")
    func subclasses() {
        final class Shortcut: UIKeyCommand {
            var section = 0
        }
        final class Escape: UIKeyCommand {
            override var input: String? { UIKeyCommand.inputEscape }
        }
        let shortcut = Shortcut(title: "Save", action: Selector("save:", Page.save(_:)), input: "s")
        page.addKeyCommand(shortcut)
        press("s")
        #expect(page.log == ["save s"] && shortcut.section == 0)
        let escape = Escape()
        page.addKeyCommand(escape)
        stage.press(.keyboardEscape)
        #expect(escape.input == UIKeyCommand.inputEscape && page.log == ["save s"])
    }

    @Test("Commands can be overridden, removed and disabled")
    func removal() {
        let command = UIKeyCommand(input: "s", modifierFlags: .command) { [page] _ in page.log.append("s") }
        page.addKeyCommand(command)
        #expect(page.keyCommands == [command])
        command.attributes = .disabled
        press("s", .control)
        #expect(page.log == [])
        command.attributes = []
        press("s", .control)
        #expect(page.log == ["s"])
        page.removeKeyCommand(command)
        press("s", .control)
        #expect(page.log == ["s"] && page.keyCommands == nil)

        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
            var presses = 0
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "s", modifierFlags: .command) { [weak self] _ in self?.presses += 1 }]
            }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        page.view.addSubview(field)
        page.add("s", .command)
        field.becomeFirstResponder()
        press("s", .control)
        #expect(field.presses == 1 && page.log == ["s"], "the nearest responder performs the command")
    }

    @Test("Sliders, steppers and page controls perform their own key commands")
    func controls() {
        var log: [String] = []
        func commands(_ title: String) -> [UIKeyCommand] {
            [UIKeyCommand(title: title, input: "s", modifierFlags: .command) { log.append($0.title) }]
        }
        final class Slider: UISlider {
            var commands: [UIKeyCommand] = []
            override var keyCommands: [UIKeyCommand]? { commands }
        }
        final class Stepper: UIStepper {
            var commands: [UIKeyCommand] = []
            override var keyCommands: [UIKeyCommand]? { commands }
        }
        final class Pages: UIPageControl {
            var commands: [UIKeyCommand] = []
            override var keyCommands: [UIKeyCommand]? { commands }
        }
        let (slider, stepper, pages) = (Slider(frame: .zero), Stepper(frame: .zero), Pages(frame: .zero))
        slider.commands = commands("slider")
        stepper.commands = commands("stepper")
        pages.commands = commands("pages")
        let key = UIKey(keyCode: .keyboardS, charactersIgnoringModifiers: "s", modifierFlags: .control)
        for control in [slider, stepper, pages] as [UIControl] {
            control.pressesBegan([UIPress(key: key)], with: nil)
        }
        #expect(log == ["slider", "stepper", "pages"])
    }

    @Test("Keys that views handle perform a command only if it wants priority")
    func priority() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        button.addAction(UIAction { [page] _ in page.log.append("pressed") }, for: .primaryActionTriggered)
        page.view.addSubview(button)
        page.add("\r")
        stage.press(.keyboardReturnOrEnter)
        #expect(page.log == ["\r"])
        button.takeFocus()
        stage.press(.keyboardReturnOrEnter)
        #expect(page.log == ["\r", "pressed"])
        page.add("\r", hasPriority: true)
        stage.press(.keyboardReturnOrEnter)
        #expect(page.log == ["\r", "pressed", "\r"])
    }

    @Test("While text is edited, a command without modifiers needs priority, and its key then types nothing")
    func textInput() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        page.add("n")
        page.add("m", hasPriority: true)
        page.add("k", .command)
        stage.type("nmo")
        press("k", .control)
        #expect(field.text == "no" && page.log == ["m", "k"])
        page.add("+")
        stage.press(.keypadPlus)
        #expect(page.log == ["m", "k"])
        field.resignFirstResponder()
        stage.type("n")
        stage.press(.keypadPlus)
        #expect(page.log == ["m", "k", "n", "+"])
    }

    @Test("A key that performs a command types no text, even if the command focuses a text input")
    func textOfCommands() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        page.view.addSubview(field)
        page.addKeyCommand(UIKeyCommand(input: "n") { _ in field.becomeFirstResponder() })
        page.add("s", .alternate)
        func hold(_ characters: String, _ modifiers: UIKeyModifierFlags = []) {
            let key = UIKey(
                keyCode: .keyboardErrorUndefined, charactersIgnoringModifiers: characters, modifierFlags: modifiers)
            for isRepeat in [false, true] {
                stage.window.handle(.keyPressed(key, isRepeat: isRepeat))
                stage.window.handle(.textEntered(characters))
            }
            stage.window.handle(.keyReleased(key))
        }
        hold("n")
        #expect(field.isFirstResponder && field.text == "")
        hold("s", .alternate)
        #expect(page.log == ["s"] && field.text == "")
        hold("s")
        #expect(page.log == ["s"] && field.text == "ss")
    }

    @Test("The commands of visible controllers are performed wherever the focus is")
    func visibleControllers() {
        let (hidden, page) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: hidden)
        navigation.pushViewController(page, animated: false)
        let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
        page.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        page.add("s", .command)
        hidden.add("s", .command)
        press("s", .control)
        #expect(page.log == ["s"])
        stage.press(.keyboardTab)
        #expect(stage.window.focusedView.map { $0.isDescendant(of: page.view) } == false)
        press("s", .control)
        #expect(page.log == ["s", "s"] && hidden.log == [])
    }

    @Test("Behind a presentation or an open menu, no commands are performed")
    func covered() {
        page.add("s", .command, hasPriority: true)
        page.add("d", .command)
        let sheet = Page()
        sheet.add("d", .command)
        page.present(sheet, animated: false)
        stage.advance(by: 0.1)
        press("s", .control)
        press("d", .control)
        #expect(page.log == [] && sheet.log == ["d"])
        page.dismiss(animated: false)
        stage.advance(by: 0.1)

        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        page.view.addSubview(button)
        stage.rightClick(at: CGPoint(x: 10, y: 10))
        press("s", .control)
        press("d", .control)
        #expect(page.log == [])
        stage.press(.keyboardEscape)
        press("s", .control)
        #expect(page.log == ["s"])
    }
}
