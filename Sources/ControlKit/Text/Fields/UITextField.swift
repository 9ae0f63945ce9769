public import Foundation
import LayerKit
import Reporting
public import TextKit
public import ViewKit

/// A control for editing a line of text of at most 50,000 UTF-8 bytes. Longer text is truncated.
@preconcurrency @MainActor
open class UITextField: UIControl, ControlBehavior, UITextInputTraits, UIContentSizeCategoryAdjusting {
    /// The border around the text.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none
        /// A thin line.
        case line
        /// A thin line, drawn like `line`.
        case bezel
        /// A thin line with rounded corners.
        case roundedRect
    }

    /// The delegate that is notified of editing and can reject changes. `nil` by default.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The text displayed while the field is empty. `nil` by default. Setting this property removes the attributes of
    /// `attributedPlaceholder`.
    open var placeholder: String? {
        didSet {
            guard placeholder != oldValue || styledPlaceholder != nil else { return }
            styledPlaceholder = nil
            textDidChange()
        }
    }
    /// The font. The 17-point system font by default; `nil` uses the default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            textDidChange()
            adjustFonts()
        }
    }
    /// `true` if a font that supports Dynamic Type follows the preferred text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The color of the text. `.label` by default; `nil` uses the default.
    open var textColor: UIColor? = .label { didSet { if textColor != oldValue { setNeedsLayout() } } }
    /// The horizontal alignment of the text. `.natural` by default, which aligns the text to the right if the interface
    /// or the text is right to left.
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { setNeedsLayout() } } }
    /// The border around the text. `.none` by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { controlStateDidChange() } } }
    /// `true` if the text is displayed as bullets and can't be copied. `false` by default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }
    /// `true` if the text is cleared when editing begins. `false` by default.
    open var clearsOnBeginEditing = false
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
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic type of the text. No effect, because there is no autofill. `nil` by default.
    open var textContentType: UITextContentType!
    /// `true` if the return key is disabled while there is no text. No effect. `false` by default.
    open var enablesReturnKeyAutomatically = false
    /// A view at the leading edge of the text. It keeps its size, or is sized to fit if its size is zero. `nil` by
    /// default.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
    /// A view at the trailing edge of the text. It keeps its size, or is sized to fit if its size is zero. `nil` by
    /// default.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
    /// The visibility of `leftView`. `.never` by default.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { sideViewModeDidChange() } } }
    /// The visibility of `rightView`. `.never` by default.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { sideViewModeDidChange() } } }
    /// The visibility of a button that clears the text. The button is only shown while the field is enabled, there is
    /// text, and `rightView` is not shown. `.never` by default.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { sideViewModeDidChange() } } }
    /// The button that clears the text, created on demand.
    var clearButton: FieldClearButton?

    private(set) var styledPlaceholder: (given: NSAttributedString, text: StyledText)?
    /// The attributed text that the app has set; `nil` after the text has changed.
    var attributed: (given: NSAttributedString, text: StyledText)?
    var editable = EditableText()
    /// The marked text that an input method is composing.
    var marked = "" { didSet { markedCaret = min(markedCaret, marked.utf8.count) } }
    /// The number of bytes of `marked` before the caret.
    var markedCaret = 0
    /// The own sizes of side views whose overridden rectangles have other sizes.
    var sideSizes: (left: SideViewSize?, right: SideViewSize?)
    /// The rectangle of the latest call of `drawText(in:)` or `drawPlaceholder(in:)`.
    var drawnRect: CGRect?
    let line = FieldLine()
    let border = FieldBorder()
    var layoutCache: (text: StyledText, style: TextStyle, layout: TextLayout)?
    let blinking = CaretBlinking()
    /// The changes that can be undone.
    let history = TextHistory()
    /// `true` while positions can be read without another layout, because the line has just been laid out.
    var arePlacesCurrent = false

    enum Metrics {
        static let defaultSize: CGFloat = 17
        static let padding = CGSize(width: 8, height: 7)
    }

    // MARK: Lifecycle

    /// Creates a field with `frame` in its superview's coordinates, in points.
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
        addSubview(border)
        addSubview(line)
        // A drag selects text and must not scroll an enclosing scroll view.
        let drag = UIPanGestureRecognizer()
        drag.cancelsTouchesInView = false
        addGestureRecognizer(drag)
        controlStateDidChange()
    }

    // MARK: Public

    /// The text. Never `nil`; setting `nil` clears the text. Line breaks become spaces. Setting this property sends no
    /// actions, doesn't notify the delegate, and can't be undone.
    open var text: String? {
        get { editable.string }
        set {
            let new = EditableText(newValue ?? "")
            if let newValue, new.count < newValue.utf8.count - 1, new.count >= EditableText.largestCount - 4 {
                Diagnostics.report(
                    "UITextField: text of \(newValue.utf8.count) bytes was truncated to \(EditableText.largestCount), "
                        + "the maximum of a field; use a UITextView for longer text")
            }
            discardMarkedText()
            editable = new
            attributed = nil
            history.clear(self)
            textDidChange()
        }
    }

    /// The text with its attributes. Setting this property sets `text`, and `font` and `textColor` from the first
    /// character. The other attributes are shown until the text changes.
    open var attributedText: NSAttributedString? {
        get { attributed?.given ?? NSAttributedString(string: editable.string, attributes: defaultTextAttributes) }
        set { setAttributedText(newValue) }
    }

    /// The attributes of the text, which are `font` and `textColor`. Setting this property sets these two properties
    /// and ignores other attributes.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font ?? .systemFont(ofSize: Metrics.defaultSize), .foregroundColor: textColor ?? .label] }
        set {
            font = newValue[.font] as? UIFont
            textColor = newValue[.foregroundColor] as? UIColor
        }
    }

    /// The placeholder with its attributes. `nil` by default. Missing attributes default to those of a plain
    /// placeholder.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder?.given ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            styledPlaceholder = newValue.map { ($0.unchanging, StyledText($0)) }
            textDidChange()
        }
    }

    package func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = adapted(font) { self.font = font }
        if let text = adapted(styledPlaceholder?.given) { attributedPlaceholder = text }
    }

    /// `true` if the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// The undo manager of the user's edits. Ctrl+Z undoes, and Ctrl+Shift+Z or Ctrl+Y redoes. A typed word is undone
    /// as a whole, and so are repeated deletions. Edits of a secure field are not recorded.
    open override var undoManager: UndoManager? { history.manager }

    /// The view docked at the bottom of the window while the field is the first responder. `nil` by default. Call
    /// `reloadInputViews()` after changing the view during that time.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view docked above `inputView`, or at the bottom of the window if there is no input view. `nil` by default.
    /// Call `reloadInputViews()` after changing the view while the field is the first responder.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    /// Returns the rectangle of the text in the field's coordinates.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let area = rectBetweenSideViews(in: bounds)
        return borderStyle == .none ? area : area.insetBy(dx: min(Metrics.padding.width, area.width / 2), dy: 0)
    }

    /// Returns the rectangle of the text while editing, in the field's coordinates.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the placeholder, and of the caret beside it, in the field's coordinates.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of `leftView` in the field's coordinates; zero if the view is `nil`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        leftView.map { sideRect(of: sideSizes.left?.own(of: $0) ?? $0.bounds.size, isFirst: true, in: bounds) } ?? .zero
    }

    /// Returns the rectangle of `rightView` in the field's coordinates; zero if the view is `nil`.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rightView.map { sideRect(of: sideSizes.right?.own(of: $0) ?? $0.bounds.size, isFirst: false, in: bounds) }
            ?? .zero
    }

    /// Returns the rectangle of the button that clears the text, in the field's coordinates.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let size = CGSize(width: FieldClearButton.side, height: FieldClearButton.side)
        var rect = sideRect(of: size, isFirst: false, in: bounds)
        rect.origin.y.round()
        return rect
    }

    /// Returns the rectangle of the border in the field's coordinates: all of `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Draws the text into `rect`, in the field's coordinates. Not called while the field is being edited.
    ///
    /// An override can change `rect`, or omit the call to `super` to draw no text. Its own drawing has no effect.
    open func drawText(in rect: CGRect) { drawnRect = rect }

    /// Draws the placeholder into `rect`, in the field's coordinates.
    ///
    /// An override can change `rect`, or omit the call to `super` to draw no placeholder. Its own drawing has no
    /// effect.
    open func drawPlaceholder(in rect: CGRect) { drawnRect = rect }

    /// Selects all text.
    open func selectAll(_ sender: Any?) {
        select(0..<editable.count)
    }

    /// Copies the selected text to the clipboard. No effect without a selection or for secure text.
    open func copy(_ sender: Any?) {
        copySelection()
    }

    /// Moves the selected text to the clipboard if the delegate allows the change. No effect without a selection,
    /// for secure text, or while the field is disabled.
    open func cut(_ sender: Any?) {
        if isTextEditable { cutSelection() }
    }

    /// Replaces the selection with the text on the clipboard if the delegate allows the change. No effect while the
    /// text can't be edited.
    open func paste(_ sender: Any?) {
        if isTextEditable { paste() }
    }

    /// The selection, which is empty for a caret. Never `nil`; setting `nil` collapses the selection to its end. An end
    /// inside a character is moved to include that character. While the field is not being edited, the selection is
    /// kept but not displayed. Setting this property notifies the delegate if the selection changes.
    open var selectedTextRange: UITextRange? {
        get { selectionRange }
        set { selectText(in: newValue) }
    }

    /// Returns the rectangle of a caret at `position`, in the field's coordinates; `.zero` if the position is of a
    /// custom class.
    ///
    /// Override this method to move the caret; an empty rectangle hides it.
    open func caretRect(for position: UITextPosition) -> CGRect {
        standardCaretRect(for: position)
    }

    /// Returns the position nearest to `point` in the field's coordinates. A press moves the caret to that position;
    /// override this method to move the caret elsewhere.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return TextOffset(places.offset(ofByte: textOffset(line.offset(at: convert(point, to: line)))))
    }

    /// `true` if there is any text.
    open var hasText: Bool { editable.count > 0 }

    /// Replaces the selection with `text` if the delegate allows it. Text beyond the maximum length is dropped.
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

    /// Replaces `range` with `text` and moves the caret after the text.
    ///
    /// As on iOS, the delegate is not asked, so it can call this method while it decides whether to allow a change.
    /// Sends `.editingChanged`. Line breaks become spaces, and text beyond the maximum length is dropped. No effect if
    /// the positions in `range` are of a custom class.
    open func replace(_ range: UITextRange, withText text: String) {
        replaceText(in: range, with: text)
    }

    /// The default accessibility. A secure field exposes only the number of characters.
    package var defaultAccessibility: DefaultAccessibility {
        let text = isSecureTextEntry ? String(repeating: "•", count: editable.string.count) : editable.string
        return .element(
            placeholder, value: text.isEmpty ? nil : text, accessibilityState(.none),
            role: isSecureTextEntry ? .secureTextField : .textField)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let layout = displayedLayout
        let width = layout.size.width + 2 + sideWidths
        guard borderStyle != .none else { return CGSize(width: width, height: layout.size.height) }
        return CGSize(
            width: width + 2 * Metrics.padding.width, height: layout.size.height + 2 * Metrics.padding.height)
    }

    open override func layoutSubviews() {
        border.frame = borderRect(forBounds: bounds)
        placeSideViews()
        let isPlaceholder = displayedText.isEmpty
        let placement = linePlacement(isPlaceholder: isPlaceholder)
        line.frame = aligned(placement.rect)
        let color: UIColor =
            isPlaceholder ? placeholderColor : isEnabled ? textColor ?? .label : .tertiaryLabel
        let content = FieldLine.Content(
            layout: displayedLayout, color: color, alignment: textAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, isPlaceholder: isPlaceholder,
            isDrawn: placement.isDrawn)
        let caret = isPlaceholder ? 0 : displayOffset(editable.head) + markedCaret
        line.show(
            content, caretOffset: isFirstResponder ? caret : nil, selection: displaySelection, tint: tintColor)
        applyCaretOverride()
        if isFirstResponder { window?.updateTextInput() }
    }

    /// The color of the placeholder.
    var placeholderColor: UIColor { .tertiaryLabel }

    open override func controlStateDidChange() {
        border.show(
            borderStyle, isEnabled: isEnabled, isFocused: isFocused, isHovered: isHovered, tint: tintColor)
        setNeedsLayout()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return resumeAsFirstResponder() }
        // Outside a window, only the request is recorded; the delegate is asked when the field enters a window.
        guard isEnabled, window == nil || delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    package var defaultPointerShape: PointerShape { isEnabled ? .text : .arrow }

    package var defaultCornerRadius: CGFloat? { nil }

    /// Returns `true` for taps, which place the caret and select words.
    package func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool { gesture is UITapGestureRecognizer }

    /// The baseline of the text in the current bounds, in points from the top.
    package var textBaselines: (first: CGFloat, last: CGFloat) {
        layoutIfNeeded()
        let baseline = line.frame.minY + line.baseline(of: displayedLayout)
        return (baseline, baseline)
    }

    // MARK: Events

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        sendActions(for: .touchDown)
        pressed(at: touch.location(in: self), count: touch.tapCount)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, touch.tapCount == 1 else { return }
        dragged(to: touch.location(in: self))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        publishSelection()
        if isEnabled { sendActions(for: .touchUpInside) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder, let press = presses.first, handle(press) else {
            if !performKeyCommand(for: presses.first) { next?.pressesBegan(presses, with: event) }
            return
        }
    }
}
