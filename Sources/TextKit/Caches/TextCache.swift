package import DrawKit
package import Foundation

/// A cache of text layouts and their bitmaps, so that text shown again by a reused cell, a reopened screen or another
/// view is not laid out again. Entries that are not requested for 3,600 frames, a minute at 60 frames per second, are
/// evicted, and so are the least recently used entries beyond the budget. Views retain the layouts that they show.
@MainActor
package final class TextCache {
    /// The shared cache. One cache is enough, because text looks the same in every window with the same scale.
    package static let shared = TextCache()

    /// The number of frames after which unused entries are evicted.
    package static let maximumUnusedFrames: UInt64 = 3600

    private struct LayoutKey: Hashable {
        let text: StyledText
        let style: TextStyle
        let width: CGFloat?
        /// `true` if pinned fonts replace the system fonts.
        let isPinned: Bool
    }

    private struct ImageKey: Hashable {
        let layout: TextLayout
        let scale: CGFloat
        let color: RGBA
        let isDark: Bool
        let part: PixelRect?
    }

    private var layouts: LRUCache<LayoutKey, TextLayout>
    private var pictures: LRUCache<ImageKey, RenderedText>

    /// Creates a cache with budgets of about `budget` bytes each for layouts and bitmaps.
    package init(budget: Int = 4 * 1024 * 1024) {
        layouts = LRUCache(budget: budget)
        pictures = LRUCache(budget: budget)
    }

    /// The approximate sizes of the cached layouts and bitmaps, in bytes.
    package var cost: (layouts: Int, pictures: Int) { (layouts.cost, pictures.cost) }

    /// Begins a frame of any window, and evicts entries that haven't been requested for `maximumUnusedFrames` frames.
    package func beginFrame() {
        layouts.beginTurn(keeping: Self.maximumUnusedFrames)
        pictures.beginTurn(keeping: Self.maximumUnusedFrames)
    }

    /// Returns `text` laid out in `style` with lines of `width` points, from the cache if possible. A `nil` width means
    /// no limit.
    package func layout(of text: StyledText, style: TextStyle, width: CGFloat?) -> TextLayout {
        let key = LayoutKey(text: text, style: style, width: width, isPinned: PinnedFonts.isAnySet)
        if let cached = layouts.value(for: key) { return cached }
        let layout = TextLayout(text, style: style, width: width)
        // Several runs can have the same image.
        let images = text.runs.compactMap(\.style.attachment?.image).map { (ObjectIdentifier($0), $0.byteCount) }
        let imageBytes = Dictionary(images) { first, _ in first }.values.reduce(0, +)
        layouts.keep(layout, for: key, cost: Costs.layout + Costs.byte * layout.bytes.bytes.count + imageBytes)
        return layout
    }

    /// Returns the result of `layout.render`, from the cache if possible.
    package func picture(
        of layout: TextLayout, scale: CGFloat, color: RGBA, isDark: Bool, part: PixelRect?
    ) -> RenderedText? {
        let key = ImageKey(layout: layout, scale: scale, color: color, isDark: isDark, part: part)
        if let cached = pictures.value(for: key) { return cached }
        guard let picture = layout.render(scale: scale, color: color, isDark: isDark, part: part) else { return nil }
        pictures.keep(picture, for: key, cost: Costs.picture + picture.bitmap.pixels.byteCount)
        return picture
    }

    /// Approximate costs in bytes.
    private enum Costs {
        static let layout = 2048
        /// The cost per byte of text, for its glyph, the glyph's position, and Pango's attributes of the character.
        static let byte = 64
        /// The cost of a bitmap in addition to its pixels.
        static let picture = 256
    }
}

extension TextLayout: Hashable {
    /// Returns `true` if both are the same object.
    package static func == (left: TextLayout, right: TextLayout) -> Bool { left === right }

    /// Adds the object's identity to the hash.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Bitmap.Pixels {
    fileprivate var byteCount: Int {
        switch self {
        case .alpha(let bytes): bytes.count
        case .color(let words): 4 * words.count
        }
    }
}
