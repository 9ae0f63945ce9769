public import DrawKit
public import Foundation

/// A layer that draws its sublayers several times. Each copy is transformed, delayed and tinted relative to the
/// previous one.
///
/// Only the sublayers are repeated, not the layer's own background, contents and border. Only the original sublayers
/// receive touches. The properties of this class are not animatable. Animations in the sublayers run in each copy,
/// delayed by `instanceDelay` relative to the previous copy.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the original sublayers. Negative values count as 0. 1 by default. In a frame,
    /// all replicators together draw at most 10,000 copies; further copies are skipped and reported.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { setNeedsRecord() } } }
    /// The delay of each copy's animations relative to those of the previous copy, in seconds. 0 by default. As in Core
    /// Animation, an animation that is removed on completion ends in all copies at the same time. To avoid that, set
    /// `isRemovedOnCompletion` to `false` or repeat the animation.
    open var instanceDelay: CFTimeInterval = 0 { didSet { if instanceDelay != oldValue { setNeedsRecord() } } }
    /// The transform of each copy relative to the previous one, applied about the center of the layer. Only the affine
    /// part is drawn. The identity by default.
    open var instanceTransform = CATransform3DIdentity {
        didSet { if !CATransform3DEqualToTransform(instanceTransform, oldValue) { setNeedsRecord() } }
    }
    /// The color by which the first copy is multiplied. `instanceRedOffset` and the other offsets change the color from
    /// copy to copy. The color applies to backgrounds, gradients, borders, shapes, shadows, text and template images.
    /// For images and text that have their own colors, only the alpha applies. White by default; `nil` counts as white.
    open var instanceColor: CGColor? = CGColor(.white) { didSet { if instanceColor != oldValue { setNeedsRecord() } } }
    /// The change in the red factor from one copy to the next, usually negative. 0 by default.
    open var instanceRedOffset: Float = 0 { didSet { if instanceRedOffset != oldValue { setNeedsRecord() } } }
    /// The change in the green factor from one copy to the next. 0 by default.
    open var instanceGreenOffset: Float = 0 { didSet { if instanceGreenOffset != oldValue { setNeedsRecord() } } }
    /// The change in the blue factor from one copy to the next. 0 by default.
    open var instanceBlueOffset: Float = 0 { didSet { if instanceBlueOffset != oldValue { setNeedsRecord() } } }
    /// The change in the alpha factor from one copy to the next. 0 by default.
    open var instanceAlphaOffset: Float = 0 { didSet { if instanceAlphaOffset != oldValue { setNeedsRecord() } } }

    /// Creates a layer that draws its sublayers once.
    public required init() {
        super.init()
        updateParts(.replicator, are: true)
    }

    /// Creates a layer with the values currently presented by `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        updateParts(.replicator, are: true)
    }

    /// Always returns `nil`, because layers can't be archived.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the color factor of the copy at `index`. Each component is in 0...1.
    func factor(at index: Int, isDark: Bool) -> RGBA {
        let first = (instanceColor ?? CGColor(.white)).resolved(dark: isDark)
        func component(_ value: Double, _ offset: Float) -> Double {
            let sum = value + (offset.isFinite ? Double(offset) * Double(index) : 0)
            return min(max(sum, 0), 1)
        }
        return RGBA(
            red: component(first.red, instanceRedOffset), green: component(first.green, instanceGreenOffset),
            blue: component(first.blue, instanceBlueOffset), alpha: component(first.alpha, instanceAlphaOffset))
    }

    override func copyPresentedValues(from layer: CALayer, at time: TimeInterval) {
        super.copyPresentedValues(from: layer, at: time)
        guard let layer = layer as? CAReplicatorLayer else { return }
        instanceCount = layer.instanceCount
        instanceDelay = layer.instanceDelay
        instanceTransform = layer.instanceTransform
        instanceColor = layer.instanceColor
        instanceRedOffset = layer.instanceRedOffset
        instanceGreenOffset = layer.instanceGreenOffset
        instanceBlueOffset = layer.instanceBlueOffset
        instanceAlphaOffset = layer.instanceAlphaOffset
    }
}
