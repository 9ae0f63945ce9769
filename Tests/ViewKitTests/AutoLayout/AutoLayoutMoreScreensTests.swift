import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: more screens")
struct AutoLayoutMoreScreensTests {
    @Test("A player: a square picture as large as both sides allow, and what hangs on it")
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

    @Test("A week: seven equal columns, and a mark under one of them that moves")
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

    @Test("A tab bar: equal items, pictures in their middles, a badge on the corner of one")
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
        "A divider that is dragged stops where one of its sides would get too small",
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

    @Test("A price list: names take what amounts leave, amounts line up at their ends")
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

    @Test("An article: a header that collapses with a priority between the limits of its height")
    func collapsingHeader() {
        let screen = LayoutScreen(320, 480)
        let (header, picture, title) = (screen.box(), screen.box(), screen.box(150, 30))
        let (body, root) = (screen.box(), screen.root)
        let height = header.heightAnchor.constraint(equalToConstant: 200).at(900)
        screen.activate(
            header.topAnchor.constraint(equalTo: root.topAnchor),
            header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: root.trailingAnchor), height,
            header.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
            header.heightAnchor.constraint(lessThanOrEqualToConstant: 240),
            picture.topAnchor.constraint(equalTo: header.topAnchor),
            picture.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: header.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            title.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
            body.topAnchor.constraint(equalTo: header.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        for (wanted, got) in [(200, 200), (20, 60), (500, 240), (100, 100)] as [(CGFloat, CGFloat)] {
            height.constant = wanted
            screen.expect([
                (header, rect(0, 0, 320, got)), (picture, rect(0, 0, 320, got)),
                (title, rect(16, got - 42, 150, 30)), (body, rect(0, got, 320, 480 - got)),
            ])
        }
    }
}
