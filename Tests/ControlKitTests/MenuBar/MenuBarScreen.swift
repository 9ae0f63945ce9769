import Foundation
import StageKit
import TestSupport
import Testing

@testable import ControlKit
@testable import ViewKit

/// A window whose root controller builds a menu bar and records the performed commands.
@MainActor
final class MenuBarScreen {
    /// A controller with a text field and a Save command. Builds menus with a closure and records the performed
    /// actions.
    final class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 120, height: 30))
        var log: [String] = []
        var canSave = true
        /// The attributes that `validate(_:)` sets while `canSave` is `true`.
        var attributes: UIMenuElement.Attributes = []
        var builds = 0
        var build: @MainActor (Page, any UIMenuBuilder) -> Void = { _, _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builds += 1
            build(self, builder)
        }

        override func validate(_ command: UICommand) {
            super.validate(command)
            command.attributes = canSave ? attributes : .disabled
        }

        func save(_ command: UICommand) { log.append(command.title) }

        func action(_ title: String) -> UIAction {
            UIAction(title: title) { [weak self] in self?.log.append($0.title) }
        }

        /// Fills the File, Edit and View menus.
        func buildStandardMenus(_ builder: any UIMenuBuilder) {
            let save = UIKeyCommand(
                title: "Save", action: Selector("save:", Page.save(_:)), input: "s", modifierFlags: .command)
            let print = UICommand(title: "Print", action: Selector("printPage"))
            builder.replaceChildren(ofMenu: .file) { [action("Open"), save, print] + $0 }
            builder.replaceChildren(ofMenu: .edit) { _ in [action("Copy")] }
            let zoom = UIMenu(title: "Zoom", children: [action("In"), action("Out")])
            builder.replaceChildren(ofMenu: .view) { _ in [zoom, action("Refresh")] }
        }
    }

    let stage: OffscreenStage
    let page = Page()

    /// Creates a window of `size`. `build` adds the menus; by default, the bar contains File, Edit and View.
    init(
        size: CGSize = CGSize(width: 480, height: 320), isMirrored: Bool = false,
        build: @escaping @MainActor (Page, any UIMenuBuilder) -> Void = { $0.buildStandardMenus($1) }
    ) {
        stage = OffscreenStage(size: size)
        if isMirrored { stage.direction = .rightToLeft }
        page.build = build
        stage.window.rootViewController = page
        stage.advance(by: 0)
    }

    var window: UIWindow { stage.window }

    var bar: MenuBar? {
        stage.advance(by: 0.02)
        return window.menuBar as? MenuBar
    }

    /// The titles in the bar.
    var titles: [String] { bar?.titles.map(\.menu.title) ?? [] }

    /// The title whose menu is open, if any.
    var openTitle: String? { bar.flatMap { bar in bar.openIndex.map { bar.titles[$0].menu.title } } }

    /// The title that is focused or whose menu is open, if any.
    var focusedTitle: String? { bar.flatMap { bar in bar.focusedIndex.map { bar.titles[$0].menu.title } } }

    /// The texts in each open panel, outermost first.
    var texts: [[String]] {
        stage.advance(by: 0.02)
        return window.popUp?.subviews.map(\.shownTexts) ?? []
    }

    /// The title of the highlighted row in the last panel.
    var marked: String? {
        stage.advance(by: 0.02)
        let rows = window.popUp?.subviews.last?.descendants(of: MenuRow.self)
        return rows?.first { $0.backgroundColor == ControlColors.marked }?.title
    }

    /// The center of the title `text` in the bar.
    func place(ofTitle text: String) throws -> CGPoint {
        let title = try #require(bar?.titles.first { $0.menu.title == text })
        return title.convert(CGPoint(x: title.bounds.midX, y: title.bounds.midY), to: nil)
    }

    /// The center of a row in an open menu.
    func place(ofRow text: String) throws -> CGPoint {
        stage.advance(by: 0.02)
        let rows = window.popUp?.descendants(of: MenuRow.self) ?? []
        let row = try #require(rows.last { $0.title == text })
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    func click(_ title: String) throws { stage.click(at: try place(ofTitle: title)) }

    func clickRow(_ text: String) throws { stage.click(at: try place(ofRow: text)) }

    func press(_ keys: UIKeyboardHIDUsage...) {
        for key in keys { stage.press(key) }
    }

    func pressSave() { stage.press(.keyboardS, characters: "s", modifiers: .control) }

    /// Schedules a rebuild of this window's menus, but not of the menus of other tests' windows.
    func rebuild() {
        let windows = UIMenuSystem.main.windows
        defer { UIMenuSystem.main.windows = windows }
        UIMenuSystem.main.windows = windows.filter { $0() === window }
        UIMenuSystem.main.setNeedsRebuild()
    }
}
