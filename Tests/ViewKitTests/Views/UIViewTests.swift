import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIView")
struct UIViewTests {
    /// A view that records its callbacks.
    private final class Witness: UIView {
        var log: [String] = []

        override func willMove(toSuperview newSuperview: UIView?) {
            log.append("will move to \(newSuperview == nil ? "nothing" : "a view")")
        }

        override func didMoveToSuperview() {
            log.append("moved to \(superview == nil ? "nothing" : "a view")")
        }

        override func didMoveToWindow() {
            log.append(window == nil ? "left the window" : "in a window")
        }

        override func layoutSubviews() {
            log.append("layout")
        }
    }

    /// A view with its own `init(frame:)`.
    private class Badge: UIView {
        var log: [String] = ["badge"]

        override init(frame: CGRect) {
            super.init(frame: frame)
            log.append("init")
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class SmallBadge: Badge {}

    @Test("_makeInstance(frame:) calls the initializer of a class that is known at run time")
    func dynamicCreation() throws {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        for type in [SmallBadge.self, Badge.self] as [UIView.Type] {
            let badge = try #require(type._makeInstance(frame: frame) as? Badge)
            #expect(Swift.type(of: badge) == type && badge.frame == frame && badge.log == ["badge", "init"])
        }
        let plain = UIView._makeInstance(frame: frame)
        #expect(type(of: plain) == UIView.self && plain.frame == frame)
    }

    private final class NamedPage: UIViewController {
        let name: String?

        override init(nibName: String?, bundle: Bundle?) {
            name = nibName
            super.init(nibName: nil, bundle: bundle)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Fade: UIStoryboardSegue {}

    @Test("Controllers and segues of classes known at run time are created with their own initializers")
    func dynamicControllers() {
        let (page, segue): (UIViewController.Type, UIStoryboardSegue.Type) = (NamedPage.self, Fade.self)
        let created = page._makeInstance(nibName: "Inbox", bundle: nil)
        #expect((created as? NamedPage)?.name == "Inbox")
        let other = UIViewController._makeInstance(nibName: nil, bundle: nil)
        let fade = segue._makeInstance(identifier: "next", source: created, destination: other)
        #expect(fade is Fade && fade.identifier == "next" && fade.source === created && fade.destination === other)
    }

    @Test("Frame, bounds and center stay consistent")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))

        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))

        view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    }

    @Test("Nonfinite and extreme frames are clamped", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func absurdFrames(value: CGFloat) {
        let stage = OffscreenStage(size: CGSize(width: 20, height: 20))
        let view = UIView(frame: CGRect(x: value, y: 0, width: value, height: value))
        view.backgroundColor = .red
        stage.window.addSubview(view)

        stage.advance(by: 0)

        #expect(view.frame.minX.isFinite && view.frame.width.isFinite && view.frame.width >= 0)
    }

    @Test("A view is notified of its superview and window in UIKit's order")
    func hierarchyCalls() {
        let stage = OffscreenStage(size: CGSize(width: 20, height: 20))
        let (box, witness) = (UIView(), Witness())

        box.addSubview(witness)
        stage.window.addSubview(box)
        witness.removeFromSuperview()

        #expect(
            witness.log == [
                "will move to a view", "moved to a view", "in a window", "will move to nothing", "moved to nothing",
                "left the window",
            ])
    }

    @Test("Subviews and sublayers have the same order")
    func order() {
        let box = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views[0..<2] { box.addSubview(view) }
        box.insertSubview(views[2], at: 1)
        box.insertSubview(views[3], at: 0)
        box.addSubview(views[0])

        let expected = [views[3], views[2], views[1], views[0]]
        #expect(box.subviews.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
        #expect(box.layer.childLayers.map(ObjectIdentifier.init) == expected.map { ObjectIdentifier($0.layer) })
    }

    @Test("Adding a view to one of its descendants is rejected")
    func cycles() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)

        inner.addSubview(outer)
        inner.addSubview(inner)

        #expect(outer.superview == nil)
        #expect(inner.superview === outer)
    }

    @Test("Points are converted through scrolled views")
    func conversion() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        scroll.contentSize = CGSize(width: 50, height: 500)
        let inner = UIView(frame: CGRect(x: 5, y: 100, width: 10, height: 10))
        scroll.addSubview(inner)
        stage.window.addSubview(scroll)
        scroll.contentOffset = CGPoint(x: 0, y: 80)

        #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 41))
        #expect(inner.convert(CGPoint(x: 16, y: 41), from: nil) == CGPoint(x: 1, y: 1))
    }

    @Test("hitTest returns the topmost view that accepts touches")
    func hitTesting() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let low = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let high = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        box.addSubview(low)
        box.addSubview(high)
        let point = CGPoint(x: 30, y: 30)

        #expect(box.hitTest(point, with: nil) === high)
        high.isUserInteractionEnabled = false
        #expect(box.hitTest(point, with: nil) === low)
        low.isHidden = true
        #expect(box.hitTest(point, with: nil) === box)
        #expect(box.hitTest(CGPoint(x: 100, y: 30), with: nil) == nil)
    }

    @Test("Layout runs once for several requests, and only in views that requested it")
    func layout() {
        let stage = OffscreenStage(size: CGSize(width: 20, height: 20))
        let (first, second) = (Witness(), Witness())
        stage.window.addSubview(first)
        stage.window.addSubview(second)
        stage.advance(by: 0)
        first.log = []
        second.log = []

        first.setNeedsLayout()
        first.setNeedsLayout()
        stage.advance(by: 0.1)

        #expect(first.log == ["layout"])
        #expect(second.log.isEmpty)
    }

    @Test("A style is inherited, and a view may override it")
    func traits() {
        let stage = OffscreenStage(size: CGSize(width: 20, height: 20), style: .dark)
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
        inner.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
        outer.backgroundColor = .label
        inner.backgroundColor = .label
        inner.overrideUserInterfaceStyle = .light
        outer.addSubview(inner)
        stage.window.addSubview(outer)

        stage.advance(by: 0)

        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(stage.pixel(x: 2, y: 2).bytes == [255, 255, 255])
        #expect(stage.pixel(x: 15, y: 2).bytes == [0, 0, 0])
    }

    @Test("Rounded clipping clips subviews, and opacity multiplies down the tree")
    func clipping() {
        let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
        let circle = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        circle.layer.cornerRadius = 20
        circle.clipsToBounds = true
        circle.alpha = 0.5
        let fill = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        fill.backgroundColor = .black
        fill.alpha = 0.5
        circle.addSubview(fill)
        stage.window.addSubview(circle)

        stage.advance(by: 0)

        #expect(stage.pixel(x: 1, y: 1).bytes == [255, 255, 255])
        #expect(stage.pixel(x: 20, y: 20).bytes == [191, 191, 191])
    }

    @Test("Subviews can be reordered, exchanged, and found by tag")
    func placing() {
        let box = UIView()
        let views = (0..<4).map { _ in UIView() }
        for (index, view) in views.enumerated() { view.tag = index + 1 }
        func order() -> [Int] { box.subviews.map(\.tag) }
        for view in views[0..<3] { box.addSubview(view) }
        box.insertSubview(views[3], aboveSubview: views[0])
        #expect(order() == [1, 4, 2, 3])
        box.insertSubview(views[0], belowSubview: views[2])
        #expect(order() == [4, 2, 1, 3])
        box.insertSubview(views[0], aboveSubview: views[2])
        #expect(order() == [4, 2, 3, 1])
        box.bringSubviewToFront(views[3])
        box.sendSubviewToBack(views[2])
        #expect(order() == [3, 2, 1, 4])
        box.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order() == [4, 2, 1, 3])
        box.exchangeSubview(at: 1, withSubviewAt: 9)
        box.bringSubviewToFront(UIView())
        #expect(order() == [4, 2, 1, 3])
        #expect(zip(box.layer.childLayers, box.subviews).allSatisfy { $0 === $1.layer })

        views[1].addSubview(UILabel())
        views[1].subviews[0].tag = 7
        #expect(box.viewWithTag(7) is UILabel && box.viewWithTag(9) == nil && box.viewWithTag(0) == box)
    }

    @Test("Methods that iOS subclasses override can be overridden")
    func overriding() {
        final class Picky: UIView {
            var changes = 0
            override var frame: CGRect { didSet { changes += 1 } }
            override var isHidden: Bool { didSet { changes += 1 } }
            override var alpha: CGFloat { didSet { changes += 1 } }
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 5 }
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                point.y < 5 ? super.hitTest(point, with: event) : nil
            }
        }
        let (stage, picky) = (OffscreenStage(size: CGSize(width: 20, height: 20)), Picky())
        picky.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        (picky.isHidden, picky.alpha) = (false, 0.5)
        stage.window.addSubview(picky)

        #expect(picky.changes == 3)
        #expect(stage.window.hitTest(CGPoint(x: 2, y: 2), with: nil) == picky)
        for place in [CGPoint(x: 8, y: 2), CGPoint(x: 2, y: 8)] {
            #expect(stage.window.hitTest(place, with: nil) == stage.window)
        }
    }

    @Test("A view has a layer of its layerClass; an invalid class falls back to CALayer with a message")
    func layerClass() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        final class Wrong: UIView {
            override class var layerClass: AnyClass { UIView.self }
        }

        #expect(Gradient().layer is CAGradientLayer)
        let messages = Messages.during { #expect(type(of: Wrong().layer) == CALayer.self) }
        #expect(messages.count == 1 && messages[0].contains("layerClass"))
    }
}
