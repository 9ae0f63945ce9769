import DrawKit
import Foundation
import ViewKit

/// The motion of an item of a `UIDynamicAnimator`.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    /// The area of the item relative to 100 x 100 points.
    let area: CGFloat
    /// The mass for each unit of `area`.
    var density: CGFloat = 1
    var center: CGPoint
    /// The clockwise rotation, in radians.
    var angle: CGFloat
    /// Points per second.
    var velocity = CGVector.zero
    /// Radians per second.
    var angularVelocity: CGFloat = 0
    /// Points per second squared.
    var acceleration = CGVector.zero
    /// Radians per second squared.
    var angularAcceleration: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
    /// The number of attachments of the item.
    var attachmentCount = 0

    /// The transform of the item without its rotation.
    private var base: CGAffineTransform
    private var shownAngle: CGFloat

    /// The mass of the item: 1 for 100 x 100 points with a density of 1. An empty item has a small mass.
    var mass: CGFloat { max(area * density, 0.0001) }

    /// The moment of inertia for a mass of 1, as of a rectangle, in square points.
    let inertia: CGFloat

    private enum Metrics {
        /// The maximum speed in points per second.
        static let maximumSpeed: CGFloat = 1_000_000
        /// The speed below which an item can be at rest, in points per second.
        static let restingSpeed: CGFloat = 2
        /// The angular speed below which an item can be at rest, in radians per second.
        static let restingSpin: CGFloat = 0.02
    }

    init(_ item: any UIDynamicItem) {
        self.item = item
        let size = item.bounds.size
        area = size.width * size.height / 10_000
        inertia = max((size.width * size.width + size.height * size.height) / 12, 1)
        center = item.center
        base = item.transform
        angle = 0
        shownAngle = 0
        readState()
    }

    /// Adopts the current center and transform of the item.
    func readState() {
        center = item.center
        let transform = item.transform
        let rotation = atan2(transform.b, transform.a)
        angle = rotation.isFinite ? rotation : 0
        shownAngle = angle
        base = transform.rotated(by: -angle)
    }

    /// Moves the item to the body's center and rotates it.
    func writeState() {
        if item.center != center { item.center = center }
        guard angle != shownAngle else { return }
        shownAngle = angle
        item.transform = base.rotated(by: angle)
    }

    /// Prepares the body for the next step of its behaviors.
    func reset() {
        acceleration = .zero
        angularAcceleration = 0
        density = 1
        isAnchored = false
        allowsRotation = true
        attachmentCount = 0
    }

    var isSlow: Bool {
        hypot(velocity.dx, velocity.dy) < Metrics.restingSpeed && abs(angularVelocity) < Metrics.restingSpin
    }

    /// Returns the velocity of the point at the distance `arm` from the center, in points per second.
    func velocity(at arm: CGPoint) -> CGVector {
        CGVector(dx: velocity.dx - angularVelocity * arm.y, dy: velocity.dy + angularVelocity * arm.x)
    }

    /// Returns the inverse of the mass that a force feels at the distance `arm` from the center; 0 for an anchored
    /// item.
    func mobility(at arm: CGPoint) -> CGFloat {
        guard !isAnchored else { return 0 }
        return (1 + (allowsRotation ? (arm.x * arm.x + arm.y * arm.y) / inertia : 0)) / mass
    }

    func stop() {
        velocity = .zero
        angularVelocity = 0
    }

    /// Applies the accelerations to the velocity, and the velocity to the position. Nonfinite accelerations count as 0.
    func move(interval: TimeInterval) {
        if !acceleration.length.isFinite { acceleration = .zero }
        if !angularAcceleration.isFinite { angularAcceleration = 0 }
        if isAnchored { return stop() }
        velocity.dx = Self.clamped(velocity.dx + acceleration.dx * interval)
        velocity.dy = Self.clamped(velocity.dy + acceleration.dy * interval)
        center.x += velocity.dx * interval
        center.y += velocity.dy * interval
        guard allowsRotation else { return angularVelocity = 0 }
        angularVelocity = Self.clamped(angularVelocity + angularAcceleration * interval)
        angle += angularVelocity * interval
    }

    private static func clamped(_ speed: CGFloat) -> CGFloat {
        speed.isFinite ? min(max(speed, -Metrics.maximumSpeed), Metrics.maximumSpeed) : 0
    }
}
