import Foundation
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests declarations of UIKit types that iOS code relies on.
@MainActor
@Suite("Signatures of iOS")
struct SignatureTests {
    private final class Recording: UIView {
        var calls: [String] = []

        override func addSubview(_ view: UIView) {
            calls.append("add")
            super.addSubview(view)
        }

        override func insertSubview(_ view: UIView, at index: Int) {
            calls.append("insert")
            super.insertSubview(view, at: index)
        }

        override func removeFromSuperview() {
            calls.append("remove")
            super.removeFromSuperview()
        }

        override func sizeToFit() {
            calls.append("fit")
            super.sizeToFit()
        }

        override func invalidateIntrinsicContentSize() {
            calls.append("invalidate")
            super.invalidateIntrinsicContentSize()
        }

        override var layoutMargins: UIEdgeInsets {
            didSet { calls.append("margins") }
        }

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        override var tintColor: UIColor! {
            didSet { calls.append("tint") }
        }
    }

    private final class Screen: UIViewController {
        var loads = 0
        var updates = 0

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        override var view: UIView! {
            get { super.view }
            set {
                loads += 1
                super.view = newValue
            }
        }

        override func updateViewConstraints() {
            updates += 1
            super.updateViewConstraints()
        }
    }

    private final class Named: NSLayoutConstraint {
        var label = "none"
    }

    @Test("Each method that apps override is called once")
    func overrides() {
        let (outer, view, inner) = (UIView(), Recording(), UIView())
        outer.addSubview(view)
        view.addSubview(inner)
        view.insertSubview(inner, at: 0)
        view.sizeToFit()
        view.invalidateIntrinsicContentSize()
        view.layoutMargins = .zero
        view.tintColor = .red
        view.removeFromSuperview()

        #expect(view.calls == ["add", "insert", "fit", "invalidate", "margins", "tint", "remove"])
        #expect(view.subviews == [inner] && view.superview == nil)
        #expect(inner.tintColor == .red)
    }

    @Test("A controller's view property can be overridden, and setting it to nil unloads the view")
    func controllerView() {
        let screen = Screen()
        let first: UIView = screen.view
        #expect(screen.loads == 1)

        screen.view = nil

        #expect(!screen.isViewLoaded)
        #expect(screen.view !== first)
        #expect(screen.loads == 3)
    }

    @Test("A controller's updateViewConstraints is called")
    func controllerConstraints() {
        let (stage, screen) = (OffscreenStage(size: CGSize(width: 50, height: 50)), Screen())
        stage.window.rootViewController = screen
        screen.view.setNeedsUpdateConstraints()
        stage.advance(by: 0)
        #expect(screen.updates == 1)
    }

    @Test("Setting a label's font or color to nil restores the default")
    func labels() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textColor == UIColor.label)
    }

    @Test("A subclass of constraints that overrides only init() has the other initializer, too")
    func constraintInitializers() {
        final class Tall: NSLayoutConstraint {
            var changes = 0

            override init() {
                super.init()
                priority = .defaultLow
            }

            override var constant: CGFloat { didSet { changes += 1 } }
        }
        let (view, type): (UIView, NSLayoutConstraint.Type) = (UIView(), Tall.self)
        let tall = Tall(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 5)
        let made = type.makeInstance(
            item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 2,
            constant: 7)
        #expect(tall.priority == .defaultLow && tall.constant == 5 && tall.changes == 0)
        #expect(made is Tall && made.priority == .defaultLow && made.secondItem === view && made.constant == 7)
        #expect(Diagnostics.messages { tall.constant = .nan }.count == 1 && tall.constant == 5)
    }

    @Test("Subclasses of constraints inherit the initializers and have a description")
    func constraints() {
        let view = UIView()
        let constraint = Named(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 5)
        constraint.isActive = true
        #expect(view.constraints == [constraint])
        #expect(constraint.label == "none")
        #expect(constraint.description == "UIView.width == 5.0")
        constraint.identifier = "width"
        #expect("\(constraint)" == "width")
    }

    @Test("An empty constraint stays inactive with a message")
    func emptyConstraint() {
        let constraint = NSLayoutConstraint()
        let messages = Diagnostics.messages { constraint.isActive = true }
        #expect(messages.count == 1 && !constraint.isActive)
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    }

    @Test("Colors, fonts and paragraph styles compare by value")
    func values() {
        let (red, copy): (NSObject, NSObject) = (UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(red == copy && red.hash == copy.hash && red != UIColor.blue)
        let (font, same): (NSObject, NSObject) = (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 9))
        #expect(font == same && font.hash == same.hash && font != UIFont.boldSystemFont(ofSize: 9))
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let kept = style.copy() as? NSParagraphStyle
        style.lineSpacing = 4
        #expect(kept?.lineSpacing == 3)
        #expect(kept != style && Set([red, copy, font, same]).count == 2)
    }

    @Test("Views are NSObjects")
    func objects() {
        let (view, label) = (UIView(), UILabel())
        #expect(label.isKind(of: UIView.self) && !view.isKind(of: UILabel.self))
        #expect(view.description.contains("UIView"))
        #expect(NSSet(array: [view, view, label]).count == 2)
    }
}
