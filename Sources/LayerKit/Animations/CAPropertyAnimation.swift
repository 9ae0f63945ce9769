/// An animation of the property at `keyPath`.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The property's key path, such as "opacity" or "position.x".
    @exclusivity(unchecked)
    open var keyPath: String?
    /// `true` if values are added to the value that the layer shows without the animation; `false`, the default, if
    /// they replace it. If `true`, transforms are applied after the current transform, and a start or end value that
    /// isn't determined by `fromValue`, `toValue` and `byValue` adds nothing. Has no effect on images, paths, color
    /// arrays and `hidden`.
    @exclusivity(unchecked)
    open var isAdditive = false
    /// `true` if each cycle continues from the end of the previous one. `false` by default. Has no effect on images,
    /// paths, color arrays and `hidden`.
    @exclusivity(unchecked)
    open var isCumulative = false

    /// Creates an animation of `keyPath`. The key path is validated when the animation is added to a layer.
    ///
    /// The key of a custom value of the layer is also a key path. While the animation runs, the layer is redrawn in
    /// each frame if its `needsDisplay(forKey:)` returns `true`.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// Returns the property at the key path, for the layer of `context`.
    final func property(in context: AnimationContext) throws(AnimationError) -> LayerProperty {
        guard let keyPath else { throw .unknownKeyPath(nil) }
        let property = LayerProperty(rawValue: keyPath)
        if let property, context.layer.modelValue(of: property.root) != nil { return property }
        if context.layer.hasCustomValue(forKey: keyPath) { return .custom }
        guard let property else { throw .unknownKeyPath(keyPath) }
        throw .missingProperty(property, layer: "\(type(of: context.layer))")
    }

    /// Returns the content of a track that animates `property` with `interpolation`.
    final func segment(_ property: LayerProperty, _ interpolation: AnimationSegment.Interpolation)
        -> AnimationTrack.Content
    {
        .segment(
            AnimationSegment(
                property: property, customKey: property == .custom ? keyPath : nil, interpolation: interpolation,
                isAdditive: isAdditive, isCumulative: isCumulative))
    }

    /// Converts `value`, which was set for `field`, to the type of `property`.
    final func checked(
        _ value: Any?, of property: LayerProperty, field: @autoclosure () -> String
    ) throws(AnimationError) -> AnimationValue? {
        guard let value else { return nil }
        guard let typed = AnimationValue(value, kind: property.kind) else {
            throw .wrongValue(property, field: field(), given: "\(type(of: value))")
        }
        guard typed.isFinite else { throw .notFinite(property, field: field()) }
        return typed
    }
}
