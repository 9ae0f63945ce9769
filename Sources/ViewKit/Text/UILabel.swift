import DrawKit
public import Foundation
package import LayerKit
public import TextKit

/// One or more lines of text, centred vertically in the view.
@preconcurrency @MainActor
open class UILabel: UIView {
    // As in CALayer, what each layout asks of each label is not checked for overlapping accesses as it runs.

    /// The text; nil, the default, shows nothing. Setting it takes the attributes of `attributedText` away.
    open var text: String? {
        didSet {
            if hasOldText { hasOldText = false }
            guard text != oldValue || styled != nil else { return }
            (attributed, styled) = (nil, nil)
            textDidChange()
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font of text without one of its own; never nil, setting nil takes the default. The system font of 17 points
    /// by default.
    open var font: UIFont! {
        get { plainFont }
        set {
            let newFont = newValue ?? Metrics.defaultFont
            guard newFont != plainFont else { return }
            plainFont = newFont
            textDidChange()
            adjustFonts()
        }
    }
    /// Whether fonts that follow text sizes, as those of text styles and of `UIFontMetrics` do, are always in the one
    /// that is wished for where the label stands. False by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of text without one of its own; never nil, setting nil takes the default. `.label` by default.
    open var textColor: UIColor! {
        get { plainColor }
        set {
            let newColor = newValue ?? .label
            guard newColor != plainColor else { return }
            plainColor = newColor
            layer.setNeedsRecord()
        }
    }
    /// The colour while the label is highlighted; nil, the default, is `textColor`.
    open var highlightedTextColor: UIColor? { didSet { layer.setNeedsRecord() } }
    /// Whether the label is highlighted. False by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.setNeedsRecord() } } }
    /// Whether the label looks as something that can be used. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { layer.setNeedsRecord() } } }
    /// Where lines stand in the width. `.natural` by default: where the interface begins to read, whatever language the
    /// text is in. Paragraph styles come first; with one, a natural paragraph begins where it reads itself.
    @exclusivity(unchecked)
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
    /// What happens to text that does not fit. `.byTruncatingTail` by default; paragraph styles come first.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }
    /// The most lines to use; 0 is as many as it takes. 1 by default.
    @exclusivity(unchecked)
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// Whether text of one line that is too wide is made smaller before it is cut. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }
    /// The part of the font's size that text may be made smaller to, 0...1. 0 by default: as small as it takes.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { textDidChange() } } }

    /// The width that a label of several lines takes for its `intrinsicContentSize`, in points. 0, the default, is the
    /// width that constraints give it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// What the label is measured by as long as it has no text but an old one, so that what stands in for it has a
    /// place. It is never drawn, and `text` stays as it is.
    @exclusivity(unchecked)
    package var fallbackText: String? {
        didSet {
            guard fallbackText != oldValue, !hasText || hasOldText else { return }
            layoutCache = nil
            shrunkCache = nil
            invalidateIntrinsicContentSize()
            // A cell that places its own labels asks for their sizes.
            superview?.superview?.setNeedsLayout()
            layer.overlayInputDidChange()
        }
    }

    /// Whether the text is what the label showed last, elsewhere: where something stands in for it that is what counts,
    /// and the text is not drawn. The next text is none.
    @exclusivity(unchecked)
    package var hasOldText = false {
        didSet { if hasOldText != oldValue, fallbackText != nil { textDidChange() } }
    }

    @exclusivity(unchecked)
    private var plainFont = Metrics.defaultFont
    private var plainColor = UIColor.label
    private var attributed: NSAttributedString?
    @exclusivity(unchecked)
    private var styled: StyledText?
    private var layoutCache: (style: TextStyle, width: CGFloat?, layout: TextLayout)?
    private var shrunkCache: (layout: TextLayout, shrunk: TextLayout)?
    private var picture = TextPicture()
    /// Whether the layer asks the label for its contents.
    private var isProvider = false

    private enum Metrics {
        static let defaultFont = UIFont.systemFont(ofSize: 17)
        /// The opacity of a label that is not enabled.
        static let disabledAlpha: CGFloat = 0.4
        /// The smallest size that text is made to fit, in points.
        static let smallestSize: CGFloat = 2
    }

    /// Makes a label with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The text with its attributes; nil when there is no text. Attributes that are not set are those of the label.
    open var attributedText: NSAttributedString? {
        get {
            if let attributed { return attributed }
            return text.map {
                NSAttributedString(string: $0, attributes: [.font: plainFont, .foregroundColor: plainColor])
            }
        }
        set {
            text = newValue?.string
            attributed = newValue.map(\.unchanging)
            styled = attributed.map { StyledText($0) }
            textDidChange()
            adjustFonts()
        }
    }

    open override var intrinsicContentSize: CGSize {
        guard needsRoom else { return .zero }
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return textLayout(width: isWrapped ? preferredMaxLayoutWidth : nil).size
    }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = adapted(plainFont) { self.font = font }
        if let text = adapted(attributed) { attributedText = text }
    }

    /// The size that the text needs: one line in full, however narrow `size` is; several wrapped at the width, where
    /// that is above 0. Nothing for a label without text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard needsRoom else { return .zero }
        let isBounded = numberOfLines != 1 && size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        return textLayout(width: isBounded ? size.width : nil).size
    }

    /// The font that the attributed text begins with; nil for plain text.
    package var attributedFont: UIFont? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    /// The text laid out in `width` points; nil is without a limit. The last result is kept, and found again by other
    /// labels with the same text.
    package func textLayout(width: CGFloat?) -> TextLayout {
        let style = textStyle
        if let cached = layoutCache, cached.style == style {
            if cached.width == width { return cached.layout }
            // Measured without a limit, and drawn in its room: mostly the same, and laying text out is dear.
            if let width, cached.layout.isSame(inWidth: width) { return cached.layout }
        }
        let layout = RecentText.shared.layout(of: styledText, style: style, width: width)
        layoutCache = (style, width, layout)
        if numberOfLines == 0 { layout.reportIfCut(in: "UILabel") }
        return layout
    }

    /// The first and the last baseline of the text in the present bounds, in points from their top.
    package var textBaselines: (first: CGFloat, last: CGFloat) {
        let layout = drawnLayout
        let top = (bounds.height - layout.size.height) / 2
        return (top + layout.firstBaseline, top + layout.lastBaseline)
    }

    /// Whether there is something to show: a label without text needs no room.
    package var hasText: Bool { text?.isEmpty == false }
    /// Whether the label has a size of its own: that of its text, or of what stands in for one.
    var needsRoom: Bool { hasText || fallbackText != nil }

    /// Where the letters of each line stand, of the text or of what it is measured by, in a label of `size`; in points
    /// from the label's top left.
    package func letterRects(in size: CGSize) -> [CGRect] {
        guard needsRoom else { return [] }
        let layout = size == bounds.size ? drawnLayout : textLayout(width: size.width)
        let top = (size.height - layout.size.height) / 2
        let font = attributedFont ?? plainFont
        // Names one below the other are even; the lines of one text are among themselves.
        let heights = numberOfLines == 1 ? LetterHeights.of(font) : LetterHeights.of(layout, in: font)
        return heights.rects(of: layout, at: CGPoint(x: 0, y: top))
    }

    /// Where lines stand in the width: the first paragraph style's, or else `textAlignment`.
    package var shownTextAlignment: NSTextAlignment {
        styled?.runs.first?.style.paragraph?.alignment ?? textAlignment
    }

    /// Whether natural lines stand at the right because a paragraph style has the text decide that; nil if the
    /// interface decides.
    package var textReadsFromRightToLeft: Bool? {
        guard hasText, styled?.runs.first?.style.paragraph != nil else { return nil }
        return textLayout(width: bounds.width).isRightToLeft
    }

    override var usualAccessibility: UsualAccessibility {
        let traits: UIAccessibilityTraits = isEnabled ? .staticText : [.staticText, .notEnabled]
        return UsualAccessibility(isElement: hasText, label: text, traits: traits)
    }

    // MARK: Private

    private var styledText: StyledText {
        if let fallbackText, !hasText || hasOldText { return StyledText(fallbackText) }
        return styled ?? StyledText(text ?? "")
    }

    var textStyle: TextStyle {
        let paragraph = styled?.runs.first?.style.paragraph
        return TextStyle(
            font: plainFont, alignment: paragraph?.alignment ?? textAlignment,
            lineBreakMode: paragraph?.lineBreakMode ?? lineBreakMode, numberOfLines: numberOfLines,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private var drawnColor: UIColor {
        let color = isHighlighted ? highlightedTextColor ?? plainColor : plainColor
        return isEnabled ? color : color.faded(to: Metrics.disabledAlpha)
    }

    /// The layout that fits the bounds, made smaller where that is allowed.
    private var drawnLayout: TextLayout {
        let layout = textLayout(width: bounds.width)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.isTruncated else { return layout }
        if let shrunkCache, shrunkCache.layout === layout { return shrunkCache.shrunk }
        let shrunk = shrunkLayout()
        shrunkCache = (layout, shrunk)
        return shrunk
    }

    private func shrunkLayout() -> TextLayout {
        var style = textStyle
        let natural = TextLayout(styledText, style: style, width: nil).size.width
        let least = max(Metrics.smallestSize / plainFont.pointSize, min(max(0, minimumScaleFactor), 1))
        // Widths are rounded up, so the first guess may be a little too large.
        var factor = max(least, bounds.width / max(1, natural))
        while true {
            style.font = plainFont.withSize(plainFont.pointSize * factor)
            let layout = TextLayout(styledText.scaled(by: factor), style: style, width: bounds.width)
            guard layout.isTruncated, factor > least else { return layout }
            factor = max(least, factor * 0.97)
        }
    }

    private func textDidChange() {
        layoutCache = nil
        shrunkCache = nil
        if hasText != isProvider {
            // A label without text is passed by when the tree is recorded.
            isProvider.toggle()
            layer.contentProvider = isProvider ? self : nil
        }
        layer.setNeedsRecord()
        invalidateIntrinsicContentSize()
        layer.overlayInputDidChange()
    }
}

extension UILabel: LayerContentProvider {
    package func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        guard let text, !text.isEmpty, bounds.width > 0, !(hasOldText && fallbackText != nil) else { return nil }
        let layout = drawnLayout
        let top = Int32(clamping: Int(((bounds.height - layout.size.height) / 2 * scale).rounded()))
        return picture.contents(
            of: layout, color: drawnColor, scale: scale, isDark: isDark, offset: (0, -top),
            part: visiblePart(of: layout, scale: scale, top: top))
    }
}
