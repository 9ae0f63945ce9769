public import DrawKit
public import Foundation

/// A layer whose sublayers are drawn several times, each time moved, later and in another colour.
///
/// Only the sublayers are repeated; the layer's own background, contents and border are there once. Copies take no
/// touches. Their properties here are not animated by themselves; what is animated in the sublayers is, in each copy
/// by `instanceDelay` later than in the one before.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// How many there are, the sublayers themselves among them; below 0 is 0. 1 by default. Of all replicators of a
    /// picture together 10,000 copies are drawn at most, and a message says so.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { setNeedsRecord() } } }
    /// Seconds by which each copy's animations are later than those of the one before; 0 by default. An animation that
    /// is removed when it has ended is over in all copies then, as in Core Animation: let it stay, or repeat.
    open var instanceDelay: CFTimeInterval = 0 { didSet { if instanceDelay != oldValue { setNeedsRecord() } } }
    /// What moves each copy from the place of the one before, about the middle of the layer. The identity by default;
    /// of it the affine part is drawn.
    open var instanceTransform = CATransform3DIdentity {
        didSet { if !CATransform3DEqualToTransform(instanceTransform, oldValue) { setNeedsRecord() } }
    }
    /// What the colours of the first copy are multiplied with: those of backgrounds, gradients, borders, shapes,
    /// shadows and text. Of pictures, and of text with colours of its own, only the opacity counts. White by default;
    /// nil is white.
    open var instanceColor: CGColor? = CGColor(.white) { didSet { if instanceColor != oldValue { setNeedsRecord() } } }
    /// How much more red the factor has from copy to copy, mostly below 0. 0 by default.
    open var instanceRedOffset: Float = 0 { didSet { if instanceRedOffset != oldValue { setNeedsRecord() } } }
    /// How much more green the factor has from copy to copy. 0 by default.
    open var instanceGreenOffset: Float = 0 { didSet { if instanceGreenOffset != oldValue { setNeedsRecord() } } }
    /// How much more blue the factor has from copy to copy. 0 by default.
    open var instanceBlueOffset: Float = 0 { didSet { if instanceBlueOffset != oldValue { setNeedsRecord() } } }
    /// How much more opaque each copy is than the one before. 0 by default.
    open var instanceAlphaOffset: Float = 0 { didSet { if instanceAlphaOffset != oldValue { setNeedsRecord() } } }

    /// Makes a layer whose sublayers are drawn once.
    public required init() {
        super.init()
        updateParts(.replicator, are: true)
    }

    /// Makes a layer that has the values which `layer` shows now.
    public override init(layer: Any) {
        super.init(layer: layer)
        updateParts(.replicator, are: true)
    }

    /// Archives of layers do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The factor of the colours of the copy at `index`, 0...1 each.
    func factor(at index: Int, isDark: Bool) -> RGBA {
        let first = (instanceColor ?? CGColor(.white)).resolved(dark: isDark)
        func part(_ value: Double, _ offset: Float) -> Double {
            let sum = value + (offset.isFinite ? Double(offset) * Double(index) : 0)
            return min(max(sum, 0), 1)
        }
        return RGBA(
            red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
            blue: part(first.blue, instanceBlueOffset), alpha: part(first.alpha, instanceAlphaOffset))
    }

    override func takePresentedValues(of layer: CALayer, at time: TimeInterval) {
        super.takePresentedValues(of: layer, at: time)
        guard let layer = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay) = (layer.instanceCount, layer.instanceDelay)
        (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
        (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
    }
}
