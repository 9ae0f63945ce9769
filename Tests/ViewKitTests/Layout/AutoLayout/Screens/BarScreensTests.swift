import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: bars and dividers")
struct BarScreensTests {
    @Test("A title is centered in its bar while it fits, then moves, then shrinks")
    func titleBar() {
        let screen = LayoutScreen(600, 44)
        let (back, title, more, root) = (screen.box(), screen.box(150, 20), screen.box(), screen.root)
        screen.activate(
            back.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            back.widthAnchor.constraint(equalToConstant: 44),
            back.topAnchor.constraint(equalTo: root.topAnchor),
            back.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            more.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            more.widthAnchor.constraint(equalToConstant: 120), more.topAnchor.constraint(equalTo: back.topAnchor),
            more.heightAnchor.constraint(equalTo: back.heightAnchor),
            title.centerXAnchor.constraint(equalTo: root.centerXAnchor).at(500),
            title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            title.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor, constant: -8))
        screen.expect([(back, rect(8, 0, 44, 44)), (title, rect(225, 12, 150, 20)), (more, rect(472, 0, 120, 44))])

        screen.resize(360, 44)
        screen.expect([(title, rect(74, 12, 150, 20))])
        screen.resize(320, 44)
        screen.expect([(title, rect(60, 12, 124, 20))])
    }

    @Test("A tab bar has equal items with centered images, one of which has a badge on its corner")
    func tabBar() {
        let screen = LayoutScreen(400, 300)
        let (bar, root) = (screen.box(), screen.root)
        let items = (0..<4).map { _ in screen.box(in: bar) }
        let icons = items.map { screen.box(24, 24, in: $0) }
        let badge = screen.box(10, 10, in: bar)
        screen.activate(
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.bottomAnchor), bar.heightAnchor.constraint(equalToConstant: 49),
            badge.centerXAnchor.constraint(equalTo: icons[2].trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: icons[2].topAnchor),
            items[3].trailingAnchor.constraint(equalTo: bar.trailingAnchor))
        for (index, item) in items.enumerated() {
            screen.activate(
                item.leadingAnchor.constraint(
                    equalTo: index == 0 ? bar.leadingAnchor : items[index - 1].trailingAnchor),
                item.widthAnchor.constraint(equalTo: items[0].widthAnchor),
                item.topAnchor.constraint(equalTo: bar.topAnchor),
                item.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
                icons[index].centerXAnchor.constraint(equalTo: item.centerXAnchor),
                icons[index].topAnchor.constraint(equalTo: item.topAnchor, constant: 6))
        }
        screen.expect([
            (bar, rect(0, 251, 400, 49)), (items[2], rect(200, 0, 100, 49)), (icons[2], rect(38, 6, 24, 24)),
            (badge, rect(257, 1, 10, 10)), (icons[3], rect(38, 6, 24, 24)),
        ])
    }

    @Test(
        "A sidebar takes three tenths of the width, within limits",
        arguments: [(320, 96), (1000, 200), (200, 80)] as [(CGFloat, CGFloat)])
    func sideBar(width: CGFloat, bar: CGFloat) {
        let screen = LayoutScreen(500, 480)
        let (side, tools, content, root) = (screen.box(), screen.box(), screen.box(), screen.root)
        screen.activate(
            side.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            side.topAnchor.constraint(equalTo: root.topAnchor),
            side.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            side.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.3).at(750),
            side.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            side.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            tools.leadingAnchor.constraint(equalTo: side.trailingAnchor),
            tools.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            tools.topAnchor.constraint(equalTo: root.topAnchor), tools.heightAnchor.constraint(equalToConstant: 44),
            content.leadingAnchor.constraint(equalTo: tools.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: tools.trailingAnchor),
            content.topAnchor.constraint(equalTo: tools.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        root.layoutIfNeeded()

        screen.resize(width, 300)
        screen.expect([
            (side, rect(0, 0, bar, 300)), (tools, rect(bar, 0, width - bar, 44)),
            (content, rect(bar, 44, width - bar, 256)),
        ])
    }

    @Test(
        "A dragged divider stops at the minimum width of either side",
        arguments: [(220, 220), (50, 100), (350, 249)] as [(CGFloat, CGFloat)])
    func split(wanted: CGFloat, place: CGFloat) {
        let screen = LayoutScreen(400, 100)
        let (left, divider, right, root) = (screen.box(), screen.box(), screen.box(), screen.root)
        let drag = divider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 120).at(490)
        for view in [left, divider, right] {
            screen.activate(
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        }
        screen.activate(
            drag, divider.widthAnchor.constraint(equalToConstant: 1),
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            left.trailingAnchor.constraint(equalTo: divider.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: divider.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            left.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
            right.widthAnchor.constraint(greaterThanOrEqualToConstant: 150))
        screen.expect([(left, rect(0, 0, 120, 100)), (right, rect(121, 0, 279, 100))])

        drag.constant = wanted
        screen.expect([
            (left, rect(0, 0, place, 100)), (divider, rect(place, 0, 1, 100)),
            (right, rect(place + 1, 0, 399 - place, 100)),
        ])
    }

    @Test("A player shows a square image as large as both dimensions allow, with controls below it")
    func player() {
        let screen = LayoutScreen()
        let (art, title, bar) = (screen.box(), screen.box(100, 20), screen.box())
        let (play, back, next, root) = (screen.box(50, 50), screen.box(30, 30), screen.box(30, 30), screen.root)
        screen.activate(
            art.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            art.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            art.widthAnchor.constraint(equalTo: art.heightAnchor),
            art.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 1, constant: -40),
            art.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5),
            art.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: -40).at(750),
            title.centerXAnchor.constraint(equalTo: art.centerXAnchor),
            title.topAnchor.constraint(equalTo: art.bottomAnchor, constant: 16),
            bar.leadingAnchor.constraint(equalTo: art.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: art.trailingAnchor),
            bar.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            bar.heightAnchor.constraint(equalToConstant: 4),
            play.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
            play.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
            back.trailingAnchor.constraint(equalTo: play.leadingAnchor, constant: -24),
            back.centerYAnchor.constraint(equalTo: play.centerYAnchor),
            next.leadingAnchor.constraint(equalTo: play.trailingAnchor, constant: 24),
            next.centerYAnchor.constraint(equalTo: play.centerYAnchor))
        screen.expect([
            (art, rect(40, 20, 240, 240)), (title, rect(110, 276, 100, 20)), (bar, rect(40, 308, 240, 4)),
            (play, rect(135, 328, 50, 50)), (back, rect(81, 338, 30, 30)), (next, rect(209, 338, 30, 30)),
        ])

        screen.resize(200, 480)
        screen.expect([(art, rect(20, 20, 160, 160)), (bar, rect(20, 228, 160, 4)), (play, rect(75, 248, 50, 50))])
    }
}
