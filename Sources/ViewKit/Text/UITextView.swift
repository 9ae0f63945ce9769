import DrawKit
public import Foundation
import LayerKit
import Reporting
public import TextKit

/// A scrolling, read-only view for text of any length.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The font of text without a font attribute. `nil`, the default, uses the 12-point system font.
    open var font: UIFont? { didSet { if font != oldValue { fontDidChange() } } }
    /// `true` if fonts that support Dynamic Type follow the preferred text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The color of text without a color attribute. `.label` by default; `nil` uses the default.
    open var textColor: UIColor? = .label { didSet { if textColor != oldValue { setNeedsLayout() } } }
    /// The horizontal alignment of the lines. `.natural` by default, which aligns each paragraph by the direction of
    /// its text. Paragraph styles take precedence.
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
    /// The distances between the edges and the text, in points. The default is 8 at the top and bottom and 0 at the
    /// sides. Nonfinite values become 0.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            func sanitized(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
            textContainerInset = UIEdgeInsets(
                top: sanitized(textContainerInset.top), left: sanitized(textContainerInset.left),
                bottom: sanitized(textContainerInset.bottom), right: sanitized(textContainerInset.right))
            if textContainerInset != oldValue { textDidChange() }
        }
    }
    /// The line layout options.
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

    /// Creates a view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textContainer.didChange = { [weak self] in self?.textDidChange() }
        insertSubview(tiles, at: 0)
    }

    /// The view docked at the bottom of the window while the text view is first responder. `nil` by default. Call
    /// `reloadInputViews()` after changing the view during that time.
    open override var inputView: UIView? {
        get { self[InputViews.self].input }
        set { self[InputViews.self].input = newValue }
    }

    /// The view docked above `inputView`, or at the bottom of the window if there is no input view. `nil` by default.
    /// Call `reloadInputViews()` after changing the view while the text view is first responder.
    open override var inputAccessoryView: UIView? {
        get { self[InputViews.self].accessory }
        set { self[InputViews.self].accessory = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text. Never `nil`; setting `nil` clears the text. Setting this property removes the attributes of
    /// `attributedText`.
    open var text: String! {
        get { plain }
        set {
            plain = newValue ?? ""
            attributed = nil
            styled = nil
            if hasOldText { hasOldText = false }
            stringDidChange()
            textDidChange()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with its attributes. Never `nil`; setting `nil` clears the text.
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

    /// The selection in UTF-16 code units, clamped to the text; see ``selectedTextRange``. Setting the text moves the
    /// selection to the end. The selection is stored for the app but not displayed, because the view takes no keyboard
    /// input.
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

    /// The selection, which is empty for a caret. Never `nil`; setting `nil` collapses the selection to its end. The
    /// selection is stored for the app but not displayed, because the view takes no keyboard input.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selection) }
        set {
            guard let newValue else { return selection = selection.upperBound..<selection.upperBound }
            if let offsets = places.offsets(of: newValue) { selectedRange = NSRange(offsets) }
        }
    }

    package var hasText: Bool { !plain.isEmpty }
    var hasAttributes: Bool { attributed != nil }
    package var fallbackText: String? {
        didSet { if fallbackText != oldValue, !hasText || hasOldText { measuredTextDidChange() } }
    }
    package var hasOldText = false {
        didSet { if hasOldText != oldValue, fallbackText != nil { measuredTextDidChange() } }
    }
    /// The text used for measuring instead of the view's text; `nil` uses the view's text.
    private var measured: StyledText? {
        hasText && !hasOldText ? nil : fallbackText.map { StyledText($0) }
    }

    /// Always `false`. Setting `true` logs a warning, because editing is not supported yet.
    open var isEditable: Bool {
        get { false }
        set {
            guard newValue else { return }
            Diagnostics.report("UITextView: text is read-only; use a UITextField for input")
        }
    }

    // MARK: Text input

    /// Always `nil`, because a text view takes no input.
    open var markedTextRange: UITextRange? { nil }

    /// Replaces `range` with `text`, which takes the attributes of the first replaced character, and moves the caret
    /// after the text. No effect if the positions in `range` are of a custom class.
    open func replace(_ range: UITextRange, withText text: String) {
        guard let offsets = places.offsets(of: range) else { return }
        let bytes = places.bytes(of: offsets)
        let (start, end) = (places.offset(ofByte: bytes.lowerBound), places.offset(ofByte: bytes.upperBound))
        if hasAttributes {
            let changed = NSMutableAttributedString(attributedString: attributedText)
            changed.replaceCharacters(in: NSRange(start..<end), with: text)
            attributedText = changed
        } else {
            var changed = self.text ?? ""
            let utf8 = changed.utf8
            changed.replaceSubrange(
                utf8.index(
                    utf8.startIndex, offsetBy: bytes.lowerBound)..<utf8.index(
                        utf8.startIndex, offsetBy: bytes.upperBound), with: text)
            self.text = changed
        }
        selectedRange = NSRange(location: start + text.utf16.count, length: 0)
    }

    /// Returns the rectangle of a caret at `position` in the view's coordinates; `.zero` if the position is of a custom
    /// class.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let places = places
        return places.offset(of: position).map { caretRect(atByte: places.byte($0)) } ?? .zero
    }

    /// Returns the position nearest to `point` in the view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let (layout, origin) = ownTextLayout
        let byte = layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return TextOffset(places.offset(ofByte: byte))
    }

    /// The size of the text if scrolling is disabled; otherwise there is no intrinsic size.
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

    override var defaultAccessibility: DefaultAccessibility { .element(plain, .staticText, role: .textView) }

    private var textStyle: TextStyle {
        let paragraph = styled?.runs.first?.style.paragraph
        return TextStyle(
            font: effectiveFont, alignment: paragraph?.alignment ?? textAlignment,
            lineBreakMode: textContainer.lineBreakMode, numberOfLines: textContainer.maximumNumberOfLines,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, alignsByText: true)
    }

    /// Returns the layout of the text in lines of `width` points, or without a limit if `nil`.
    package func textLayout(width: CGFloat?) -> TextLayout {
        let style = textStyle
        let room = width ?? .infinity
        if let layoutCache, layoutCache.style == style, layoutCache.width == room { return layoutCache.layout }
        let layout = TextLayout(measured ?? styled ?? StyledText(plain), style: style, width: width)
        layoutCache = (style, room, layout)
        layout.reportIfCut(in: "UITextView")
        return layout
    }

    /// The layout of the view's own text and the origin of the layout, even while fallback text is used for measuring.
    var ownTextLayout: (layout: TextLayout, origin: CGPoint) {
        let width = max(0, bounds.width - horizontalRoom)
        let layout =
            measured == nil
            ? textLayout(width: width) : TextLayout(styled ?? StyledText(plain), style: textStyle, width: width)
        return (
            layout, CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        )
    }

    /// The alignment in effect, which is that of the first paragraph style or, without one, `textAlignment`.
    package var shownTextAlignment: NSTextAlignment {
        styled?.runs.first?.style.paragraph?.alignment ?? textAlignment
    }

    /// `true` if natural lines are right-aligned because the text is right to left; `nil` if there is no text, in which
    /// case the interface's direction applies.
    package var textReadsFromRightToLeft: Bool? {
        plain.isEmpty ? nil : textLayout(width: max(0, bounds.width - horizontalRoom)).isRightToLeft
    }

    /// Returns a rectangle around the letters of each line in a view that is `width` points wide, in points from the
    /// content's top-left corner.
    package func letterRects(inWidth width: CGFloat) -> [CGRect] {
        letterRects(of: textLayout(width: max(0, width - horizontalRoom)))
    }

    /// Returns the rectangles around the letters of each line of `layout`, which may be a layout of another text.
    func letterRects(of layout: TextLayout) -> [CGRect] {
        let isOwn = measured == nil && (attributed?.length ?? 0) > 0
        let first = isOwn ? attributed?.attribute(.font, at: 0, effectiveRange: nil) : nil
        let origin = CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        return GlyphExtents.of(layout, in: first as? UIFont ?? effectiveFont).rects(of: layout, at: origin)
    }

    /// Returns the layout that `text` would have in the view if it were `width` points wide.
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
        // A cell that lays out its text manually depends on the text's size.
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
