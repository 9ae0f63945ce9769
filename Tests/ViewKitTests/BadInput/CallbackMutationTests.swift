import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests views that change the view tree from within callbacks.
@MainActor
@Suite("Bad input: changes in callbacks")
struct CallbackMutationTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))

    /// A view that runs a closure once, in the callback that a test names.
    private final class Meddler: UIView {
        enum Moment: CaseIterable {
            case layout, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, traits, tint
            case willRemoveSubview, didAddSubview
        }

        var moment: Moment?
        var action: (@MainActor (Meddler) -> Void)?

        private func reach(_ moment: Moment) {
            guard moment == self.moment, let action else { return }
            self.action = nil
            action(self)
        }

        override func layoutSubviews() { reach(.layout) }
        override func willMove(toSuperview newSuperview: UIView?) { reach(.willMoveToSuperview) }
        override func didMoveToSuperview() { reach(.didMoveToSuperview) }
        override func willMove(toWindow newWindow: UIWindow?) { reach(.willMoveToWindow) }
        override func didMoveToWindow() { reach(.didMoveToWindow) }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { reach(.traits) }
        override func tintColorDidChange() { reach(.tint) }
        override func willRemoveSubview(_ subview: UIView) { reach(.willRemoveSubview) }
        override func didAddSubview(_ subview: UIView) { reach(.didAddSubview) }
    }

    /// Changes that a meddler makes to the view tree. Its parent has three children, of which the meddler is the
    /// second.
    private static let deeds: [(name: String, deed: @MainActor (Meddler) -> Void)] = [
        ("removes itself", { $0.removeFromSuperview() }),
        ("removes its parent", { $0.superview?.removeFromSuperview() }),
        (
            "removes its siblings",
            { me in me.superview?.subviews.forEach { if $0 !== me { $0.removeFromSuperview() } } }
        ),
        ("removes its children", { $0.subviews.forEach { $0.removeFromSuperview() } }),
        ("adds a child", { $0.addSubview(UILabel()) }),
        ("adds itself to the window", { $0.window?.addSubview($0) }),
        ("goes to the back", { $0.superview?.sendSubviewToBack($0) }),
        ("takes its parent in", { me in me.superview.map { me.addSubview($0) } }),
        ("empties the window", { $0.window?.subviews.forEach { $0.removeFromSuperview() } }),
    ]

    /// Checks that the superview of each view, and the superlayer of its layer, match the tree.
    private func checkTree(_ view: UIView, _ name: String) {
        for subview in view.subviews {
            #expect(subview.superview === view, "\(name)")
            #expect(subview.layer.superlayer === view.layer, "\(name)")
            checkTree(subview, name)
        }
    }

    @Test("Changing the tree from within any view callback leaves it consistent", arguments: 0..<9)
    func meddling(index: Int) {
        #expect(Self.deeds.count == 9)
        let (name, deed) = Self.deeds[index]
        for moment in Meddler.Moment.allCases {
            let (parent, meddler, sibling) = (UIView(), Meddler(), UIView())
            let child = UIView()
            for view in [UIView(), meddler, sibling] {
                view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
                parent.addSubview(view)
            }
            meddler.addSubview(child)
            _ = Messages.during {
                (meddler.moment, meddler.action) = (moment, deed)
                stage.window.addSubview(parent)
                stage.advance(by: 0.1)
                stage.window.setAppearance(style: .dark, direction: .leftToRight)
                parent.tintColor = .red
                meddler.addSubview(UIView())
                child.removeFromSuperview()
                meddler.removeFromSuperview()
                stage.advance(by: 0.1)
            }
            checkTree(stage.window, "\(name) at \(moment)")
            checkTree(parent, "\(name) at \(moment)")
            parent.removeFromSuperview()
            meddler.removeFromSuperview()
            for view in stage.window.subviews { view.removeFromSuperview() }
            stage.window.setAppearance(style: .light, direction: .leftToRight)
        }
    }

    @Test("Moving a view again in willMove(toSuperview:) is rejected with a message")
    func movedWhileMoving() {
        final class Restless: UIView {
            var other: UIView?
            override func willMove(toSuperview newSuperview: UIView?) { other?.addSubview(self) }
        }
        let (restless, first, other) = (Restless(), UIView(), UIView())
        restless.other = other

        let messages = Messages.during { first.addSubview(restless) }

        #expect(restless.superview === first && other.subviews.isEmpty)
        #expect(messages.count == 1 && messages[0].contains("willMove"))
    }

    @Test("Adding a view to itself or to a descendant is rejected")
    func circles() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        for attempt in [
            { outer.addSubview(outer) }, { inner.addSubview(outer) }, { inner.insertSubview(outer, at: 9) },
        ] {
            _ = Messages.during(attempt)
            #expect(outer.superview == nil && inner.subviews.isEmpty && outer.subviews == [inner])
        }
    }

    @Test(
        "A view can be removed in its own action, tap or key handler, and in a timer or completion",
        arguments: ["action", "tap", "timer", "completion", "key"])
    func removal(by cause: String) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        parent.addSubview(button)
        stage.window.addSubview(parent)
        stage.advance(by: 0)
        let (window, remove) = (stage.window, { parent.removeFromSuperview() })
        switch cause {
        case "action":
            for event in [UIControl.Event.touchDown, .touchUpInside] {
                button.addAction(UIAction { _ in remove() }, for: event)
            }
            stage.click(at: CGPoint(x: 30, y: 30))
        case "tap":
            parent.addGestureRecognizer(UITapGestureRecognizer { _ in remove() })
            stage.click(at: CGPoint(x: 90, y: 90))
        case "timer":
            window.schedule(after: 0.05) { remove() }
        case "completion":
            UIView.animate(withDuration: 0.05, animations: { button.alpha = 0.5 }, completion: { _ in remove() })
        default:
            button.addAction(UIAction { _ in remove() }, for: .primaryActionTriggered)
            stage.press(.keyboardTab)
            stage.press(.keyboardSpacebar)
        }
        stage.advance(by: 0.2)

        #expect(parent.superview == nil && window.subviews.isEmpty)
        #expect(window.focusedView == nil)
        stage.click(at: CGPoint(x: 30, y: 30))
        stage.advance(by: 0.1)
    }

    @Test("Constraints changed in layoutSubviews take effect in the same frame")
    func constraintsInLayout() {
        final class Chooser: UIView {
            let box = UIView()
            lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
            override func layoutSubviews() { width.constant = bounds.width / 2 }
        }
        let chooser = Chooser(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        chooser.box.translatesAutoresizingMaskIntoConstraints = false
        chooser.addSubview(chooser.box)
        NSLayoutConstraint.activate([chooser.width, chooser.box.heightAnchor.constraint(equalToConstant: 5)])
        stage.window.addSubview(chooser)
        stage.advance(by: 0)
        #expect(chooser.box.frame.size == CGSize(width: 40, height: 5))

        chooser.frame.size.width = 60
        stage.advance(by: 0.1)
        #expect(chooser.box.frame.width == 30)
    }

    /// A view that requests another layout in each layout; `kind` determines how.
    private final class Endless: UIView {
        var kind = 0
        var count = 0
        lazy var width = widthAnchor.constraint(equalToConstant: 10)

        override func layoutSubviews() {
            count += 1
            switch kind {
            case 0: setNeedsLayout()
            case 1: superview?.setNeedsLayout()
            case 2:
                setNeedsLayout()
                layoutIfNeeded()
            case 3: frame.size.width += 1
            case 4:
                setNeedsLayout()
                superview?.setNeedsLayout()
                superview?.layoutIfNeeded()
            default:
                translatesAutoresizingMaskIntoConstraints = false
                width.constant += 1
                width.isActive = true
            }
        }
    }

    @Test("A layout that never settles is abandoned in the same frame", arguments: 0..<6)
    func endlessLayout(kind: Int) {
        let endless = Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        endless.kind = kind
        let after = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        after.backgroundColor = .red
        let messages = Messages.during {
            stage.window.addSubview(endless)
            stage.window.addSubview(after)
            stage.advance(by: 0)
            stage.advance(by: 0.1)
        }

        #expect(endless.count > 0 && endless.count < 2000)
        #expect(stage.pixel(x: 55, y: 55) == .red)
        #expect(messages.count <= 1)
    }
}
