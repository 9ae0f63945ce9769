import Reporting

/// A group of animations that run together, clipped to the group's duration. The group's easing applies to the time of
/// its animations.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group. Their `beginTime` is relative to the start of the group, and their default duration
    /// is the group's duration. Their `delegate` and `isRemovedOnCompletion` are ignored. Values that would make the
    /// group contain itself are reported and ignored.
    @exclusivity(unchecked)
    open var animations: [CAAnimation]? {
        didSet {
            guard contains(self) else { return }
            Diagnostics.report("CAAnimationGroup: a group can't contain itself; ignored")
            animations = oldValue
        }
    }

    override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        let timing = timing(in: context)
        let inner = AnimationContext(duration: timing.runDuration, curve: nil, layer: context.layer, isInGroup: true)
        var children: [AnimationTrack] = []
        for animation in animations ?? [] { children.append(try animation.track(in: inner)) }
        return AnimationTrack(timing: timing, content: .group(children))
    }

    private func contains(_ group: CAAnimationGroup) -> Bool {
        (animations ?? []).contains { $0 === group || ($0 as? CAAnimationGroup)?.contains(group) ?? false }
    }
}
