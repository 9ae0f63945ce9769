import Foundation
import ViewKit

/// Computes the widths and frames of the segments in a segmented control.
enum SegmentLayout {
    /// Returns the widths of the segments in a control that is `available` points wide. Segments with a width greater
    /// than 0 in `fixed` have that width. The other segments share the remaining space equally. If `byContent` is
    /// `true`, they have equal space around their `natural` widths instead. If there isn't enough space, segments
    /// shrink proportionally.
    static func widths(natural: [CGFloat], fixed: [CGFloat], available: CGFloat, byContent: Bool) -> [CGFloat] {
        let available = max(0, available)
        let flexible = natural.indices.filter { fixed[$0] <= 0 }
        let taken = natural.indices.reduce(0) { $0 + max(0, fixed[$1]) }
        let remaining = max(0, available - taken)
        let content = flexible.reduce(0) { $0 + natural[$1] }
        var widths = fixed.map { max(0, $0) }
        for index in flexible {
            let isShrunk = byContent && content > remaining
            let fair = remaining / CGFloat(flexible.count)
            widths[index] =
                isShrunk
                ? natural[index] * remaining / content
                : (byContent ? natural[index] + (remaining - content) / CGFloat(flexible.count) : fair)
        }
        guard taken > available else { return widths }
        return widths.map { $0 * available / taken }
    }

    /// Returns the frames of the segments in `bounds`, with the first segment at the leading edge. The frames are
    /// aligned to whole pixels at `scale`.
    static func frames(widths: [CGFloat], in bounds: CGRect, isMirrored: Bool, scale: CGFloat) -> [CGRect] {
        var start: CGFloat = 0
        return widths.map { width in
            let (left, right) = ((start * scale).rounded() / scale, ((start + width) * scale).rounded() / scale)
            start += width
            return CGRect(
                x: isMirrored ? bounds.maxX - right : bounds.minX + left, y: bounds.minY, width: right - left,
                height: bounds.height)
        }
    }
}
