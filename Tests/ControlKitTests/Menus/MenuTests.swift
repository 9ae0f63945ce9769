import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Button menus")
struct MenuTests {
    init() throws {
        try PinnedFonts.use()
    }

    /// A window with a button at (20, 20) whose menu records the chosen actions.
    @MainActor
    private final class Screen {
        let stage: OffscreenStage
        let button = UIButton(configuration: .gray())
        var log: [String] = []

        init(_ menu: UIMenu? = nil, size: CGSize = CGSize(width: 260, height: 300)) {
            stage = OffscreenStage(size: size)
            button.setTitle("Menu", for: .normal)
            button.frame = CGRect(x: 20, y: 20, width: 120, height: 34)
            button.showsMenuAsPrimaryAction = true
            stage.window.addSubview(button)
            button.menu = menu ?? UIMenu(children: actions(["Apple", "Banana", "Blueberry", "Cherry", "Élan"]))
            stage.advance(by: 0)
        }

        func actions(_ titles: [String]) -> [UIAction] { titles.map { action($0) } }

        func action(
            _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.log.append($0.title) }
        }

        /// The text of each row in the open menu; empty if no menu is open.
        var texts: [String] {
            stage.advance(by: 0.1)
            return popUp?.shownTexts ?? []
        }

        var popUp: UIView? { stage.window.subviews.last.flatMap { $0 === button ? nil : $0 } }

        /// The text of the highlighted row.
        var marked: String? {
            stage.advance(by: 0.1)
            let row = popUp?.descendants(of: UIView.self).first { $0.backgroundColor == ControlColors.marked }
            return row?.shownTexts.first
        }

        func place(of text: String) -> CGPoint? {
            stage.advance(by: 0.1)
            let label = popUp?.descendants(of: UILabel.self).first { $0.text == text }
            return label.map { $0.convert(CGPoint(x: 4, y: $0.bounds.midY), to: nil) }
        }
    }

    @Test("A click opens the menu on top; a click on a row performs its action and closes the menu")
    func click() throws {
        let screen = Screen()
        var opened = 0
        screen.button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
        #expect(screen.texts == [])

        screen.stage.click(at: CGPoint(x: 40, y: 30))
        #expect(screen.texts == ["Apple", "Banana", "Blueberry", "Cherry", "Élan"])
        #expect(opened == 1 && screen.button.isHighlighted)
        screen.stage.click(at: try #require(screen.place(of: "Blueberry")))
        #expect(screen.log == ["Blueberry"] && screen.texts == [] && !screen.button.isHighlighted)
        #expect(screen.stage.window.nextDeadline == nil)
    }

    @Test("The click or double click that opens a menu does not choose the row below the pointer")
    func doubleClick() throws {
        let screen = Screen(size: CGSize(width: 160, height: 90))
        let point = CGPoint(x: 60, y: 36)

        screen.stage.click(at: point)
        screen.stage.advance(by: 0.1)
        let panel = try #require(screen.popUp?.subviews.first)
        #expect(panel.frame.contains(point), "the menu lies over the button")
        screen.stage.click(at: point)
        #expect(screen.log == [] && !screen.texts.isEmpty)

        screen.stage.advance(by: 2)
        screen.stage.click(at: point)
        #expect(screen.log.count == 1 && screen.texts == [])
    }

    @Test("A menu that stays open shows the rows that are visible after an action, and closes if none is")
    func otherRows() throws {
        let screen = Screen()
        var opened = 0
        let banana = screen.action("Banana")
        let toggle = UIAction(title: "Toggle", attributes: .keepsMenuPresented) { _ in
            banana.attributes.formSymmetricDifference(.hidden)
        }
        let vanish = UIAction(title: "Vanish", attributes: .keepsMenuPresented) { action in
            for other in [banana, toggle, action] { other.attributes.insert(.hidden) }
        }
        screen.button.menu = UIMenu(children: [toggle, banana, vanish])
        screen.button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
        screen.stage.click(at: CGPoint(x: 40, y: 30))
        for texts in [["Toggle", "Vanish"], ["Toggle", "Banana", "Vanish"]] {
            screen.stage.click(at: try #require(screen.place(of: "Toggle")))
            #expect(screen.texts == texts && screen.marked == "Toggle" && screen.button.isHighlighted)
            screen.stage.advance(by: 1)
        }
        #expect(opened == 1)
        screen.stage.click(at: try #require(screen.place(of: "Vanish")))
        #expect(screen.texts == [] && !screen.button.isHighlighted)
    }

    @Test("A press that is dragged to a row chooses the row on release; a release elsewhere closes the menu")
    func drag() throws {
        let screen = Screen()
        let (window, start) = (screen.stage.window, CGPoint(x: 40, y: 30))

        window.handle(.pointerPressed(start))
        let place = try #require(screen.place(of: "Cherry"))
        window.handle(.pointerMoved(place))
        #expect(screen.marked == "Cherry")
        window.handle(.pointerReleased(place))
        #expect(screen.log == ["Cherry"] && screen.texts == [])
        screen.stage.drag(from: start, to: CGPoint(x: 250, y: 290))
        #expect(screen.log == ["Cherry"] && screen.texts == [])
    }

    @Test("A click outside closes the menu and is not passed on")
    func outside() {
        let screen = Screen()
        let other = UIButton(type: .system)
        other.frame = CGRect(x: 200, y: 200, width: 50, height: 50)
        other.addAction(UIAction { _ in screen.log.append("other") }, for: .primaryActionTriggered)
        screen.stage.window.insertSubview(other, at: 0)

        screen.stage.click(at: CGPoint(x: 40, y: 30))
        screen.stage.click(at: CGPoint(x: 220, y: 220))
        #expect(screen.texts == [] && screen.log == [])
        screen.stage.click(at: CGPoint(x: 220, y: 220))
        #expect(screen.log == ["other"])
        screen.stage.click(at: CGPoint(x: 40, y: 30))
        #expect(!screen.texts.isEmpty)
        screen.stage.click(at: CGPoint(x: 40, y: 30))
        #expect(screen.texts == [])
    }

    @Test(
        "Space, Return and arrow keys open the menu with the first action highlighted; Escape restores focus",
        arguments: [
            UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keyboardDownArrow, .keyboardUpArrow,
        ])
    func openingByKey(key: UIKeyboardHIDUsage) {
        let screen = Screen()
        screen.stage.press(.keyboardTab)

        screen.stage.press(key)
        #expect(screen.marked == "Apple")
        screen.stage.press(.keyboardEscape)
        #expect(screen.texts == [] && screen.stage.window.focusedView === screen.button && screen.log == [])
        #expect(!screen.button.isHighlighted)
    }

    @Test("Arrow keys wrap around and skip disabled rows, Home and End go to the ends, and Return and Space choose")
    func keys() {
        let screen = Screen()
        screen.button.menu = UIMenu(children: [
            screen.action("Off", .disabled), screen.action("One"),
            UIMenu(title: "More", options: .displayInline, children: [screen.action("Two")]),
            screen.action("Hidden", .hidden),
            screen.action("Three", .destructive),
        ])
        screen.stage.press(.keyboardTab)
        func marks(_ keys: [UIKeyboardHIDUsage]) -> [String?] {
            keys.map {
                screen.stage.press($0)
                return screen.marked
            }
        }

        #expect(marks([.keyboardSpacebar]) == ["One"])
        #expect(screen.texts == ["Off", "One", "More", "Two", "Three"])
        #expect(marks([.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow]) == ["Two", "Three", "One"])
        #expect(marks([.keyboardUpArrow, .keyboardHome, .keyboardEnd]) == ["Three", "One", "Three"])
        #expect(marks([.keyboardTab]) == ["Three"])
        screen.stage.press(.keyboardReturnOrEnter)
        #expect(screen.log == ["Three"] && screen.texts == [] && screen.stage.window.focusedView === screen.button)
        screen.stage.press(.keyboardDownArrow)
        screen.stage.press(.keyboardSpacebar)
        #expect(screen.log == ["Three", "One"])
    }

    @Test("Typing highlights the row whose title begins with the letters, ignoring accents; a pause ends the search")
    func typeAhead() {
        let screen = Screen()
        screen.stage.press(.keyboardTab)
        screen.stage.press(.keyboardSpacebar)
        func marks(_ text: String) -> [String?] {
            text.map {
                screen.stage.type(String($0))
                return screen.marked
            }
        }

        #expect(marks("bl") == ["Banana", "Blueberry"])
        screen.stage.advance(by: 2)
        #expect(marks("bbb") == ["Banana", "Blueberry", "Banana"])
        screen.stage.advance(by: 2)
        #expect(marks("ex") == ["Élan", "Élan"])
        screen.stage.advance(by: 2)
        #expect(marks("z") == ["Élan"])
    }

    @Test("Disabled actions cannot be chosen; keepsMenuPresented leaves the menu open")
    func attributes() throws {
        let screen = Screen()
        let stays = UIAction(title: "Stays", attributes: .keepsMenuPresented) {
            $0.state = .on
            screen.log.append("stays")
        }
        screen.button.menu = UIMenu(children: [screen.action("Off", .disabled), stays])

        screen.stage.click(at: CGPoint(x: 40, y: 30))
        screen.stage.click(at: try #require(screen.place(of: "Off")))
        #expect(screen.log == [] && !screen.texts.isEmpty)
        screen.stage.click(at: try #require(screen.place(of: "Stays")))
        #expect(screen.log == ["stays"] && !screen.texts.isEmpty)
    }

    @Test("changesSelectionAsPrimaryAction keeps one action selected and shows its title")
    func popUpButton() throws {
        let screen = Screen()
        let menu = UIMenu(children: screen.actions(["Small", "Large"]))
        screen.button.changesSelectionAsPrimaryAction = true
        screen.button.menu = menu
        #expect(screen.button.currentTitle == "Small" && menu.selectedElements.map(\.title) == ["Small"])

        screen.stage.click(at: CGPoint(x: 40, y: 30))
        screen.stage.click(at: try #require(screen.place(of: "Large")))
        #expect(screen.button.currentTitle == "Large" && menu.selectedElements.map(\.title) == ["Large"])
        #expect(screen.button.accessibilityLabel == "Large" && screen.button.accessibilityValue == nil)
        screen.button.accessibilityLabel = "Size"
        #expect(screen.button.accessibilityLabel == "Size" && screen.button.accessibilityValue == "Large")
        screen.stage.press(.keyboardTab)
        screen.stage.press(.keyboardDownArrow)
        #expect(screen.marked == "Large" && screen.log == ["Large"])
        screen.stage.press(.keyboardEscape)

        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow] {
            screen.stage.click(at: CGPoint(x: 40, y: 30))
            screen.stage.press(key)
            #expect(screen.marked == "Large")
            screen.stage.press(.keyboardEscape)
        }
    }

    @Test("singleSelection deselects the other actions; without it, the app sets their states")
    func singleSelection() throws {
        let screen = Screen()
        let (a, b, c) = (screen.action("A", [], .on), screen.action("B"), screen.action("C"))
        screen.button.menu = UIMenu(children: [UIMenu(options: .singleSelection, children: [a, b]), c])

        for title in ["B", "C"] {
            screen.stage.click(at: CGPoint(x: 40, y: 30))
            screen.stage.click(at: try #require(screen.place(of: title)))
        }
        #expect([a.state, b.state, c.state] == [.off, .on, .off])
    }

    @Test("A button with a primary action opens its menu on a long press, or with Alt and an arrow key")
    func longPress() {
        let screen = Screen()
        screen.button.showsMenuAsPrimaryAction = false
        screen.button.addAction(UIAction { _ in screen.log.append("action") }, for: .primaryActionTriggered)

        screen.stage.click(at: CGPoint(x: 40, y: 30))
        screen.stage.advance(by: 1)
        #expect(screen.log == ["action"] && screen.texts == [])
        screen.stage.window.handle(.pointerPressed(CGPoint(x: 40, y: 30)))
        screen.stage.advance(by: 0.6)
        #expect(!screen.texts.isEmpty)
        screen.stage.window.handle(.pointerReleased(CGPoint(x: 40, y: 30)))
        #expect(!screen.texts.isEmpty && screen.log == ["action"])
        screen.stage.press(.keyboardEscape)
        screen.stage.press(.keyboardTab)
        screen.stage.press(.keyboardDownArrow)
        #expect(screen.texts == [])
        screen.stage.press(.keyboardDownArrow, modifiers: .alternate)
        #expect(screen.marked == "Apple")
    }

    @Test("Views behind an open menu receive no keys or wheel events")
    func modal() {
        let screen = Screen()
        let scrollView = UIScrollView(frame: screen.stage.window.bounds)
        scrollView.contentSize = CGSize(width: 260, height: 2000)
        screen.stage.window.insertSubview(scrollView, at: 0)
        screen.stage.advance(by: 0.1)

        screen.stage.click(at: CGPoint(x: 40, y: 30))
        screen.stage.press(.keyboardPageDown)
        screen.stage.scroll(at: CGPoint(x: 250, y: 290), by: CGVector(dx: 0, dy: 100))
        screen.stage.advance(by: 1)
        #expect(scrollView.contentOffset == .zero && !screen.texts.isEmpty)
        screen.stage.press(.keyboardEscape)
        screen.stage.scroll(at: CGPoint(x: 250, y: 290), by: CGVector(dx: 0, dy: 100))
        screen.stage.advance(by: 1)
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test("The menu stays inside the window and scrolls if it is too long")
    func places() throws {
        let screen = Screen()
        func panel() throws -> CGRect {
            screen.stage.advance(by: 0.1)
            return try #require(screen.popUp?.subviews.first).frame
        }

        screen.stage.click(at: CGPoint(x: 40, y: 30))
        #expect(try panel().minY == 58 && (try panel().minX) == 20)
        screen.stage.press(.keyboardEscape)
        screen.button.frame = CGRect(x: 200, y: 260, width: 120, height: 34)
        screen.stage.click(at: CGPoint(x: 220, y: 270))
        #expect(try panel().maxY == 256 && (try panel().maxX) == 254)
        screen.stage.press(.keyboardEscape)
        screen.button.menu = UIMenu(children: screen.actions((0..<40).map { "Row \($0)" }))
        screen.stage.click(at: CGPoint(x: 220, y: 270))
        #expect(try panel().minY == 6)
        screen.stage.press(.keyboardEnd)
        #expect(screen.marked == "Row 39")
        let place = try #require(screen.place(of: "Row 39"))
        #expect(try panel().contains(place))
        screen.stage.resize(to: CGSize(width: 50, height: 40))
        #expect(try screen.stage.window.bounds.contains(panel()))
    }

    @Test("A menu closes when its button is removed or gets another menu; one without visible actions doesn't open")
    func going() {
        let screen = Screen()
        let menu = screen.button.menu
        screen.stage.click(at: CGPoint(x: 40, y: 30))
        screen.button.menu = UIMenu(children: [screen.action("Hidden", .hidden)])
        #expect(screen.popUp == nil)
        screen.stage.click(at: CGPoint(x: 40, y: 30))
        #expect(screen.popUp == nil && !screen.button.isHighlighted)
        screen.button.menu = menu
        screen.stage.click(at: CGPoint(x: 40, y: 30))
        #expect(!screen.texts.isEmpty)
        screen.button.removeFromSuperview()
        screen.stage.advance(by: 0.1)
        #expect(screen.stage.window.subviews.isEmpty && !screen.button.isHighlighted)
    }

    @Test("The menu matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        let stage = OffscreenStage(
            size: CGSize(width: 300, height: 320), scale: 2, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        func action(
            _ title: String, _ subtitle: String? = nil, _ attributes: UIMenuElement.Attributes = [],
            _ state: UIMenuElement.State = .off, image: UIImage? = nil
        ) -> UIAction {
            UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { _ in }
        }
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: [
            UIMenu(
                title: "Size", options: .displayInline,
                children: [action("Small"), action("Medium", nil, [], .on), action("Large", nil, [], .mixed)]),
            action("With a picture", image: ControlImages.dot(14)), action("With a note", "and what it says"),
            action("Disabled", nil, .disabled),
            UIMenu(options: .displayInline, children: [action("Delete", nil, .destructive)]),
        ])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        let size = button.intrinsicContentSize
        let x = appearance == .mirrored ? 280 - size.width : 20
        button.frame = CGRect(x: x, y: 16, width: size.width, height: size.height)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardDownArrow)
        stage.advance(by: 0.1)
        try GoldenImage.expect(stage.bitmap(), named: "menu-\(appearance.rawValue)", tolerance: 8)
    }
}
