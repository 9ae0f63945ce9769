package import Foundation

/// The extents of a font's letters above and below the baseline, in points.
@MainActor
package struct GlyphExtents {
    let above: CGFloat
    let below: CGFloat

    private static var cache: [UIFont: GlyphExtents] = [:]
    /// The number of cached fonts at which the cache is cleared.
    private static let cacheLimit = 64

    /// Returns the usual extents for `font`: those of the letters H, l and p, from the top of capitals and ascenders to
    /// the bottom of descenders.
    package static func of(_ font: UIFont) -> GlyphExtents {
        if let heights = cache[font] { return heights }
        let text = TextLayout("Hlp", style: TextStyle(font: font), width: nil)
        let heights =
            text.lineBoxes.first.map {
                GlyphExtents(above: $0.baseline - $0.ink.minY, below: $0.ink.maxY - $0.baseline)
            }
            ?? GlyphExtents(above: font.ascender, below: -font.descender)
        if cache.count >= cacheLimit { cache = [:] }
        cache[font] = heights
        return heights
    }

    /// Returns common extents for all lines of `layout`, whose font is `font`: the largest extents of any line, except
    /// that the extent above the baseline is at least 0.7 times the usual one for `font`. Both extents are reduced if
    /// the lines are so close that their rectangles would have almost no gap.
    package static func of(_ layout: TextLayout, in font: UIFont) -> GlyphExtents {
        let lines = layout.lineBoxes.filter { !$0.ink.isEmpty }
        let fontExtents = of(font)
        guard let above = lines.map({ $0.baseline - $0.ink.minY }).max(),
            let below = lines.map({ $0.ink.maxY - $0.baseline }).max()
        else { return fontExtents }
        return GlyphExtents(above: max(above, minimumFraction * fontExtents.above), below: max(below, 0))
            .apart(in: layout)
    }

    /// Returns the extents, reduced if necessary to leave `minimumGap` between the rectangles of the lines.
    private func apart(in layout: TextLayout) -> GlyphExtents {
        let baselines = layout.lineBoxes.map(\.baseline)
        guard let pitch = zip(baselines, baselines.dropFirst()).map({ $1 - $0 }).filter({ $0 > 0 }).min() else {
            return self
        }
        let maximum = pitch * (1 - Self.minimumGap)
        guard above + below > maximum else { return self }
        let factor = maximum / (above + below)
        return GlyphExtents(above: above * factor, below: below * factor)
    }

    /// The minimum gap between two lines, as a fraction of the distance between their baselines.
    private static let minimumGap: CGFloat = 0.15

    /// The minimum extent above the baseline, as a fraction of the font's usual extent. This is about the x-height.
    private static let minimumFraction: CGFloat = 0.7

    /// Returns a rectangle for each line of `layout` that has ink. The layout starts at `origin`; each rectangle has
    /// the width and alignment of its line.
    package func rects(of layout: TextLayout, at origin: CGPoint) -> [CGRect] {
        layout.lineBoxes.filter { !$0.ink.isEmpty }.map { box in
            CGRect(
                x: origin.x + box.extent.lowerBound, y: origin.y + box.baseline - above,
                width: box.extent.upperBound - box.extent.lowerBound, height: above + below)
        }
    }
}
