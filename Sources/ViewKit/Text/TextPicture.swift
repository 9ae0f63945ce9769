import DrawKit
import Foundation
import LayerKit
import TextKit

/// Text as a layer shows it, kept while nothing about it changed.
@MainActor
struct TextPicture {
    fileprivate struct Key {
        let layout: TextLayout
        let scale: CGFloat
        let color: RGBA
        let isDark: Bool
        let part: PixelRect?
    }

    private var known: (key: Key, text: RenderedText?)?

    /// The contents for a layer whose top left is `offset` pixels from the layout's; nil where there is no ink. Only
    /// the pixels in `part` of the layout are drawn. `color` is that of text without one of its own.
    mutating func contents(
        of layout: TextLayout, color: UIColor, scale: CGFloat, isDark: Bool, offset: (x: Int32, y: Int32) = (0, 0),
        part: PixelRect? = nil
    ) -> ProvidedContents? {
        // Coverage is tinted when it is drawn; only text with colours of its own is rendered in them.
        let isColored = layout.hasOwnColors
        let key = Key(
            layout: layout, scale: scale,
            color: isColored ? (layout.color ?? color.cgColor).resolved(dark: isDark) : .black,
            isDark: isColored && isDark, part: part)
        if known.map({ $0.key == key }) != true {
            let text = RecentText.shared.picture(
                of: layout, scale: scale, color: key.color, isDark: key.isDark, part: part)
            known = (key, text)
        }
        guard let text = known?.text else { return nil }
        return ProvidedContents(
            bitmap: text.bitmap, origin: (text.frame.minX - offset.x, text.frame.minY - offset.y),
            tint: layout.color ?? color.cgColor)
    }
}

extension TextPicture.Key: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        left.layout === right.layout && left.scale == right.scale && left.color == right.color
            && left.isDark == right.isDark && left.part == right.part
    }
}

extension StyledText {
    /// The text of `attributed` with the attributes that have a meaning here.
    @MainActor
    init(_ attributed: NSAttributedString) {
        self.init(attributed) { ($0 as? UIColor)?.cgColor }
    }
}
