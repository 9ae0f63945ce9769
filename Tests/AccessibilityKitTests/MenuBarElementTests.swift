import CAccessibleObject
import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing

@testable import AccessibilityKit
@testable import ViewKit

@MainActor
@Suite("The menu bar for assistive technologies")
struct MenuBarElementTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))

    private final class Page: UIViewController {
        override func buildMenu(with builder: any UIMenuBuilder) {
            builder.replaceChildren(ofMenu: .file) { _ in [UIAction(title: "Open") { _ in }] }
            builder.replaceChildren(ofMenu: .edit) { _ in [UIAction(title: "Copy") { _ in }] }
        }
    }

    @Test("The bar is a menu bar of expandable menus, which assistive technologies can open")
    func bar() throws {
        stage.window.rootViewController = Page()
        stage.advance(by: 0)
        func published(_ node: AccessibilityNode) -> PublishedElement {
            PublishedElement(node.element, focus: nil, scale: 1)
        }
        func bar() throws -> AccessibilityNode {
            stage.advance(by: 0.02)
            return try #require(stage.window.accessibilityNode.children.last)
        }
        #expect(try published(bar()).role == ACCESSIBLE_MENU_BAR)
        let titles = try bar().children
        #expect(titles.map(\.element.label) == ["File", "Edit"])
        let file = try #require(titles.first)
        #expect(published(file).role == ACCESSIBLE_MENU && !published(file).states.contains(.expanded))
        #expect(ElementAction.open.perform(on: file.element.object))
        stage.advance(by: 0.02)
        let menu = try #require(stage.window.accessibilityNode.children.first)
        #expect(menu.element.label == "File" && menu.children.map(\.element.label) == ["Open"])
        #expect(published(file).states.contains(.expanded))
    }
}
