import DrawKit
public import Foundation
package import LayerKit
public import TextKit

/// A view that displays one or more lines of text, vertically centered.
@preconcurrency @MainActor
open class UILabel: UIView {
    // As in `CALayer`, dynamic exclusivity checks are disabled for properties that every layout pass reads from every
    // label.

    /// The text. `nil`, the default, draws nothing. Setting this property removes the attributes of `attributedText`.
    open var text: String? {
        didSet {
            if hasOldText { hasOldText = false }
            guard text != oldValue || styled != nil else { return }
            attributed = nil
            styled = nil
            if hasShadow { updateShadow() }
            textDidChange()
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font of text without a font attribute. Never `nil`; setting `nil` restores the default, the 17-point system
    /// font.
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
    /// `true` if fonts that support Dynamic Type, which come from text styles or `UIFontMetrics`, follow the preferred
    /// text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of text without a color attribute. Never `nil`; setting `nil` restores the default, `.label`.
    open var textColor: UIColor! {
        get { plainColor }
        set {
            let newColor = newValue ?? .label
            guard newColor != plainColor else { return }
            plainColor = newColor
            lookDidChange()
        }
    }
    /// The text color while the label is highlighted. `nil`, the default, uses `textColor`.
    open var highlightedTextColor: UIColor? { didSet { lookDidChange() } }
    /// `true` if the label is highlighted. `false` by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookDidChange() } } }
    /// `true` if the label is enabled. `true` by default. If `false`, text without a color attribute is drawn at 40% of
    /// its opacity.
    open var isEnabled = true { didSet { if isEnabled != oldValue { lookDidChange() } } }
    /// The color of a sharp shadow behind the text. `nil`, the default, draws no shadow. A shadow attribute of the
    /// first character takes precedence.
    open var shadowColor: UIColor? {
        get { self[LabelOptions.self].shadowColor }
        set {
            self[LabelOptions.self].shadowColor = newValue
            hasShadow = newValue != nil
            updateShadow()
            lookDidChange()
        }
    }
    /// The distance of the shadow from the text, in points. (0, -1), the default, draws it above the text.
    open var shadowOffset: CGSize {
        get { self[LabelOptions.self].shadowOffset }
        set {
            self[LabelOptions.self].shadowOffset = newValue
            if hasShadow { lookDidChange() }
        }
    }
    /// The position of text that `adjustsFontSizeToFitWidth` has shrunk. `.alignBaselines` by default.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { self[LabelOptions.self].baselineAdjustment }
        set {
            self[LabelOptions.self].baselineAdjustment = newValue
            if adjustsFontSizeToFitWidth { textDidChange() }
        }
    }
    /// The horizontal alignment of the lines. `.natural` by default, which means the interface's leading edge,
    /// regardless of the text's language. Paragraph styles take precedence; natural alignment in a paragraph style
    /// follows the direction of the text.
    @exclusivity(unchecked)
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
    /// The wrapping and truncation of text that doesn't fit. `.byTruncatingTail` by default. Paragraph styles take
    /// precedence.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }
    /// The maximum number of lines; 0 means no limit. 1 by default.
    @exclusivity(unchecked)
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// `true` if a single line that is too wide shrinks before it is truncated. `false` by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }
    /// Stored, but has no effect: text keeps its letter spacing. `false` by default.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { self[LabelOptions.self].allowsTightening }
        set { self[LabelOptions.self].allowsTightening = newValue }
    }
    /// The minimum scale to which text can shrink, 0...1. 0, the default, shrinks the text as much as needed, but not
    /// below 2 points.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { textDidChange() } } }

    /// The wrapping width for the `intrinsicContentSize` of a multiline label, in points. 0, the default, uses the
    /// width that constraints determine.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The text that is measured, but never drawn, while the label has no text or `hasOldText` is `true`. A content
    /// overlay takes its size from this text. `text` is unaffected.
    @exclusivity(unchecked)
    package var fallbackText: String? {
        didSet {
            guard fallbackText != oldValue, !hasText || hasOldText else { return }
            layoutCache = nil
            shrunkCache = nil
            invalidateIntrinsicContentSize()
            // A cell that lays out labels manually depends on their sizes.
            superview?.superview?.setNeedsLayout()
            layer.overlayInputDidChange()
            if hasOldText, textDrawing.isCustom { redrawText() }
        }
    }

    /// `true` if the text is left over from an earlier use of the label, such as in a reused cell. Such text is neither
    /// drawn nor measured while `fallbackText` is set. Setting the text resets this flag.
    @exclusivity(unchecked)
    package var hasOldText = false {
        didSet { if hasOldText != oldValue, fallbackText != nil { textDidChange() } }
    }

    @exclusivity(unchecked)
    private var plainFont = Metrics.defaultFont
    private var plainColor = UIColor.label
    private(set) var attributed: NSAttributedString?
    @exclusivity(unchecked)
    private var styled: StyledText?
    private var layoutCache: (style: TextStyle, width: CGFloat?, layout: TextLayout)?
    private var shrunkCache: (layout: TextLayout, shrunk: TextLayout)?
    private var picture = TextBitmap()
    /// `true` if the label is the content provider of its layer.
    private var isProvider = false
    /// `true` if there is a shadow, which avoids a look-up for each label that is drawn.
    private(set) var hasShadow = false
    /// The drawing of the text by `drawText(in:)`.
    var textDrawing = LabelTextDrawing()

    private enum Metrics {
        static let defaultFont = UIFont.systemFont(ofSize: 17)
        /// The factor by which the opacity of a disabled label's text is multiplied.
        static let disabledAlpha: CGFloat = 0.4
        /// The minimum font size when shrinking to fit, in points.
        static let minimumFontSize: CGFloat = 2
    }

    /// Creates a label with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
    }

    /// The text with its attributes; `nil` if there is no text. The label's properties apply to text without the
    /// corresponding attributes.
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
            updateShadow()
            textDidChange()
            adjustFonts()
        }
    }

    open override var intrinsicContentSize: CGSize {
        guard hasDisplayedText else { return .zero }
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return textLayout(width: isWrapped ? preferredMaxLayoutWidth : nil).size
    }

    // MARK: Drawing

    /// Draws the text in `rect`, in the label's coordinates, in the current context; a multiline label wraps at the
    /// width of `rect`. Called with the bounds to draw a label of a subclass, which can draw the text in another
    /// rectangle, or draw more. The result is cached until the next change of the text, or until `setNeedsDisplay()`.
    /// If the method has drawn the text itself in the bounds, call `setNeedsDisplay()` before it draws anything else.
    open func drawText(in rect: CGRect) { drawOwnText(in: rect) }

    /// Calls `drawText(in:)` with the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    override func willDrawContent() { textDrawing.begin() }

    override func didDrawContent(hasDrawn: Bool) -> Bool { finishTextDrawing(hasDrawn: hasDrawn) }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = adapted(plainFont) { self.font = font }
        if let text = adapted(attributed) { attributedText = text }
    }

    /// Returns the size of the text, or `.zero` if there is no text. A single-line label ignores `size`; a multiline
    /// label wraps at the width of `size` if that width is above 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard hasDisplayedText else { return .zero }
        let isBounded = numberOfLines != 1 && size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        return textLayout(width: isBounded ? size.width : nil).size
    }

    /// The font at the start of the attributed text; `nil` for plain text.
    package var attributedFont: UIFont? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    /// Returns the layout of the text within `width` points; `nil` sets no limit. The last result is cached, and labels
    /// with the same text share layouts.
    package func textLayout(width: CGFloat?) -> TextLayout {
        let style = textStyle
        if let cached = layoutCache, cached.style == style {
            if cached.width == width { return cached.layout }
            // A layout of unlimited width can usually be reused for the label's width, which saves an expensive layout.
            if let width, cached.layout.isSame(inWidth: width) { return cached.layout }
        }
        let layout = TextCache.shared.layout(of: styledText, style: style, width: width)
        layoutCache = (style, width, layout)
        if numberOfLines == 0 { layout.reportIfTruncated(in: "UILabel") }
        return layout
    }

    /// The first and last baselines of the text in the current bounds, in points from the top.
    package var textBaselines: (first: CGFloat, last: CGFloat) {
        let layout = drawnLayout
        let top = top(of: layout, in: bounds.height)
        return (top + layout.firstBaseline, top + layout.lastBaseline)
    }

    package var hasText: Bool { text?.isEmpty == false }
    /// `true` if the label has an intrinsic size, from its text or from `fallbackText`.
    package var hasDisplayedText: Bool { hasText || fallbackText != nil }

    /// Returns a rectangle around the letters of each line of the text, or of `fallbackText`, for a label of `size`, in
    /// points from the label's top left corner.
    package func letterRects(in size: CGSize) -> [CGRect] {
        guard hasDisplayedText else { return [] }
        let layout = size == bounds.size ? drawnLayout : textLayout(width: size.width)
        let top = top(of: layout, in: size.height)
        let font = attributedFont ?? plainFont
        // Stacked single-line labels get equal heights; in multiline text, only lines of the same label match.
        let heights = numberOfLines == 1 ? GlyphExtents.of(font) : GlyphExtents.of(layout, in: font)
        return heights.rects(of: layout, at: CGPoint(x: 0, y: top))
    }

    /// The alignment in effect, which is that of the first paragraph style or, without one, `textAlignment`.
    package var effectiveTextAlignment: NSTextAlignment {
        styled?.runs.first?.style.paragraph?.alignment ?? textAlignment
    }

    /// `true` if the text reads from right to left, `false` if it reads from left to right. `nil` if the label has no
    /// text, or no paragraph style, in which case natural alignment follows the direction of the interface.
    package var textReadsFromRightToLeft: Bool? {
        guard hasText, styled?.runs.first?.style.paragraph != nil else { return nil }
        return textLayout(width: bounds.width).isRightToLeft
    }

    override var defaultAccessibility: DefaultAccessibility {
        let traits: UIAccessibilityTraits = isEnabled ? .staticText : [.staticText, .notEnabled]
        let label = text?.withoutAttachments
        return DefaultAccessibility(isElement: label?.isEmpty == false, label: label, traits: traits)
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

    /// The color of text without a color attribute, as drawn.
    var drawnColor: UIColor {
        let color = isHighlighted ? highlightedTextColor ?? plainColor : plainColor
        return isEnabled ? color : color.faded(to: Metrics.disabledAlpha)
    }

    private var drawnLayout: TextLayout { drawnLayout(width: bounds.width) }

    /// Returns the layout for `width` points; a single line is shrunk to fit if `adjustsFontSizeToFitWidth` is `true`.
    func drawnLayout(width: CGFloat) -> TextLayout {
        let layout = textLayout(width: width)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.isTruncated else { return layout }
        if let shrunkCache, shrunkCache.layout === layout { return shrunkCache.shrunk }
        let shrunk = shrunkLayout(width: width)
        shrunkCache = (layout, shrunk)
        return shrunk
    }

    private func shrunkLayout(width: CGFloat) -> TextLayout {
        var style = textStyle
        let natural = TextLayout(styledText, style: style, width: nil).size.width
        let minimum = max(Metrics.minimumFontSize / plainFont.pointSize, min(max(0, minimumScaleFactor), 1))
        // Widths are rounded up, so the first guess may be slightly too large.
        var factor = max(minimum, width / max(1, natural))
        while true {
            style.font = plainFont.withSize(plainFont.pointSize * factor)
            let layout = TextLayout(styledText.scaled(by: factor), style: style, width: width)
            guard layout.isTruncated, factor > minimum else { return layout }
            factor = max(minimum, factor * 0.97)
        }
    }

    /// Returns the distance of `layout` from the top of a label of `height`, in points.
    func top(of layout: TextLayout, in height: CGFloat) -> CGFloat {
        let center = (height - layout.size.height) / 2
        // Only shrunk text depends on the adjustment.
        guard let shrunkCache, shrunkCache.shrunk === layout else { return center }
        let full = shrunkCache.layout
        let fullTop = (height - full.size.height) / 2
        return switch baselineAdjustment {
        case .alignBaselines: fullTop + full.firstBaseline - layout.firstBaseline
        case .alignCenters: center
        case .none: fullTop
        }
    }

    private func textDidChange() {
        layoutCache = nil
        shrunkCache = nil
        if hasText != isProvider {
            // Recording skips labels without text.
            isProvider.toggle()
            layer.contentProvider = isProvider ? self : nil
        }
        lookDidChange()
        invalidateIntrinsicContentSize()
        layer.overlayInputDidChange()
    }

    private func updateShadow() { hasShadow = attributedShadow != nil || hasShadow && shadowColor != nil }

    private func lookDidChange() {
        layer.setNeedsRecord()
        if textDrawing.isCustom { redrawText() }
    }
}

extension UILabel: LayerContentProvider {
    /// `true` if there is text to draw.
    var showsText: Bool { hasText && !(hasOldText && fallbackText != nil) }

    package func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        guard !textDrawing.isCustom, showsText, bounds.width > 0 else { return nil }
        let layout = drawnLayout
        let top = Int32(clamping: Int((self.top(of: layout, in: bounds.height) * scale).rounded()))
        return picture.contents(
            of: layout, color: drawnColor, scale: scale, isDark: isDark, offset: (0, -top),
            part: visiblePart(of: layout, scale: scale, top: top),
            shadow: hasShadow ? textShadow(scale: scale, isDark: isDark) : nil)
    }
}
