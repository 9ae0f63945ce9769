package import DrawKit
package import Foundation
package import LayerKit
package import TextKit

/// The rendered text of a layer, cached until one of its inputs changes.
@MainActor
package struct TextBitmap {
    fileprivate struct Key {
        let layout: TextLayout
        let scale: CGFloat
        let color: RGBA
        let isDark: Bool
        let part: PixelRect?
        let shadow: TextShadow?
    }

    private var cached: (key: Key, text: RenderedText?)?

    package init() {}

    /// Returns the contents for a layer whose top left corner is `offset` pixels from the layout's top left corner, or
    /// `nil` if the layout has no ink. Only the pixels of the layout in `part` are rendered; `nil` renders all of them.
    /// `color` applies to text without a color attribute. `shadow` is drawn behind the text.
    package mutating func contents(
        of layout: TextLayout, color: UIColor, scale: CGFloat, isDark: Bool, offset: (x: Int32, y: Int32) = (0, 0),
        part: PixelRect? = nil, shadow: TextShadow? = nil
    ) -> ProvidedContents? {
        // Text without color attributes is rendered as alpha coverage, which is tinted when it is drawn.
        let isColored = layout.hasOwnColors || shadow != nil
        let key = Key(
            layout: layout, scale: scale,
            color: isColored ? (layout.color ?? color.cgColor).resolved(dark: isDark) : .black,
            isDark: isColored && isDark, part: part, shadow: shadow)
        if cached.map({ $0.key == key }) != true {
            let text = TextCache.shared.picture(
                of: layout, scale: scale, color: layout.hasOwnColors ? key.color : .black,
                isDark: layout.hasOwnColors && isDark, part: part)
            cached = (key, shadow.map { text?.adding($0, color: key.color) } ?? text)
        }
        guard let text = cached?.text else { return nil }
        return ProvidedContents(
            bitmap: text.bitmap, origin: (text.frame.minX - offset.x, text.frame.minY - offset.y),
            tint: layout.color ?? color.cgColor)
    }
}

extension TextBitmap.Key: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        left.layout === right.layout && left.scale == right.scale && left.color == right.color
            && left.isDark == right.isDark && left.part == right.part && left.shadow == right.shadow
    }
}

extension StyledText {
    /// Creates styled text from the supported attributes of `attributed`.
    package init(_ attributed: NSAttributedString) {
        self.init(
            attributed, linkColor: UIColor.link.cgColor, color: { ($0 as? UIColor)?.cgColor },
            attachment: { ($0 as? NSTextAttachment)?.value(font: $1, index: $2) })
    }
}
