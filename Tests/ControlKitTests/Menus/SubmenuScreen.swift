import Foundation
import StageKit
import TestSupport
import Testing

@testable import ControlKit
@testable import ViewKit

/// A window with a button near its top leading corner. The button's menu has nested submenus, and `log` records the
/// chosen actions.
@MainActor
final class SubmenuScreen {
    let stage: OffscreenStage
    let button = UIButton(configuration: .gray())
    var log: [String] = []

    init(size: CGSize = CGSize(width: 700, height: 500), isMirrored: Bool = false) {
        stage = OffscreenStage(size: size)
        if isMirrored { stage.direction = .rightToLeft }
        button.frame = CGRect(x: isMirrored ? size.width - 140 : 20, y: 20, width: 120, height: 34)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            action("Open"),
            UIMenu(
                title: "Export",
                children: [
                    action("PDF"), UIMenu(title: "Image", children: [action("PNG"), action("JPEG")]),
                ]),
            UIMenu(title: "Share", children: [action("Mail")]), action("Close"),
        ])
        stage.window.addSubview(button)
        stage.advance(by: 0)
    }

    func action(_ title: String) -> UIAction {
        UIAction(title: title) { [weak self] in self?.log.append($0.title) }
    }

    /// Opens the menu with a click.
    func open() {
        stage.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    }

    /// Opens the menu with a key, with its first row highlighted.
    func openByKey() {
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)
    }

    /// Presses `keys` and returns the title that is highlighted in the last panel after each of them.
    func marks(_ keys: [UIKeyboardHIDUsage]) -> [String?] {
        keys.map {
            stage.press($0)
            return marked
        }
    }

    private var panels: [UIView] {
        stage.advance(by: 0.02)
        return stage.window.popUp?.subviews ?? []
    }

    /// The texts in each open panel, outermost first.
    var titles: [[String]] { panels.map(\.shownTexts) }

    /// The frames of the open panels, outermost first.
    var frames: [CGRect] { panels.map(\.frame) }

    /// The title of the highlighted row in the last panel.
    var marked: String? { panels.last.flatMap(Self.marked) }

    /// The title of the highlighted row in each open panel, outermost first; `nil` for a panel without one.
    var allMarked: [String?] { panels.map(Self.marked) }

    private static func marked(_ panel: UIView) -> String? {
        panel.descendants(of: MenuRow.self).first { $0.backgroundColor == ControlColors.marked }?.title
    }

    func row(_ title: String) throws -> MenuRow {
        try #require(panels.flatMap { $0.descendants(of: MenuRow.self) }.last { $0.title == title })
    }

    /// The frame of a row, in window coordinates.
    func frame(_ title: String) throws -> CGRect {
        let row = try row(title)
        return row.convert(row.bounds, to: nil)
    }

    func place(_ title: String) throws -> CGPoint {
        let frame = try frame(title)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func click(_ title: String) throws {
        stage.click(at: try place(title))
    }

    /// Moves the pointer to the row and keeps it there for `seconds`.
    func hover(_ title: String, for seconds: Double) throws {
        stage.movePointer(to: try place(title))
        stage.advance(by: seconds)
    }
}
