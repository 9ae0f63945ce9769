import Foundation
import ViewKit

/// The measurements that determine the bones of a label or text view. Lengths are in points.
struct BoneLines {
    var size: CGSize
    /// The number of bones; 0 or less fills the height.
    var count: Int
    var lineHeight: CGFloat
    var spacing: CGFloat
    var padding: UIEdgeInsets
    /// The width of the last bone as a fraction of the available width, 0...1.
    var lastLineFill: CGFloat
    var alignment: Alignment
    var isRightToLeft: Bool
    /// `true` if the bones are vertically centered like a label's text, `false` if they start at the top.
    var isCentered: Bool

    /// The horizontal alignment of bones that are shorter than the width.
    enum Alignment {
        case left, center, right
    }

    /// The number of bones: `count` if it is positive, otherwise the number that fills the height. Clamped to
    /// 1...10,000.
    var resolvedCount: Int {
        if count > 0 { return min(count, Self.maximumLines) }
        let available = size.height - padding.top - padding.bottom
        let lines = (available / (lineHeight + spacing)).rounded(.toNearestOrAwayFromZero)
        return lines.isFinite ? Int(min(max(lines, 1), CGFloat(Self.maximumLines))) : 1
    }

    /// The height of all bones including the spacing.
    var blockHeight: CGFloat {
        CGFloat(resolvedCount) * lineHeight + CGFloat(resolvedCount - 1) * spacing
    }

    /// The bones' rectangles from top to bottom, clipped to the view's bounds. `nil` for bones of which no part is
    /// visible.
    var rects: [CGRect?] { (0..<resolvedCount).map(rect) }

    /// Returns the rectangle of the bone at `index`, clipped to the view's bounds; `nil` if no part of the bone is
    /// visible. `index` must be less than `resolvedCount`.
    func rect(at index: Int) -> CGRect? {
        let width = size.width - padding.left - padding.right
        let leading = isRightToLeft ? padding.right : padding.left
        let available = size.height - padding.top - padding.bottom
        let top = padding.top + (isCentered ? max(0, (available - blockHeight) / 2) : 0)
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

    /// The maximum number of bones in a view.
    private static let maximumLines = 10_000
}
