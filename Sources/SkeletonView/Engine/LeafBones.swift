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
        guard let text = view as? any SkeletonText, let lines = lines(for: text) else { return [block(for: view)] }
        let radius = CGFloat(max(0, text.linesCornerRadius))
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

    /// The lines of `text`; nil when it has one that is drawn as a block.
    private static func lines(for text: any SkeletonText) -> BoneLines? {
        let appearance = SkeletonAppearance.default
        let isRightToLeft = text.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let look = TextLook(text)
        let count =
            switch text.skeletonTextNumberOfLines {
            case .inherited: look.numberOfLines
            case .custom(let custom): custom
            }
        var lines = BoneLines(
            size: text.bounds.size, count: count, lineHeight: lineHeight(text.skeletonTextLineHeight, look: look),
            spacing: max(0, text.skeletonLineSpacing), padding: text.skeletonPaddingInsets,
            lastLineFill: CGFloat(min(max(text.lastLineFillPercent, 0), 100)) / 100,
            alignment: alignment(look.alignment, isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft,
            isCentered: look.isCentered)
        if appearance.renderSingleLineAsView, lines.resolvedCount == 1 {
            if count == 1 { return nil }
            lines.lineHeight = max(0, text.bounds.height - lines.padding.top - lines.padding.bottom)
        }
        return lines
    }

    private static func lineHeight(_ rule: SkeletonTextLineHeight, look: TextLook) -> CGFloat {
        let height: CGFloat =
            switch rule {
            case .fixed(let height): height
            case .relativeToFont: look.font?.lineHeight ?? SkeletonAppearance.default.multilineHeight
            case .relativeToConstraints: SkeletonAppearance.default.multilineHeight
            }
        return height.isFinite ? max(0, height) : 0
    }

    private static func alignment(_ alignment: NSTextAlignment, isRightToLeft: Bool) -> BoneLines.Alignment {
        switch alignment {
        case .center: .center
        case .right: .right
        case .left: .left
        case .natural, .justified: isRightToLeft ? .right : .left
        }
    }
}

/// What decides about the bones of a view of text.
@MainActor
private struct TextLook {
    /// 0 fills the height.
    let numberOfLines: Int
    let alignment: NSTextAlignment
    /// Whether the text stands in the middle of the height.
    let isCentered: Bool

    private let label: UILabel?
    private let textView: UITextView?

    init(_ text: any SkeletonText) {
        label = text as? UILabel
        textView = text as? UITextView
        numberOfLines = label?.numberOfLines ?? 0
        alignment = label?.textAlignment ?? textView?.textAlignment ?? .natural
        isCentered = label != nil
    }

    /// The font of an attributed text's beginning, else the view's.
    var font: UIFont? {
        if let text = label?.attributedText ?? textView?.attributedText, text.length > 0,
            let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        {
            return font
        }
        return label?.font ?? textView?.font
    }
}
