import DrawKit
package import Foundation
package import TextKit
import ViewKit

/// The layout of the text.
extension UITextView {
    /// Returns the layout of the text wrapped to `width` points; not wrapped if `width` is `nil`.
    package func textLayout(width: CGFloat?) -> TextLayout {
        let style = textStyle
        let available = width ?? .infinity
        if let layoutCache, layoutCache.style == style, layoutCache.width == available { return layoutCache.layout }
        let layout = TextLayout(measured ?? displayedText, style: style, width: width)
        layoutCache = (style, available, layout)
        layout.reportIfTruncated(in: "UITextView")
        return layout
    }

    /// The alignment in effect, which is that of the first paragraph style or, without one, `textAlignment`.
    package var effectiveTextAlignment: NSTextAlignment {
        storage.styled?.runs.first?.style.paragraph?.alignment ?? textAlignment
    }

    /// `true` if lines with natural alignment are right-aligned because the text is right to left; `nil` if there is no
    /// text, in which case the interface's direction applies.
    package var textReadsFromRightToLeft: Bool? {
        hasText ? textLayout(width: textWidth).isRightToLeft : nil
    }

    /// Returns a rectangle around the letters of each line in a view that is `width` points wide, in points from the
    /// content's top-left corner.
    package func letterRects(inWidth width: CGFloat) -> [CGRect] {
        letterRects(of: textLayout(width: max(0, width - horizontalInsets)))
    }

    // MARK: Internal

    var hasAttributes: Bool { storage.hasAttributes }

    /// The text used for measuring instead of the view's text; `nil` uses the view's text.
    var measured: StyledText? {
        hasText && !hasOldText ? nil : fallbackText.map { StyledText($0) }
    }

    /// The layout of the view's own text and the origin of the layout, even while fallback text is used for measuring.
    var ownTextLayout: (layout: TextLayout, origin: CGPoint) {
        let layout =
            measured == nil
            ? textLayout(width: textWidth) : TextLayout(displayedText, style: textStyle, width: textWidth)
        return (layout, textOrigin)
    }

    /// Returns the rectangles around the letters of each line of `layout`, which may be the layout of different text.
    func letterRects(of layout: TextLayout) -> [CGRect] {
        let first = measured == nil ? storage.firstFont : nil
        return GlyphExtents.of(layout, in: first ?? effectiveFont).rects(of: layout, at: textOrigin)
    }

    /// Returns the layout that `text` would have if the view were `width` points wide.
    func textLayout(of text: StyledText, inWidth width: CGFloat) -> TextLayout {
        TextLayout(text, style: textStyle, width: max(0, width - horizontalInsets))
    }

    /// The displayed text, including marked text.
    var displayedText: StyledText {
        let text = storage.styled ?? StyledText(editable.string)
        return marked.isEmpty ? text : text.composing(marked, at: editable.head)
    }

    /// Returns the offset in the displayed text for an offset in the text. The caret's offset maps to the start of the
    /// marked text.
    func displayOffset(_ offset: Int) -> Int { offset > editable.head ? offset + marked.utf8.count : offset }

    /// Returns the offset in the text for an offset in the displayed text.
    func textOffset(_ offset: Int) -> Int {
        offset > editable.head ? max(editable.head, offset - marked.utf8.count) : offset
    }

    var effectiveFont: UIFont { font ?? .systemFont(ofSize: Metrics.defaultSize) }

    /// The top-left corner of the text, in the view's coordinates.
    var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    /// The width that is available to the lines, in points.
    var textWidth: CGFloat { max(0, bounds.width - horizontalInsets) }

    var horizontalInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private var textStyle: TextStyle {
        TextStyle(
            font: effectiveFont, alignment: effectiveTextAlignment, lineBreakMode: textContainer.lineBreakMode,
            numberOfLines: textContainer.maximumNumberOfLines,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, alignsByText: true)
    }
}
