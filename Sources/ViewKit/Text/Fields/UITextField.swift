public import Foundation
import LayerKit
import Reporting
public import TextKit

/// One line of text that the user can change. It holds at most 50,000 bytes of UTF-8; what would be longer is refused.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case line
        /// A line with room inside.
        case bezel
        /// A line with round corners.
        case roundedRect
    }

    /// Who is asked and told about editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// What is shown while there is no text. Nil by default.
    /// Setting it takes the attributes of `attributedPlaceholder` away.
    open var placeholder: String? {
        didSet {
            guard placeholder != oldValue || styledPlaceholder != nil else { return }
            styledPlaceholder = nil
            textDidChange()
        }
    }
    /// The font; nil is the system font of 17 points, the default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            textDidChange()
            adjustFonts()
        }
    }
    /// Whether a font that follows text sizes is always in the one that is wished for where the field stands. False by
    /// default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The colour of the text; nil is `.label`, the default.
    open var textColor: UIColor? = .label { didSet { if textColor != oldValue { setNeedsLayout() } } }
    /// Where the text stands in the width. `.natural` by default: at the right where the interface or the text reads
    /// from right to left.
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { setNeedsLayout() } } }
    /// What is drawn around the text. `.none` by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { stateDidChange() } } }
    /// Whether the text is shown as dots, and cannot be copied. False by default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }
    /// Whether all text is deleted when editing begins. False by default.
    open var clearsOnBeginEditing = false
    /// A wish without effect; see `UITextInputTraits`. `.default` by default.
    open var returnKeyType = UIReturnKeyType.default
    /// A wish without effect; see `UITextInputTraits`. `.default` by default.
    open var keyboardType = UIKeyboardType.default
    /// A wish without effect; see `UITextInputTraits`. `.sentences` by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// A wish without effect; see `UITextInputTraits`. `.default` by default.
    open var autocorrectionType = UITextAutocorrectionType.default

    /// A wish without effect; see `UITextInputTraits`. `.default` by default.
    open var spellCheckingType = UITextSpellCheckingType.default
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What kind of text is typed; a wish without effect, for nothing fills fields in here. Nil by default.
    open var textContentType: UITextContentType!
    /// Whether the key that ends a line waits for text; a wish without effect. False by default.
    open var enablesReturnKeyAutomatically = false
    /// Stands before the text, where reading begins, in its own width. Nil by default.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
    /// Stands behind the text, in its own width. Nil by default.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
    /// When `leftView` is shown. `.never` by default.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { sideViewModeDidChange() } } }
    /// When `rightView` is shown. `.never` by default.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { sideViewModeDidChange() } } }

    private var styledPlaceholder: (given: NSAttributedString, text: StyledText)?
    var editable = EditableText()
    /// What an input method has composed and not yet entered.
    var marked = "" { didSet { markedCaret = min(markedCaret, marked.utf8.count) } }
    /// The number of bytes of `marked` before the caret.
    var markedCaret = 0
    let line = FieldLine()
    private let border = FieldBorder()
    private var layoutCache: (text: StyledText, style: TextStyle, layout: TextLayout)?
    private var blinking: ScheduledWork?
    /// Whether the line is laid out as it is to be, so that places in it can be asked for amid the layout.
    var arePlacesCurrent = false

    enum Metrics {
        static let defaultSize: CGFloat = 17
        static let padding = CGSize(width: 8, height: 7)
        /// Seconds that the caret is seen, and not seen.
        static let blinkTime: TimeInterval = 0.5
        /// Blinks until the caret stays: a field that nobody types into must not keep the machine awake.
        static let blinkCount = 20
    }

    // MARK: Lifecycle

    /// Makes a field with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(border)
        addSubview(line)
        // A drag selects text; it must not scroll what the field is in.
        let drag = UIPanGestureRecognizer()
        drag.cancelsTouchesInView = false
        addGestureRecognizer(drag)
        stateDidChange()
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Public

    /// The text; never nil, setting nil empties it. Line breaks become spaces. Actions and the
    /// delegate do not hear of it.
    open var text: String? {
        get { editable.string }
        set {
            let new = EditableText(newValue ?? "")
            if let newValue, new.count < newValue.utf8.count - 1, new.count >= EditableText.largestCount - 4 {
                Diagnostics.report(
                    "UITextField: text of \(newValue.utf8.count) bytes is cut to \(EditableText.largestCount), which is"
                        + " the most that a field holds; show longer text in a UITextView")
            }
            marked = ""
            editable = new
            textDidChange()
        }
    }

    /// The placeholder with its attributes; nil when there is none. What they leave open is as without them.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder?.given ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            styledPlaceholder = newValue.map { ($0.unchanging, StyledText($0)) }
            textDidChange()
        }
    }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let font = adapted(font) { self.font = font }
        if let text = adapted(styledPlaceholder?.given) { attributedPlaceholder = text }
    }

    /// Whether the user edits the text now.
    open var isEditing: Bool { isFirstResponder }

    /// Where the text is drawn, in the field's coordinates.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let room = roomBesideViews(in: bounds)
        return borderStyle == .none ? room : room.insetBy(dx: min(Metrics.padding.width, room.width / 2), dy: 0)
    }

    /// Where the text is drawn while it is edited, in the field's coordinates.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Selects the whole text.
    open func selectAll(_ sender: Any?) {
        select(0..<editable.count)
    }

    /// The selection, empty for a caret; never nil. Setting nil leaves a caret at its end, and what cuts a character
    /// selects the whole of it. It is kept, but not shown, while the field is not edited. The delegate hears of it.
    open var selectedTextRange: UITextRange? {
        get {
            let (places, selection) = (places, editable.selection)
            return TextOffsetRange(
                places.offset(ofByte: selection.lowerBound)..<places.offset(ofByte: selection.upperBound))
        }
        set {
            guard let newValue else { return select(editable.selection.upperBound..<editable.selection.upperBound) }
            let places = places
            if let offsets = places.offsets(of: newValue) { select(places.bytes(of: offsets)) }
        }
    }

    /// Returns the rectangle of a caret at `position`, in points of the field; `.zero` if it is in no text.
    ///
    /// Override it to put the caret elsewhere; an empty rectangle hides it.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let places = places
        return places.offset(of: position).map { caretRect(atByte: places.byte($0)) } ?? .zero
    }

    /// Returns the position that is nearest to `point`, in points of the field. Presses put the caret there: override
    /// it to have it elsewhere.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return TextOffset(places.offset(ofByte: textOffset(line.offset(at: convert(point, to: line)))))
    }

    /// What is typed secretly is only counted.
    override var usualAccessibility: UsualAccessibility {
        let text = isSecureTextEntry ? String(repeating: "•", count: editable.string.count) : editable.string
        return .element(placeholder, value: text.isEmpty ? nil : text, accessibilityState(.none))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let layout = shownLayout
        let width = layout.size.width + 2 + sideWidths
        guard borderStyle != .none else { return CGSize(width: width, height: layout.size.height) }
        return CGSize(
            width: width + 2 * Metrics.padding.width, height: layout.size.height + 2 * Metrics.padding.height)
    }

    open override func layoutSubviews() {
        border.frame = bounds
        placeSideViews()
        line.frame = aligned(isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        let isPlaceholder = shownText.isEmpty
        let color: UIColor = isPlaceholder || !isEnabled ? .tertiaryLabel : textColor ?? .label
        let content = FieldLine.Content(
            layout: shownLayout, color: color, alignment: textAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, isPlaceholder: isPlaceholder)
        let caret = isPlaceholder ? 0 : displayOffset(editable.head) + markedCaret
        line.show(
            content, caretOffset: isFirstResponder ? caret : nil, selection: displaySelection, tint: tintColor)
        placeCaretAsWanted()
        if isFirstResponder { window?.updateTextInput() }
    }

    open override func stateDidChange() {
        border.show(
            borderStyle, isEnabled: isEnabled, isFocused: isFocused, isHovered: isHovered, tint: tintColor)
        setNeedsLayout()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        // Outside of a window it is only asked for; the delegate hears of it when it comes into one.
        guard isEnabled, window == nil || delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    package override func focusDidChange(_ isFocused: Bool) {
        super.focusDidChange(isFocused)
        if isFocused {
            if clearsOnBeginEditing, editable.count > 0 { change(0..<editable.count, to: "") }
            showCaret()
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            marked = ""
            editable.moveHead(to: editable.head)
            hideCaret()
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        setNeedsLayout()
    }

    package override var pointerShape: PointerShape { isEnabled ? .text : .arrow }

    /// Taps place the caret and select words.
    override func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool { gesture is UITapGestureRecognizer }

    /// The baseline of the text in the present bounds, in points from their top.
    package var textBaselines: (first: CGFloat, last: CGFloat) {
        layoutIfNeeded()
        let baseline = line.frame.minY + line.baseline(of: shownLayout)
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
        if isEnabled { sendActions(for: .touchUpInside) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder, let press = presses.first, handle(press) else {
            next?.pressesBegan(presses, with: event)
            return
        }
    }

    // MARK: Internal

    /// Shows the caret, steady until the next blink is due.
    func showCaret() {
        blinking?.cancel()
        line.showsCaret = isFirstResponder && editable.selection.isEmpty
        guard isFirstResponder else { return }
        blink(Metrics.blinkCount)
    }

    /// What stands for the text or, without any, for the placeholder.
    var shownLayout: TextLayout {
        let text = shownText.isEmpty ? styledPlaceholder?.text ?? StyledText(placeholder ?? "") : styledText
        let style = TextStyle(
            font: font ?? .systemFont(ofSize: Metrics.defaultSize), lineBreakMode: .byClipping,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let layoutCache, layoutCache.text == text, layoutCache.style == style { return layoutCache.layout }
        let layout = TextLayout(text, style: style, width: nil)
        layoutCache = (text, style, layout)
        return layout
    }

    /// The text or the selection is another: the next layout shows it and tells the input method where. Not each letter
    /// has its own layout, for that of a long line takes a while.
    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if isFirstResponder { showCaret() }
    }

    // MARK: Private

    private func blink(_ left: Int) {
        guard left > 0 else {
            line.showsCaret = editable.selection.isEmpty
            return
        }
        blinking = window?.schedule(after: Metrics.blinkTime) { [weak self] in
            guard let self, self.isFirstResponder else { return }
            self.line.showsCaret = !self.line.showsCaret && self.editable.selection.isEmpty
            self.blink(left - 1)
        }
    }

    private func hideCaret() {
        blinking?.cancel()
        line.showsCaret = false
    }
}
