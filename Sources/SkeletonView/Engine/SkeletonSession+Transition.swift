import Foundation
import LayerKit
import ViewKit

/// The fades of a skeleton.
extension SkeletonSession {
    /// A fade of bones from an opacity to another by `transition`, from `begin` on. One that interrupts another goes on
    /// in its way, so that nothing jumps.
    func makeFade(
        from: Double, to end: Double, begin: TimeInterval, by transition: SkeletonTransition
    ) -> OverlayFade {
        let isInterrupting = from > 0 && from < 1
        let overlayTransition = isInterrupting ? fade?.transition ?? .mix : overlayTransition(of: transition, isHiding: end == 0)
        return OverlayFade(from: from, to: end, begin: begin, duration: transition.duration, transition: overlayTransition)
    }

    /// How bones and content take each other's place by `transition`, on a show or on a hide.
    func overlayTransition(of transition: SkeletonTransition, isHiding: Bool) -> OverlayTransition {
        // Who wants less motion gets none in passing either.
        if look.config.motion == .fade || look.config.motion == .none { return .mix }
        let isRightToLeft = root?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch transition.kind {
        case .dissolve: return .mix
        case .scale(let factor): return .grow(from: factor)
        case .slide(let edge):
            let inwards: CGFloat = (edge == .leading) != isRightToLeft ? 1 : -1
            switch edge {
            case .leading, .trailing: return .push(CGVector(dx: inwards, dy: 0))
            case .top: return .push(CGVector(dx: 0, dy: 1))
            case .bottom: return .push(CGVector(dx: 0, dy: -1))
            }
        case .wipe(let angle, let softness):
            let light = look.config.light?.angle ?? 0
            let angle = angle ?? (light.isFinite ? light : 0)
            let across = SkeletonLight.rounded(cos(angle)) * (isRightToLeft ? -1 : 1)
            let down = SkeletonLight.rounded(sin(angle))
            // Bones that go are seen before the edge, and not behind it.
            let sign: CGFloat = isHiding ? -1 : 1
            return .wipe(CGVector(dx: sign * across, dy: sign * down), softness: softness)
        }
    }
}
