import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: screens of stack views")
struct StackScreensTests {
    @Test("A toolbar centers tools of different sizes, with equal spacing between them")
    func toolBar() {
        let screen = LayoutScreen(320, 200)
        let tools = (0..<4).map { _ in screen.box() }
        for (index, tool) in tools.enumerated() { screen.fix(tool, 20 + 10 * CGFloat(index), 10 + 10 * CGFloat(index)) }
        let (bar, content, root) = (screen.stack(tools, .equalSpacing, .center), screen.box(), screen.root)
        screen.pin(bar, rect(10, 5, 300, 60))
        screen.activate(
            content.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        // 300 - (20 + 30 + 40 + 50) = 160. A third of this is between two tools.
        screen.expect([
            (tools[0], rect(0, 25, 20, 10)), (tools[1], rect(73, 20, 30, 20)), (tools[2], rect(157, 15, 40, 30)),
            (tools[3], rect(250, 10, 50, 40)), (content, rect(0, 70, 320, 130)),
        ])
    }

    @Test("Equal centering spaces the centers of steps evenly along a line")
    func steps() {
        let screen = LayoutScreen(320, 200)
        let (steps, line) = ((0..<3).map { _ in screen.box() }, screen.box())
        for (index, step) in steps.enumerated() { screen.fix(step, 20 + 20 * CGFloat(index), 10 + 10 * CGFloat(index)) }
        let row = screen.stack(steps, .equalCentering, .bottom)
        screen.pin(row, rect(10, 20, 300, 50))
        screen.activate(
            line.topAnchor.constraint(equalTo: row.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: steps[0].centerXAnchor),
            line.trailingAnchor.constraint(equalTo: steps[2].centerXAnchor),
            line.heightAnchor.constraint(equalToConstant: 2))
        // The first and the last view are centered at 10 and 270, so the second one is centered at 140.
        screen.expect([
            (steps[0], rect(0, 40, 20, 10)), (steps[1], rect(120, 30, 40, 20)), (steps[2], rect(240, 20, 60, 30)),
            (line, rect(20, 70, 260, 2)),
        ])
    }

    @Test("Proportional filling divides a row in the ratio of its parts, which are aligned at the top")
    func ratio() {
        let screen = LayoutScreen(640, 200)
        let parts = (1...3).map { screen.box(50 * CGFloat($0), 10 + 10 * CGFloat($0)) }
        let (marks, row) = (parts.map { _ in screen.box() }, screen.stack(parts, .fillProportionally, .top))
        screen.pin(row, rect(20, 10, 600, 60))
        for (part, mark) in zip(parts, marks) {
            screen.activate(
                mark.centerXAnchor.constraint(equalTo: part.centerXAnchor),
                mark.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 4))
            screen.fix(mark, 10, 10)
        }
        screen.expect([
            (parts[0], rect(0, 0, 100, 20)), (parts[1], rect(100, 0, 200, 30)), (parts[2], rect(300, 0, 300, 40)),
            (marks[0], rect(65, 74, 10, 10)), (marks[1], rect(215, 74, 10, 10)), (marks[2], rect(465, 74, 10, 10)),
        ])
    }

    @Test("A keypad has equal rows of equal keys between a display and a footer")
    func keypad() {
        let screen = LayoutScreen(320, 400)
        let keys = (0..<9).map { _ in screen.box() }
        let rows = (0..<3).map { screen.stack(Array(keys[$0 * 3..<$0 * 3 + 3]), .fillEqually, .fill, spacing: 10) }
        let pad = screen.stack(rows, axis: .vertical, .fillEqually, .fill, spacing: 10)
        let (display, footer, root) = (screen.box(), screen.box(), screen.root)
        for view in [display, pad, footer] {
            screen.activate(
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        }
        screen.activate(
            display.topAnchor.constraint(equalTo: root.topAnchor), display.heightAnchor.constraint(equalToConstant: 80),
            pad.topAnchor.constraint(equalTo: display.bottomAnchor, constant: 10),
            pad.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -10),
            footer.heightAnchor.constraint(equalToConstant: 40),
            footer.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        screen.expect([
            (pad, rect(0, 90, 320, 260)), (rows[1], rect(0, 90, 320, 80)), (keys[0], rect(0, 0, 100, 80)),
            (keys[4], rect(110, 0, 100, 80)), (keys[8], rect(220, 0, 100, 80)), (footer, rect(0, 360, 320, 40)),
        ])
    }

    @Test("One row of captions aligns at first baselines, and one at last baselines")
    func captions() {
        let screen = LayoutScreen(320, 200)
        let rows = [UIStackView.Alignment.firstBaseline, .lastBaseline].enumerated().map { place, alignment in
            let (caption, value) = (screen.box(), screen.box(hugging: 240))
            screen.fix(caption, 60, 20)
            screen.activate(value.heightAnchor.constraint(equalToConstant: 40))
            let row = screen.stack([caption, value], .fill, alignment, spacing: 8)
            screen.pin(row, rect(10, 10 + 60 * CGFloat(place), 300, 50))
            return [caption, value]
        }
        // Views without text have their first baseline at the top and their last baseline at the bottom.
        screen.expect([
            (rows[0][0], rect(0, 0, 60, 20)), (rows[0][1], rect(68, 0, 232, 40)), (rows[1][0], rect(0, 30, 60, 20)),
            (rows[1][1], rect(68, 10, 232, 40)),
        ])
    }

    @Test(
        "A column of cards is aligned at the leading edge, center or trailing edge, or fills the width",
        arguments: [
            (.leading, [0, 0, 0]), (.center, [70, 60, 50]), (.trailing, [140, 120, 100]), (.fill, [0, 0, 0]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func cards(alignment: UIStackView.Alignment, starts: [CGFloat]) {
        let screen = LayoutScreen(320, 400)
        let cards = (0..<3).map { screen.box(60 + 20 * CGFloat($0), 30) }
        let column = screen.stack(cards, axis: .vertical, .fill, alignment, spacing: 12)
        let (header, root) = (screen.box(), screen.root)
        screen.activate(
            header.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 42),
            column.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10),
            column.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            column.widthAnchor.constraint(equalToConstant: 200),
            column.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -20))
        for card in cards {
            screen.activate(
                card.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
                card.widthAnchor.constraint(lessThanOrEqualToConstant: 200))
        }
        let widths = alignment == .fill ? [200, 200, 200] : [60, 80, 100] as [CGFloat]
        screen.expect(
            [(header, rect(8, 8, 304, 42)), (column, rect(60, 60, 200, 144))]
                + (0..<3).map { (cards[$0], rect(starts[$0], 52 * CGFloat($0), widths[$0], 40)) })
    }
}
