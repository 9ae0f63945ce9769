package import DrawKit
package import Foundation

/// Text that was laid out and drawn lately. When the same text is shown again, by a cell that comes back, a screen that
/// is opened anew or another view, it is found instead of being made. What nobody asked for in the last 3600 frames, a
/// minute in which something moves, is dropped; who shows it has it still.
@MainActor
package final class RecentText {
    /// Of the process: text looks the same in each window of one scale.
    package static let shared = RecentText()

    /// Frames after which what nobody asked for is dropped.
    package static let keptFrames: UInt64 = 3600

    private struct LayoutKey: Hashable {
        let text: StyledText
        let style: TextStyle
        let width: CGFloat?
        /// Fonts may give way to others.
        let isPinned: Bool
    }

    private struct PictureKey: Hashable {
        let layout: TextLayout
        let scale: CGFloat
        let color: RGBA
        let isDark: Bool
        let part: PixelRect?
    }

    private var layouts: RecentValues<LayoutKey, TextLayout>
    private var pictures: RecentValues<PictureKey, RenderedText>

    /// Keeps layouts and pictures of text of about `budget` bytes each.
    package init(budget: Int = 4 * 1024 * 1024) {
        layouts = RecentValues(budget: budget)
        pictures = RecentValues(budget: budget)
    }

    /// About how many bytes the layouts and the pictures take that are kept.
    package var cost: (layouts: Int, pictures: Int) { (layouts.cost, pictures.cost) }

    /// Begins a frame of a window.
    package func beginFrame() {
        layouts.beginTurn(keeping: Self.keptFrames)
        pictures.beginTurn(keeping: Self.keptFrames)
    }

    /// `text` laid out for `style` in lines of `width` points.
    package func layout(of text: StyledText, style: TextStyle, width: CGFloat?) -> TextLayout {
        let key = LayoutKey(text: text, style: style, width: width, isPinned: PinnedFonts.areUsed)
        if let known = layouts.value(for: key) { return known }
        let layout = TextLayout(text, style: style, width: width)
        layouts.keep(layout, for: key, cost: Costs.layout + Costs.byte * layout.bytes.bytes.count)
        return layout
    }

    /// What `layout.render` gives.
    package func picture(
        of layout: TextLayout, scale: CGFloat, color: RGBA, isDark: Bool, part: PixelRect?
    ) -> RenderedText? {
        let key = PictureKey(layout: layout, scale: scale, color: color, isDark: isDark, part: part)
        if let known = pictures.value(for: key) { return known }
        guard let picture = layout.render(scale: scale, color: color, isDark: isDark, part: part) else { return nil }
        pictures.keep(picture, for: key, cost: Costs.picture + picture.bitmap.pixels.byteCount)
        return picture
    }

    /// About what things take, in bytes.
    private enum Costs {
        static let layout = 2048
        /// A byte of laid out text: its glyph, where it is, and what can be done before and after it.
        static let byte = 64
        /// Beside the pixels.
        static let picture = 256
    }
}

extension TextLayout: Hashable {
    /// Whether both are the same object.
    package static func == (left: TextLayout, right: TextLayout) -> Bool { left === right }

    /// Feeds the object's identity into `hasher`.
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
