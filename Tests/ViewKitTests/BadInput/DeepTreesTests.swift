import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests trees of views, layers and controllers that are much deeper than those of real screens.
@MainActor
@Suite("Bad input: deep trees")
struct DeepTreesTests {
    /// The number of nested views that fit in a window. The window and its layer's superlayer count as levels, too.
    private static let mostInWindow = Nesting.maximumLevels - 2

    /// Returns the first and the last of `count` views, each of which is the superview of the next.
    private func chain(_ count: Int, last: UIView = UIView()) -> (root: UIView, last: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var view = root
        for level in 2...count {
            let next = level == count ? last : UIView()
            next.frame = root.bounds
            view.addSubview(next)
            view = next
        }
        return (root, view)
    }

    private func levels(of view: UIView) -> Int { 1 + (view.subviews.map { levels(of: $0) }.max() ?? 0) }

    /// A separate class, because the message names it and is reported only once per class.
    private final class FromTheTop: UIView {}

    @Test("Adding each of 1,100 views to the previous one never exceeds the maximum depth")
    func fromTheTop() {
        let stage = OffscreenStage(size: CGSize(width: 50, height: 50))
        var kept: [UIView] = []
        let messages = Messages.during {
            var view: UIView = stage.window
            for _ in 0..<1100 {
                let next = FromTheTop(frame: stage.window.bounds)
                view.addSubview(next)
                if next.superview == nil { kept.append(next) }
                view = next
            }
        }

        stage.advance(by: 0)
        #expect(levels(of: stage.window) <= Nesting.maximumLevels && levels(of: stage.window) > 500)
        #expect(kept.count == 1100 / Nesting.maximumLevels)
        #expect(messages.count == 1 && messages[0].contains("FromTheTop") && messages[0].contains("512 levels"))
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.subviews.isEmpty == true)
    }

    @Test("Wrapping a view tree in another view is rejected if the result would exceed the maximum depth")
    func fromTheBottom() {
        var view = UIView()
        var refused = 0
        _ = Messages.during {
            for _ in 0..<2_000 {
                let outer = UIView()
                outer.addSubview(view)
                if view.superview == nil { refused += 1 }
                view = outer
            }
        }
        #expect(refused == (2_000 + 1) / Nesting.maximumLevels)
    }

    @Test("Two trees are not joined if the result would exceed the maximum depth")
    func joining() {
        let (upper, end) = chain(300)
        let (lower, _) = chain(213)
        let (shorter, _) = chain(212)

        _ = Messages.during { end.addSubview(lower) }
        #expect(lower.superview == nil && end.subviews.isEmpty && end.layer.childLayers.isEmpty)
        end.addSubview(shorter)
        #expect(shorter.superview === end && levels(of: upper) == Nesting.maximumLevels)
    }

    @Test("Removing views makes room for new levels")
    func room() {
        let (root, last) = chain(Nesting.maximumLevels)
        _ = Messages.during { last.addSubview(UIView()) }
        #expect(last.subviews.isEmpty)

        last.superview?.superview?.subviews[0].removeFromSuperview()
        let outer = UIView()
        outer.addSubview(root)
        #expect(root.superview === outer)
    }

    @Test("Layers without views count as levels, on their own and between views")
    func layers() {
        let root = CALayer()
        var layer = root
        var count = 1
        _ = Messages.during {
            for _ in 0..<2000 {
                let next = CALayer()
                layer.addSublayer(next)
                guard next.superlayer != nil else { break }
                (layer, count) = (next, count + 1)
            }
        }
        #expect(count == Nesting.maximumLevels)

        let (view, extra) = (UIView(), UIView())
        _ = Messages.during {
            view.layer.addSublayer(CALayer())
            extra.layer.addSublayer(root)
            view.addSubview(extra)
            layer.insertSublayer(CALayer(), at: 0)
            layer.insertSublayer(CALayer(), above: nil)
            layer.insertSublayer(CALayer(), below: nil)
        }
        #expect(root.superlayer == nil && layer.childLayers.isEmpty && extra.superview === view)
    }

    @Test("A child controller that would exceed the maximum depth is rejected")
    func controllers() {
        var roots = [UIViewController()]
        var controller = roots[0]
        _ = Messages.during {
            for _ in 0..<1100 {
                let child = UIViewController()
                controller.addChild(child)
                if child.parent == nil { roots.append(child) }
                controller = child
            }
        }
        #expect(roots.count == 1 + 1100 / Nesting.maximumLevels)
    }

    /// A focusable view with text, so that every pass visits it.
    private final class Stop: UILabel {
        override var canBecomeFocused: Bool { true }
    }

    @Test("All passes handle the deepest tree on a 512 KiB stack, or 768 KiB with constraints, even in debug builds")
    func stack() {
        let stage = OffscreenStage(size: CGSize(width: 50, height: 50))
        let (window, stop) = (stage.window, Stop())
        stop.text = "End"
        stop.isUserInteractionEnabled = true
        let (root, last) = chain(Self.mostInWindow, last: stop)
        func measure(_ name: String, kibibytes: Int = 512, _ work: () -> Void) {
            let bytes = StackGauge.bytes(during: work)
            #expect(bytes < Machine.stackLimit(kibibytes: kibibytes), "\(name) takes \(bytes) bytes")
        }

        measure("coming into a window") { window.addSubview(root) }
        #expect(root.window === window)
        measure("layout") { window.layoutIfNeeded() }
        measure("the passes") { stage.advance(by: 0) }
        measure("other traits") { window.overrideUserInterfaceStyle = .dark }
        measure("another tint") { window.tintColor = .red }
        measure("asking for traits and tint") {
            #expect(last.traitCollection.userInterfaceStyle == .dark && last.tintColor == .red)
        }
        measure("a hit") { #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === last) }
        measure("a hit of layers") { #expect(window.layer.hitTest(CGPoint(x: 5, y: 5)) === last.layer) }
        measure("a tag") { #expect(window.viewWithTag(77) == nil) }
        measure("focus") { stage.press(.keyboardTab) }
        #expect(window.focusedView === last)
        measure("a key") { stage.press(.keyboardPageDown) }
        measure("a click") { stage.click(at: CGPoint(x: 5, y: 5)) }
        measure("the wheel") { stage.scroll(at: CGPoint(x: 5, y: 5), by: CGVector(dx: 0, dy: 5)) }
        measure("presentation") { #expect(window.layer.presentation() != nil) }
        measure("conversion") { #expect(last.convert(CGPoint.zero, to: nil) == .zero) }
        measure("an animation") {
            last.alpha = 0
            UIView.animate(withDuration: 1) { last.alpha = 1 }
            stage.advance(by: 0.5)
        }
        measure("clips") {
            var next: UIView? = last
            while let view = next {
                view.clipsToBounds = true
                view.layer.cornerRadius = 3
                next = view.superview
            }
            stage.advance(by: 0.1)
        }
        // Constraints across all levels walk up the tree recursively.
        measure("constraints", kibibytes: 768) {
            last.translatesAutoresizingMaskIntoConstraints = false
            last.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            last.topAnchor.constraint(equalTo: window.topAnchor, constant: 2).isActive = true
            stage.advance(by: 0.1)
            _ = root.systemLayoutSizeFitting(.zero)
        }
        measure("leaving the window") { root.removeFromSuperview() }
        measure("going back") { window.addSubview(root) }
    }

    @Test("The deepest trees of views, layers and controllers are deallocated on a 512 KiB stack")
    func freeing() {
        var root: UIView? = chain(Nesting.maximumLevels).root
        weak let gone = root
        var bytes = StackGauge.bytes { root = nil }
        #expect(gone == nil && bytes < Machine.stackLimit(kibibytes: 512), "views take \(bytes) bytes")

        var layer: CALayer? = CALayer()
        for _ in 1..<Nesting.maximumLevels {
            let outer = CALayer()
            if let layer { outer.addSublayer(layer) }
            layer = outer
        }
        bytes = StackGauge.bytes { layer = nil }
        #expect(bytes < Machine.stackLimit(kibibytes: 512), "layers take \(bytes) bytes")

        var controller: UIViewController? = UIViewController()
        for _ in 1..<Nesting.maximumLevels {
            let outer = UIViewController()
            if let controller { outer.addChild(controller) }
            controller = outer
        }
        bytes = StackGauge.bytes { controller = nil }
        #expect(bytes < Machine.stackLimit(kibibytes: 512), "controllers take \(bytes) bytes")
    }
}
