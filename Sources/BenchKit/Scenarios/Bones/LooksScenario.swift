import Foundation
import SkeletonView

/// The scenario `looks`: bones that show a stretching sweep, a wave that depends on their position, and a radial sweep,
/// for one second each.
package struct LooksScenario: BenchScenario {
    package let name = "looks"
    package let summary = "N bones with a stretching, a row-by-row and a radial highlight, one second each"
    package let counts = [100, 1000]
    package let elementName = "bones"

    /// The number of frames between style changes.
    private static let period = 60

    package init() {}

    package func makeViewController(count: Int) -> BonesViewController {
        BonesViewController(count: count) { $0.showSkeleton(Self.styles[0]) }
    }

    package func step(_ controller: BonesViewController, frame: Int) {
        guard frame > 0, frame.isMultiple(of: Self.period) else { return }
        controller.screen.updateSkeleton(Self.styles[frame / Self.period % Self.styles.count])
    }

    @MainActor private static let styles: [SkeletonStyle] = {
        let builder = SkeletonAnimationBuilder()
        var stretching = SkeletonStyle.solid(animated: true)
        stretching.transition = .none
        stretching.animation = builder.makeStretchAnimation()
        var waving = stretching
        waving.animation = builder.makeWaveAnimation(speed: 120)
        var lit = SkeletonStyle.gradient(animated: true)
        (lit.transition, lit.animationSpace) = (.none, .root)
        lit.highlight = SkeletonHighlight(easing: .easeOut, origin: CGPoint(x: 0.5, y: 0.5))
        return [stretching, waving, lit]
    }()
}
