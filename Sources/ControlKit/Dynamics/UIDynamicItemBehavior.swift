import DrawKit
public import Foundation
import ViewKit

/// Sets properties of the motion of items, such as their velocity and the resistance to it.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items with these properties.
    open private(set) var items: [any UIDynamicItem]
    /// The mass of the items in relation to their area. 1 by default. Values that aren't positive count as 1.
    open var density: CGFloat = 1 { didSet { didChange() } }
    /// The damping of the velocity, per second. 0, the default, doesn't slow items down.
    open var resistance: CGFloat = 0 { didSet { didChange() } }
    /// The damping of the rotation, per second. 0, the default, doesn't slow items down.
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }
    /// `true` if the items can rotate. `true` by default.
    open var allowsRotation = true { didSet { didChange() } }
    /// `true` if the items don't move. `false` by default.
    open var isAnchored = false { didSet { didChange() } }

    /// The velocities that were added before the behavior was added to an animator, in points per second.
    private var waiting: [ObjectIdentifier: CGVector] = [:]
    /// The angular velocities that were added before the behavior was added to an animator, in radians per second.
    private var waitingSpins: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a behavior that sets properties of `items`.
    public init(items: [any UIDynamicItem]) {
        self.items = items
    }

    /// Adds `item` to the items.
    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        didChange()
    }

    /// Removes `item` from the items.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        waiting[ObjectIdentifier(item)] = nil
        waitingSpins[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Adds `velocity`, in points per second, to that of `item`.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard velocity.x.isFinite, velocity.y.isFinite else { return }
        let old = waiting[ObjectIdentifier(item)] ?? .zero
        waiting[ObjectIdentifier(item)] = CGVector(dx: old.dx + velocity.x, dy: old.dy + velocity.y)
        didChange()
    }

    /// Returns the velocity of `item` in points per second; zero if no animator moves it.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let added = waiting[ObjectIdentifier(item)] ?? .zero
        let velocity = owner?.body(of: item)?.velocity ?? .zero
        return CGPoint(x: velocity.dx + added.dx, y: velocity.dy + added.dy)
    }

    /// Adds `velocity`, in radians per second, to that of the rotation of `item`.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard velocity.isFinite else { return }
        waitingSpins[ObjectIdentifier(item), default: 0] += velocity
        didChange()
    }

    /// Returns the velocity of the rotation of `item` in radians per second; 0 if no animator moves it.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        (owner?.body(of: item)?.angularVelocity ?? 0) + (waitingSpins[ObjectIdentifier(item)] ?? 0)
    }

    // MARK: Internal

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ body: DynamicBody) {
        let key = ObjectIdentifier(body.item)
        body.density = density > 0 && density.isFinite ? density : 1
        body.allowsRotation = allowsRotation
        body.isAnchored = isAnchored
        if let velocity = waiting.removeValue(forKey: key) {
            body.velocity.dx += velocity.dx
            body.velocity.dy += velocity.dy
        }
        if let spin = waitingSpins.removeValue(forKey: key) { body.angularVelocity += spin }
    }

    override func limit(_ body: DynamicBody, interval: TimeInterval) {
        /// Returns the remaining part of a velocity.
        func rest(after resistance: CGFloat) -> CGFloat { resistance > 0 ? max(1 - resistance * interval, 0) : 1 }
        body.velocity.dx *= rest(after: resistance)
        body.velocity.dy *= rest(after: resistance)
        body.angularVelocity *= rest(after: angularResistance)
    }

    override func isDone(with body: DynamicBody) -> Bool {
        waiting[ObjectIdentifier(body.item)] == nil && waitingSpins[ObjectIdentifier(body.item)] == nil
    }
}
