import DrawKit
public import Foundation
import LayerKit
import Reporting
public import TextKit

/// Text of any length that scrolls. It is for reading: the user cannot change it.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The font of text without one of its own; nil, the default, is the system font of 12 points.
    open var font: UIFont? { didSet { if font != oldValue { fontDidChange() } } }
    /// Whether fonts that follow text sizes are always in the one that is wished for where the view stands. False by
    /// default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The colour of text without one of its own; nil is `.label`. `.label` by default.
    open var textColor: UIColor? = .label { didSet { if textColor != oldValue { setNeedsLayout() } } }
    /// Where lines stand in the width. `.natural` by default: where each paragraph begins to read in its own language.
    /// Paragraph styles come first.
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
    /// Room between the edges and the text, in points. 8 above and below, none at the sides by default. Values that are
    /// not finite count as 0.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            func sanitized(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
            textContainerInset = UIEdgeInsets(
                top: sanitized(textContainerInset.top), left: sanitized(textContainerInset.left),
                bottom: sanitized(textContainerInset.bottom), right: sanitized(textContainerInset.right))
            if textContainerInset != oldValue { textDidChange() }
        }
    }
    /// How the width is filled.
    public let textContainer = NSTextContainer()

    private var plain = ""
    private var attributed: NSAttributedString?
    private var styled: StyledText?
    private var layoutCache: (style: TextStyle, width: CGFloat, layout: TextLayout)?
    private let tiles = TextTiles()
    private var selection = 0..<0

    private enum Metrics {
        static let defaultSize: CGFloat = 12
    }

    /// Makes a view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textContainer.didChange = { [weak self] in self?.textDidChange() }
        insertSubview(tiles, at: 0)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text; never nil, setting nil empties it. Setting it takes the attributes of `attributedText` away.
    open var text: String! {
        get { plain }
        set {
            (plain, attributed, styled) = (newValue ?? "", nil, nil)
            if hasOldText { hasOldText = false }
            stringDidChange()
            textDidChange()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with its attributes; never nil, setting nil empties it.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: plain, attributes: [.font: effectiveFont]) }
        set {
            plain = newValue?.string ?? ""
            attributed = newValue.map(NSAttributedString.init(attributedString:))
            styled = attributed.map { StyledText($0) }
            if hasOldText { hasOldText = false }
            stringDidChange()
            textDidChange()
            adjustFonts()
        }
    }

    /// The selection in code units of UTF-16, as ``selectedTextRange``; at the end of the text after that was set. What
    /// is outside of the text is left out of it. It is kept for the app and not shown, because the view takes no keys.
    open var selectedRange: NSRange {
        get { NSRange(selection) }
        set {
            let (places, count) = (places, places.count)
            let start = min(max(0, newValue.location), count)
            let length = min(max(0, newValue.length), count - start)
            let bytes = places.bytes(of: start..<start + length)
            selection = places.offset(ofByte: bytes.lowerBound)..<places.offset(ofByte: bytes.upperBound)
        }
    }

    /// The selection, empty for a caret; never nil. Setting nil leaves a caret at its end. It is kept for the app and
    /// not shown, because the view takes no keys.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selection) }
        set {
            guard let newValue else { return selection = selection.upperBound..<selection.upperBound }
            if let offsets = places.offsets(of: newValue) { selectedRange = NSRange(offsets) }
        }
    }

    package var hasText: Bool { !plain.isEmpty }
    /// Whether the text has attributes of its own.
    var hasAttributes: Bool { attributed != nil }
    package var fallbackText: String? {
        didSet { if fallbackText != oldValue, !hasText || hasOldText { measuredTextDidChange() } }
    }
    package var hasOldText = false {
        didSet { if hasOldText != oldValue, fallbackText != nil { measuredTextDidChange() } }
    }
    /// What it is measured by in the place of its text.
    private var measured: StyledText? {
        hasText && !hasOldText ? nil : fallbackText.map { StyledText($0) }
    }

    /// Whether the user can change the text: false. Setting true is refused with a message, for
    /// editing is not there yet.
    open var isEditable: Bool {
        get { false }
        set {
            guard newValue else { return }
            Diagnostics.report("UITextView: text can only be read; use a UITextField for text that is typed")
        }
    }

    /// That of the text where the view does not scroll; else none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (sides, ends) = (horizontalRoom, textContainerInset.top + textContainerInset.bottom)
        let isBounded = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        let layout = textLayout(width: isBounded ? max(0, size.width - sides) : nil)
        return CGSize(width: layout.size.width + sides, height: layout.size.height + ends)
    }

    open override func layoutSubviews() {
        let layout = textLayout(width: max(0, bounds.width - horizontalRoom))
        contentSize = CGSize(
            width: bounds.width,
            height: layout.size.height + textContainerInset.top + textContainerInset.bottom)
        super.layoutSubviews()
        tiles.frame = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
            width: max(0, bounds.width - horizontalRoom), height: layout.size.height)
        tiles.isHidden = measured != nil
        tiles.show(
            layout, color: textColor ?? .label, visible: convert(bounds, to: tiles),
            scale: traitCollection.displayScale)
    }

    override var usualAccessibility: UsualAccessibility { .element(plain, .staticText) }

    private var textStyle: TextStyle {
        let paragraph = styled?.runs.first?.style.paragraph
        return TextStyle(
            font: effectiveFont, alignment: paragraph?.alignment ?? textAlignment,
            lineBreakMode: textContainer.lineBreakMode, numberOfLines: textContainer.maximumNumberOfLines,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, alignsByText: true)
    }

    /// The text laid out in lines of `width` points; nil is without a limit.
    package func textLayout(width: CGFloat?) -> TextLayout {
        let style = textStyle
        let room = width ?? .infinity
        if let layoutCache, layoutCache.style == style, layoutCache.width == room { return layoutCache.layout }
        let layout = TextLayout(measured ?? styled ?? StyledText(plain), style: style, width: width)
        layoutCache = (style, room, layout)
        layout.reportIfCut(in: "UITextView")
        return layout
    }

    /// The text as it is laid out in the view, whatever it is measured by, and where that begins.
    var ownTextLayout: (layout: TextLayout, origin: CGPoint) {
        let width = max(0, bounds.width - horizontalRoom)
        let layout =
            measured == nil
            ? textLayout(width: width) : TextLayout(styled ?? StyledText(plain), style: textStyle, width: width)
        return (
            layout, CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        )
    }

    /// Where lines stand in the width: the first paragraph style's, or else `textAlignment`.
    package var shownTextAlignment: NSTextAlignment {
        styled?.runs.first?.style.paragraph?.alignment ?? textAlignment
    }

    /// Whether natural lines stand at the right because the text begins to read there; nil without text, where the
    /// interface decides.
    package var textReadsFromRightToLeft: Bool? {
        plain.isEmpty ? nil : textLayout(width: max(0, bounds.width - horizontalRoom)).isRightToLeft
    }

    /// Where the letters of each line stand in a view of `width` points, in points from the content's top left.
    package func letterRects(inWidth width: CGFloat) -> [CGRect] {
        letterRects(of: textLayout(width: max(0, width - horizontalRoom)))
    }

    /// The same of another text's `layout`.
    func letterRects(of layout: TextLayout) -> [CGRect] {
        let isOwn = measured == nil && (attributed?.length ?? 0) > 0
        let first = isOwn ? attributed?.attribute(.font, at: 0, effectiveRange: nil) : nil
        let origin = CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        return LetterHeights.of(layout, in: first as? UIFont ?? effectiveFont).rects(of: layout, at: origin)
    }

    /// `text` laid out as that of the view would be in one of `width` points.
    func textLayout(of text: StyledText, inWidth width: CGFloat) -> TextLayout {
        TextLayout(text, style: textStyle, width: max(0, width - horizontalRoom))
    }

    private var effectiveFont: UIFont { font ?? .systemFont(ofSize: Metrics.defaultSize) }

    private var horizontalRoom: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = adapted(font) { self.font = font }
        if let text = adapted(attributed) { attributedText = text }
    }

    private func measuredTextDidChange() {
        textDidChange()
        // A cell that places its own texts asks for their sizes.
        superview?.superview?.setNeedsLayout()
        layer.overlayInputDidChange()
    }

    private func fontDidChange() {
        textDidChange()
        adjustFonts()
    }

    private func stringDidChange() {
        let count = plain.utf16.count
        selection = count..<count
    }

    private func textDidChange() {
        layoutCache = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
