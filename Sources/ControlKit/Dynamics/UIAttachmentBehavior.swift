import DrawKit
public import Foundation
public import ViewKit

/// Connects an item to a point or to another item, at a fixed distance or with a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kinds of attachments.
    public enum AttachmentType: Int, Sendable {
        /// Two items are connected.
        case items
        /// An item is connected to a point.
        case anchor
    }

    /// The connected items.
    public let items: [any UIDynamicItem]
    /// The kind of the attachment.
    public let attachedBehaviorType: AttachmentType
    /// The point to which the item is connected, in the coordinates of the animator's reference view. No effect if two
    /// items are connected.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { didChange() } } }
    /// The distance between the connected points, in points. By default, their distance when the behavior is created.
    open var length: CGFloat = 0 {
        didSet {
            length = length.isFinite ? max(length, 0) : 0
            if length != oldValue { didChange() }
        }
    }
    /// The damping ratio of the spring: 0, the default, doesn't damp, 1 prevents oscillation. No effect if `frequency`
    /// is 0.
    open var damping: CGFloat = 0 { didSet { if damping != oldValue { didChange() } } }
    /// The frequency of the spring in hertz, at most 12. 0, the default, keeps the distance.
    open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { didChange() } } }

    /// The connected point of each item relative to its center, in its own coordinates.
    private let offsets: [CGPoint]

    private enum Metrics {
        /// The angular frequency of the stiffest spring, in radians per second. It also keeps distances.
        static let stiffest: CGFloat = 80
        /// The distance below which points count as connected without a direction, in points.
        static let closest: CGFloat = 0.001
        /// The number of attachments of an item from which on they are softer, because the simulation would otherwise
        /// be unstable.
        static let stiffCount: CGFloat = 2
    }

    /// Connects the center of `item` to `point`.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Connects the point of `item` at the distance `offset` from its center to `point`.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        offsets = [Self.ownOffset(offset, of: item)]
        anchorPoint = point
        super.init()
        length = Self.distance(Self.place(offset, of: item), point)
    }

    /// Connects the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Connects the point of `item1` at the distance `offset1` from its center to the point of `item2` at the distance
    /// `offset2` from its center.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        items = [item1, item2]
        attachedBehaviorType = .items
        offsets = [Self.ownOffset(offset1, of: item1), Self.ownOffset(offset2, of: item2)]
        anchorPoint = .zero
        super.init()
        length = Self.distance(Self.place(offset1, of: item1), Self.place(offset2, of: item2))
    }

    // MARK: Internal

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ body: DynamicBody) { body.attachmentCount += 1 }

    override func accelerate(_ body: DynamicBody) {
        guard !body.isAnchored, let index = items.firstIndex(where: { $0 === body.item }) else { return }
        let other = items.count > 1 ? owner?.body(of: items[1 - index]) : nil
        let arm = rotated(offsets[index], by: body.angle)
        let otherArm = other.map { rotated(offsets[1 - index], by: $0.angle) } ?? .zero
        let target = other.map { CGPoint(x: $0.center.x + otherArm.x, y: $0.center.y + otherArm.y) } ?? anchorPoint
        var stretch = CGVector(dx: target.x - body.center.x - arm.x, dy: target.y - body.center.y - arm.y)
        let own = body.velocity(at: arm)
        let their = other?.velocity(at: otherArm) ?? .zero
        var slip = CGVector(dx: their.dx - own.dx, dy: their.dy - own.dy)
        if length > 0 {
            // Only the distance is kept, not the direction.
            let distance = hypot(stretch.dx, stretch.dy)
            let isApart = distance > Metrics.closest
            // Points at the same place move apart vertically.
            let (x, y) = isApart ? (stretch.dx / distance, stretch.dy / distance) : (0, -1)
            let along = slip.dx * x + slip.dy * y
            stretch = CGVector(dx: x * (distance - length), dy: y * (distance - length))
            slip = CGVector(dx: x * along, dy: y * along)
        }
        let isSpring = frequency > 0 && frequency.isFinite
        let pace = isSpring ? min(2 * .pi * frequency, Metrics.stiffest) : Metrics.stiffest
        let friction = 2 * pace * (isSpring ? (damping > 0 && damping.isFinite ? min(damping, 1) : 0) : 1)
        let count = CGFloat(max(body.attachmentCount, other?.attachmentCount ?? 0))
        let share = min(Metrics.stiffCount / max(count, 1), 1)
        let mass = share / (body.mobility(at: arm) + (other?.mobility(at: otherArm) ?? 0))
        let force = CGVector(
            dx: mass * (pace * pace * stretch.dx + friction * slip.dx),
            dy: mass * (pace * pace * stretch.dy + friction * slip.dy))
        body.acceleration.dx += force.dx / body.mass
        body.acceleration.dy += force.dy / body.mass
        body.angularAcceleration += (arm.x * force.dy - arm.y * force.dx) / (body.mass * body.inertia)
    }

    override func isDone(with body: DynamicBody) -> Bool {
        hypot(body.acceleration.dx, body.acceleration.dy) < 1 && abs(body.angularAcceleration) < 0.05
    }

    // MARK: Private

    private func rotated(_ point: CGPoint, by angle: CGFloat) -> CGPoint {
        point == .zero ? point : point.applying(CGAffineTransform(rotationAngle: angle))
    }

    /// Returns `offset`, which is in the reference view's coordinates, in the coordinates of an upright item.
    private static func ownOffset(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
        let rotation = atan2(item.transform.b, item.transform.a)
        return CGPoint(x: offset.horizontal, y: offset.vertical)
            .applying(CGAffineTransform(rotationAngle: rotation.isFinite ? -rotation : 0))
    }

    private static func place(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
        CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        hypot(first.x - second.x, first.y - second.y)
    }
}
