import DrawKit
import Foundation

/// A particle of an emitter layer, with the layer that draws it.
@MainActor
struct Particle {
    let layer: CALayer
    private let cell: CAEmitterCell
    /// The time for which the particle exists, in seconds.
    private let lifetime: TimeInterval
    private var age: TimeInterval = 0
    private var position: CGPoint
    private var velocity: CGVector
    private let acceleration: CGVector
    private var scale: CGFloat
    private let scaleSpeed: CGFloat
    private var angle: CGFloat = 0
    private let spin: CGFloat
    private var color: RGBA
    private let colorSpeed: (red: Double, green: Double, blue: Double, alpha: Double)

    /// Creates a particle at `position`. `random` returns numbers in -0.5...0.5.
    init(
        of cell: CAEmitterCell, in emitter: CAEmitterLayer, at position: CGPoint, layer: CALayer, random: () -> Double
    ) {
        self.layer = layer
        self.cell = cell
        self.position = position
        func varied(_ value: CGFloat, _ range: CGFloat, _ factor: Float = 1) -> CGFloat {
            let result = (value + range * random()) * CGFloat(factor)
            return result.isFinite ? result : 0
        }
        lifetime = varied(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange), emitter.lifetime)
        let speed = varied(cell.velocity, cell.velocityRange, emitter.velocity)
        let direction = varied(cell.emissionLongitude, cell.emissionRange)
        velocity = CGVector(dx: speed * cos(direction), dy: speed * sin(direction))
        acceleration = CGVector(dx: varied(cell.xAcceleration, 0), dy: varied(cell.yAcceleration, 0))
        scale = varied(cell.scale, cell.scaleRange, emitter.scale)
        scaleSpeed = varied(cell.scaleSpeed, 0, emitter.scale)
        spin = varied(cell.spin, cell.spinRange, emitter.spin)
        let base = (cell.color ?? CGColor(.white)).resolved(dark: emitter.isDarkHere)
        color = RGBA(
            red: varied(base.red, CGFloat(cell.redRange)), green: varied(base.green, CGFloat(cell.greenRange)),
            blue: varied(base.blue, CGFloat(cell.blueRange)), alpha: varied(base.alpha, CGFloat(cell.alphaRange)))
        colorSpeed = (
            varied(CGFloat(cell.redSpeed), 0), varied(CGFloat(cell.greenSpeed), 0), varied(CGFloat(cell.blueSpeed), 0),
            varied(CGFloat(cell.alphaSpeed), 0)
        )
        let image = cell.contents as? CGImage
        let pixels = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
        layer.bounds.size = CGSize(
            width: CGFloat(image?.width ?? 0) / pixels, height: CGFloat(image?.height ?? 0) / pixels)
    }

    /// Returns `true` if `cell` emitted the particle.
    func isOf(_ cell: CAEmitterCell) -> Bool { self.cell === cell }

    /// `true` until the particle's lifetime ends, or it has shrunk or faded completely.
    var exists: Bool {
        // A particle that shrinks or fades doesn't return.
        age < lifetime && (scale > 0 || scaleSpeed > 0) && (color.alpha > 0 || colorSpeed.alpha > 0)
    }

    /// Moves the particle. Returns `false` if it doesn't exist anymore.
    mutating func advance(by interval: TimeInterval) -> Bool {
        age += interval
        velocity.dx += acceleration.dx * interval
        velocity.dy += acceleration.dy * interval
        position.x += velocity.dx * interval
        position.y += velocity.dy * interval
        scale += scaleSpeed * interval
        angle += spin * interval
        color.red += colorSpeed.red * interval
        color.green += colorSpeed.green * interval
        color.blue += colorSpeed.blue * interval
        color.alpha += colorSpeed.alpha * interval
        return exists
    }

    /// Shows the particle in its layer.
    func show() {
        layer.position = position
        layer.affine = CGAffineTransform(rotationAngle: angle).scaledBy(x: max(scale, 0), y: max(scale, 0))
        layer.opacity = Float(min(max(color.alpha, 0), 1))
        if let image = cell.contents as? CGImage {
            layer.contents = cell.images.image(image, in: color, isExact: !cell.variesColor)
        }
        layer.isHidden = false
    }
}
