import ControlKit
import DrawKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIDynamicAnimator with unusual input")
struct UIDynamicAnimatorInputTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        stage.window.addSubview(view)
        animator = UIDynamicAnimator(referenceView: stage.window)
    }

    /// Runs frames for `seconds`, after the frame in which the animator begins.
    private func run(for seconds: TimeInterval) {
        stage.advance(by: 1.0 / 60)
        stage.advance(by: seconds)
    }

    @Test("Nonfinite points, directions and resistances don't move items, and the animator pauses")
    func nonfinite() {
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: CGFloat.nan, y: 0))
        let gravity = UIGravityBehavior(items: [view])
        gravity.gravityDirection = CGVector(dx: 0, dy: CGFloat.infinity)
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 0, y: CGFloat.nan))
        for behavior in [snap, gravity, attachment] {
            animator.addBehavior(behavior)
            run(for: 0.2)
            #expect(!animator.isRunning && view.center == CGPoint(x: 50, y: 50))
            animator.removeAllBehaviors()
        }
        let properties = UIDynamicItemBehavior(items: [view])
        (properties.resistance, properties.angularResistance) = (.nan, .nan)
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        animator.addBehavior(properties)
        run(for: 0.2)
        #expect(properties.linearVelocity(for: view) == CGPoint(x: 100, y: 0))
        properties.resistance = .infinity
        run(for: 0.2)
        #expect(!animator.isRunning)
    }

    private final class Adding: UIDynamicAnimatorDelegate {
        var count = 0

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
            count += 1
            if count < 5 { animator.addBehavior(UIDynamicItemBehavior(items: [])) }
        }
    }

    @Test("The delegate can change behaviors when the animator resumes, and is called once")
    func changeOnResume() {
        let delegate = Adding()
        animator.delegate = delegate
        animator.addBehavior(UIGravityBehavior(items: [view]))
        #expect(delegate.count == 1 && animator.behaviors.count == 2)
        run(for: 0.2)
        #expect(view.center.y > 50)
    }

    @Test("The angle of gravity and pushes is kept while the magnitude is 0")
    func angle() {
        let push = UIPushBehavior(items: [view], mode: .continuous)
        push.angle = .pi / 2
        #expect(push.angle == .pi / 2 && push.pushDirection == .zero)
        push.magnitude = 2
        #expect(abs(push.pushDirection.dx) < 1e-9 && push.pushDirection.dy == 2)
        let gravity = UIGravityBehavior(items: [view])
        gravity.magnitude = 0
        gravity.magnitude = 3
        #expect(abs(gravity.gravityDirection.dx) < 1e-9 && abs(gravity.gravityDirection.dy - 3) < 1e-9)
        push.setAngle(.nan, magnitude: 1)
        #expect(push.angle == 0 && push.pushDirection == .zero)
    }

    @Test("An item at its snap point turns upright without a jump, even slowly")
    func slowTurn() {
        let properties = UIDynamicItemBehavior(items: [view])
        properties.angularResistance = 239
        view.transform = CGAffineTransform(rotationAngle: 1)
        animator.addBehavior(properties)
        animator.addBehavior(UISnapBehavior(item: view, snapTo: view.center))
        run(for: 0.2)
        let angle = atan2(view.transform.b, view.transform.a)
        #expect(animator.isRunning && angle > 0.5 && angle < 1)
    }

    @Test("A behavior that contains another one doesn't become its child")
    func cycle() {
        let (first, second) = (UIDynamicBehavior(), UIDynamicBehavior())
        first.addChildBehavior(second)
        second.addChildBehavior(first)
        first.addChildBehavior(first)
        #expect(first.childBehaviors.count == 1 && second.childBehaviors.isEmpty)
    }

    @Test("An animator without a reference view continues in the frames of another item")
    func otherItem() {
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIDynamicAnimator()
        let gravity = UIGravityBehavior(items: [outside, view])
        animator.addBehavior(gravity)
        run(for: 0.2)
        #expect(view.center.y == 50)
        gravity.removeItem(outside)
        run(for: 0.2)
        #expect(view.center.y > 50)
    }

    @Test("A velocity that was added to a removed item has no effect when the item is added again")
    func removedVelocity() {
        let properties = UIDynamicItemBehavior(items: [view])
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        properties.removeItem(view)
        #expect(properties.linearVelocity(for: view) == .zero)
    }
}
