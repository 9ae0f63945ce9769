/// An animation of the one property that `keyPath` names.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The property's name, such as "opacity" or "position.x".
    @exclusivity(unchecked)
    open var keyPath: String?
    /// Whether the values are added to what the layer shows without the animation, instead of taking its place; a
    /// missing end is nothing then. For transforms it is what is applied after it. False by default, and without effect
    /// on pictures, paths, arrays of colours and what is hidden.
    @exclusivity(unchecked)
    open var isAdditive = false
    /// Whether each repetition goes on from where the one before ended. False by default, and without effect on what
    /// `isAdditive` has none on.
    @exclusivity(unchecked)
    open var isCumulative = false

    /// Makes an animation of `keyPath`; the name is checked when the animation is added to a layer.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
    }

    /// The property that the key path names, on the layer of `context`.
    final func property(in context: AnimationContext) throws(AnimationError) -> LayerProperty {
        guard let keyPath, let property = LayerProperty(rawValue: keyPath) else { throw .unknownKeyPath(keyPath) }
        guard context.layer.modelValue(of: property.root) != nil else {
            throw .missingProperty(property, layer: "\(type(of: context.layer))")
        }
        return property
    }

    /// The way of `property` by `interpolation`.
    final func segment(_ property: LayerProperty, _ interpolation: AnimationSegment.Interpolation)
        -> AnimationTrack.Content
    {
        .segment(
            AnimationSegment(
                property: property, interpolation: interpolation, isAdditive: isAdditive, isCumulative: isCumulative))
    }

    /// `value`, which the user wrote into `field`, as one of `property`.
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
