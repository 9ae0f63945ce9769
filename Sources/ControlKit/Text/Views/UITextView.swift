import DrawKit
public import Foundation
import LayerKit
public import TextKit
public import ViewKit

/// A scrolling view for multiline text.
///
/// The user can edit the text unless `isEditable` is `false`, and select and copy it unless `isSelectable` is `false`.
/// Dragging selects the text if it is selectable, so only the mouse wheel, keys and the scroll indicator scroll it. The
/// Tab key moves the focus, as in all views, and doesn't type a tab.
///
/// At most 50,000 UTF-8 bytes of the text are displayed, and editing can't extend the text beyond this limit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, ViewBehavior, UITextInputTraits, UIContentSizeCategoryAdjusting {
    /// The font of text without a font attribute. `nil`, the default, uses the 12-point system font.
    open var font: UIFont? { didSet { if font != oldValue { fontDidChange() } } }
    /// `true` if fonts that support Dynamic Type follow the preferred text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The color of text without a color attribute. `.label` by default; `nil` uses the default.
    open var textColor: UIColor? = .label { didSet { if textColor != oldValue { setNeedsLayout() } } }
    /// The horizontal alignment of the lines. `.natural` by default, which aligns each paragraph according to the
    /// direction of its text. Paragraph styles take precedence.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }
    /// The distances between the edges and the text, in points. The default is 8 at the top and bottom and 0 at the
    /// sides. Nonfinite values become 0.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            func sanitized(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
            textContainerInset = UIEdgeInsets(
                top: sanitized(textContainerInset.top), left: sanitized(textContainerInset.left),
                bottom: sanitized(textContainerInset.bottom), right: sanitized(textContainerInset.right))
            if textContainerInset != oldValue { contentDidChange() }
        }
    }
    /// The options for line layout: the padding, the line break mode, and the maximum number of lines.
    public let textContainer: NSTextContainer

    /// `true` if the user can edit the text, provided that it is selectable. `true` by default.
    open var isEditable = true { didSet { if isEditable != oldValue { interactionDidChange() } } }
    /// `true` if the user can select and copy the text. `true` by default.
    open var isSelectable = true { didSet { if isSelectable != oldValue { interactionDidChange() } } }
    /// The label of the return key. `.default` by default. No effect; see `UITextInputTraits`.
    open var returnKeyType = UIReturnKeyType.default
    /// The type of the on-screen keyboard. `.default` by default. No effect; see `UITextInputTraits`.
    open var keyboardType = UIKeyboardType.default
    /// The autocapitalization setting. `.sentences` by default. No effect; see `UITextInputTraits`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The autocorrection setting. `.default` by default. No effect; see `UITextInputTraits`.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The spell-checking setting. `.default` by default. No effect; see `UITextInputTraits`.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// No effect: text views don't conceal their text. `false` by default.
    open var isSecureTextEntry = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic type of the text. No effect, because there is no autofill. `nil` by default.
    open var textContentType: UITextContentType!
    /// `true` if the return key is disabled while there is no text. No effect. `false` by default.
    open var enablesReturnKeyAutomatically = false

    /// The text, its selection and, for attributed text, the attributes.
    var storage = TextStorage()
    /// The marked text that an input method is composing.
    var marked = "" {
        didSet {
            markedCaret = min(markedCaret, marked.utf8.count)
            if marked != oldValue { contentDidChange() }
        }
    }
    /// The number of bytes of `marked` before the caret.
    var markedCaret = 0
    /// The changes that can be undone.
    let history = TextHistory()
    /// `delegate` if it conforms to ``UITextViewDelegate``.
    private(set) weak var textDelegate: (any UITextViewDelegate)?
    var layoutCache: (style: TextStyle, width: CGFloat, layout: TextLayout)?
    let tiles = TextTiles()
    lazy var cursor = TextViewCursor(self)
    /// `true` between the notifications that editing has begun and that it has ended.
    var isEditing = false
    package var fallbackText: String? {
        didSet { if fallbackText != oldValue, !hasText || hasOldText { measuredTextDidChange() } }
    }
    package var hasOldText = false {
        didSet { if hasOldText != oldValue, fallbackText != nil { measuredTextDidChange() } }
    }

    enum Metrics {
        static let defaultSize: CGFloat = 12
    }

    // MARK: Lifecycle

    /// Creates a view with `frame` in its superview's coordinates, in points. `textContainer` contains the line layout
    /// options; `nil` uses the defaults. A container belongs to one view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with `frame` in its superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        textContainer.didChange = { [weak self] in self?.contentDidChange() }
        insertSubview(tiles, at: 0)
        // A drag selects text and must not scroll this view or an enclosing one.
        let scrolls = panGestureRecognizer.accepts
        panGestureRecognizer.accepts = { [weak self] in self?.isSelectable != true && scrolls?($0) ?? true }
        let drag = UIPanGestureRecognizer()
        drag.cancelsTouchesInView = false
        drag.accepts = { [weak self] _ in self?.isSelectable == true }
        addGestureRecognizer(drag)
    }

    // MARK: Public

    /// The delegate. It also takes part in editing if it conforms to ``UITextViewDelegate``.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { textDelegate = delegate as? any UITextViewDelegate }
    }

    /// The view docked at the bottom of the window while the text view is the first responder. `nil` by default. Call
    /// `reloadInputViews()` after changing the view during that time.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view docked above `inputView`, or at the bottom of the window if there is no input view. `nil` by default.
    /// Call `reloadInputViews()` after changing the view while the text view is the first responder.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text. Never `nil`; setting `nil` clears the text. Setting this property removes the attributes of
    /// `attributedText`, moves the selection to the end, doesn't notify the delegate, and can't be undone.
    open var text: String! {
        get { editable.string }
        set { setStorage(TextStorage(newValue ?? "")) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with its attributes. Never `nil`; setting `nil` clears the text. Setting this property moves the
    /// selection to the end, doesn't notify the delegate, and can't be undone.
    open var attributedText: NSAttributedString! {
        get { storage.attributed ?? NSAttributedString(string: editable.string, attributes: [.font: effectiveFont]) }
        set {
            setStorage(newValue.map { TextStorage(attributed: $0) } ?? TextStorage())
            adjustFonts()
        }
    }

    /// The attributes of the text that the user types next, by default those of the first selected character or of the
    /// character before the caret. They apply until the caret moves. Plain text becomes attributed when text with
    /// attributes set here is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            storage.typingAttributes ?? [.font: effectiveFont, .foregroundColor: textColor ?? .label]
        }
        set { storage.customTypingAttributes = newValue }
    }

    /// The selection in UTF-16 code units, clamped to the text and expanded to whole characters; see
    /// ``selectedTextRange``.
    open var selectedRange: NSRange {
        get { editable.nsRange(editable.selection) }
        set {
            let (places, count) = (places, places.count)
            let start = min(max(0, newValue.location), count)
            let length = min(max(0, newValue.length), count - start)
            select(places.bytes(of: start..<start + length))
        }
    }

    /// The selection, which is empty for a caret. Never `nil`; setting `nil` collapses the selection to its end. While
    /// the view is not the first responder, the selection is kept but not displayed. Setting this property notifies the
    /// delegate if the selection changes.
    open var selectedTextRange: UITextRange? {
        get { selectionRange }
        set { selectText(in: newValue) }
    }

    /// Selects all text.
    open func selectAll(_ sender: Any?) {
        select(0..<editable.count)
    }

    /// Copies the selected text to the clipboard. No effect without a selection.
    open func copy(_ sender: Any?) {
        copySelection()
    }

    /// Moves the selected text to the clipboard if the delegate allows the change. No effect without a selection
    /// or while the text can't be edited.
    open func cut(_ sender: Any?) {
        if isTextEditable { cutSelection() }
    }

    /// Replaces the selection with the text on the clipboard if the delegate allows the change. No effect while the
    /// text can't be edited.
    open func paste(_ sender: Any?) {
        if isTextEditable { paste() }
    }

    /// Scrolls by the minimum distance that reveals the text in `range`, in UTF-16 code units.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let start = min(max(0, range.location), places.count)
        let end = start + min(max(0, range.length), places.count - start)
        let rects = [start, end].map { caretRect(atByte: places.byte($0)) }
        scrollRectToVisible(extendedByInsets(rects[0].union(rects[1])), animated: false)
    }

    // MARK: Text input

    /// `true` if there is any text.
    open var hasText: Bool { editable.count > 0 }

    /// Replaces the selection with `text`, which takes the typing attributes, if the delegate allows it.
    open func insertText(_ text: String) {
        type(text)
    }

    /// Deletes the selection or, if it is empty, the character before the caret, if the delegate allows it.
    open func deleteBackward() {
        delete(to: .previous)
    }

    /// The position of the marked text, or `nil` if there is no marked text. The range is empty because marked text is
    /// not yet part of `text`.
    open var markedTextRange: UITextRange? { markedRange }

    /// Replaces `range` with `text` and moves the caret after the text. The text takes the typing attributes that the
    /// app has set or else the attributes of the first replaced character.
    ///
    /// As on iOS, the delegate is notified but not asked, so it can call this method while it decides whether to allow
    /// a change. The change can be undone. No effect if the positions in `range` are of a custom class.
    open func replace(_ range: UITextRange, withText text: String) {
        replaceText(in: range, with: text)
    }

    /// Returns the rectangle of a caret at `position` in the view's coordinates; `.zero` if the position is of a custom
    /// class.
    ///
    /// Override this method to move the caret; an empty rectangle hides it.
    open func caretRect(for position: UITextPosition) -> CGRect {
        standardCaretRect(for: position)
    }

    /// Returns the position nearest to `point` in the view's coordinates. A press moves the caret to that position;
    /// override this method to move the caret elsewhere.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let (layout, origin) = ownTextLayout
        let byte = layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return TextOffset(places.offset(ofByte: textOffset(byte)))
    }

    /// The undo manager of the user's edits. Ctrl+Z undoes, and Ctrl+Shift+Z or Ctrl+Y redoes. A typed word is undone
    /// as a whole, and so are repeated deletions.
    open override var undoManager: UndoManager? { history.manager }

    /// The size of the unwrapped text and its insets if scrolling is disabled; otherwise there is no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (sides, ends) = (horizontalInsets, textContainerInset.top + textContainerInset.bottom)
        let isBounded = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        let layout = textLayout(width: isBounded ? max(0, size.width - sides) : nil)
        return CGSize(width: layout.size.width + sides, height: layout.size.height + ends)
    }

    open override func layoutSubviews() {
        let layout = textLayout(width: textWidth)
        contentSize = CGSize(
            width: bounds.width,
            height: layout.size.height + textContainerInset.top + textContainerInset.bottom)
        super.layoutSubviews()
        tiles.frame = CGRect(origin: textOrigin, size: CGSize(width: textWidth, height: layout.size.height))
        tiles.isHidden = measured != nil
        tiles.show(
            layout, color: textColor ?? .label, visible: convert(bounds, to: tiles),
            scale: traitCollection.displayScale)
        cursor.place()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    package var defaultAccessibility: DefaultAccessibility {
        guard isTextEditable else { return .element(editable.string, .staticText, role: .textView) }
        return .element(nil, value: hasText ? editable.string : nil, .none, role: .textView)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isSelectable }

    open override var canBecomeFocused: Bool { isTextEditable }

    open override var canResignFirstResponder: Bool {
        !isEditing || textDelegate?.textViewShouldEndEditing(self) ?? true
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return resumeAsFirstResponder() }
        // Outside a window, only the request is recorded; the delegate is asked when the view enters a window.
        if isTextEditable, window != nil, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
        return super.becomeFirstResponder()
    }

    package var defaultPointerShape: PointerShape { isSelectable ? .text : .arrow }

    /// Returns `false` for tap gestures of other views while the text is editable, because taps place the caret.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self || !isTextEditable || !(gestureRecognizer is UITapGestureRecognizer)
    }

    // MARK: Events

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        pressed(at: touch.location(in: self), count: touch.tapCount)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        if touch.tapCount == 1 { cursor.drag(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable else { return super.touchesEnded(touches, with: event) }
        cursor.endDrag()
        publishSelection()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cursor.endDrag()
        super.touchesCancelled(touches, with: event)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder, let press = presses.first, handle(press) else {
            super.pressesBegan(presses, with: event)
            return
        }
    }

    // MARK: Internal

    package func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = adapted(font) { self.font = font }
        guard storage.hasAttributes, let text = adapted(storage.attributed) else { return }
        storage.setAttributes(of: text)
        contentDidChange()
    }

    /// Updates the layout. Called when the displayed text or its style has changed.
    func contentDidChange() {
        layoutCache = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
