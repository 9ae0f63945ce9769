import ControlKit
import Foundation
import ViewKit

/// The properties of a label or text view that determine its bones.
@MainActor
struct TextBones {
    /// The lines before `renderSingleLineAsView` is applied.
    var lines: BoneLines
    /// The requested number of lines; 0 or less fills the height.
    let count: Int
    let cornerRadius: CGFloat

    /// Creates the properties for a view of the given `size` and reading `direction`. Returns `nil` if `view` is
    /// neither a label nor a text view.
    init?(_ view: UIView, size: CGSize, direction: UIUserInterfaceLayoutDirection) {
        if let label = view as? UILabel {
            self.init(
                label, size: size, direction: direction, numberOfLines: label.numberOfLines,
                alignment: label.effectiveTextAlignment, readsFromRightToLeft: label.textReadsFromRightToLeft,
                isCentered: true, font: Self.font(of: label))
        } else if let text = view as? UITextView {
            self.init(
                text, size: size, direction: direction, numberOfLines: 0, alignment: text.effectiveTextAlignment,
                readsFromRightToLeft: text.textReadsFromRightToLeft, isCentered: false, font: Self.font(of: text))
        } else {
            return nil
        }
    }

    /// Returns the font at the start of the text, or the label's font if the text has none.
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

    /// The lines to draw, or `nil` if a single line is drawn as a block.
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

    /// Returns the alignment of the bones, which matches that of the text, as in UIKit. Natural alignment follows the
    /// interface's reading direction for a label, and the text's direction for paragraph styles and text views.
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

    /// Returns `value`, or 0 if it is negative or not finite.
    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}

extension UIView {
    /// The active constraints that set the view's height independently of other items.
    var ownHeightConstraints: [NSLayoutConstraint] {
        constraints.filter { constraint in
            constraint.firstItem === self && constraint.firstAttribute == .height
                && constraint.secondAttribute == .notAnAttribute
        }
    }

    /// The most relevant of `ownHeightConstraints`: equalities before inequalities, then by priority.
    var heightConstraint: NSLayoutConstraint? {
        func rank(_ constraint: NSLayoutConstraint) -> (Int, Float) {
            (constraint.relation == .equal ? 1 : 0, constraint.priority.rawValue)
        }
        return ownHeightConstraints.max { rank($0) < rank($1) }
    }
}
