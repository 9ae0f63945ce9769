/// An animation from one value to another.
///
/// With `fromValue` and `toValue` it goes between them; with `fromValue` and `byValue` from the one to the sum; with
/// `byValue` and `toValue` to the one from the difference. Of `fromValue`, `toValue` or `byValue` alone, the other end
/// is the value that the layer shows without this animation; without any, nothing changes.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it starts.
    @exclusivity(unchecked)
    open var fromValue: Any?
    /// Where it ends.
    @exclusivity(unchecked)
    open var toValue: Any?
    /// How far it goes, when one of the two ends is nil. For a transform, what is applied after it.
    @exclusivity(unchecked)
    open var byValue: Any?

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
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

    /// The ends of the way.
    final func interpolation(of property: LayerProperty) throws(AnimationError) -> BasicInterpolation {
        BasicInterpolation(
            from: try checked(fromValue, of: property, field: "fromValue"),
            to: try checked(toValue, of: property, field: "toValue"),
            by: try checked(byValue, of: property, field: "byValue"))
    }
}
