import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: frames, sides, margins and scrolled content")
struct FrameScreensTests {
    @Test("Left and right stay fixed while leading and trailing are mirrored")
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

    @Test("Header, body and footer stay inside the margins and follow their changes")
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

    @Test("A view laid out by frame is a constant for views around it, and solves its own subviews")
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

    @Test("A constraint may cross the border of a view laid out by frame")
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

    @Test("The content size of a scroll view follows from constraints")
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

    @Test("Ambiguous layouts get valid frames")
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
