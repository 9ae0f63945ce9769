public import DrawKit
public import Foundation
public import ViewKit

/// Applies a force to items, either once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a force.
    public enum Mode: Int, Sendable {
        /// The force applies until the behavior is removed or inactive.
        case continuous
        /// The force applies at once. Afterward, the behavior is inactive.
        case instantaneous
    }

    /// The duration of the force.
    public let mode: Mode
    /// The items that the behavior pushes.
    open private(set) var items: [any UIDynamicItem]
    /// The force. A force of 1 accelerates an item of 100 x 100 points and the standard density by 100 points per
    /// second squared or, if it is instantaneous, by 100 points per second. Zero by default.
    open var pushDirection = CGVector.zero { didSet { if pushDirection != oldValue { didChange() } } }
    /// `true` if the force applies. Setting it to `true` repeats an instantaneous force. `true` by default.
    open var active = true { didSet { if active { didChange() } } }

    /// The direction of the force in radians: 0 points right, and positive angles turn clockwise.
    open var angle: CGFloat {
        get { pushDirection == .zero ? storedAngle : pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of `pushDirection`.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// The angle that was set last, which applies while the magnitude is 0.
    private var storedAngle: CGFloat = 0

    /// The acceleration by a force of 1, in points per second squared.
    private static let unit: CGFloat = 100

    /// Creates a behavior that pushes `items` once `pushDirection` is set.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
    }

    /// Sets the direction and the magnitude of the force.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        storedAngle = angle.isFinite ? angle : 0
        pushDirection = CGVector(angle: angle, length: magnitude)
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
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Applies the force to `item` at a distance from its center, which also rotates it.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }

    /// Returns the distance from the center at which the force applies to `item`. Zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    // MARK: Internal

    override var movedItems: [any UIDynamicItem] { items }

    override func accelerate(_ body: DynamicBody) {
        guard active else { return }
        let (push, spin) = effect(on: body)
        switch mode {
        case .continuous:
            body.acceleration.dx += push.dx
            body.acceleration.dy += push.dy
            body.angularAcceleration += spin
        case .instantaneous:
            body.velocity.dx += push.dx
            body.velocity.dy += push.dy
            body.angularVelocity += spin
            if body.item === items.last { active = false }
        }
    }

    override func isDone(with body: DynamicBody) -> Bool {
        !active || pushDirection == .zero
            || (mode == .continuous && hypot(body.acceleration.dx, body.acceleration.dy) < 1)
    }

    private func effect(on body: DynamicBody) -> (CGVector, CGFloat) {
        let scale = Self.unit / body.mass
        let push = CGVector(dx: pushDirection.dx * scale, dy: pushDirection.dy * scale)
        let offset = targetOffsetFromCenter(for: body.item)
        return (push, (offset.horizontal * push.dy - offset.vertical * push.dx) / body.inertia)
    }
}
