import SkeletonView

/// A card whose content is there, with a light that slides over it.
@MainActor
final class ShimmerCard: SampleCard {
    init() {
        super.init(title: "Over content", note: "startShimmering()", sample: PersonView(), sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Ends the light when motion is to end.
    private var ending: ScheduledWork?

    override var isLoading: Bool { sample.isShimmering }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = SkeletonCode(style)
        (code.show, code.hide) = (["view.startShimmering()"], "view.stopShimmering()")
        return code
    }

    override func show(_ style: DemoStyle) {
        sample.startShimmering(duration: style.transition == .none ? 0 : 0.25)
        end(as: style)
    }

    /// The light over content has no colours of the skeleton's.
    override func update(_ style: DemoStyle) {
        if isLoading { end(as: style) }
    }

    /// Ends the light after the time for which bones move.
    private func end(as style: DemoStyle) {
        ending?.cancel()
        guard style.motionLimit.isFinite else { return }
        ending = window?.schedule(after: style.motionLimit) { [weak self] in self?.sample.stopShimmering() }
    }

    override func hide(_ style: DemoStyle) {
        ending?.cancel()
        sample.stopShimmering(duration: style.transition == .none ? 0 : 0.25)
    }
}
