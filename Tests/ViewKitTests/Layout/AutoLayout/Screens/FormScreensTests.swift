import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: forms, headers and dialogs")
struct FormScreensTests {
    /// Creates an avatar, two lines of text and a button. The second line is too long.
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

    @Test("In a profile header, the long line is compressed, and the short one keeps its size")
    func profileHeader() {
        let screen = LayoutScreen()
        let views = profile(screen)
        let frames = [rect(16, 16, 64, 64), rect(92, 24, 120, 20), rect(92, 48, 124, 16), rect(224, 32, 80, 32)]
        screen.expect(Array(zip(views, frames)))

        screen.resize(420, 480)
        screen.expect([(views[2], rect(92, 48, 200, 16)), (views[3], rect(324, 32, 80, 32))])
    }

    @Test("A profile header is mirrored in right-to-left layouts")
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

    @Test("In a form, the longest caption sets the column width, and the fields take the rest")
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

    @Test("On a sign-in screen, fields have a maximum width, and guides divide the vertical space")
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
        // 60 + 24 + 40 + 8 + 40 + 16 + 44 + 10 + 18 = 260. A third of the remaining 240 is above.
        screen.expect([
            (logo, rect(240, 80, 120, 60)), (name, rect(150, 164, 300, 40)), (secret, rect(150, 212, 300, 40)),
            (button, rect(150, 268, 300, 44)), (hint, rect(210, 322, 180, 18)),
        ])

        screen.resize(300, 320)
        screen.expect([(logo, rect(90, 20, 120, 60)), (name, rect(24, 104, 252, 40)), (hint, rect(60, 262, 180, 18))])
    }

    @Test("A footer follows a changed constant, and the list above shrinks")
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

    @Test("A centered dialog is as tall as its content and keeps a margin on narrow screens")
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

    @Test("Chat bubbles are as wide as their text, up to a limit")
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
}
