import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: constraints in the view tree")
struct AutoLayoutTreeTests {
    @Test("A constraint is held by the nearest common ancestor while it is active")
    func holders() {
        let screen = LayoutScreen()
        let (box, root) = (screen.box(), screen.root)
        let inner = screen.box(in: box)
        let (own, shared) = (
            inner.widthAnchor.constraint(equalToConstant: 5), inner.topAnchor.constraint(equalTo: root.topAnchor)
        )
        NSLayoutConstraint.activate([own, shared])

        #expect(inner.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(own)])
        #expect(root.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(shared)])
        #expect(box.constraints.isEmpty)

        root.removeConstraint(own)
        #expect(own.isActive)
        NSLayoutConstraint.deactivate([own, shared])
        #expect(inner.constraints.isEmpty && root.constraints.isEmpty)

        root.addConstraints([own, shared])
        #expect(root.constraints.count == 2)
        own.isActive = true
        #expect(root.constraints.count == 2)
    }

    @Test("Removing a view removes its constraints to views outside it and keeps those inside")
    func removal() {
        let screen = LayoutScreen()
        let (box, after, root) = (screen.box(), screen.box(10, 10), screen.root)
        let inner = screen.box(20, 20, in: box)
        screen.activate(
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            after.leadingAnchor.constraint(equalTo: box.trailingAnchor),
            after.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
            after.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
            after.topAnchor.constraint(equalTo: root.topAnchor).at(1),
            after.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).at(1))
        screen.expect([(box, rect(0, 10, 24, 23)), (inner, rect(4, 3, 20, 20)), (after, rect(24, 33, 10, 10))])

        box.removeFromSuperview()
        #expect(root.constraints.count == 3)
        #expect(box.constraints.count == 4)
        screen.expect([(after, rect(7, 0, 10, 10))])

        root.addSubview(box)
        screen.activate(
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 40))
        screen.expect([(box, rect(0, 50, 40, 23)), (inner, rect(4, 3, 36, 20))])
    }

    @Test("A view that moves to another superview keeps its inner constraints")
    func moving() {
        let screen = LayoutScreen()
        let (left, right) = (UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(100, 0, 60, 60)))
        screen.root.addSubview(left)
        screen.root.addSubview(right)
        let box = screen.box(in: left)
        let inner = screen.box(10, 10, in: box)
        func fill(_ parent: UIView) {
            screen.activate(
                box.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
                box.topAnchor.constraint(equalTo: parent.topAnchor), box.heightAnchor.constraint(equalToConstant: 30))
        }
        screen.activate(
            inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor))
        fill(left)
        screen.expect([(box, rect(0, 0, 100, 30)), (inner, rect(45, 0, 10, 10))])

        right.addSubview(box)
        #expect(left.constraints.isEmpty)
        NSLayoutConstraint.deactivate(box.constraints.filter { $0.firstAttribute == .height })
        fill(right)
        screen.expect([(box, rect(0, 0, 60, 30)), (inner, rect(25, 0, 10, 10))])
    }

    @Test("After random insertions and removals the layout equals that of a new screen", arguments: 0..<10)
    func churn(seed: UInt64) {
        var state = seed &* 977 &+ 13
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let screen = LayoutScreen()
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 3
        screen.add(column)
        screen.activate(
            column.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
            column.topAnchor.constraint(equalTo: screen.root.topAnchor))
        for _ in 0..<40 {
            let views = column.arrangedSubviews
            switch random(5) {
            case 0, 1: column.insertArrangedSubview(SizedView(20, CGFloat(5 + random(20))), at: random(views.count + 1))
            case 2: if !views.isEmpty { views[random(views.count)].removeFromSuperview() }
            case 3: if !views.isEmpty { views[random(views.count)].isHidden.toggle() }
            default: (views.last as? SizedView)?.content = CGSize(width: 20, height: CGFloat(5 + random(20)))
            }
            screen.root.layoutIfNeeded()
            var top: CGFloat = 0
            for view in column.arrangedSubviews where !view.isHidden {
                #expect(view.frame == rect(0, top, 320, view.intrinsicContentSize.height))
                top += view.frame.height + 3
            }
            #expect(column.frame.height == max(0, top - 3))
        }
    }

    @Test("Constraints place a view by its center, so another anchor point displaces it, as on iOS")
    func anchorPoint() {
        let (outer, inner, below) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView(), UIView())
        for view in [inner, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        inner.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 50),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor), inner.widthAnchor.constraint(equalToConstant: 100),
            inner.heightAnchor.constraint(equalToConstant: 60),
            below.topAnchor.constraint(equalTo: inner.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 10), below.widthAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(inner.center == CGPoint(x: 50, y: 80) && inner.frame == CGRect(x: 0, y: 20, width: 100, height: 60))
        #expect(below.frame.minY == 110)
    }

    @Test("Constraints to a view that is placed by its frame are relative to its center, whatever its anchor point")
    func anchorPointOfFrame() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (parent, below, inner) = (UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60)), UIView(), UIView())
        parent.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        outer.addSubview(parent)
        outer.addSubview(below)
        parent.addSubview(inner)
        for view in [below, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(equalTo: parent.bottomAnchor),
            below.leftAnchor.constraint(equalTo: outer.leftAnchor), below.widthAnchor.constraint(equalToConstant: 10),
            below.heightAnchor.constraint(equalToConstant: 10),
            inner.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
            inner.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 7),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(parent.frame.minY == 60 && below.frame.minY == 90)
        #expect(inner.frame == CGRect(x: 7, y: 5, width: 10, height: 10))
        parent.center.y += 20
        outer.layoutIfNeeded()
        #expect(parent.frame.minY == 80 && below.frame.minY == 110)
        #expect(inner.frame == CGRect(x: 7, y: 5, width: 10, height: 10))
    }

    @Test("A view with another anchor point that is in its place requests no layout when other constraints change")
    func settledAnchorPoint() {
        final class CountingView: UIView {
            private(set) var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (box, inner, other) = (CountingView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView(), UIView())
        outer.addSubview(box)
        outer.addSubview(other)
        box.addSubview(inner)
        inner.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        for view in [inner, other] { view.translatesAutoresizingMaskIntoConstraints = false }
        let width = other.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, other.heightAnchor.constraint(equalToConstant: 10),
            other.topAnchor.constraint(equalTo: outer.topAnchor),
            other.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor), inner.leftAnchor.constraint(equalTo: box.leftAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        let layouts = box.layouts
        width.constant = 30
        outer.layoutIfNeeded()
        #expect(other.frame.width == 30 && box.layouts == layouts)
    }

    @Test("A view can switch from frames to constraints and back")
    func translation() {
        let screen = LayoutScreen()
        let (view, follower, root) = (UIView(frame: rect(30, 30, 40, 40)), screen.box(10, 10), screen.root)
        root.addSubview(view)
        let inner = screen.box(5, 5, in: view)
        let place = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
        ]
        screen.activate(
            follower.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            follower.topAnchor.constraint(equalTo: view.bottomAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor))
        screen.expect([(view, rect(30, 30, 40, 40)), (follower, rect(70, 70, 10, 10)), (inner, rect(35, 35, 5, 5))])

        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(place)
        screen.expect([(view, rect(100, 0, 20, 20)), (follower, rect(120, 20, 10, 10)), (inner, rect(15, 15, 5, 5))])

        NSLayoutConstraint.deactivate(place)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = rect(1, 2, 30, 30)
        screen.expect([(view, rect(1, 2, 30, 30)), (follower, rect(31, 32, 10, 10)), (inner, rect(25, 25, 5, 5))])
    }

    private typealias Mask = UIView.AutoresizingMask

    @Test(
        "Autoresizing masks distribute the growth of a superview",
        arguments: [
            (Mask(), rect(10, 20, 30, 40)), (Mask.flexibleWidth, rect(10, 20, 130, 40)),
            (Mask.flexibleLeftMargin, rect(110, 20, 30, 40)),
            (Mask([.flexibleLeftMargin, .flexibleRightMargin]), rect(22.5, 20, 30, 40)),
            (Mask([.flexibleWidth, .flexibleHeight]), rect(10, 20, 130, 140)),
            (Mask([.flexibleTopMargin, .flexibleBottomMargin]), rect(10, 53, 30, 40)),
        ])
    func autoresizing(mask: UIView.AutoresizingMask, frame: CGRect) {
        let outer = UIView(frame: rect(0, 0, 110, 100))
        let inner = UIView(frame: rect(10, 20, 30, 40))
        outer.addSubview(inner)
        inner.autoresizingMask = mask

        outer.frame = rect(5, 5, 210, 200)

        #expect(abs(inner.frame.minX - frame.minX) < 1 && abs(inner.frame.minY - frame.minY) < 1)
        #expect(inner.frame.size == frame.size)
    }

    @Test("Autoresizing masks have no effect if the superview doesn't resize its subviews")
    func autoresizesSubviews() {
        let outer = UIView(frame: rect(0, 0, 110, 100))
        let inner = UIView(frame: rect(10, 20, 30, 40))
        outer.addSubview(inner)
        inner.autoresizingMask = [.flexibleWidth]
        #expect(outer.autoresizesSubviews)

        outer.autoresizesSubviews = false
        outer.frame = rect(0, 0, 210, 100)
        #expect(inner.frame == rect(10, 20, 30, 40))

        outer.autoresizesSubviews = true
        outer.frame = rect(0, 0, 220, 100)
        #expect(inner.frame == rect(10, 20, 40, 40))
    }

    /// A view that records the frames of its subviews in each layout.
    private final class Witness: UIView {
        var seen: [CGRect] = []
        var updates = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            seen += subviews.map(\.frame)
        }

        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    @Test("Frames are set before layoutSubviews, and only once for several changes")
    func order() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let witness = Witness(frame: rect(0, 0, 100, 100))
        let inner = SizedView(10, 10)
        inner.translatesAutoresizingMaskIntoConstraints = false
        witness.addSubview(inner)
        let place = inner.leadingAnchor.constraint(equalTo: witness.leadingAnchor, constant: 5)
        NSLayoutConstraint.activate([place, inner.topAnchor.constraint(equalTo: witness.topAnchor)])
        stage.window.addSubview(witness)
        stage.advance(by: 0)
        #expect(witness.seen == [rect(5, 0, 10, 10)])

        place.constant = 6
        place.constant = 7
        witness.setNeedsUpdateConstraints()
        witness.setNeedsUpdateConstraints()
        stage.advance(by: 0.1)
        #expect(witness.seen.last == rect(7, 0, 10, 10))
        #expect(witness.updates == 1)

        let count = witness.seen.count
        stage.advance(by: 0.1)
        #expect(witness.seen.count == count)
    }

    @Test("Resizing a window lays out its controller's view by constraints, on whole pixels")
    func window() {
        let stage = OffscreenStage(size: CGSize(width: 101, height: 50), scale: 2)
        let controller = UIViewController()
        let half = UIView()
        half.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(half)
        NSLayoutConstraint.activate([
            half.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            half.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            half.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            half.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 0.5),
        ])
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        #expect(half.frame == rect(0, 0, 50.5, 50))

        stage.window.resize(to: CGSize(width: 60, height: 30), scale: 2)
        stage.advance(by: 0.1)
        #expect(half.frame == rect(0, 0, 30, 30))
        let margins = controller.view.layoutMargins
        #expect(margins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    @Test("Unreferenced views are deallocated, with or without a layout", arguments: [false, true])
    func lifetime(isLaidOut: Bool) {
        weak var root: UIView?
        weak var label: UILabel?
        do {
            let screen = LayoutScreen()
            let (text, box) = (UILabel(), screen.box(10, 10))
            text.numberOfLines = 0
            text.widthAnchor.constraint(equalToConstant: 50).isActive = true
            text.translatesAutoresizingMaskIntoConstraints = false
            text.text = "Some words"
            text.setNeedsUpdateConstraints()
            if isLaidOut { text.layoutIfNeeded() }
            let row = UIStackView(arrangedSubviews: [text])
            screen.add(row)
            screen.activate(
                row.topAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.topAnchor),
                box.leadingAnchor.constraint(equalTo: row.trailingAnchor))
            if isLaidOut { screen.root.layoutIfNeeded() }
            (root, label) = (screen.root, text)
            #expect(root != nil && label != nil)
        }
        #expect(root == nil)
        #expect(label == nil)
    }

    @Test("Removing a layout guide removes its constraints")
    func guides() {
        let screen = LayoutScreen()
        let (guide, box) = (screen.guide(), screen.box(10, 10))
        screen.activate(
            guide.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 30),
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.topAnchor.constraint(equalTo: screen.root.topAnchor))
        screen.expect([(box, rect(30, 0, 10, 10))])

        screen.root.removeLayoutGuide(guide)
        #expect(screen.root.constraints.count == 1)
        #expect(guide.owningView == nil)
        #expect(guide.layoutFrame == .zero)
    }
}
