import Foundation
import SDLKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: typical screens")
struct AutoLayoutScreensTests {
    /// An avatar, two lines of text and a button; the second line is too long.
    private func profile(_ screen: LayoutScreen) -> [UIView] {
        let (avatar, name, line) = (screen.box(), screen.box(120, 20), screen.box(200, 16))
        let (button, root) = (screen.box(80, 32, resistance: 751), screen.root)
        screen.activate(
            avatar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
            avatar.widthAnchor.constraint(equalToConstant: 64),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: avatar.topAnchor, constant: 8),
            name.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
            line.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            line.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            line.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
            button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            button.centerYAnchor.constraint(equalTo: avatar.centerYAnchor))
        return [avatar, name, line, button]
    }

    @Test("A profile's header: the long line is compressed, the short one keeps its size")
    func profileHeader() {
        let screen = LayoutScreen()
        let views = profile(screen)
        let frames = [rect(16, 16, 64, 64), rect(92, 24, 120, 20), rect(92, 48, 124, 16), rect(224, 32, 80, 32)]
        screen.expect(Array(zip(views, frames)))

        screen.resize(420, 480)
        screen.expect([(views[2], rect(92, 48, 200, 16)), (views[3], rect(324, 32, 80, 32))])
    }

    @Test("The same header where the window reads from right to left")
    func mirroredProfile() {
        let stage = OffscreenStage(size: CGSize(width: 320, height: 480))
        let screen = LayoutScreen()
        let views = profile(screen)
        stage.window.addSubview(screen.root)
        stage.advance(by: 0)
        #expect(views[0].frame == rect(16, 16, 64, 64))

        stage.window.setAppearance(style: .light, direction: .rightToLeft)
        stage.advance(by: 0.1)
        let frames = [rect(240, 16, 64, 64), rect(108, 24, 120, 20), rect(104, 48, 124, 16), rect(16, 32, 80, 32)]
        #expect(views.map(\.frame) == frames)
    }

    @Test("Left and right stay where they are where leading and trailing change sides")
    func fixedSides() {
        let screen = LayoutScreen(200, 100)
        let (fixed, reading, middle, root) = (screen.box(), screen.box(), screen.box(), screen.root)
        for view in [fixed, reading, middle] { view.semanticContentAttribute = .forceRightToLeft }
        screen.activate(
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            fixed.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -120),
            fixed.topAnchor.constraint(equalTo: root.topAnchor), fixed.heightAnchor.constraint(equalToConstant: 10),
            reading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            reading.widthAnchor.constraint(equalToConstant: 30),
            reading.topAnchor.constraint(equalTo: fixed.bottomAnchor),
            reading.heightAnchor.constraint(equalTo: fixed.heightAnchor, multiplier: 2, constant: 5),
            middle.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 20),
            middle.widthAnchor.constraint(equalTo: reading.widthAnchor),
            middle.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            middle.heightAnchor.constraint(equalToConstant: 8))
        screen.expect([(fixed, rect(10, 0, 70, 10)), (reading, rect(160, 10, 30, 25)), (middle, rect(50, 92, 30, 8))])

        reading.semanticContentAttribute = .forceLeftToRight
        screen.expect([(reading, rect(10, 10, 30, 25))])
    }

    @Test("A form: the longest caption sets the column, the fields take the rest")
    func form() {
        let screen = LayoutScreen()
        let (first, second) = (screen.box(60, 20), screen.box(90, 20))
        let (field, other, root) = (screen.box(), screen.box(), screen.root)
        screen.activate(
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
            first.widthAnchor.constraint(equalTo: second.widthAnchor),
            field.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            other.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            other.trailingAnchor.constraint(equalTo: field.trailingAnchor),
            field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            other.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12),
            field.heightAnchor.constraint(equalToConstant: 32),
            other.heightAnchor.constraint(equalTo: field.heightAnchor),
            first.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            second.centerYAnchor.constraint(equalTo: other.centerYAnchor))
        screen.expect([
            (first, rect(16, 26, 90, 20)), (field, rect(114, 20, 190, 32)), (second, rect(16, 70, 90, 20)),
            (other, rect(114, 64, 190, 32)),
        ])

        second.content = CGSize(width: 40, height: 20)
        screen.expect([(first, rect(16, 26, 60, 20)), (field, rect(84, 20, 220, 32))])
    }

    @Test("Three equal columns on whole pixels, half as high as wide")
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

    @Test(
        "A side bar takes three tenths, between its limits",
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

    @Test("A dialog in the middle is as high as its content and no wider than the screen allows")
    func dialog() {
        let screen = LayoutScreen()
        let (dialog, root) = (screen.box(), screen.root)
        let (title, message) = (screen.box(100, 20, in: dialog), screen.box(500, 60, in: dialog, resistance: 740))
        let (cancel, accept) = (screen.box(50, 44, in: dialog), screen.box(30, 44, in: dialog))
        screen.activate(
            dialog.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            dialog.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            dialog.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 1, constant: -40),
            dialog.widthAnchor.constraint(equalToConstant: 400).at(999),
            title.topAnchor.constraint(equalTo: dialog.topAnchor, constant: 16),
            title.centerXAnchor.constraint(equalTo: dialog.centerXAnchor),
            message.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            message.leadingAnchor.constraint(equalTo: dialog.leadingAnchor, constant: 20),
            message.trailingAnchor.constraint(equalTo: dialog.trailingAnchor, constant: -20),
            cancel.topAnchor.constraint(equalTo: message.bottomAnchor, constant: 16),
            cancel.leadingAnchor.constraint(equalTo: dialog.leadingAnchor),
            cancel.bottomAnchor.constraint(equalTo: dialog.bottomAnchor),
            accept.leadingAnchor.constraint(equalTo: cancel.trailingAnchor),
            accept.trailingAnchor.constraint(equalTo: dialog.trailingAnchor),
            accept.widthAnchor.constraint(equalTo: cancel.widthAnchor),
            accept.topAnchor.constraint(equalTo: cancel.topAnchor))
        screen.expect([
            (dialog, rect(20, 158, 280, 164)), (title, rect(90, 16, 100, 20)), (message, rect(20, 44, 240, 60)),
            (cancel, rect(0, 120, 140, 44)), (accept, rect(140, 120, 140, 44)),
        ])

        screen.resize(800, 480)
        screen.expect([(dialog, rect(200, 158, 400, 164)), (accept, rect(200, 120, 200, 44))])
    }

    @Test("Guides of equal width spread buttons evenly")
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

    @Test("Header, body and footer lie inside the margins, and follow when they change")
    func margins() {
        let screen = LayoutScreen()
        let (header, body, footer, root) = (screen.box(), screen.box(), screen.box(), screen.root)
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let inside = root.layoutMarginsGuide
        for view in [header, body, footer] {
            screen.activate(
                view.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: inside.trailingAnchor))
        }
        screen.activate(
            header.topAnchor.constraint(equalTo: inside.topAnchor), header.heightAnchor.constraint(equalToConstant: 50),
            body.topAnchor.constraint(equalToSystemSpacingBelow: header.bottomAnchor, multiplier: 1),
            footer.topAnchor.constraint(equalToSystemSpacingBelow: body.bottomAnchor, multiplier: 1),
            footer.heightAnchor.constraint(equalToConstant: 40),
            NSLayoutConstraint(
                item: footer, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
                multiplier: 1,
                constant: 0))
        screen.expect([
            (header, rect(20, 10, 260, 50)), (body, rect(20, 68, 260, 334)), (footer, rect(20, 410, 260, 40)),
        ])

        root.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        screen.expect([
            (header, rect(5, 0, 310, 50)), (body, rect(5, 58, 310, 374)), (footer, rect(5, 440, 310, 40)),
        ])
    }

    @Test("Bubbles of a chat are as wide as their text, up to a limit")
    func chat() {
        let screen = LayoutScreen()
        let (mine, theirs, root) = (screen.box(), screen.box(), screen.root)
        let (long, short) = (screen.box(300, 40, in: mine), screen.box(100, 20, in: theirs))
        for (bubble, text) in [(mine, long), (theirs, short)] {
            screen.activate(
                text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
                text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
                text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
                text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12))
        }
        screen.activate(
            mine.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
            mine.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor, constant: -8),
            mine.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 60),
            theirs.topAnchor.constraint(equalTo: mine.bottomAnchor, constant: 8),
            theirs.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            theirs.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -60))
        screen.expect([
            (mine, rect(60, 8, 252, 56)), (long, rect(12, 8, 228, 40)), (theirs, rect(8, 72, 124, 36)),
            (short, rect(12, 8, 100, 20)),
        ])
    }

    @Test("A title stands in the middle of the bar while it has room there, then moves, then shrinks")
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

    @Test("Priorities go before each other in their order, down to the last one")
    func priorityLadder() {
        let screen = LayoutScreen()
        let (a, b, c, root) = (screen.box(10, 10), screen.box(10, 10), screen.box(10, 10), screen.root)
        for view in [a, b, c] {
            screen.activate(
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor)
            )
        }
        screen.activate(
            a.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
            a.widthAnchor.constraint(equalToConstant: 100).at(999),
            a.widthAnchor.constraint(equalToConstant: 200).at(998),
            b.widthAnchor.constraint(equalToConstant: 80).at(249),
            b.heightAnchor.constraint(equalToConstant: 80).at(251),
            c.widthAnchor.constraint(lessThanOrEqualToConstant: 4).at(749),
            c.heightAnchor.constraint(lessThanOrEqualToConstant: 4).at(751))
        screen.expect([(a, rect(0, 0, 150, 10)), (b, rect(0, 0, 10, 80)), (c, rect(0, 0, 10, 4))])
    }

    @Test("Of two texts in a row the one that resists more keeps its width, and the one that hugs less grows")
    func contentPriorities() {
        let screen = LayoutScreen(320, 100)
        let (a, b, root) = (screen.box(200, 20, resistance: 751), screen.box(200, 20), screen.root)
        let (c, d) = (screen.box(50, 20, hugging: 251), screen.box(60, 20))
        for (first, second, top) in [(a, b, CGFloat(0)), (c, d, 30)] {
            screen.activate(
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                first.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
                second.topAnchor.constraint(equalTo: first.topAnchor),
                second.bottomAnchor.constraint(equalTo: first.bottomAnchor))
        }
        screen.expect([
            (a, rect(16, 0, 200, 20)), (b, rect(224, 0, 80, 20)), (c, rect(16, 30, 50, 20)), (d, rect(74, 30, 230, 20)),
        ])

        b.setContentCompressionResistancePriority(.required, for: .horizontal)
        d.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        screen.expect([
            (a, rect(16, 0, 80, 20)), (b, rect(104, 0, 200, 20)), (c, rect(16, 30, 220, 20)),
            (d, rect(244, 30, 60, 20)),
        ])
    }

    @Test("Views in different parents line up")
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

    @Test("A board of nine tiles in proportion to the screen")
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

    @Test("A footer rides on a constant that changes, and the list above gives way")
    func keyboard() {
        let screen = LayoutScreen()
        let (list, bar, field, send, root) = (screen.box(), screen.box(), screen.box(), screen.box(60, 30), screen.root)
        bar.addSubview(field)
        bar.addSubview(send)
        let bottom = bar.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        screen.activate(
            list.topAnchor.constraint(equalTo: root.topAnchor),
            list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor), bottom,
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
            field.heightAnchor.constraint(equalTo: send.heightAnchor),
            field.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -8),
            send.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
            send.centerYAnchor.constraint(equalTo: bar.centerYAnchor))
        screen.expect([
            (list, rect(0, 0, 320, 438)), (bar, rect(0, 438, 320, 42)), (field, rect(8, 6, 236, 30)),
            (send, rect(252, 6, 60, 30)),
        ])

        bottom.constant = -200
        screen.expect([(list, rect(0, 0, 320, 238)), (bar, rect(0, 238, 320, 42)), (field, rect(8, 6, 236, 30))])
    }

    @Test("A view laid out by frame is a constant for those around it, and what is inside it is solved by itself")
    func framesBesideConstraints() {
        let screen = LayoutScreen()
        let fixed = UIView(frame: rect(10, 10, 100, 50))
        screen.root.addSubview(fixed)
        let (inner, badge) = (screen.box(in: fixed), screen.box(10, 10, in: fixed))
        let (beside, below, root) = (screen.box(20, 20), screen.box(), screen.root)
        screen.activate(
            inner.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: -5),
            inner.topAnchor.constraint(equalTo: fixed.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: fixed.bottomAnchor, constant: -5),
            badge.centerXAnchor.constraint(equalTo: inner.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: inner.topAnchor),
            beside.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 10),
            beside.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
            below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 10),
            below.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
            below.widthAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 2),
            below.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        screen.expect([
            (fixed, rect(10, 10, 100, 50)), (inner, rect(5, 5, 90, 40)), (badge, rect(90, 0, 10, 10)),
            (beside, rect(120, 25, 20, 20)), (below, rect(10, 70, 200, 410)),
        ])

        fixed.frame = rect(20, 30, 60, 20)
        screen.expect([
            (inner, rect(5, 5, 50, 10)), (beside, rect(90, 30, 20, 20)), (below, rect(20, 60, 120, 420)),
        ])
    }

    @Test("A constraint may reach into a view that is laid out by frame")
    func crossing() {
        let screen = LayoutScreen()
        let fixed = UIView(frame: rect(100, 100, 100, 100))
        screen.root.addSubview(fixed)
        let (inner, outer, root) = (screen.box(20, 10, in: fixed), screen.box(40, 10), screen.root)
        screen.activate(
            inner.topAnchor.constraint(equalTo: fixed.topAnchor, constant: 30),
            inner.leadingAnchor.constraint(equalTo: outer.trailingAnchor, constant: 10))
        let place = outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 70)
        screen.activate(place, outer.topAnchor.constraint(equalTo: inner.bottomAnchor))
        screen.expect([(outer, rect(70, 140, 40, 10)), (inner, rect(20, 30, 20, 10))])

        fixed.frame = rect(50, 0, 100, 100)
        place.constant = 20
        screen.expect([(outer, rect(20, 40, 40, 10)), (inner, rect(20, 30, 20, 10))])

        outer.removeFromSuperview()
        inner.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 3).isActive = true
        screen.expect([(inner, rect(3, 30, 20, 10))])
    }

    @Test("A scroll view's content has the size that constraints give it")
    func scrolling() {
        let screen = LayoutScreen()
        let (scroll, root) = (UIScrollView(), screen.root)
        screen.add(scroll)
        let boxes = (0..<3).map { screen.box(-1, 200 + CGFloat($0), in: scroll) }
        let pinned = screen.box(30, 30, in: scroll)
        screen.activate(
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            boxes[0].topAnchor.constraint(equalTo: scroll.topAnchor, constant: 16),
            boxes[2].bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
            pinned.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
            pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4))
        for (index, box) in boxes.enumerated() {
            screen.activate(
                box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 8),
                box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -8))
            if index > 0 {
                screen.activate(box.topAnchor.constraint(equalTo: boxes[index - 1].bottomAnchor, constant: 16))
            }
        }
        screen.activate(scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor))
        screen.expect([
            (scroll, rect(10, 20, 300, 460)), (boxes[0], rect(8, 16, 284, 200)), (boxes[1], rect(8, 232, 284, 201)),
            (boxes[2], rect(8, 449, 284, 202)), (pinned, rect(270, 4, 30, 30)),
        ])
        #expect(scroll.contentSize == CGSize(width: 300, height: 667))

        scroll.contentOffset = CGPoint(x: 0, y: 100)
        screen.expect([(boxes[0], rect(8, 16, 284, 200)), (pinned, rect(270, 104, 30, 30))])
    }

    @Test("A sign-in screen: fields no wider than a limit, in the middle between what is above and below")
    func signIn() {
        let screen = LayoutScreen(600, 500)
        let (logo, name, secret) = (screen.box(120, 60), screen.box(-1, 40), screen.box(-1, 40))
        let (button, hint, above, below) = (screen.box(90, 44), screen.box(180, 18), screen.guide(), screen.guide())
        let root = screen.root
        for view in [logo, name, button, hint] {
            screen.activate(view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
        }
        screen.activate(
            above.topAnchor.constraint(equalTo: root.topAnchor), above.bottomAnchor.constraint(equalTo: logo.topAnchor),
            below.topAnchor.constraint(equalTo: hint.bottomAnchor),
            below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 2),
            name.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 24),
            name.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: -48).at(750),
            name.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
            secret.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
            secret.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            secret.trailingAnchor.constraint(equalTo: name.trailingAnchor),
            button.topAnchor.constraint(equalTo: secret.bottomAnchor, constant: 16),
            button.widthAnchor.constraint(equalTo: name.widthAnchor),
            hint.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 10))
        // 60 + 24 + 40 + 8 + 40 + 16 + 44 + 10 + 18 = 260; of the other 240 a third is above.
        screen.expect([
            (logo, rect(240, 80, 120, 60)), (name, rect(150, 164, 300, 40)), (secret, rect(150, 212, 300, 40)),
            (button, rect(150, 268, 300, 44)), (hint, rect(210, 322, 180, 18)),
        ])

        screen.resize(300, 320)
        screen.expect([(logo, rect(90, 20, 120, 60)), (name, rect(24, 104, 252, 40)), (hint, rect(60, 262, 180, 18))])
    }

    @Test("What constraints leave open gets some place, and nothing breaks")
    func ambiguity() {
        let screen = LayoutScreen()
        let (a, b, c) = (screen.box(), screen.box(), screen.box(10, 10))
        let untouched = SizedView(-1, -1)
        untouched.frame = rect(1, 2, 3, 4)
        screen.add(untouched)
        screen.activate(
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
            a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor),
            b.widthAnchor.constraint(greaterThanOrEqualTo: c.widthAnchor),
            a.heightAnchor.constraint(equalTo: b.heightAnchor))
        screen.root.layoutIfNeeded()

        for view in [a, b, c] {
            #expect(view.frame.minX.isFinite && view.frame.minY.isFinite)
            #expect(view.frame.width >= 0 && view.frame.height >= 0)
        }
        #expect(b.frame.width >= 10)
        #expect(a.frame.minY >= b.frame.maxY)
        #expect(untouched.frame == rect(1, 2, 3, 4))
    }
}
