public import DrawKit
public import Foundation
public import LayerKit
import TextKit
import ViewKit

/// The horizontal alignment of a text layer, with Core Animation's raw values.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The raw value that Core Animation uses.
    public let rawValue: String

    /// Creates a mode from its raw value. Unknown values act like `natural`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Left for left-to-right text and right for right-to-left text.
    public static let natural = Self(rawValue: "natural")
    /// Aligned to the left.
    public static let left = Self(rawValue: "left")
    /// Aligned to the right.
    public static let right = Self(rawValue: "right")
    /// Centered.
    public static let center = Self(rawValue: "center")
    /// Justified, except for the last line of a paragraph.
    public static let justified = Self(rawValue: "justified")

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// The truncation of a text layer, with Core Animation's raw values.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value that Core Animation uses.
    public let rawValue: String

    /// Creates a mode from its raw value. Unknown values act like `none`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No truncation.
    public static let none = Self(rawValue: "none")
    /// Truncates the beginning of the last line.
    public static let start = Self(rawValue: "start")
    /// Truncates the end of the last line.
    public static let end = Self(rawValue: "end")
    /// Truncates the middle of the last line.
    public static let middle = Self(rawValue: "middle")

    fileprivate var lineBreakMode: NSLineBreakMode? {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: nil
        }
    }
}

/// A layer that draws text, starting at its top edge. Text is always rendered at the screen's scale, regardless of
/// `contentsScale`.
///
/// Only the properties inherited from `CALayer` are animatable.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text, a `String` or an `NSAttributedString`. Attributes of the string take precedence over the layer's
    /// properties. `nil`, the default, and values of other types draw nothing.
    open var string: Any? {
        didSet {
            if let text = string as? NSAttributedString { string = text.unchanging }
            textDidChange()
        }
    }
    /// The font: a font name, a `CGFont`, or a `UIFont`, whose size is ignored. `nil`, the default, uses Helvetica, or
    /// the interface font if Helvetica isn't installed.
    open var font: Any? { didSet { textDidChange() } }
    /// The font size in points. 36 by default; nonpositive and nonfinite values use the default.
    open var fontSize: CGFloat = Metrics.fontSize { didSet { if fontSize != oldValue { textDidChange() } } }
    /// The color of text without a color attribute. White by default; `nil` uses the default.
    open var foregroundColor: CGColor? = CGColor(.white) {
        didSet { if foregroundColor != oldValue { setNeedsRecord() } }
    }
    /// `true` if lines wrap at the layer's width. `false` by default.
    open var isWrapped = false { didSet { if isWrapped != oldValue { textDidChange() } } }
    /// The horizontal alignment of the lines. `.natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { textDidChange() } }
    }
    /// The truncation of the last line. `.none` by default.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { textDidChange() } }
    }

    private enum Metrics {
        static let fontSize: CGFloat = 36
        static let fontName = "Helvetica"
        /// The distance beyond the layer's edges within which overflowing text is still drawn, in pixels.
        static let overhang: CGFloat = 4096
        /// The maximum width and height of the drawn text, in pixels, before the overhang is added.
        static let maximumSide: CGFloat = 1_000_000
    }

    /// The layout for a layer of `size`. `leftShare` is the fraction, 0...1, of the overflow that is beyond the left
    /// edge if the text is wider than the layer.
    private var layoutCache: (size: CGSize, layout: TextLayout, leftShare: CGFloat)?
    private var textBitmap = TextBitmap()

    /// Creates a layer without text.
    public required init() {
        super.init()
    }

    /// Creates a copy of `layer`, including its text.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        string = layer.string
        font = layer.font
        fontSize = layer.fontSize
        foregroundColor = layer.foregroundColor
        isWrapped = layer.isWrapped
        alignmentMode = layer.alignmentMode
        truncationMode = layer.truncationMode
        textDidChange()
    }

    /// Always returns `nil`, because archives of layers are not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the size of the text, rounded up to whole points. If `isWrapped` is `true`, lines wrap at the width of
    /// the layer; otherwise, the text has one line per paragraph.
    open override func preferredFrameSize() -> CGSize {
        let width = isWrapped && bounds.width > 0 ? bounds.width : nil
        return TextLayout(styledText, style: textStyle, width: width).size
    }

    // MARK: Private

    private func textDidChange() {
        layoutCache = nil
        contentProvider = hasText ? self : nil
        setNeedsRecord()
    }

    private var hasText: Bool {
        switch string {
        case let text as String: !text.isEmpty
        case let text as NSAttributedString: text.length > 0
        default: false
        }
    }

    private var styledText: StyledText {
        if let text = string as? NSAttributedString { return StyledText(text) }
        return StyledText(string as? String ?? "")
    }

    private var plainFont: UIFont {
        let size = fontSize > 0 && fontSize.isFinite ? fontSize : Metrics.fontSize
        if let font = font as? UIFont { return font.withSize(size) }
        let name = (font as? CGFont)?.postScriptName ?? font as? String
        return UIFont(name: name ?? Metrics.fontName, size: size) ?? .systemFont(ofSize: size)
    }

    /// The style of the text without truncation.
    private var textStyle: TextStyle {
        let paragraph = styledText.runs.first?.style.paragraph
        return TextStyle(
            font: plainFont, alignment: paragraph?.alignment ?? alignmentMode.alignment,
            lineBreakMode: .byWordWrapping, alignsByText: true)
    }

    /// Returns the layout of the text for a layer of `size`, in points.
    private func layout(in size: CGSize) -> (layout: TextLayout, leftShare: CGFloat) {
        if let layoutCache, layoutCache.size == size { return (layoutCache.layout, layoutCache.leftShare) }
        let text = styledText
        var style = textStyle
        let layout: TextLayout
        if let truncation = truncationMode.lineBreakMode {
            style.lineBreakMode = truncation
            let lineHeight = TextLayout(text, style: style, width: nil).size.height
            style.numberOfLines = isWrapped ? max(1, Int(min(size.height / max(lineHeight, 1), 10_000))) : 1
            layout = TextLayout(text, style: style, width: size.width)
        } else {
            let natural = isWrapped ? 0 : TextLayout(text, style: style, width: nil).size.width
            layout = TextLayout(text, style: style, width: max(size.width, natural))
        }
        layout.reportIfTruncated(in: "CATextLayer")
        let leftShare: CGFloat =
            switch style.alignment {
            case .left: 0
            case .right: 1
            case .center: 0.5
            default: layout.isRightToLeft ? 1 : 0
            }
        layoutCache = (size, layout, leftShare)
        return (layout, leftShare)
    }
}

extension CATextLayer: LayerContentProvider {
    package func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        let (layout, leftShare) = layout(in: size)
        let left = isWrapped ? 0 : max(0, layout.size.width - size.width) * leftShare
        let offset = Int32((min(left * scale, Metrics.maximumSide)).rounded())
        func pixels(_ length: CGFloat) -> Int32 {
            Int32(min(length * scale, Metrics.maximumSide) + Metrics.overhang)
        }
        let part = PixelRect(
            minX: offset - Int32(Metrics.overhang), minY: -Int32(Metrics.overhang),
            maxX: offset + pixels(size.width), maxY: pixels(size.height))
        return textBitmap.contents(
            of: layout, color: UIColor(cgColor: foregroundColor ?? CGColor(.white)), scale: scale, isDark: isDark,
            offset: (offset, 0), part: part)
    }
}
