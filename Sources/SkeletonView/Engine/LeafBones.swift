import Foundation
import ViewKit

/// Where a bone stands in its view, and what it stands for.
struct BonePlace: Equatable {
    var kind: SkeletonBone.Kind
    /// In the view's bounds, in points.
    var frame: CGRect
    var cornerRadius: CGFloat
}

/// Decides which bones stand for a leaf.
@MainActor
enum LeafBones {
    static func places(for view: UIView) -> [BonePlace] {
        guard let label = view as? UILabel, let lines = lines(for: label) else { return [block(for: view)] }
        let radius = CGFloat(max(0, label.linesCornerRadius))
        return lines.rects.enumerated().compactMap { index, rect in
            rect.map {
                let frame = $0.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
                return BonePlace(kind: .line(index), frame: frame, cornerRadius: radius)
            }
        }
    }

    private static func block(for view: UIView) -> BonePlace {
        let radius: CGFloat =
            if let chosen = view.skeletonOptions.cornerRadius {
                CGFloat(chosen)
            } else if view.layer.cornerRadius > 0 {
                view.layer.cornerRadius
            } else {
                CGFloat(SkeletonAppearance.default.skeletonCornerRadius)
            }
        return BonePlace(kind: .block, frame: view.bounds, cornerRadius: max(0, radius))
    }

    /// The lines of `label`; nil when it has one that is drawn as a block.
    private static func lines(for label: UILabel) -> BoneLines? {
        let appearance = SkeletonAppearance.default
        let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let count =
            switch label.skeletonTextNumberOfLines {
            case .inherited: label.numberOfLines
            case .custom(let custom): custom
            }
        var lines = BoneLines(
            size: label.bounds.size, count: count, lineHeight: lineHeight(of: label),
            spacing: max(0, label.skeletonLineSpacing), padding: label.skeletonPaddingInsets,
            lastLineFill: CGFloat(min(max(label.lastLineFillPercent, 0), 100)) / 100,
            alignment: alignment(of: label, isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft,
            isCentered: true)
        if appearance.renderSingleLineAsView, lines.resolvedCount == 1 {
            if count == 1 { return nil }
            lines.lineHeight = max(0, label.bounds.height - lines.padding.top - lines.padding.bottom)
        }
        return lines
    }

    private static func lineHeight(of label: UILabel) -> CGFloat {
        let height: CGFloat =
            switch label.skeletonTextLineHeight {
            case .fixed(let height): height
            case .relativeToFont: label.font.lineHeight
            case .relativeToConstraints: SkeletonAppearance.default.multilineHeight
            }
        return height.isFinite ? max(0, height) : 0
    }

    private static func alignment(of label: UILabel, isRightToLeft: Bool) -> BoneLines.Alignment {
        switch label.textAlignment {
        case .center: .center
        case .right: .right
        case .left: .left
        case .natural, .justified: isRightToLeft ? .right : .left
        }
    }
}
