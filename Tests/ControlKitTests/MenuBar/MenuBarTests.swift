import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Menu bar")
struct MenuBarTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test("A window without visible menu elements has no bar and the same pixels as a window without menus")
    func withoutMenus() throws {
        func picture(_ screen: MenuBarScreen) throws -> Data {
            #expect(screen.bar == nil && screen.window.subviews == [screen.page.view])
            #expect(screen.page.view.safeAreaInsets == .zero && screen.page.view.frame == screen.window.bounds)
            #expect(screen.window.nextDeadline == nil)
            screen.press(.keyboardF10, .keyboardLeftAlt)
            #expect(screen.window.focusedView == nil)
            return try screen.stage.png()
        }
        let plain = try picture(MenuBarScreen { _, _ in })
        let hidden = MenuBarScreen { page, builder in
            let action = page.action("Hidden")
            action.attributes = .hidden
            builder.replaceChildren(ofMenu: .file) { _ in [action] }
        }
        #expect(try picture(hidden) == plain)
    }

    @Test("The bar is at the top, with a title for each menu, and the content's safe area begins below it")
    func layout() throws {
        for isMirrored in [false, true] {
            let screen = MenuBarScreen(isMirrored: isMirrored)
            let bar = try #require(screen.bar)
            #expect(screen.titles == ["File", "Edit", "View"])
            #expect(bar.frame == CGRect(x: 0, y: 0, width: 480, height: bar.bounds.height) && bar.bounds.height >= 28)
            #expect(screen.page.view.frame == screen.window.bounds)
            let insets = screen.page.view.safeAreaInsets
            #expect(insets == UIEdgeInsets(top: bar.bounds.height, left: 0, bottom: 0, right: 0))
            let frames = bar.titles.map(\.frame)
            #expect(frames.allSatisfy(bar.bounds.contains) && frames[0].intersection(frames[1]).isEmpty)
            #expect(isMirrored ? frames[0].minX > frames[1].minX : frames[0].minX < frames[1].minX)

            screen.stage.resize(to: CGSize(width: 600, height: 200))
            #expect(screen.bar?.frame.width == 600)
            #expect(screen.page.view.safeAreaInsets.top == bar.bounds.height)
            screen.stage.contentSizeCategory = .accessibilityExtraLarge
            #expect(try #require(screen.bar).bounds.height > 40)
            #expect(screen.page.view.safeAreaInsets.top == bar.bounds.height)
        }
    }

    @Test("A navigation bar is below the menu bar, and so are presentations")
    func containers() throws {
        let screen = MenuBarScreen()
        let (root, navigation) = (MenuBarScreen.Page(), UINavigationController())
        root.build = { $0.buildStandardMenus($1) }
        navigation.viewControllers = [root]
        screen.window.rootViewController = navigation
        let height = try #require(screen.bar).bounds.height
        #expect(navigation.navigationBar.frame.minY == height && screen.titles == ["File", "Edit", "View"])

        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        navigation.present(presented, animated: false)
        screen.stage.advance(by: 0.02)
        #expect(presented.view.convert(CGPoint.zero, to: nil).y == height && presented.view.safeAreaInsets == .zero)
        try screen.click("Edit")
        #expect(screen.texts == [["Copy"]])
    }

    @Test("A click opens a menu, and a click on a row performs its command; a click on the title or outside closes it")
    func click() throws {
        let screen = MenuBarScreen()
        screen.page.field.becomeFirstResponder()
        try screen.click("File")
        #expect(screen.openTitle == "File" && screen.texts == [["Open", "Save", "Ctrl+S", "Print"]])
        #expect(try screen.place(ofRow: "Open").y > #require(screen.bar).frame.maxY)
        try screen.clickRow("Save")
        #expect(screen.page.log == ["Save"] && screen.texts == [] && screen.page.field.isFirstResponder)

        try screen.click("File")
        try screen.clickRow("Print")
        #expect(screen.texts != [] && screen.page.log == ["Save"], "no responder can perform the command")
        try screen.click("File")
        #expect(screen.texts == [] && screen.openTitle == nil && screen.page.field.isFirstResponder)
        try screen.click("File")
        screen.stage.click(at: CGPoint(x: 470, y: 310))
        #expect(screen.texts == [] && screen.focusedTitle == nil && screen.page.field.isFirstResponder)
        try screen.click("View")
        try screen.clickRow("Zoom")
        try screen.clickRow("Out")
        #expect(screen.page.log == ["Save", "Out"] && screen.texts == [])
    }

    @Test("While a menu is open, the pointer opens the menu of the title that it enters")
    func hover() throws {
        let screen = MenuBarScreen()
        screen.stage.movePointer(to: try screen.place(ofTitle: "Edit"))
        #expect(screen.openTitle == nil)
        try screen.click("File")
        screen.stage.movePointer(to: try screen.place(ofTitle: "View"))
        #expect(screen.openTitle == "View" && screen.texts == [["Zoom", "Refresh"]])
        try screen.clickRow("Refresh")
        #expect(screen.page.log == ["Refresh"] && screen.openTitle == nil)

        screen.stage.pressPointer(at: try screen.place(ofTitle: "File"))
        screen.stage.movePointer(to: try screen.place(ofTitle: "Edit"))
        #expect(screen.openTitle == "Edit")
        screen.stage.movePointer(to: try screen.place(ofRow: "Copy"))
        screen.stage.releasePointer(at: try screen.place(ofRow: "Copy"))
        #expect(screen.page.log == ["Refresh", "Copy"] && screen.openTitle == nil)
    }

    @Test("Menus whose titles don't fit are submenus of the last title")
    func narrow() throws {
        for isMirrored in [false, true] {
            let screen = MenuBarScreen(size: CGSize(width: 320, height: 400), isMirrored: isMirrored) { page, builder in
                page.buildStandardMenus(builder)
                for name in ["Bookmarks", "Developer", "Extensions"] {
                    builder.insertChild(UIMenu(title: name, children: [page.action(name)]), atEndOfMenu: .root)
                }
            }
            let bar = try #require(screen.bar)
            #expect(screen.titles.starts(with: ["File", "Edit", "View"]) && screen.titles.last == "»")
            #expect(bar.titles.map(\.frame).allSatisfy(bar.bounds.contains))
            try screen.click("»")
            let area = screen.window.bounds
            #expect(screen.texts.first?.last == "Extensions")
            #expect(screen.window.popUp?.subviews.map(\.frame).allSatisfy(area.contains) == true)
            try screen.clickRow("Extensions")
            #expect(screen.texts.last == ["Extensions"])
            screen.stage.press(.keyboardEscape)
            screen.stage.resize(to: CGSize(width: 640, height: 400))
            #expect(screen.titles == ["File", "Edit", "View", "Bookmarks", "Developer", "Extensions"])
        }
    }
}
