public import DrawKit
import Foundation
public import ViewKit

/// Accelerates items in one direction, independent of their mass.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that the behavior accelerates.
    open private(set) var items: [any UIDynamicItem]
    /// The acceleration, in 1000 points per second squared. (0, 1) by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { if gravityDirection != oldValue { didChange() } } }

    /// The direction of the acceleration in radians: 0 points right, and positive angles turn clockwise.
    open var angle: CGFloat {
        get { gravityDirection == .zero ? storedAngle : gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of `gravityDirection`.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// The angle that was set last, which applies while the magnitude is 0.
    private var storedAngle: CGFloat = 0

    /// The acceleration of a magnitude of 1, in points per second squared.
    private static let unit: CGFloat = 1000

    /// Creates a behavior that accelerates `items` downward.
    public init(items: [any UIDynamicItem]) {
        self.items = items
    }

    /// Sets the direction and the magnitude of the acceleration.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        storedAngle = angle.isFinite ? angle : 0
        gravityDirection = CGVector(angle: angle, length: magnitude)
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
        didChange()
    }

    // MARK: Internal

    override var movedItems: [any UIDynamicItem] { items }

    override func accelerate(_ body: DynamicBody) {
        body.acceleration.dx += gravityDirection.dx * Self.unit
        body.acceleration.dy += gravityDirection.dy * Self.unit
    }

    override func isDone(with body: DynamicBody) -> Bool {
        // Balanced by other behaviors, such as a snap.
        hypot(body.acceleration.dx, body.acceleration.dy) < 1
    }
}

extension CGVector {
    /// The direction in radians: 0 points right, and positive angles turn clockwise. 0 for the zero vector.
    var angle: CGFloat { atan2(dy, dx) }

    var length: CGFloat { hypot(dx, dy) }

    /// Creates a vector from its direction in radians and its length. Nonfinite numbers count as 0.
    init(angle: CGFloat, length: CGFloat) {
        let isValid = angle.isFinite && length.isFinite
        self.init(dx: isValid ? length * cos(angle) : 0, dy: isValid ? length * sin(angle) : 0)
    }
}
