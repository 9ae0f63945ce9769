import DrawKit
import Foundation
import Reporting

/// The properties of the replicator copy that is being recorded: its delay and its color factor.
struct Replica: Equatable {
    /// The delay of the copy's animations in seconds.
    var delay: TimeInterval = 0
    /// The color factor without its alpha, or `nil` if the colors are unchanged.
    var factor: RGBA?
}

/// An iteration over the copies of a replicator's sublayers.
@MainActor
final class ReplicaWalk {
    let layer: CAReplicatorLayer
    let sublayers: [CALayer]
    /// The properties of the enclosing replicator copy, if replicators are nested; otherwise, the default properties.
    let outer: Replica
    /// The center of the replicator, in the replicator's coordinates.
    private let middle: CGPoint
    private(set) var next = 0
    /// The transform from the next copy's coordinates to the replicator's coordinates.
    private(set) var map = CGAffineTransform.identity

    init(_ layer: CAReplicatorLayer, _ sublayers: [CALayer], outer: Replica, bounds: CGRect) {
        self.layer = layer
        self.sublayers = sublayers
        self.outer = outer
        middle = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func resume() {
        next += 1
        let step = layer.instanceTransform.affinePart
        let about = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(step)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        map = map.concatenating(about)
    }
}

extension RecordPass {
    /// The maximum number of copies in a frame.
    static let maximumReplicas = 10_000

    /// Schedules a step that records `sublayers` once for each copy.
    mutating func scheduleReplicas(of layer: CAReplicatorLayer, _ sublayers: [CALayer], in context: Context) {
        let bounds = LayerGeometry(presented: layer, at: time).bounds
        let walk = ReplicaWalk(layer, sublayers, outer: replica, bounds: bounds)
        steps.append(Step(layer: layer, context: context, action: .replicas(walk)))
    }

    /// Records the next copy of `walk`, whose step must be the last in `steps`. If there are no more copies, removes
    /// the step and returns to the enclosing copy.
    mutating func recordReplica(of walk: ReplicaWalk, in context: Context) {
        guard walk.next < walk.layer.instanceCount, replicaCount < Self.maximumReplicas, walk.map.isFinite else {
            if walk.next < walk.layer.instanceCount, replicaCount >= Self.maximumReplicas {
                Diagnostics.report(
                    "\(walk.layer.label): more than \(Self.maximumReplicas) copies; the rest is skipped")
            }
            steps.removeLast()
            return enter(walk.outer)
        }
        let factor = walk.layer.factor(at: walk.next, isDark: context.isDark)
        var inner = context
        inner.map = walk.map.concatenating(context.map)
        inner.opacity *= factor.alpha
        inner.isSharedByBothImages = false
        let delay = walk.layer.instanceDelay.isFinite ? walk.layer.instanceDelay * Double(walk.next) : 0
        walk.resume()
        replicaCount += 1
        guard inner.opacity > 0 else { return }
        let outer = walk.outer.factor ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        let product = RGBA(
            red: factor.red * outer.red, green: factor.green * outer.green, blue: factor.blue * outer.blue, alpha: 1)
        let isWhite = product.red == 1 && product.green == 1 && product.blue == 1
        enter(Replica(delay: walk.outer.delay + delay, factor: isWhite ? nil : product))
        steps.append(Step(layer: walk.layer, context: inner, action: .sublayers(walk.sublayers, next: 0)))
    }

    private mutating func enter(_ replica: Replica) {
        self.replica = replica
        isPlain = replica == Replica()
        time = frameTime - replica.delay
    }

    /// Records the gradient of `layer` with the colors of the copy, at the copy's time.
    mutating func recordGradientOfCopy(_ layer: CAGradientLayer, on placement: Placement, context: Context) {
        guard let gradient = layer.gradient(at: time, isDark: context.isDark, factor: replica.factor) else { return }
        let key = PaintKey(
            ramp: ObjectIdentifier(gradient.ramp), start: CGPoint(x: gradient.start.x, y: gradient.start.y),
            end: CGPoint(x: gradient.end.x, y: gradient.end.y), area: gradientArea(of: layer, context: context),
            timelines: [])
        let slot: PaintSlot
        if let existing = paintSlotsByKey[key] {
            slot = existing
        } else {
            slot = PaintSlot(paint: Int32(list.paints.count), isMoving: false)
            list.paints.append(
                Paint(ramp: gradient.ramp, start: gradient.start, end: gradient.end, area: key.area))
            paintSlotsByKey[key] = slot
        }
        append(
            .gradient(
                placement.shape, paint: slot.paint, opacity: UInt8((context.opacity * 255).rounded()),
                clip: context.clip, transform: placement.transform), in: context)
    }

    /// Returns the pixel value of `color` in `context`, for the copy being recorded.
    func packed(_ color: CGColor, in context: Context) -> PackedColor {
        let shown = color.resolved(dark: context.isDark)
        guard let factor = replica.factor else { return PackedColor(shown, opacity: context.opacity) }
        return PackedColor(shown.multiplied(by: factor), opacity: context.opacity)
    }
}

extension RGBA {
    /// Returns the color with its red, green and blue multiplied by those of `factor`. The alpha is unchanged.
    func multiplied(by factor: RGBA) -> RGBA {
        RGBA(red: red * factor.red, green: green * factor.green, blue: blue * factor.blue, alpha: alpha)
    }
}
