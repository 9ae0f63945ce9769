public import DrawKit
public import Foundation

/// A source of particles of a `CAEmitterLayer`.
///
/// A property with a range, such as `velocity`, differs from particle to particle by up to half of the range in both
/// directions. Changes apply to particles that are emitted later.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// The name of the cell. It has no effect.
    open var name: String?
    /// `true` if the cell emits particles. `true` by default.
    open var isEnabled = true { didSet { emissionDidChange() } }
    /// The image of the particles, a `CGImage`; `nil`, the default, emits invisible particles.
    open var contents: Any?
    /// The scale of the image, in pixels per point. 1 by default.
    open var contentsScale: CGFloat = 1
    /// The number of particles emitted per second. 0 by default.
    open var birthRate: Float = 0 { didSet { emissionDidChange() } }
    /// The time after the cell was added at which it begins to emit particles, in seconds. 0 by default.
    open var beginTime: TimeInterval = 0 { didSet { emissionDidChange() } }
    /// The time for which the cell emits particles, in seconds. Infinite by default.
    open var duration: TimeInterval = .infinity { didSet { emissionDidChange() } }

    /// No effect. 1 by default.
    open var speed: Float = 1
    /// No effect. 0 by default.
    open var timeOffset: TimeInterval = 0
    /// No effect. 0 by default.
    open var repeatCount: Float = 0
    /// No effect. 0 by default.
    open var repeatDuration: TimeInterval = 0
    /// No effect. `false` by default.
    open var autoreverses = false
    /// No effect. `.removed` by default.
    open var fillMode: CAMediaTimingFillMode = .removed

    /// The time for which particles exist, in seconds. 0 by default.
    open var lifetime: Float = 0 { didSet { emissionDidChange() } }
    /// The range of `lifetime`. 0 by default.
    open var lifetimeRange: Float = 0 { didSet { emissionDidChange() } }
    /// The speed of particles in points per second. 0 by default.
    open var velocity: CGFloat = 0
    /// The range of `velocity`. 0 by default.
    open var velocityRange: CGFloat = 0
    /// The horizontal acceleration of particles in points per second squared. 0 by default.
    open var xAcceleration: CGFloat = 0
    /// The vertical acceleration of particles in points per second squared; positive values point down. 0 by default.
    open var yAcceleration: CGFloat = 0
    /// The direction of particles in radians: 0 points right, and positive angles turn clockwise. 0 by default.
    open var emissionLongitude: CGFloat = 0
    /// The range of `emissionLongitude`. 0 by default.
    open var emissionRange: CGFloat = 0

    /// The scale of the image. 1 by default.
    open var scale: CGFloat = 1
    /// The range of `scale`. 0 by default.
    open var scaleRange: CGFloat = 0
    /// The change of `scale` per second. Particles whose scale reaches 0 disappear. 0 by default.
    open var scaleSpeed: CGFloat = 0
    /// The speed of the rotation in radians per second; positive values turn clockwise. 0 by default.
    open var spin: CGFloat = 0
    /// The range of `spin`. 0 by default.
    open var spinRange: CGFloat = 0

    /// The color by which the image is multiplied. White by default; `nil` counts as white.
    open var color: CGColor? = CGColor(.white)
    /// The range of the red component of `color`. 0 by default.
    open var redRange: Float = 0
    /// The range of the green component of `color`. 0 by default.
    open var greenRange: Float = 0
    /// The range of the blue component of `color`. 0 by default.
    open var blueRange: Float = 0
    /// The range of the alpha component of `color`. 0 by default.
    open var alphaRange: Float = 0
    /// The change of the red component per second. 0 by default.
    open var redSpeed: Float = 0
    /// The change of the green component per second. 0 by default.
    open var greenSpeed: Float = 0
    /// The change of the blue component per second. 0 by default.
    open var blueSpeed: Float = 0
    /// The change of the alpha component per second. 0 by default.
    open var alphaSpeed: Float = 0

    /// The images in the colors of particles.
    let images = TintedImages()
    /// The layers that emit particles of the cell.
    private var emitters: [WeakEmitter] = []

    private struct WeakEmitter {
        weak var layer: CAEmitterLayer?
    }

    /// Creates a cell that emits no particles.
    public override init() {}

    // MARK: Internal

    /// `true` if particles can have a lifetime above 0.
    var hasLifetime: Bool { lifetime + abs(lifetimeRange) / 2 > 0 }

    /// `true` if particles of the cell differ in color, or change their color.
    var variesColor: Bool {
        [redRange, greenRange, blueRange, redSpeed, greenSpeed, blueSpeed].contains { $0 != 0 }
    }

    /// Notifies `layer` when the cell may begin to emit particles.
    func add(to layer: CAEmitterLayer) {
        remove(from: layer)
        emitters.append(WeakEmitter(layer: layer))
    }

    func remove(from layer: CAEmitterLayer) {
        emitters.removeAll { $0.layer == nil || $0.layer === layer }
    }

    private func emissionDidChange() {
        for emitter in emitters { emitter.layer?.start() }
    }
}
