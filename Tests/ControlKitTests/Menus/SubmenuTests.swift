import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Submenus")
struct SubmenuTests {
    init() throws {
        try PinnedFonts.use()
    }

    private let outer = ["Open", "Export", "Share", "Close"]

    @Test("A click on a submenu opens it beside its row; a click inside performs the action and closes everything")
    func click() throws {
        let screen = SubmenuScreen()
        screen.open()
        try screen.click("Export")
        #expect(screen.titles == [outer, ["PDF", "Image"]] && screen.log == [])
        #expect(screen.frames[1].minX == screen.frames[0].maxX - 4)
        #expect(try screen.frame("PDF").minY == screen.frame("Export").minY)

        try screen.click("Image")
        #expect(screen.titles == [outer, ["PDF", "Image"], ["PNG", "JPEG"]])
        #expect(screen.allMarked == ["Export", "Image", nil])
        try screen.click("Image")
        #expect(screen.titles.count == 3, "a click on an open submenu keeps it open")
        try screen.click("Share")
        #expect(screen.titles == [outer, ["Mail"]])
        try screen.click("Mail")
        #expect(screen.log == ["Mail"] && screen.titles == [] && screen.stage.window.nextDeadline == nil)

        screen.open()
        try screen.click("Export")
        screen.stage.click(at: CGPoint(x: 690, y: 490))
        #expect(screen.titles == [] && screen.log == ["Mail"])
    }

    @Test("A submenu opens while the pointer rests on its row, and closes while it rests on another")
    func hover() throws {
        let screen = SubmenuScreen()
        screen.open()
        try screen.hover("Export", for: 0.1)
        #expect(screen.titles == [outer])
        try screen.hover("Export", for: 0.3)
        #expect(screen.titles == [outer, ["PDF", "Image"]])

        try screen.hover("Share", for: 0.1)
        try screen.hover("PDF", for: 0.5)
        #expect(screen.titles == [outer, ["PDF", "Image"]], "the pointer crosses another row on its way")
        #expect(screen.allMarked == ["Export", "PDF"])
        try screen.hover("Share", for: 0.4)
        #expect(screen.titles == [outer, ["Mail"]])
        try screen.hover("Open", for: 0.4)
        #expect(screen.titles == [outer] && screen.marked == "Open" && screen.log == [])
    }

    @Test("The arrow key toward a submenu, Return and Space open it; the opposite arrow key and Escape close it")
    func keys() throws {
        for isMirrored in [false, true] {
            let forward = isMirrored ? UIKeyboardHIDUsage.keyboardLeftArrow : .keyboardRightArrow
            let backward = isMirrored ? UIKeyboardHIDUsage.keyboardRightArrow : .keyboardLeftArrow
            let screen = SubmenuScreen(isMirrored: isMirrored)
            screen.openByKey()
            #expect(screen.marks([forward, backward]) == ["Open", "Open"] && screen.titles == [outer])
            #expect(screen.marks([.keyboardDownArrow, forward, .keyboardDownArrow]) == ["Export", "PDF", "Image"])
            #expect(screen.marks([.keyboardTab, backward]) == ["Image", "Export"] && screen.titles == [outer])
            for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar] {
                #expect(screen.marks([key, .keyboardEscape]) == ["PDF", "Export"] && screen.titles == [outer])
            }
            _ = screen.marks([forward, .keyboardUpArrow, forward, .keyboardEnd])
            #expect(screen.allMarked == ["Export", "Image", "JPEG"])
            screen.stage.press(.keyboardReturnOrEnter)
            #expect(screen.log == ["JPEG"] && screen.titles == [])
            #expect(screen.stage.window.focusedView === screen.button)

            screen.stage.press(.keyboardDownArrow)
            screen.stage.type("s")
            _ = screen.marks([forward, .keyboardEscape, .keyboardEscape])
            #expect(screen.titles == [] && screen.stage.window.focusedView === screen.button)
        }
    }

    @Test("A press can be dragged into a submenu, and a release on its row leaves the menus open")
    func drag() throws {
        let screen = SubmenuScreen()
        let start = CGPoint(x: 40, y: 30)
        screen.stage.pressPointer(at: start)
        try screen.hover("Export", for: 0.4)
        try screen.hover("PDF", for: 0.1)
        #expect(screen.allMarked == ["Export", "PDF"])
        screen.stage.releasePointer(at: try screen.place("PDF"))
        #expect(screen.log == ["PDF"] && screen.titles == [])

        screen.stage.pressPointer(at: start)
        try screen.hover("Export", for: 0)
        screen.stage.releasePointer(at: try screen.place("Export"))
        #expect(screen.titles == [outer, ["PDF", "Image"]])
        screen.stage.pressPointer(at: try screen.place("PDF"))
        screen.stage.movePointer(to: try screen.place("Close"))
        screen.stage.releasePointer(at: try screen.place("Close"))
        #expect(screen.log == ["PDF", "Close"] && screen.titles == [])
    }

    @Test(
        "Submenus stay in the window, don't cover their rows, and scroll if they are too long",
        arguments: [CGSize(width: 700, height: 500), CGSize(width: 320, height: 500)], [false, true])
    func places(size: CGSize, isMirrored: Bool) throws {
        for category in [UIContentSizeCategory.large, .accessibilityMedium] {
            let screen = SubmenuScreen(size: size, isMirrored: isMirrored)
            screen.stage.contentSizeCategory = category
            let rows = (0..<40).map { screen.action("Row \($0)") }
            let long = UIMenu(title: "A submenu with a long title", children: rows)
            let short = UIMenu(title: "Two more", children: [screen.action("A rather long title"), screen.action("B")])
            screen.button.menu = UIMenu(children: [screen.action("Another rather long title"), short, long])
            screen.openByKey()
            _ = screen.marks([.keyboardDownArrow, .keyboardReturnOrEnter])
            let area = CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 6)
            #expect(screen.frames.count == 2 && screen.frames.allSatisfy(area.contains))
            #expect(try !screen.frames[1].insetBy(dx: 5, dy: 1).intersects(screen.frame("Two more")))

            _ = screen.marks([.keyboardEscape, .keyboardDownArrow, .keyboardReturnOrEnter])
            #expect(screen.marks([.keyboardEnd]) == ["Row 39"])
            #expect(screen.frames.count == 2 && screen.frames.allSatisfy(area.contains))
            #expect(try screen.frames[1].contains(screen.frame("Row 39")))
        }
    }

    @Test("The arrow of a submenu and check marks grow with the text, and headers stay aligned with titles")
    func glyphs() throws {
        var sides: [CGFloat] = []
        for category in [UIContentSizeCategory.large, .accessibilityMedium] {
            let screen = SubmenuScreen()
            screen.stage.contentSizeCategory = category
            let chosen = screen.action("On")
            chosen.state = .on
            screen.button.menu = UIMenu(children: [
                chosen, UIMenu(title: "More", children: [screen.action("PDF")]),
                UIMenu(title: "Size", options: .displayInline, children: [screen.action("Small")]),
            ])
            screen.open()
            let labels = try #require(screen.stage.window.popUp).descendants(of: UILabel.self)
            let starts = labels.filter { ["On", "Size", "Small"].contains($0.text) }.map(\.frame.minX)
            #expect(starts.count == 3 && Set(starts).count == 1, "\(starts)")
            for (title, side) in [("On", CGFloat(11)), ("More", 9)] {
                let row = try screen.row(title)
                let glyph = try #require(row.descendants(of: ControlGlyph.self).first)
                let label = try #require(row.descendants(of: UILabel.self).first { $0.text == title })
                #expect(glyph.bounds.width == (side * label.font.pointSize / 14).rounded())
                #expect(label.frame.minX >= glyph.frame.maxX || title == "More")
                sides.append(glyph.bounds.width)
            }
        }
        #expect(sides[0] == 11 && sides[1] == 9 && sides[2] > 15 && sides[3] > 12)
    }

    @Test("A second click at the same place doesn't choose a row of the submenu that covers it")
    func doubleClick() throws {
        let screen = SubmenuScreen(size: CGSize(width: 170, height: 90))
        screen.open()
        screen.stage.advance(by: 2)
        screen.stage.press(.keyboardDownArrow)
        screen.stage.press(.keyboardDownArrow)
        let point = try screen.place("Export")
        for _ in 0..<2 { screen.stage.click(at: point) }
        #expect(screen.titles == [outer, ["PDF", "Image"]] && screen.log == [])
    }

    @Test("Inline menus, palettes and menus without a title are part of the outer menu; empty submenus are left out")
    func inline() {
        let screen = SubmenuScreen()
        let hidden = screen.action("Hidden")
        hidden.attributes = .hidden
        let empty = UIMenu(title: "Empty", children: [UIMenu(title: "Inner"), hidden])
        screen.button.menu = UIMenu(children: [
            UIMenu(title: "Size", options: .displayInline, children: [screen.action("Small")]),
            UIMenu(title: "Color", options: .displayAsPalette, children: [screen.action("Red")]),
            UIMenu(children: [screen.action("Plain")]), empty,
            UIMenu(title: "Inline", options: .displayInline, children: [empty]),
        ])
        screen.open()
        #expect(screen.titles == [["Size", "Small", "Color", "Red", "Plain"]])
        let lines = screen.stage.window.descendants(of: MenuRow.self).filter { $0.height == MenuMetrics.separator }
        #expect(lines.count == 2)
        screen.stage.press(.keyboardEscape)
        screen.button.menu = UIMenu(children: [empty])
        screen.open()
        #expect(screen.titles == [])
    }

    @Test("An action that keeps the menu open updates its mark in a submenu")
    func marks() throws {
        let screen = SubmenuScreen()
        let grid = UIAction(title: "Grid", attributes: .keepsMenuPresented) { $0.state = .on }
        screen.button.menu = UIMenu(children: [
            screen.action("Open"), UIMenu(title: "View", subtitle: "of the page", children: [grid]),
        ])
        screen.open()
        try screen.click("View")
        #expect(try screen.row("View").height == MenuMetrics.tallRow)
        try screen.click("Grid")
        #expect(screen.titles == [["Open", "View", "of the page"], ["Grid"]] && grid.state == .on)
        let glyphs = try screen.row("Grid").descendants(of: ControlGlyph.self)
        #expect(glyphs.count == 1)
    }
}
