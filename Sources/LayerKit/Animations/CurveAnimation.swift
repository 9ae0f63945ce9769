/// A basic animation whose easing can change midway. Used by property animators. The easing of transactions has no
/// effect on it.
package final class CurveAnimation: CABasicAnimation {
    /// The progress as a function of time. Linear by default.
    package var curve = ProgressCurve.eased(.cubic(CAMediaTimingFunction(name: .linear)))

    override func emptyCopy() -> CAAnimation { CurveAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
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
