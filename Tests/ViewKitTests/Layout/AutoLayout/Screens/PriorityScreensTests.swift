import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: priorities")
struct PriorityScreensTests {
    @Test("Constraints of higher priority win, even if the priorities differ only by 1")
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

    @Test("Compression resistance and hugging decide which of two labels shrinks or grows")
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

    @Test("An article header collapses within its height limits")
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

    @Test("Of two conflicting constraints, the one with the higher named priority wins")
    func namedLevels() {
        let levels: [UILayoutPriority] = [
            .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
            .defaultHigh, .required,
        ]
        let screen = LayoutScreen()
        let (bars, root) = ((1..<levels.count).map { _ in screen.box() }, screen.root)
        for (index, bar) in bars.enumerated() {
            let width = 20 * CGFloat(index + 1)
            screen.activate(
                bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                bar.topAnchor.constraint(equalTo: index == 0 ? root.topAnchor : bars[index - 1].bottomAnchor),
                bar.heightAnchor.constraint(equalToConstant: 10),
                bar.widthAnchor.constraint(equalToConstant: 300).at(levels[index].rawValue),
                bar.widthAnchor.constraint(equalToConstant: width).at(levels[index + 1].rawValue))
        }
        screen.expect(bars.enumerated().map { ($1, rect(0, 10 * CGFloat($0), 20 * CGFloat($0 + 1), 10)) })
    }

    @Test("A footer sits at the bottom of the safe area until the content pushes it out")
    func pushedFooter() {
        let screen = LayoutScreen()
        let (content, footer, button) = (screen.box(), screen.box(), screen.box(100, 30))
        let root = screen.root
        let safeArea = root.safeAreaLayoutGuide
        footer.addSubview(button)
        screen.activate(
            content.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            content.heightAnchor.constraint(equalToConstant: 300),
            footer.topAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor, constant: 20),
            footer.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor, constant: -16).at(750),
            footer.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16).at(250),
            footer.heightAnchor.constraint(equalToConstant: 44),
            footer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            footer.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
            footer.widthAnchor.constraint(equalTo: content.widthAnchor).at(999),
            button.centerXAnchor.constraint(equalTo: footer.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: footer.centerYAnchor))
        screen.expect([
            (content, rect(16, 20, 288, 300)), (footer, rect(20, 420, 280, 44)), (button, rect(90, 7, 100, 30)),
        ])

        screen.resize(200, 340)
        screen.expect([
            (content, rect(16, 20, 168, 300)), (footer, rect(16, 340, 168, 44)), (button, rect(34, 7, 100, 30)),
        ])
    }
}
