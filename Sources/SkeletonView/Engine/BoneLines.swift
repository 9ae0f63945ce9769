import Foundation
import ViewKit

/// The measures that decide where the bones of a text stand. Lengths are in points.
struct BoneLines {
    var size: CGSize
    /// Bones to draw; 0 or less fills the height.
    var count: Int
    var lineHeight: CGFloat
    var spacing: CGFloat
    var padding: UIEdgeInsets
    /// The part of the width that the last bone takes, 0...1.
    var lastLineFill: CGFloat
    var alignment: Alignment
    var isRightToLeft: Bool
    /// Whether the bones stand in the middle of the height, as a label's text does, or at the top.
    var isCentered: Bool

    /// Where a bone that is shorter than the width stands.
    enum Alignment {
        case left, center, right
    }

    /// How many bones there are: `count`, or as many as fill the height, at least 1.
    var resolvedCount: Int {
        if count > 0 { return min(count, Self.mostLines) }
        let room = size.height - padding.top - padding.bottom
        let lines = (room / (lineHeight + spacing)).rounded(.toNearestOrAwayFromZero)
        return lines.isFinite ? Int(min(max(lines, 1), CGFloat(Self.mostLines))) : 1
    }

    /// The height of all bones with the spaces between them.
    var blockHeight: CGFloat {
        CGFloat(resolvedCount) * lineHeight + CGFloat(resolvedCount - 1) * spacing
    }

    /// The bones' rectangles in the view's bounds from the top, cut at the bounds; nil for one that is outside.
    var rects: [CGRect?] { (0..<resolvedCount).map(rect) }

    /// The rectangle of the bone at `index`, one of `resolvedCount`; nil for one that is outside of the bounds.
    func rect(at index: Int) -> CGRect? {
        let width = size.width - padding.left - padding.right
        let leading = isRightToLeft ? padding.right : padding.left
        let room = size.height - padding.top - padding.bottom
        let top = padding.top + (isCentered ? max(0, (room - blockHeight) / 2) : 0)
        let filled = index == resolvedCount - 1 ? width * lastLineFill : width
        let offset: CGFloat =
            switch alignment {
            case .left: 0
            case .center: (width - filled) / 2
            case .right: width - filled
            }
        let line = CGRect(
            x: leading + offset, y: top + CGFloat(index) * (lineHeight + spacing), width: filled, height: lineHeight)
        guard filled > 0, lineHeight > 0, line.minX.isFinite, line.minY.isFinite else { return nil }
        let visible = line.intersection(CGRect(origin: .zero, size: size))
        return visible.isNull || visible.isEmpty ? nil : visible
    }

    /// No view draws more bones than this.
    private static let mostLines = 10_000
}
