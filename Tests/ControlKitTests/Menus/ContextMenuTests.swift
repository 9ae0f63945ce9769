import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("UIContextMenuInteraction")
struct ContextMenuTests {
    init() throws {
        try PinnedFonts.use()
    }

    /// A window with a view at (20, 20) that has a context menu, and a record of the delegate's calls.
    @MainActor
    private final class Screen: UIContextMenuInteractionDelegate {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        lazy var interaction = UIContextMenuInteraction(delegate: self)
        var log: [String] = []
        var hasMenu = true
        var isEmpty = false

        init() {
            stage.window.addSubview(view)
            view.addInteraction(interaction)
            stage.advance(by: 0)
        }

        /// The titles in the open menu; empty if no menu is open.
        var texts: [String] {
            stage.advance(by: 0.02)
            return stage.window.popUp?.shownTexts ?? []
        }

        /// The frame of the open menu.
        var frame: CGRect? {
            stage.advance(by: 0.02)
            return stage.window.popUp?.subviews.first?.frame
        }

        func place(of text: String) -> CGPoint? {
            stage.advance(by: 0.02)
            let label = stage.window.popUp?.descendants(of: UILabel.self).first { $0.text == text }
            return label.map { $0.convert(CGPoint(x: 4, y: $0.bounds.midY), to: nil) }
        }

        func action(_ title: String) -> UIAction {
            UIAction(title: title) { [weak self] action in self?.log.append(action.title) }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("\(Int(location.x)) \(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
                UIMenu(children: isEmpty ? [] : [action("Copy"), action("Delete")])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("will display")
            animator?.addCompletion { [self] in log.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [self] in log.append("ended") }
            animator?.addAnimations { [self] in log.append("ending") }
        }
    }

    @Test("The secondary button opens the menu at the pointer, and a click on a row performs its action")
    func secondaryButton() throws {
        let screen = Screen()
        screen.stage.rightClick(at: CGPoint(x: 50, y: 40))

        #expect(screen.texts == ["Copy", "Delete"] && screen.frame?.origin == CGPoint(x: 50, y: 40))
        #expect(screen.log == ["30 20", "will display", "displayed"])
        #expect(screen.interaction.menuAppearance == .compact)
        #expect(screen.interaction.location(in: screen.view) == CGPoint(x: 30, y: 20))
        screen.log = []
        screen.stage.click(at: try #require(screen.place(of: "Delete")))
        #expect(screen.log == ["ending", "ended", "Delete"])
        #expect(screen.texts == [] && screen.interaction.menuAppearance == .unknown)
    }

    @Test("A menu that stays open shows the rows that are visible after an action, and closes if none is")
    func otherRows() throws {
        let screen = Screen()
        let copy = screen.action("Copy")
        let toggle = UIAction(title: "Toggle", attributes: .keepsMenuPresented) { _ in
            copy.attributes.formSymmetricDifference(.hidden)
        }
        let vanish = UIAction(title: "Vanish", attributes: .keepsMenuPresented) { action in
            for other in [copy, toggle, action] { other.attributes.insert(.hidden) }
        }
        screen.stage.rightClick(at: CGPoint(x: 50, y: 40))
        screen.interaction.updateVisibleMenu { _ in UIMenu(children: [toggle, copy, vanish]) }
        screen.log = []
        for texts in [["Toggle", "Vanish"], ["Toggle", "Copy", "Vanish"]] {
            screen.stage.click(at: try #require(screen.place(of: "Toggle")))
            #expect(screen.texts == texts && screen.log == [])
            screen.stage.advance(by: 1)
        }
        screen.stage.click(at: try #require(screen.place(of: "Vanish")))
        #expect(screen.texts == [] && screen.log == ["ending", "ended"])
    }

    @Test("The secondary button chooses the row on which it is released after a drag")
    func secondaryDrag() throws {
        let screen = Screen()
        screen.stage.window.handle(.secondaryButtonPressed(CGPoint(x: 50, y: 40)))
        let place = try #require(screen.place(of: "Delete"))
        screen.stage.movePointer(to: place)
        screen.stage.window.handle(.secondaryButtonReleased(place))
        #expect(screen.log.last == "Delete" && screen.texts == [])
    }

    @Test("The secondary button doesn't press a control or move the focus, but opens the menu of the view around it")
    func secondaryButtonOnControl() {
        let screen = Screen()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        button.addAction(UIAction { _ in screen.log.append("pressed") }, for: .allEvents)
        screen.view.addSubview(button)
        screen.view.addGestureRecognizer(UITapGestureRecognizer { _ in screen.log.append("tapped") })

        screen.stage.rightClick(at: CGPoint(x: 30, y: 30))
        #expect(screen.texts == ["Copy", "Delete"])
        screen.stage.press(.keyboardEscape)
        #expect(screen.stage.window.focusedView == nil && !button.isHighlighted)
        #expect(screen.log == ["10 10", "will display", "displayed", "ending", "ended"])
    }

    @Test("The secondary button opens the menu of a button, or that of the view around it if the button is disabled")
    func buttonMenu() {
        let screen = Screen()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        button.menu = UIMenu(children: [screen.action("Small")])
        screen.view.addSubview(button)

        screen.stage.rightClick(at: CGPoint(x: 30, y: 30))
        #expect(screen.texts == ["Small"] && screen.log == [])
        screen.stage.press(.keyboardEscape)
        button.isEnabled = false
        screen.stage.rightClick(at: CGPoint(x: 30, y: 30))
        #expect(screen.texts == ["Copy", "Delete"])
    }

    @Test("A long press opens the menu and cancels the touch, which can then be dragged to a row")
    func longPress() throws {
        let screen = Screen()
        let start = CGPoint(x: 50, y: 40)
        screen.view.addGestureRecognizer(UITapGestureRecognizer { _ in screen.log.append("tapped") })
        screen.stage.longPress(at: start, forDuration: 0.4)
        #expect(screen.texts == [] && screen.log == ["tapped"])

        screen.stage.longPress(at: start, forDuration: 0.6)
        #expect(screen.texts == ["Copy", "Delete"] && screen.log.last == "displayed")
        screen.stage.press(.keyboardEscape)
        screen.log = []

        screen.stage.pressPointer(at: start)
        screen.stage.advance(by: 0.6)
        let place = try #require(screen.place(of: "Delete"))
        screen.stage.movePointer(to: place)
        screen.stage.releasePointer(at: place)
        #expect(screen.log == ["30 20", "will display", "displayed", "ending", "ended", "Delete"])
        #expect(screen.texts == [])
    }

    @Test("A long press that moves a little while the menu opens chooses no row")
    func unsteadyPress() {
        let screen = Screen()
        screen.stage.pressPointer(at: CGPoint(x: 50, y: 40))
        screen.stage.advance(by: 0.6)
        #expect(screen.texts == ["Copy", "Delete"])
        // This point is in the first row.
        screen.stage.releasePointer(at: CGPoint(x: 56, y: 47))
        #expect(screen.texts == ["Copy", "Delete"] && screen.log == ["30 20", "will display", "displayed"])
    }

    @Test("A long press on a control inside the view presses the control")
    func longPressOnControl() {
        let screen = Screen()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        button.addAction(UIAction { _ in screen.log.append("pressed") }, for: .primaryActionTriggered)
        screen.view.addSubview(button)
        screen.stage.longPress(at: CGPoint(x: 30, y: 30), forDuration: 0.7)
        #expect(screen.texts == [] && screen.log == ["pressed"])
    }

    @Test(
        "The Menu key and Shift+F10 open the menu beside the view that contains the focus; Escape restores the focus",
        arguments: [
            UIKey(keyCode: .keyboardApplication), UIKey(keyCode: .keyboardMenu),
            UIKey(keyCode: .keyboardF10, modifierFlags: .shift),
        ])
    func keys(key: UIKey) {
        let screen = Screen()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        screen.view.addSubview(button)
        screen.stage.press(key.keyCode, modifiers: key.modifierFlags)
        #expect(screen.texts == [], "nothing has focus")

        button.takeFocus()
        screen.stage.press(key.keyCode, modifiers: key.modifierFlags)
        #expect(screen.texts == ["Copy", "Delete"] && screen.frame?.origin == CGPoint(x: 20, y: 84))
        screen.stage.press(.keyboardEscape)
        #expect(screen.texts == [] && button.isFocused)
        screen.stage.press(key.keyCode, modifiers: key.modifierFlags)
        screen.log = []
        screen.stage.press(.keyboardReturnOrEnter)
        #expect(screen.log == ["ending", "ended", "Copy"])
        screen.hasMenu = false
        screen.stage.press(key.keyCode, modifiers: key.modifierFlags)
        #expect(screen.texts == [])
    }

    @Test("A key opens the menu of a controller's view, with or without focus, but not while the view is covered")
    func controllerKeys() {
        final class Page: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (screen, page) = (Screen(), Page())
        screen.stage.window.rootViewController = page
        page.view.addInteraction(UIContextMenuInteraction(delegate: screen))
        screen.stage.advance(by: 0)
        for hasFocus in [false, true] {
            if hasFocus { page.becomeFirstResponder() }
            screen.stage.press(.keyboardF10, modifiers: .shift)
            #expect(screen.texts == ["Copy", "Delete"])
            screen.stage.press(.keyboardEscape)
            #expect(page.isFirstResponder == hasFocus)

            page.view.setEventsBlocked(true, by: screen)
            screen.stage.press(.keyboardF10, modifiers: .shift)
            #expect(screen.texts == [])
            page.view.setEventsBlocked(false, by: screen)
        }
    }

    @Test("No menu opens while the view is covered")
    func covered() {
        let screen = Screen()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        screen.view.addSubview(button)
        button.takeFocus()

        screen.view.setEventsBlocked(true, by: screen)
        screen.stage.rightClick(at: CGPoint(x: 100, y: 60))
        screen.stage.longPress(at: CGPoint(x: 100, y: 60), forDuration: 0.6)
        screen.stage.press(.keyboardF10, modifiers: .shift)
        #expect(screen.texts == [] && screen.log == [])
        screen.view.setEventsBlocked(false, by: screen)
        screen.stage.rightClick(at: CGPoint(x: 100, y: 60))
        #expect(screen.texts == ["Copy", "Delete"])
    }

    @Test("The innermost view with a menu opens it; a view without a configuration leaves it to its ancestors")
    func nested() {
        let (screen, inner) = (Screen(), Screen())
        inner.view.removeFromSuperview()
        inner.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        screen.view.addSubview(inner.view)

        screen.stage.rightClick(at: CGPoint(x: 30, y: 30))
        #expect(inner.log.first == "10 10" && screen.log == [])
        screen.stage.press(.keyboardEscape)
        inner.hasMenu = false
        screen.stage.rightClick(at: CGPoint(x: 30, y: 30))
        #expect(screen.log.first == "10 10" && screen.texts == ["Copy", "Delete"])
        screen.stage.press(.keyboardEscape)

        (inner.hasMenu, inner.isEmpty) = (true, true)
        screen.stage.longPress(at: CGPoint(x: 30, y: 30), forDuration: 0.6)
        #expect(screen.texts == ["Copy", "Delete"])
        #expect(inner.log.last == "10 10", "the empty menu is requested but doesn't appear")
    }

    @Test("A click outside, with either button, closes the menu and does nothing else")
    func outside() {
        let screen = Screen()
        for isSecondary in [false, true] {
            screen.stage.rightClick(at: CGPoint(x: 50, y: 40))
            #expect(screen.texts == ["Copy", "Delete"])
            screen.log = []
            let point = CGPoint(x: 22, y: 22)
            isSecondary ? screen.stage.rightClick(at: point) : screen.stage.click(at: point)
            #expect(screen.texts == [] && screen.log == ["ending", "ended"])
        }
    }

    @Test("The menu closes when its view leaves the window or its interaction is removed")
    func removal() {
        let screen = Screen()
        screen.stage.rightClick(at: CGPoint(x: 50, y: 40))
        screen.view.removeFromSuperview()
        #expect(screen.texts == [] && screen.log.last == "ended")

        screen.stage.window.addSubview(screen.view)
        screen.stage.rightClick(at: CGPoint(x: 50, y: 40))
        #expect(screen.texts == ["Copy", "Delete"])
        screen.view.removeInteraction(screen.interaction)
        #expect(screen.texts == [] && screen.view.gestureRecognizers?.isEmpty != false)
        screen.log = []
        screen.stage.rightClick(at: CGPoint(x: 50, y: 40))
        #expect(screen.texts == [] && screen.log == [])
    }

    @Test("An open menu can be replaced and dismissed")
    func updating() {
        let screen = Screen()
        screen.stage.rightClick(at: CGPoint(x: 50, y: 40))
        screen.log = []
        screen.interaction.updateVisibleMenu { $0.replacingChildren($0.children + [screen.action("Move")]) }
        #expect(screen.texts == ["Copy", "Delete", "Move"] && screen.frame?.origin == CGPoint(x: 50, y: 40))
        #expect(screen.log == [])
        screen.interaction.dismissMenu()
        #expect(screen.texts == [] && screen.log == ["ending", "ended"])
    }
}
