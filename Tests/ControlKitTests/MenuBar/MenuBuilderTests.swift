import Foundation
import Reporting
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("UIMenuBuilder and UIMenuSystem")
struct MenuBuilderTests {
    init() throws {
        try PinnedFonts.use()
    }

    /// A property list that can be compared only by identity.
    private final class List {}

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []

        override func buildMenu(with builder: any UIMenuBuilder) {
            let about = UICommand(title: "About", action: Selector("about:", AppDelegate.about(_:)))
            builder.insertChild(UIMenu(options: .displayInline, children: [about]), atEndOfMenu: .help)
        }

        func about(_ command: UICommand) { log.append(command.title) }
    }

    private func menu(_ title: String, _ id: String, _ children: [UIMenuElement] = []) -> UIMenu {
        let element = UICommand(title: title, action: Selector("perform"), propertyList: id)
        return UIMenu(title: title, identifier: UIMenu.Identifier(id), children: [element] + children)
    }

    @Test("Menus are inserted, replaced, found and removed")
    func builder() {
        let builder = MenuBarBuilder(.main)
        #expect(builder.menus == [] && builder.system === UIMenuSystem.main)
        builder.insertSibling(menu("A", "a"), afterMenu: .edit)
        builder.insertSibling(menu("B", "b", [menu("Inner", "inner")]), beforeMenu: .edit)
        builder.insertSibling(menu("Lost", "lost"), beforeMenu: UIMenu.Identifier("unknown"))
        #expect(builder.menus.map(\.title) == ["B", "A"])
        builder.insertChild(menu("Start", "start"), atStartOfMenu: .file)
        builder.insertChild(menu("End", "end"), atEndOfMenu: .root)
        #expect(builder.menus.map(\.title) == ["File", "B", "A", "End"])
        #expect(builder.menu(for: UIMenu.Identifier("inner"))?.title == "Inner" && builder.menu(for: .print) != nil)
        #expect(builder.command(for: Selector("perform"), propertyList: "inner")?.title == "Inner")
        #expect(builder.command(for: Selector("perform"), propertyList: nil) == nil)
        #expect(builder.command(for: Selector("perform")) == nil)
        let plain = UICommand(title: "Plain", action: Selector("perform"))
        builder.insertChild(UIMenu(title: "C", children: [plain]), atEndOfMenu: UIMenu.Identifier("start"))
        #expect(builder.command(for: Selector("perform")) === plain)
        let lists = [List(), List()]
        let listed = lists.map { UICommand(title: "Listed", action: Selector("list"), propertyList: $0) }
        builder.insertChild(UIMenu(title: "D", children: listed), atEndOfMenu: UIMenu.Identifier("start"))
        #expect(builder.command(for: Selector("list"), propertyList: lists[1]) === listed[1])

        builder.replaceChildren(ofMenu: UIMenu.Identifier("inner")) { $0 + [UIAction(title: "Added") { _ in }] }
        #expect(builder.menu(for: UIMenu.Identifier("inner"))?.children.map(\.title) == ["Inner", "Added"])
        let action = UIAction(title: "Found", identifier: UIAction.Identifier("found")) { _ in }
        builder.replace(menu: UIMenu.Identifier("a"), with: UIMenu(title: "C", children: [action]))
        builder.remove(menu: UIMenu.Identifier("b"))
        #expect(builder.action(for: UIAction.Identifier("found")) === action)
        #expect(builder.menus.map(\.title) == ["File", "C", "End"])
        builder.remove(menu: .file)
        #expect(builder.menus.map(\.title) == ["C", "End"] && builder.menu(for: .print) == nil)
    }

    @Test("Menus without an identifier are told apart by generated identifiers, which their copies keep")
    func generatedIdentifiers() {
        let builder = MenuBarBuilder(.main)
        let menus = ["A", "B"].map { UIMenu(title: $0, children: [UIAction(title: $0) { _ in }]) }
        for menu in menus { builder.insertChild(menu, atEndOfMenu: .root) }
        let copy = menus[1].replacingChildren([UIAction(title: "Copied") { _ in }])
        #expect(copy.identifier == menus[1].identifier && copy.identifier != menus[0].identifier)
        #expect(builder.menu(for: menus[1].identifier) === menus[1])
        builder.insertSibling(UIMenu(title: "C", children: copy.children), beforeMenu: menus[1].identifier)
        #expect(builder.menus.map(\.title) == ["A", "C", "B"])
        builder.replace(menu: menus[1].identifier, with: copy)
        #expect(builder.menu(for: copy.identifier) === copy)
        builder.remove(menu: copy.identifier)
        #expect(builder.menus.map(\.title) == ["A", "C"])
    }

    @Test("An inline menu with a title and elements of its own is a title in the bar; elements without a title are not")
    func inlineMenus() throws {
        func command(_ title: String) -> UIAction { UIAction(title: title) { _ in } }
        let builder = MenuBarBuilder(.main)
        let inline = UIMenu(title: "Tools", options: .displayInline, children: [command("Tool")])
        let group = UIMenu(children: [command("One")])
        let grouped = UIMenu(title: "Grouped", options: [.displayInline, .singleSelection], children: [group])
        let inner = UIMenu(title: "Inner", children: [command("Deep")])
        let outer = UIMenu(title: "Outer", options: .displayInline, children: [inner])
        for menu in [inline, grouped, outer, UIMenu(options: .displayInline, children: [command("Lost")])] {
            builder.insertSibling(menu, beforeMenu: .help)
        }
        var menus: [UIMenu] = []
        let warnings = Diagnostics.messages { menus = builder.menus }
        #expect(menus.map(\.title) == ["Tools", "Grouped", "Inner"])
        #expect(menus[0].leaves.map(\.title) == ["Tool"] && !menus[0].isInline)
        #expect(menus[0].identifier == inline.identifier && menus[1].options == .singleSelection)
        #expect(warnings.count == 1 && warnings.first?.contains("Lost") == true)
    }

    @Test("The app delegate builds menus before the controllers, and performs its commands")
    func delegate() throws {
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        let screen = MenuBarScreen { page, builder in
            #expect(builder.menu(for: .help)?.hasVisibleElements == true)
            page.buildStandardMenus(builder)
        }
        #expect(screen.titles == ["File", "Edit", "View", "Help"])
        try screen.click("Help")
        try screen.clickRow("About")
        #expect(delegate.log == ["About"])
    }

    @Test("setNeedsRebuild() builds the menus once before the next frame, and adds, changes or removes the bar")
    func rebuild() throws {
        let screen = MenuBarScreen { _, _ in }
        #expect(screen.page.builds == 1 && screen.bar == nil)
        screen.page.build = { $0.buildStandardMenus($1) }
        for _ in 0..<3 { screen.rebuild() }
        #expect(screen.page.builds == 1)
        let height = try #require(screen.bar).bounds.height
        #expect(screen.page.builds == 2 && screen.page.view.safeAreaInsets.top == height)

        screen.page.build = { page, builder in
            builder.replaceChildren(ofMenu: .edit) { _ in [page.action("Paste")] }
        }
        screen.rebuild()
        #expect(screen.titles == ["Edit"])
        screen.page.build = { _, _ in }
        screen.rebuild()
        #expect(screen.bar == nil && screen.page.view.safeAreaInsets == .zero)
        #expect(screen.window.subviews == [screen.page.view])
    }

    @Test("setNeedsRebuild() builds the menus of a bar in use when its menu has closed and the focus has left the bar")
    func rebuildInUse() throws {
        let screen = MenuBarScreen()
        try screen.click("File")
        screen.page.build = { page, builder in
            builder.replaceChildren(ofMenu: .edit) { _ in [page.action("Paste")] }
        }
        for _ in 0..<2 { screen.rebuild() }
        #expect(screen.openTitle == "File" && screen.titles == ["File", "Edit", "View"] && screen.page.builds == 1)
        try screen.clickRow("Open")
        #expect(screen.page.log == ["Open"] && screen.titles == ["Edit"] && screen.page.builds == 2)

        screen.press(.keyboardF10)
        screen.page.build = { $0.buildStandardMenus($1) }
        screen.rebuild()
        #expect(screen.focusedTitle == "Edit")
        screen.press(.keyboardDownArrow, .keyboardEscape)
        #expect(screen.focusedTitle == "Edit" && screen.page.builds == 2)
        screen.press(.keyboardEscape)
        #expect(screen.titles == ["File", "Edit", "View"] && screen.page.builds == 3)
    }

    @Test("setNeedsRebuild() has no effect while menus are built")
    func rebuildWhileBuilding() {
        let screen = MenuBarScreen()
        screen.page.build = { [unowned screen] page, builder in
            page.buildStandardMenus(builder)
            screen.rebuild()
        }
        screen.rebuild()
        for _ in 0..<5 { screen.stage.advance(by: 0.02) }
        #expect(screen.page.builds == 2 && screen.window.nextDeadline == nil)
    }

    @Test("A new root controller builds the menus, and a window without a root controller has no bar")
    func rootController() {
        let screen = MenuBarScreen()
        let other = MenuBarScreen.Page()
        screen.window.rootViewController = other
        #expect(screen.bar == nil && other.view.safeAreaInsets == .zero)
        screen.window.rootViewController = screen.page
        #expect(screen.titles == ["File", "Edit", "View"])
        screen.window.rootViewController = nil
        #expect(screen.bar == nil && screen.window.subviews == [])
    }
}
