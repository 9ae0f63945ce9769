/// An animation from one value to another.
///
/// With `fromValue` and `toValue`, interpolates between the two values. With `fromValue` and `byValue`, interpolates
/// from `fromValue` to `fromValue` plus `byValue`. With `byValue` and `toValue`, interpolates from `toValue` minus
/// `byValue` to `toValue`. With only `fromValue` or `toValue`, the other end is the value that the layer shows without
/// this animation. With only `byValue`, interpolates from the value without this animation to that value plus
/// `byValue`. If none of the three values is set, nothing changes.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value; `nil`, the default, derives it from the other values.
    @exclusivity(unchecked)
    open var fromValue: Any?
    /// The end value; `nil`, the default, derives it from the other values.
    @exclusivity(unchecked)
    open var toValue: Any?
    /// The relative change, used if `fromValue` or `toValue` is `nil`. If it is a transform, it is applied after the
    /// transform at the other end.
    @exclusivity(unchecked)
    open var byValue: Any?

    override func emptyCopy() -> CAAnimation { CABasicAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        let property = try property(in: context)
        return AnimationTrack(
            timing: timing(in: context),
            content: segment(property, .basic(try interpolation(of: property))))
    }

    /// Returns the values to interpolate between.
    final func interpolation(of property: LayerProperty) throws(AnimationError) -> BasicInterpolation {
        BasicInterpolation(
            from: try checked(fromValue, of: property, field: "fromValue"),
            to: try checked(toValue, of: property, field: "toValue"),
            by: try checked(byValue, of: property, field: "byValue"))
    }
}
