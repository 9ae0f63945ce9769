/// An animation of the one property that `keyPath` names.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The property's name, such as "opacity" or "position.x".
    @exclusivity(unchecked)
    open var keyPath: String?

    /// Makes an animation of `keyPath`; the name is checked when the animation is added to a layer.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        keyPath = (other as? CAPropertyAnimation)?.keyPath
    }

    /// The property that the key path names, on the layer of `context`.
    final func property(in context: AnimationContext) throws(AnimationError) -> LayerProperty {
        guard let keyPath, let property = LayerProperty(rawValue: keyPath) else { throw .unknownKeyPath(keyPath) }
        guard context.layer.modelValue(of: property.root) != nil else {
            throw .missingProperty(property, layer: "\(type(of: context.layer))")
        }
        return property
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
