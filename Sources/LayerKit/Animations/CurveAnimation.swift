/// An animation from one value to another whose easing can have turned on the way: what property animators add.
/// Whatever easing a transaction gives to its animations, this one keeps its own.
package final class CurveAnimation: CABasicAnimation {
    /// How far it has come at each part of its time. Even by default.
    package var curve = ProgressCurve.eased(.cubic(CAMediaTimingFunction(name: .linear)))

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        if let other = other as? CurveAnimation { curve = other.curve }
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        let property = try property(in: context)
        var context = context
        context.curve = nil
        return AnimationTrack(
            timing: timing(in: context),
            content: segment(property, .curved(try interpolation(of: property), curve)))
    }
}
