import SkeletonView

/// A card whose content is visible under a shimmer.
@MainActor
final class ShimmerCard: SampleCard {
    init() {
        super.init(title: "Over content", note: "startShimmering()", sample: PersonView(), sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isLoading: Bool { sample.isShimmering }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = SkeletonCode(style)
        code.show = style.shimmer.swiftCode
        code.hide = "view.stopShimmering()"
        return code
    }

    override func show(_ style: DemoStyle) {
        sample.startShimmering(
            style.shimmer.shimmer(moving: style), fadeDuration: style.transitionDuration == 0 ? 0 : 0.25)
    }

    /// Updates the shimmer, which ignores skeleton colors.
    override func update(_ style: DemoStyle) {
        if isLoading { sample.startShimmering(style.shimmer.shimmer(moving: style)) }
    }

    override func hide(_ style: DemoStyle) {
        sample.stopShimmering(fadeDuration: style.transitionDuration == 0 ? 0 : 0.25)
    }
}
