import CAccessibleObject
import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing

@testable import AccessibilityKit
@testable import ViewKit

@MainActor
@Suite("Submenus for assistive technologies")
struct SubmenuElementTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))

    @Test("The row of a submenu is an expandable menu that opens and closes the submenu")
    func submenu() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        button.menu = UIMenu(children: [
            UIAction(title: "Open") { _ in }, UIMenu(title: "Export", children: [UIAction(title: "PDF") { _ in }]),
        ])
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.advance(by: 0)
        #expect(button.activateForAssistiveTechnology())
        stage.advance(by: 0)

        func labels() -> [[String?]] {
            stage.advance(by: 0.02)
            return stage.window.accessibilityNode.children.map { $0.children.map(\.element.label) }
        }
        let element = try #require(stage.window.accessibilityNode.children.first?.children.last?.element)
        func published() -> PublishedElement { PublishedElement(element, focus: nil, scale: 1) }
        #expect(published().role == ACCESSIBLE_MENU && published().name == "Export")
        #expect(published().states.contains(.expandable) && !published().states.contains(.expanded))
        #expect(published().actions == [.open] && labels() == [["Open", "Export"]])
        #expect(ElementAction.open.perform(on: element.object))
        #expect(labels() == [["Open", "Export"], ["PDF"]] && published().states.contains(.expanded))
        #expect(stage.window.accessibilityNode.children.last?.element.label == "Export")
        #expect(ElementAction.open.perform(on: element.object))
        #expect(labels() == [["Open", "Export"]] && !published().states.contains(.expanded))
    }
}
