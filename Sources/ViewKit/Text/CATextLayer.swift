public import DrawKit
public import Foundation
public import LayerKit
import TextKit

/// Where a text layer's lines stand in its width, in Core Animation's spelling.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a mode from its spelling; one that is not known counts as `natural`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Where the text begins to read.
    public static let natural = Self(rawValue: "natural")
    /// At the left.
    public static let left = Self(rawValue: "left")
    /// At the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// From edge to edge, but for the last line of a paragraph.
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

/// Where a text layer leaves out what does not fit, in Core Animation's spelling.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a mode from its spelling; one that is not known counts as `none`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing is left out.
    public static let none = Self(rawValue: "none")
    /// The beginning of the last line.
    public static let start = Self(rawValue: "start")
    /// The end of the last line.
    public static let end = Self(rawValue: "end")
    /// The middle of the last line.
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

/// A layer that draws a text, from its top on. It is drawn at the screen's own pixels, whatever `contentsScale` is.
///
/// Its properties change at once; only those of every layer are animated.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text, a `String` or an `NSAttributedString`, whose attributes come before the properties here; nil, the
    /// default, and anything else is none.
    open var string: Any? { didSet { textDidChange() } }
    /// The font, a `UIFont` or the name of one; its size does not count. Nil, the default, is Helvetica, for which the
    /// interface's font stands in.
    open var font: Any? { didSet { textDidChange() } }
    /// The font's size in points; 0 and below, and what is not finite, is 36, the default.
    open var fontSize: CGFloat = Metrics.fontSize { didSet { if fontSize != oldValue { textDidChange() } } }
    /// The colour of text without one of its own; nil is white, which is the default.
    open var foregroundColor: CGColor? = CGColor(.white) {
        didSet { if foregroundColor != oldValue { setNeedsRecord() } }
    }
    /// Whether lines are broken at the layer's width. False by default.
    open var isWrapped = false { didSet { if isWrapped != oldValue { textDidChange() } } }
    /// Where lines stand in the width. `.natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { textDidChange() } }
    }
    /// Where the last line leaves out what does not fit. `.none` by default.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { textDidChange() } }
    }

    private enum Metrics {
        static let fontSize: CGFloat = 36
        static let fontName = "Helvetica"
        /// Text is drawn so far beyond the layer, in pixels.
        static let overhang: CGFloat = 4096
        /// The largest layer that is drawn in, in pixels.
        static let farthest: CGFloat = 1_000_000
    }

    private var layoutCache: (size: CGSize, layout: TextLayout)?
    private var textPicture = TextPicture()

    /// Makes a layer without a text.
    public required init() {
        super.init()
    }

    /// Makes a layer that has the values which `layer` shows now, and its text.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
        (isWrapped, alignmentMode, truncationMode) = (layer.isWrapped, layer.alignmentMode, layer.truncationMode)
        textDidChange()
    }

    /// Archives of layers do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
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
        return UIFont(name: font as? String ?? Metrics.fontName, size: size) ?? .systemFont(ofSize: size)
    }

    /// The text as it stands in `size`.
    private func layout(in size: CGSize) -> TextLayout {
        if let layoutCache, layoutCache.size == size { return layoutCache.layout }
        let text = styledText
        let paragraph = text.runs.first?.style.paragraph
        var style = TextStyle(
            font: plainFont, alignment: paragraph?.alignment ?? alignmentMode.alignment,
            lineBreakMode: .byWordWrapping, alignsByText: true)
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
        layout.reportIfCut(in: "CATextLayer")
        layoutCache = (size, layout)
        return layout
    }

    /// How far a text that is broader than the layer begins left of it, as a part of what is too much.
    private var leftPart: CGFloat {
        switch alignmentMode {
        case .right: 1
        case .center: 0.5
        default: 0
        }
    }
}

extension CATextLayer: LayerContentProvider {
    package func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        let layout = layout(in: size)
        let left = isWrapped ? 0 : max(0, layout.size.width - size.width) * leftPart
        let offset = Int32((min(left * scale, Metrics.farthest)).rounded())
        func pixels(_ length: CGFloat) -> Int32 {
            Int32(min(length * scale, Metrics.farthest) + Metrics.overhang)
        }
        let part = PixelRect(
            minX: offset - Int32(Metrics.overhang), minY: -Int32(Metrics.overhang),
            maxX: offset + pixels(size.width), maxY: pixels(size.height))
        return textPicture.contents(
            of: layout, color: UIColor(cgColor: foregroundColor ?? CGColor(.white)), scale: scale, isDark: isDark,
            offset: (offset, 0), part: part)
    }
}
