import ControlKit
import DrawKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIDynamicAnimator")
struct UIDynamicAnimatorTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let animator: UIDynamicAnimator
    private let delegate = Log()

    private final class Log: UIDynamicAnimatorDelegate {
        var calls: [String] = []

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }

        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
    }

    init() {
        stage.window.addSubview(view)
        animator = UIDynamicAnimator(referenceView: stage.window)
        animator.delegate = delegate
    }

    /// Adds `behavior` and advances by the frame in which the animator starts.
    private func start(_ behavior: UIDynamicBehavior) {
        animator.addBehavior(behavior)
        stage.advance(by: 1.0 / 60)
    }

    @Test("A snapped item moves to the point, turns upright and stays there; the animator pauses and resumes")
    func snap() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 120))
        start(snap)
        #expect(animator.isRunning && delegate.calls == ["resume"] && view.center == CGPoint(x: 50, y: 50))
        stage.advance(by: 0.1)
        #expect(view.center.x > 60 && view.center.x < 200)

        stage.advance(by: 2)
        #expect(view.center == CGPoint(x: 200, y: 120) && !animator.isRunning)
        #expect(delegate.calls == ["resume", "pause"])
        #expect(abs(view.transform.a - 2) < 1e-9 && abs(view.transform.b) < 1e-9)
        let time = animator.elapsedTime
        #expect(time > 0.2 && time < 2)

        snap.snapPoint = CGPoint(x: 80, y: 90)
        stage.advance(by: 2)
        #expect(view.center == CGPoint(x: 80, y: 90) && delegate.calls == ["resume", "pause", "resume", "pause"])
        #expect(animator.elapsedTime > time)
    }

    @Test("Less damping overshoots more", arguments: [(0.0, true), (1.0, false)])
    func damping(damping: CGFloat, overshoots: Bool) {
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 250, y: 50))
        snap.damping = damping
        var maximum: CGFloat = 0
        snap.action = { [view] in maximum = max(maximum, view.center.x) }
        start(snap)
        stage.advance(by: 3)
        #expect((maximum > 260) == overshoots && !animator.isRunning)
    }

    @Test("The motion doesn't depend on the rate of the frames")
    func rate() {
        start(UIGravityBehavior(items: [view]))
        stage.advance(by: 0.5)
        let other = OffscreenStage(size: CGSize(width: 400, height: 400))
        let copy = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.window.addSubview(copy)
        let second = UIDynamicAnimator(referenceView: other.window)
        second.addBehavior(UIGravityBehavior(items: [copy]))
        other.advance(by: 1.0 / 60)
        other.advance(by: 0.5, step: 1.0 / 25)
        // At most the path of a single step of the simulation.
        #expect(abs(view.center.y - copy.center.y) < 3)
    }

    @Test("Gravity accelerates by 1000 points per second squared, in its direction, regardless of the mass")
    func gravity() {
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(small)
        let gravity = UIGravityBehavior(items: [view])
        gravity.addItem(small)
        start(gravity)
        stage.advance(by: 0.5)
        #expect(abs(view.center.y - 175) < 5 && view.center.x == 50)
        #expect(abs(small.center.y - view.center.y + 45) < 1e-9)
        #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)

        gravity.removeItem(view)
        let rest = view.center
        gravity.setAngle(0, magnitude: 2)
        stage.advance(by: 0.1)
        #expect(view.center == rest && small.center.x > 5 && gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    }

    @Test("An instantaneous push adds a velocity once; dense items get less")
    func instantaneousPush() {
        let properties = UIDynamicItemBehavior(items: [view])
        properties.density = 2
        animator.addBehavior(properties)
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        start(push)
        stage.advance(by: 1)
        #expect(!push.active && abs(view.center.x - 100) < 2)
        #expect(properties.linearVelocity(for: view) == CGPoint(x: 50, y: 0))
        push.active = true
        stage.advance(by: 0.1)
        #expect(properties.linearVelocity(for: view) == CGPoint(x: 100, y: 0))
    }

    @Test("A continuous push accelerates until it is removed, and rotates items that it hits off their center")
    func continuousPush() {
        let push = UIPushBehavior(items: [view], mode: .continuous)
        push.setAngle(.pi / 2, magnitude: 2)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
        start(push)
        stage.advance(by: 0.5)
        #expect(abs(view.center.y - 75) < 3 && view.transform.b > 0)
        animator.removeBehavior(push)
        let rest = view.center
        stage.advance(by: 0.5)
        #expect(view.center == rest && !animator.isRunning && push.dynamicAnimator == nil)
    }

    @Test("Resistance slows items down until they rest; anchored items don't move")
    func itemProperties() {
        let properties = UIDynamicItemBehavior(items: [view])
        properties.resistance = 8
        properties.angularResistance = 8
        properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: view)
        properties.addAngularVelocity(2, for: view)
        start(properties)
        stage.advance(by: 0.2)
        #expect(view.center.x > 60 && properties.linearVelocity(for: view).x < 200)
        #expect(properties.angularVelocity(for: view) < 1 && view.transform.b > 0)
        stage.advance(by: 2)
        #expect(!animator.isRunning && abs(view.center.x - 100) < 3)

        properties.isAnchored = true
        let rest = view.center
        properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: view)
        stage.advance(by: 1)
        #expect(view.center == rest && !animator.isRunning)
    }

    private final class Watched: UIDynamicBehavior {
        var moves: [Bool] = []

        override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }

    @Test("Child behaviors take effect with their parent, and their actions are called")
    func children() {
        let parent = Watched()
        let gravity = UIGravityBehavior(items: [view])
        parent.addChildBehavior(gravity)
        var actions = 0
        gravity.action = { actions += 1 }
        start(parent)
        stage.advance(by: 0.1)
        #expect(parent.moves == [true] && gravity.dynamicAnimator === animator && actions > 3)
        #expect(animator.behaviors.count == 1 && view.center.y > 50)

        parent.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil && parent.childBehaviors.isEmpty)
        animator.removeAllBehaviors()
        #expect(parent.moves == [true, false] && parent.dynamicAnimator == nil)
    }

    @Test("A behavior that an action adds when everything rests keeps the animator running")
    func action() {
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 60, y: 50))
        let gravity = UIGravityBehavior(items: [view])
        snap.action = { [view, animator] in
            guard view.center == CGPoint(x: 60, y: 50), let snap = animator.behaviors.first as? UISnapBehavior else {
                return
            }
            animator.removeBehavior(snap)
            animator.addBehavior(gravity)
        }
        start(snap)
        stage.advance(by: 2)
        #expect(animator.isRunning && view.center.y > 100 && delegate.calls == ["resume"])
    }

    @Test("Items can be found by their place, and moved by the app")
    func items() {
        let gravity = UIGravityBehavior(items: [view])
        start(gravity)
        stage.advance(by: 0.2)
        #expect(animator.items(in: CGRect(x: 0, y: 300, width: 10, height: 10)).isEmpty)
        view.center = CGPoint(x: 50, y: 300)
        animator.updateItem(usingCurrentState: view)
        #expect(animator.items(in: CGRect(x: 0, y: 300, width: 10, height: 10)).count == 1)
        stage.advance(by: 1.0 / 60)
        #expect(view.center.y >= 300 && view.center.y < 302)
    }

    @Test("A released animator doesn't request frames")
    func release() {
        var temporary: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
        temporary?.addBehavior(UIGravityBehavior(items: [view]))
        stage.advance(by: 0.1)
        #expect(stage.window.nextDeadline != nil)
        temporary = nil
        stage.advance(by: 0.1)
        #expect(stage.window.nextDeadline == nil)
    }
}
