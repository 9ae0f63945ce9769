import DrawKit
public import Foundation
package import LayerKit
public import TextKit

/// One or more lines of text, centred vertically in the view.
@MainActor
open class UILabel: UIView {
    /// The text; nil, the default, shows nothing.
    open var text: String? { didSet { if text != oldValue { textDidChange() } } }
    /// The font. The system font of 17 points by default.
    open var font: UIFont = .systemFont(ofSize: 17) { didSet { if font != oldValue { textDidChange() } } }
    /// The colour of the text. `.label` by default.
    open var textColor: UIColor = .label { didSet { if textColor != oldValue { textDidChange() } } }
    /// Where lines stand in the width. `.natural` by default.
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
    /// What happens to text that does not fit. `.byTruncatingTail` by default.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }
    /// The most lines to use; 0 is as many as it takes. 1 by default.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    private var layoutCache: (style: TextStyle, width: CGFloat?, layout: TextLayout)?
    private var renderCache: (layout: TextLayout, scale: CGFloat, color: RGBA, text: RenderedText?)?

    /// Makes a label with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.contentProvider = self
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        return textLayout(width: isBounded ? size.width : nil).size
    }

    /// The text laid out in `width` points; nil is without a limit. The last result is kept.
    package func textLayout(width: CGFloat?) -> TextLayout {
        let style = TextStyle(
            font: font, alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: numberOfLines,
            baseDirectionIsRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let layoutCache, layoutCache.style == style, layoutCache.width == width { return layoutCache.layout }
        let layout = TextLayout(text ?? "", style: style, width: width)
        layoutCache = (style, width, layout)
        return layout
    }

    private func textDidChange() {
        layoutCache = nil
        layer.setNeedsRecord()
    }
}

extension UILabel: LayerContentProvider {
    package func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        guard let text, !text.isEmpty, bounds.width > 0 else { return nil }
        let layout = textLayout(width: bounds.width)
        // Coverage is tinted when it is drawn; only text with colours of its own is rendered in one.
        let color = layout.hasOwnColors ? textColor.cgColor.resolved(dark: isDark) : .black
        let rendered: RenderedText?
        if let cache = renderCache, cache.layout === layout, cache.scale == scale, cache.color == color {
            rendered = cache.text
        } else {
            rendered = layout.render(scale: scale, color: color)
            renderCache = (layout, scale, color, rendered)
        }
        guard let rendered else { return nil }
        let top = Int32(((bounds.height - layout.size.height) / 2 * scale).rounded())
        return ProvidedContents(
            bitmap: rendered.bitmap, origin: (rendered.frame.minX, rendered.frame.minY + top), tint: textColor.cgColor)
    }
}
