import DrawKit
import Foundation
import LayerKit
import TextKit
import ViewKit

/// The visible line of a text field, with text, selection and caret.
@MainActor
final class FieldLine: UIView {
    /// The displayed text or placeholder.
    struct Content {
        var layout: TextLayout
        var color: UIColor
        var alignment: NSTextAlignment
        /// `true` if the field's layout is right-to-left.
        var isMirrored: Bool
        var isPlaceholder: Bool
        /// `false` if the app's override of a drawing method draws no text.
        var isDrawn = true
    }

    private(set) var content: Content?
    private let caret = CaretView()
    private let marks = SelectionMarks()
    private var picture = TextBitmap()
    /// The x-coordinate of the text, in points from the left edge; negative when scrolled.
    private(set) var textX: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.contentProvider = self
        addSubview(marks)
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// `true` if the caret is shown. Even a shown caret is invisible while `hidesCaret` is `true`.
    var showsCaret: Bool {
        get { !caret.isHidden }
        set { caret.isHidden = !newValue }
    }

    /// `true` if the caret is transparent, because the app's override of `caretRect(for:)` hides it.
    var hidesCaret: Bool {
        get { caret.alpha == 0 }
        set { if newValue != hidesCaret { caret.alpha = newValue ? 0 : 1 } }
    }

    /// The frame of the caret in this view's coordinates.
    var caretFrame: CGRect { caret.frame }

    /// Shows `content`, scrolled to make the caret at the byte `caretOffset` visible. If `caretOffset` is `nil`, shows
    /// the beginning of the text.
    func show(_ content: Content, caretOffset: Int?, selection: Range<Int>, tint: UIColor) {
        self.content = content
        textX = place(content, caretOffset: caretOffset)
        caret.frame = caretRect(at: caretOffset ?? 0)
        caret.backgroundColor = tint
        marks.frame = CGRect(origin: .zero, size: bounds.size)
        marks.show(selection.isEmpty ? [] : rects(of: selection), tint: tint)
        layer.setNeedsRecord()
    }

    /// Returns the rectangle of a caret at the byte `offset` of the displayed text, in this view's coordinates.
    func caretRect(at offset: Int) -> CGRect {
        guard let content else { return .zero }
        let place = content.layout.caretRect(at: offset)
        // If the placeholder is displayed, the caret is where the first typed letter will appear.
        let caretX = content.isPlaceholder ? start(of: content, width: 0) : textX + place.minX
        return CGRect(
            x: min(max(0, caretX.rounded()), max(0, bounds.width - CaretView.width)),
            y: textTop(content.layout) + place.minY, width: CaretView.width, height: place.height)
    }

    /// Returns the rectangles of a byte range of the displayed text, in this view's coordinates. Returns an empty array
    /// for a placeholder.
    func rects(of range: Range<Int>) -> [CGRect] {
        guard let content, !content.isPlaceholder else { return [] }
        let top = textTop(content.layout)
        return content.layout.selectionRects(for: range).map { $0.offsetBy(dx: textX, dy: top) }
    }

    /// Moves the caret to `frame` until the next `show`.
    func putCaret(at frame: CGRect) { caret.frame = frame }

    /// Returns the byte offset in the displayed text nearest to `point` in this view's coordinates.
    func offset(at point: CGPoint) -> Int {
        guard let content else { return 0 }
        return content.layout.offset(at: CGPoint(x: point.x - textX, y: content.layout.size.height / 2))
    }

    /// Returns the baseline of the text in the current bounds, in points from the top.
    func baseline(of layout: TextLayout) -> CGFloat { (bounds.height - layout.size.height) / 2 + layout.firstBaseline }

    // MARK: Private

    private func textTop(_ layout: TextLayout) -> CGFloat { (bounds.height - layout.size.height) / 2 }

    /// Returns the x-coordinate of text that fits and is `width` points wide, according to the alignment of `content`.
    private func start(of content: Content, width: CGFloat) -> CGFloat {
        let share: CGFloat =
            switch content.alignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            case .natural, .justified: content.layout.isRightToLeft || content.isMirrored ? 1 : 0
            }
        return ((bounds.width - CaretView.width - width) * share).rounded()
    }

    private func place(_ content: Content, caretOffset: Int?) -> CGFloat {
        let width = content.layout.size.width
        let available = bounds.width - CaretView.width - width
        guard available < 0 else { return start(of: content, width: width) }
        guard let caretOffset else { return content.layout.isRightToLeft ? available : 0 }
        let caretX = content.layout.caretRect(at: caretOffset).minX
        // Keep the scroll position unless the caret would be out of view.
        let kept = min(max(textX, available), 0)
        return min(max(kept, -caretX), bounds.width - CaretView.width - caretX).rounded(.down)
    }
}

extension FieldLine: LayerContentProvider {
    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        guard let content, content.isDrawn, bounds.width > 0 else { return nil }
        func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(length * scale, -1e8), 1e8).rounded()) }
        let (left, top) = (pixels(textX), pixels(textTop(content.layout)))
        let (width, height) = (pixels(bounds.width), pixels(bounds.height))
        let part = PixelRect(minX: -left, minY: -top, maxX: width - left, maxY: height - top)
        return picture.contents(
            of: content.layout, color: content.color, scale: scale, isDark: isDark, offset: (-left, -top), part: part)
    }
}
