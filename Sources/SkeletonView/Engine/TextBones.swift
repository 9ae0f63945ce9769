import Foundation
import ViewKit

/// Reads off a view of text what decides about its bones.
@MainActor
struct TextBones {
    /// The lines as the rules say, before a single one is drawn as a block.
    var lines: BoneLines
    /// The number of lines that was asked for; 0 or less fills the height.
    let count: Int
    let cornerRadius: CGFloat

    /// Nil for a view that is none of text; `size` is that of the text, `direction` the one that it reads in.
    init?(_ view: UIView, size: CGSize, direction: UIUserInterfaceLayoutDirection) {
        if let label = view as? UILabel {
            self.init(
                label, size: size, direction: direction, numberOfLines: label.numberOfLines,
                alignment: label.shownTextAlignment, readsFromRightToLeft: label.textReadsFromRightToLeft,
                isCentered: true, font: Self.font(of: label))
        } else if let text = view as? UITextView {
            self.init(
                text, size: size, direction: direction, numberOfLines: 0, alignment: text.shownTextAlignment,
                readsFromRightToLeft: text.textReadsFromRightToLeft, isCentered: false, font: Self.font(of: text))
        } else {
            return nil
        }
    }

    /// The font of the text's beginning, or of the label.
    static func font(of label: UILabel) -> UIFont { label.attributedFont ?? label.font }

    private static func font(of text: UITextView) -> UIFont? {
        guard let attributed = text.attributedText, attributed.length > 0 else { return text.font }
        return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? text.font
    }

    private init(
        _ text: some SkeletonText, size: CGSize, direction: UIUserInterfaceLayoutDirection, numberOfLines: Int,
        alignment: NSTextAlignment, readsFromRightToLeft: @autoclosure () -> Bool?, isCentered: Bool,
        font: @autoclosure () -> UIFont?
    ) {
        let options = text.skeletonOptions.text
        let appearance = SkeletonAppearance.default
        let isRightToLeft = direction == .rightToLeft
        count =
            switch options.numberOfLines {
            case .inherited: numberOfLines
            case .custom(let custom): custom
            }
        lines = BoneLines(
            size: size, count: count,
            lineHeight: Self.lineHeight(
                options.lineHeight ?? appearance.textLineHeight, of: text, count: count, font: font()),
            spacing: Self.length(options.lineSpacing ?? appearance.multilineSpacing), padding: options.paddingInsets,
            lastLineFill: CGFloat(
                min(max(options.lastLineFillPercent ?? appearance.multilineLastLineFillPercent, 0), 100)) / 100,
            alignment: Self.alignment(alignment, isRightToLeft: readsFromRightToLeft() ?? isRightToLeft),
            isRightToLeft: isRightToLeft,
            isCentered: isCentered)
        cornerRadius = CGFloat(max(0, options.linesCornerRadius ?? appearance.multilineCornerRadius))
    }

    /// The lines to draw; nil where a single one is drawn as a block.
    var drawnLines: BoneLines? {
        guard SkeletonAppearance.default.renderSingleLineAsView, lines.resolvedCount == 1 else { return lines }
        guard count != 1 else { return nil }
        var lines = lines
        lines.lineHeight = Self.length(lines.size.height)
        return lines
    }

    // MARK: Private

    private static func lineHeight(
        _ rule: SkeletonTextLineHeight, of view: UIView, count: Int, font: @autoclosure () -> UIFont?
    ) -> CGFloat {
        let fallback = SkeletonAppearance.default.multilineHeight
        switch rule {
        case .fixed(let height): return length(height)
        case .relativeToFont: return length(font()?.lineHeight ?? fallback)
        case .relativeToConstraints:
            guard count > 0, let height = view.heightConstraint?.constant else { return length(fallback) }
            return length(height / CGFloat(count))
        }
    }

    /// Natural bones stand where their text does, as in UIKit: at the side where the interface begins to read for the
    /// text of a label, and where the text itself does for paragraph styles and text views.
    private static func alignment(
        _ alignment: NSTextAlignment, isRightToLeft: @autoclosure () -> Bool
    ) -> BoneLines.Alignment {
        switch alignment {
        case .center: .center
        case .right: .right
        case .left: .left
        case .natural, .justified: isRightToLeft() ? .right : .left
        }
    }

    /// `value` without what cannot be a length.
    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}

extension UIView {
    /// The active constraints that give the view a height by themselves.
    var ownHeightConstraints: [NSLayoutConstraint] {
        constraints.filter { constraint in
            constraint.firstItem === self && constraint.firstAttribute == .height
                && constraint.secondAttribute == .notAnAttribute
        }
    }

    /// The one of them that says best how high the view is: an equation before a bound, then by priority.
    var heightConstraint: NSLayoutConstraint? {
        func rank(_ constraint: NSLayoutConstraint) -> (Int, Float) {
            (constraint.relation == .equal ? 1 : 0, constraint.priority.rawValue)
        }
        return ownHeightConstraints.max { rank($0) < rank($1) }
    }
}
