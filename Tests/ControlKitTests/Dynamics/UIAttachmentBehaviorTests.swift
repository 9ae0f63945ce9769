import ControlKit
import DrawKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIAttachmentBehavior")
struct UIAttachmentBehaviorTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        stage.window.addSubview(view)
        animator = UIDynamicAnimator(referenceView: stage.window)
    }

    private func start(_ behaviors: UIDynamicBehavior...) {
        for behavior in behaviors { animator.addBehavior(behavior) }
        stage.advance(by: 1.0 / 60)
    }

    @Test("An item follows the anchor point at its distance, and the animator pauses")
    func anchor() {
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
        #expect(attachment.length == 0 && attachment.attachedBehaviorType == .anchor && attachment.items.count == 1)
        start(attachment)
        attachment.anchorPoint = CGPoint(x: 200, y: 150)
        stage.advance(by: 1)
        #expect(abs(view.center.x - 200) < 0.1 && abs(view.center.y - 150) < 0.1 && !animator.isRunning)

        attachment.length = 50
        stage.advance(by: 1)
        let distance = hypot(view.center.x - 200, view.center.y - 150)
        #expect(abs(distance - 50) < 0.1 && !animator.isRunning)
    }

    @Test("An item that is held off its center turns below the anchor point, as a pendulum")
    func pendulum() {
        let properties = UIDynamicItemBehavior(items: [view])
        properties.angularResistance = 3
        properties.resistance = 3
        // Held at the middle of its right edge.
        let attachment = UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0),
            attachedToAnchor: CGPoint(x: 150, y: 100))
        start(UIGravityBehavior(items: [view]), properties, attachment)
        stage.advance(by: 0.1)
        let angle = atan2(view.transform.b, view.transform.a)
        #expect(angle < -0.02 && abs(hypot(view.center.x - 150, view.center.y - 100) - 50) < 2)
        stage.advance(by: 10)
        #expect(abs(view.center.x - 150) < 2 && abs(view.center.y - 150) < 3)
        #expect(abs(atan2(view.transform.b, view.transform.a) + .pi / 2) < 0.05)
    }

    @Test("A spring oscillates, less with damping", arguments: [(0.0, true), (1.0, false)])
    func spring(damping: CGFloat, oscillates: Bool) {
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
        attachment.frequency = 2
        attachment.damping = damping
        var maximum: CGFloat = 0
        attachment.action = { [view] in maximum = max(maximum, view.center.x) }
        start(attachment)
        attachment.anchorPoint.x = 200
        stage.advance(by: 1)
        #expect((maximum > 280) == oscillates)
        #expect(maximum > 190 && (oscillates || maximum < 201))
    }

    @Test("Two items keep their distance; the lighter one moves more")
    func items() {
        let small = UIView(frame: CGRect(x: 200, y: 75, width: 50, height: 50))
        stage.window.addSubview(small)
        let attachment = UIAttachmentBehavior(item: view, attachedTo: small)
        #expect(attachment.length == 125 && attachment.attachedBehaviorType == .items)
        start(attachment)
        attachment.length = 75
        stage.advance(by: 1)
        #expect(abs(small.center.x - view.center.x - 75) < 0.1 && small.center.y == view.center.y)
        #expect(abs((225 - small.center.x) / (view.center.x - 100) - 4) < 0.2)
    }

    @Test("An anchored item holds another one")
    func anchoredItem() {
        let small = UIView(frame: CGRect(x: 200, y: 75, width: 50, height: 50))
        stage.window.addSubview(small)
        let properties = UIDynamicItemBehavior(items: [small])
        properties.isAnchored = true
        let attachment = UIAttachmentBehavior(item: view, attachedTo: small)
        start(properties, attachment)
        attachment.length = 75
        stage.advance(by: 1)
        #expect(small.center == CGPoint(x: 225, y: 100) && abs(view.center.x - 150) < 0.1)
    }

    @Test("An item with several attachments stops between its anchor points")
    func severalAnchors() {
        let points = [CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100), CGPoint(x: 100, y: 150), CGPoint(x: 90, y: 90)]
        for point in points {
            let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: point)
            attachment.length = 0
            animator.addBehavior(attachment)
        }
        stage.advance(by: 1.0 / 60)
        stage.advance(by: 2)
        #expect(abs(view.center.x - 110) < 0.1 && abs(view.center.y - 110) < 0.1, "\(view.center)")
        #expect(!animator.isRunning)
    }
}
