import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: grids and rows")
struct GridScreensTests {
    @Test("Three equal columns are placed on whole pixels and are half as high as they are wide")
    func columns() {
        let screen = LayoutScreen()
        let (a, b, c, root) = (screen.box(), screen.box(), screen.box(), screen.root)
        screen.activate(
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 10),
            c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            b.widthAnchor.constraint(equalTo: a.widthAnchor), c.widthAnchor.constraint(equalTo: a.widthAnchor),
            a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
            b.heightAnchor.constraint(equalTo: a.heightAnchor), c.heightAnchor.constraint(equalTo: a.heightAnchor),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 30), b.topAnchor.constraint(equalTo: a.topAnchor),
            c.topAnchor.constraint(equalTo: a.topAnchor))
        screen.expect([(a, rect(10, 30, 93, 47)), (b, rect(113, 30, 94, 47)), (c, rect(217, 30, 93, 47))])
    }

    @Test("Each of a board's nine square tiles is a third of the screen's width")
    func board() {
        let screen = LayoutScreen(300, 300)
        let (tiles, root) = ((0..<9).map { _ in screen.box() }, screen.root)
        for (index, tile) in tiles.enumerated() {
            let (row, column) = (index / 3, index % 3)
            screen.activate(
                tile.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
                tile.heightAnchor.constraint(equalTo: tile.widthAnchor),
                tile.leadingAnchor.constraint(
                    equalTo: column == 0 ? root.leadingAnchor : tiles[index - 1].trailingAnchor),
                tile.topAnchor.constraint(equalTo: row == 0 ? root.topAnchor : tiles[index - 3].bottomAnchor))
        }
        screen.expect(tiles.enumerated().map { ($1, rect(CGFloat($0 % 3) * 100, CGFloat($0 / 3) * 100, 100, 100)) })

        screen.resize(600, 300)
        screen.expect(tiles.enumerated().map { ($1, rect(CGFloat($0 % 3) * 200, CGFloat($0 / 3) * 200, 200, 200)) })
    }

    @Test("A week has seven equal columns, and a marker that moves between them")
    func week() {
        let screen = LayoutScreen(350, 200)
        let (days, mark, root) = ((0..<7).map { _ in screen.box() }, screen.box(), screen.root)
        for (index, day) in days.enumerated() {
            screen.activate(
                day.topAnchor.constraint(equalTo: root.topAnchor), day.heightAnchor.constraint(equalToConstant: 40),
                day.leadingAnchor.constraint(equalTo: index == 0 ? root.leadingAnchor : days[index - 1].trailingAnchor))
            if index > 0 { screen.activate(day.widthAnchor.constraint(equalTo: days[0].widthAnchor)) }
        }
        let place = mark.centerXAnchor.constraint(equalTo: days[3].centerXAnchor)
        screen.activate(
            days[6].trailingAnchor.constraint(equalTo: root.trailingAnchor), place,
            mark.widthAnchor.constraint(equalTo: days[0].widthAnchor, multiplier: 0.5, constant: 5),
            mark.topAnchor.constraint(equalTo: days[0].bottomAnchor, constant: 2),
            mark.heightAnchor.constraint(equalToConstant: 3))
        screen.expect(
            days.enumerated().map { ($1, rect(CGFloat($0) * 50, 0, 50, 40)) } + [(mark, rect(160, 42, 30, 3))])

        place.isActive = false
        screen.activate(mark.centerXAnchor.constraint(equalTo: days[6].centerXAnchor))
        screen.expect([(mark, rect(310, 42, 30, 3))])
    }

    @Test("Layout guides of equal width distribute buttons evenly")
    func spreadButtons() {
        let screen = LayoutScreen()
        let (buttons, root) = ((0..<3).map { _ in screen.box(60, 40, hugging: 251) }, screen.root)
        let spaces = (0..<4).map { _ in screen.guide() }
        for (index, space) in spaces.enumerated() {
            let before = index == 0 ? root.leadingAnchor : buttons[index - 1].trailingAnchor
            let after = index == 3 ? root.trailingAnchor : buttons[index].leadingAnchor
            screen.activate(
                space.leadingAnchor.constraint(equalTo: before), space.trailingAnchor.constraint(equalTo: after))
            if index > 0 { screen.activate(space.widthAnchor.constraint(equalTo: spaces[0].widthAnchor)) }
        }
        for button in buttons { screen.activate(button.centerYAnchor.constraint(equalTo: root.centerYAnchor)) }
        screen.expect([
            (buttons[0], rect(35, 220, 60, 40)), (buttons[1], rect(130, 220, 60, 40)),
            (buttons[2], rect(225, 220, 60, 40)),
        ])
        #expect(spaces[1].layoutFrame.minX == 95)
        #expect(spaces[1].layoutFrame.width == 35)
    }

    @Test("Views in different superviews align")
    func cousins() {
        let screen = LayoutScreen()
        let (left, right, root) = (screen.box(), screen.box(), screen.root)
        let (a, b) = (screen.box(30, 10, in: left), screen.box(20, 10, in: right))
        screen.activate(
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            left.widthAnchor.constraint(equalToConstant: 100),
            left.heightAnchor.constraint(equalToConstant: 100),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
            right.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            right.widthAnchor.constraint(equalTo: left.widthAnchor),
            right.heightAnchor.constraint(equalTo: left.heightAnchor),
            a.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
            a.bottomAnchor.constraint(equalTo: left.bottomAnchor, constant: -5),
            b.trailingAnchor.constraint(equalTo: right.trailingAnchor),
            b.centerYAnchor.constraint(equalTo: a.centerYAnchor))
        screen.expect([
            (left, rect(10, 20, 100, 100)), (right, rect(120, 50, 100, 100)), (a, rect(5, 85, 30, 10)),
            (b, rect(80, 55, 20, 10)),
        ])
    }

    @Test("In a price list, names take the remaining width, and amounts align at their trailing edges")
    func prices() {
        let screen = LayoutScreen(300, 200)
        let (names, root) = ([80, 250, 120].map { screen.box($0, 20) }, screen.root)
        let amounts = [40, 60, 50].map { screen.box($0, 20, hugging: 251, resistance: 751) }
        for index in 0..<3 {
            let (name, amount) = (names[index], amounts[index])
            screen.activate(
                name.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                amount.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                amount.leadingAnchor.constraint(
                    greaterThanOrEqualToSystemSpacingAfter: name.trailingAnchor, multiplier: 2),
                name.topAnchor.constraint(
                    equalTo: index == 0 ? root.topAnchor : names[index - 1].bottomAnchor, constant: 4),
                amount.lastBaselineAnchor.constraint(equalTo: name.lastBaselineAnchor))
        }
        screen.expect([
            (names[0], rect(8, 4, 80, 20)), (amounts[0], rect(252, 4, 40, 20)), (names[1], rect(8, 28, 208, 20)),
            (amounts[1], rect(232, 28, 60, 20)), (names[2], rect(8, 52, 120, 20)), (amounts[2], rect(242, 52, 50, 20)),
        ])
    }
}
