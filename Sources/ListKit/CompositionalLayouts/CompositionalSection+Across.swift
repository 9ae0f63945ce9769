import Foundation

/// Orthogonal scrolling of a section.
extension CompositionalSection {
    /// The space before the first group and after the last group in an orthogonally scrolling section.
    var padding: (before: CGFloat, after: CGFloat) {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, rows.count > 0 else { return sides }
        let viewLength = axis.across.length(environment.size)
        func pad(_ group: Int) -> CGFloat { (viewLength - axis.across.length(rows.plan(of: group).size)) / 2 }
        return (max(sides.before, pad(0)), max(sides.after, pad(rows.count - 1)))
    }

    /// The position and content length of the section's scroll view; `nil` if the section doesn't scroll orthogonally
    /// or is empty.
    var scroller: OrthogonalPosition? {
        guard scrollsOrthogonally, bodyLength > 0 else { return nil }
        let origin = axis.point(bodyStart, 0)
        let size = axis.size(bodyLength, axis.across.length(environment.size))
        let padding = padding
        return OrthogonalPosition(
            section: number, frame: CGRect(origin: origin, size: size), axis: axis.across,
            length: padding.before + rows.length + padding.after)
    }

    /// Returns the offset at which the section stops if it is released at `offset` and deceleration would end at
    /// `projected`; `nil` if it can stop anywhere. `step` is the direction of the drag: -1 or 1, or 0 without a drag.
    func rest(at offset: CGFloat, projected: CGFloat, step: Int) -> CGFloat? {
        let viewLength = axis.across.length(environment.size)
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: return nil
        case .paging:
            guard viewLength > 0 else { return nil }
            let page = offset / viewLength
            return (step == 0 ? page.rounded() : step > 0 ? page.rounded(.up) : page.rounded(.down)) * viewLength
        case .continuousGroupLeadingBoundary: return stop(near: projected, step: 0)
        case .groupPaging, .groupPagingCentered: return stop(near: offset, step: step)
        }
    }

    /// Returns the offset at which a group is aligned: the group nearest to `offset` or, if `step` is not 0, the next
    /// one in the direction of `step`.
    private func stop(near offset: CGFloat, step: Int) -> CGFloat? {
        guard rows.count > 0 else { return nil }
        let padding = padding
        let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
        let viewLength = axis.across.length(environment.size)
        func stop(_ group: Int) -> CGFloat {
            let start = rows.start(of: group)
            guard isCentered else { return start }
            return padding.before + start + (axis.across.length(rows.plan(of: group).size) - viewLength) / 2
        }
        let position = isCentered ? offset + viewLength / 2 - padding.before : offset
        let group =
            rows.groups(from: max(0, position), to: max(0, position) + 1).first ?? (position <= 0 ? 0 : rows.count - 1)
        let near = max(0, group - 1)...min(rows.count - 1, group + 1)
        let stops = near.map(stop)
        let slack: CGFloat = 0.5
        switch step {
        case 1...: return stops.first { $0 > offset + slack } ?? stops.last
        case ..<0: return stops.last { $0 < offset - slack } ?? stops.first
        default: return stops.min { abs($0 - offset) < abs($1 - offset) }
        }
    }
}
