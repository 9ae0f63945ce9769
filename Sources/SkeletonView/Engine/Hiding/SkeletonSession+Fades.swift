import Foundation
import LayerKit
import ViewKit

/// The fades of a skeleton.
extension SkeletonSession {
    /// Returns a fade of the bones between two opacities with `transition`, starting at `begin`. A fade that interrupts
    /// another one keeps that fade's kind of transition, so nothing jumps.
    func makeFade(
        from: Double, to end: Double, begin: TimeInterval, by transition: SkeletonTransition
    ) -> OverlayFade {
        let isInterrupting = from > 0 && from < 1
        let overlayTransition =
            isInterrupting ? fade?.transition ?? .mix : overlayTransition(of: transition, isHiding: end == 0)
        return OverlayFade(
            from: from, to: end, begin: begin, duration: transition.duration, transition: overlayTransition)
    }

    /// Returns the fade-out that starts at `time`: that of the enclosing skeleton if it starts with the same opacity,
    /// otherwise a new one.
    func makeFadeOut(_ ending: SkeletonEndOptions, at time: TimeInterval) -> OverlayFade {
        let shown = fade?.value(at: time) ?? 1
        if let outer = ending.outerFade, outer.from == shown, outer.to == 0, outer.begin == time { return outer }
        return makeFade(from: shown, to: 0, begin: time, by: ending.transition)
    }

    /// Returns the fade-out of a part that is removed, or `nil` to remove it immediately.
    func makePartFadeOut(_ transition: SkeletonTransition) -> OverlayFade? {
        guard let time = root?.window?.time, let fade, transition.duration > 0 else { return nil }
        return makeFade(from: fade.value(at: time), to: 0, begin: time, by: transition)
    }

    /// Returns the overlay transition with which `transition` shows a skeleton or, if `isHiding` is `true`, hides it.
    func overlayTransition(of transition: SkeletonTransition, isHiding: Bool) -> OverlayTransition {
        // Reduced motion applies to transitions, too.
        if look.config.motion == .fade || look.config.motion == .still { return .mix }
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
            let highlight = look.config.highlight?.angle ?? 0
            let angle = angle ?? (highlight.isFinite ? highlight : 0)
            let across = SkeletonHighlight.rounded(cos(angle)) * (isRightToLeft ? -1 : 1)
            let down = SkeletonHighlight.rounded(sin(angle))
            // When a skeleton is hidden, the bones are ahead of the edge, not behind it.
            let sign: CGFloat = isHiding ? -1 : 1
            return .wipe(CGVector(dx: sign * across, dy: sign * down), softness: softness)
        }
    }
}
