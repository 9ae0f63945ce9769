import DrawKit
public import Foundation
import ViewKit

/// Moves an item to a point with a spring, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// The point to which the item moves, in the coordinates of the animator's reference view.
    open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { didChange() } } }
    /// The damping of the spring, 0...1: 0 oscillates the most, 1 not at all. 0.5 by default.
    open var damping: CGFloat = 0.5 {
        didSet {
            damping = damping.isFinite ? min(max(damping, 0), 1) : 0.5
            if damping != oldValue { didChange() }
        }
    }

    private let items: [any UIDynamicItem]

    private enum Metrics {
        /// The angular frequency of the spring, in radians per second.
        static let frequency: CGFloat = 14
        /// The damping ratio of the spring if `damping` is 0.
        static let leastRatio: CGFloat = 0.3
        /// The maximum distance from the point at which the item stops, in points.
        static let tolerance: CGFloat = 0.25
        /// The maximum rotation at which the item stops, in radians.
        static let angleTolerance: CGFloat = 0.005
    }

    /// Creates a behavior that moves the center of `item` to `point`.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        items = [item]
        snapPoint = point
    }

    // MARK: Internal

    override var movedItems: [any UIDynamicItem] { items }

    override func accelerate(_ body: DynamicBody) {
        let stiffness = Metrics.frequency * Metrics.frequency
        let ratio = Metrics.leastRatio + (1 - Metrics.leastRatio) * damping
        let friction = 2 * ratio * Metrics.frequency
        body.acceleration.dx += stiffness * (snapPoint.x - body.center.x) - friction * body.velocity.dx
        body.acceleration.dy += stiffness * (snapPoint.y - body.center.y) - friction * body.velocity.dy
        body.angularAcceleration -= stiffness * body.angle + friction * body.angularVelocity
    }

    override func isDone(with body: DynamicBody) -> Bool {
        let distance = hypot(snapPoint.x - body.center.x, snapPoint.y - body.center.y)
        // Other behaviors may keep the item away from the point.
        let isHeld = body.acceleration.length < 1
        let keepsAngle =
            !body.allowsRotation || abs(body.angle) < Metrics.angleTolerance || abs(body.angularAcceleration) < 1
        return (isHeld || distance < Metrics.tolerance) && keepsAngle
    }

    override func settle(_ body: DynamicBody) {
        let distance = hypot(snapPoint.x - body.center.x, snapPoint.y - body.center.y)
        guard distance < Metrics.tolerance else { return }
        body.center = snapPoint
        if body.allowsRotation, abs(body.angle) < Metrics.angleTolerance { body.angle = 0 }
    }
}
