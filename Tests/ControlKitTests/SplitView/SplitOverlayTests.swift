import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// In a window that is 700 points wide, the primary column is 220 points wide and overlays the secondary column.
@MainActor
@Suite("Columns over the secondary column")
struct SplitOverlayTests {
    private let fixture = SplitFixture(width: 700)

    private func open() {
        fixture.show()
        fixture.split.show(.primary)
        fixture.stage.advance(by: 1)
    }

    private var isOpen: Bool { fixture.split.displayMode == .oneOverSecondary }

    @Test("A click on the dimmed column closes the overlaying column, and a click in that column doesn't")
    func click() {
        open()
        #expect(isOpen && fixture.isDimmed && fixture.range(fixture.secondary) == 0...700)
        fixture.stage.click(at: CGPoint(x: 100, y: 500))
        #expect(isOpen)
        fixture.stage.click(at: CGPoint(x: 500, y: 300))
        fixture.stage.advance(by: 1)
        #expect(!isOpen && !fixture.isDimmed && fixture.frame(fixture.primary) == nil)
        #expect(fixture.dim?.isHidden == true)
    }

    @Test("Escape closes the overlaying column, even in a nested split view", arguments: [false, true])
    func escape(isNested: Bool) {
        if isNested {
            let tabs = UITabBarController()
            tabs.viewControllers = [fixture.split]
            fixture.stage.window.rootViewController = tabs
            fixture.stage.advance(by: 0)
            fixture.split.show(.primary)
            fixture.stage.advance(by: 1)
        } else {
            open()
        }
        #expect(isOpen)
        fixture.stage.press(.keyboardEscape, modifiers: .control)
        #expect(isOpen)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 1)
        #expect(!isOpen && !fixture.split.isFirstResponder)
        #expect(!fixture.split.accessibilityPerformEscape())
    }

    @Test("show(.secondary) closes the overlaying column")
    func showSecondary() {
        open()
        fixture.split.show(.secondary)
        fixture.stage.advance(by: 1)
        #expect(!isOpen)
    }

    @Test("The focus moves into the overlaying column when it opens, and back when it closes")
    func focus() {
        fixture.show()
        fixture.secondary.field.becomeFirstResponder()
        open()
        let focused = fixture.stage.window.focusedView
        #expect(focused?.isDescendant(of: fixture.primary.navigationController?.view ?? UIView()) == true)
        for _ in 0..<4 {
            fixture.stage.press(.keyboardTab)
            let next = fixture.stage.window.focusedView
            #expect(next?.isDescendant(of: fixture.secondary.view) == false, "The dimmed column is skipped")
        }
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 1)
        #expect(fixture.secondary.field.isFirstResponder)
    }

    @Test("While a menu is open, the focus moves into the overlaying column, and back, when the menu closes")
    func focusInMenu() throws {
        fixture.show()
        let window = fixture.stage.window
        let buttons = [fixture.primary, fixture.secondary].map { screen in
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 80, height: 30))
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
            screen.view.addSubview(button)
            return button
        }
        fixture.secondary.field.becomeFirstResponder()
        fixture.stage.click(at: buttons[1].convert(CGPoint(x: 40, y: 15), to: nil))
        open()
        let popUp = try #require(window.popUp)
        #expect(window.focusedView?.isDescendant(of: popUp) == true && !fixture.secondary.field.isFirstResponder)
        fixture.stage.press(.keyboardEscape)
        let column = try #require(fixture.primary.navigationController?.view)
        #expect(window.focusedView?.isDescendant(of: column) == true)
        fixture.stage.click(at: buttons[0].convert(CGPoint(x: 40, y: 15), to: nil))
        fixture.split.hide(.primary)
        #expect(window.popUp != nil && !fixture.secondary.field.isFirstResponder)
        fixture.stage.advance(by: 1)
        #expect(!isOpen && window.popUp == nil, "the menu closes with the column")
        #expect(window.focusedView === fixture.secondary.field)
    }

    @Test("Elements of the dimmed column aren't accessible; all others are in reading order")
    func accessibility() {
        fixture.primary.field.accessibilityLabel = "Primary field"
        fixture.secondary.field.accessibilityLabel = "Secondary field"
        open()
        func labels() -> [String] { fixture.split.view.accessibilityElementsInOrder.compactMap(\.label) }
        #expect(labels().contains("Primary field") && !labels().contains("Secondary field"))
        fixture.resize(1000)
        let wanted = ["Primary field", "Column width", "Secondary field"]
        #expect(labels().filter(wanted.contains) == wanted)
    }

    @Test("Two columns displace the secondary column, and a click on it hides the outer one")
    func displacing() {
        let fixture = SplitFixture(.tripleColumn, width: 1024)
        fixture.show()
        fixture.split.show(.primary)
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == .twoDisplaceSecondary && fixture.isDimmed)
        #expect(fixture.range(fixture.secondary) == 596...1312)
        fixture.stage.click(at: CGPoint(x: 900, y: 300))
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == .oneBesideSecondary && fixture.range(fixture.secondary) == 308...1024)
    }
}
