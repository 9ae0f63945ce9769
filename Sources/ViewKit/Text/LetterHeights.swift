import Foundation
import TextKit

/// How far a font's letters reach from the baseline, in points.
@MainActor
struct LetterHeights {
    let above: CGFloat
    let below: CGFloat

    private static var known: [UIFont: LetterHeights] = [:]
    /// With this many fonts, all are forgotten.
    private static let most = 64

    /// Those of `font`: from the top of a capital to the bottom of a letter that reaches below the line.
    static func of(_ font: UIFont) -> LetterHeights {
        if let heights = known[font] { return heights }
        let text = TextLayout("Hlp", style: TextStyle(font: font), width: nil)
        let heights =
            text.lineBoxes.first.map {
                LetterHeights(above: $0.baseline - $0.ink.minY, below: $0.ink.maxY - $0.baseline)
            }
            ?? LetterHeights(above: font.ascender, below: -font.descender)
        if known.count >= most { known = [:] }
        known[font] = heights
        return heights
    }

    /// Those of the text of `layout`, which is in `font`: as high as the highest of its lines, so that all of them are
    /// even, and from capital to baseline at least where that is most of it.
    static func of(_ layout: TextLayout, in font: UIFont) -> LetterHeights {
        let lines = layout.lineBoxes.filter { !$0.ink.isEmpty }
        let usual = of(font)
        guard let above = lines.map({ $0.baseline - $0.ink.minY }).max(),
            let below = lines.map({ $0.ink.maxY - $0.baseline }).max()
        else { return usual }
        return LetterHeights(above: max(above, leastPart * usual.above), below: max(below, 0)).apart(in: layout)
    }

    /// The same, reduced where lines stand so near each other that rectangles would touch.
    private func apart(in layout: TextLayout) -> LetterHeights {
        let baselines = layout.lineBoxes.map(\.baseline)
        guard let pitch = zip(baselines, baselines.dropFirst()).map({ $1 - $0 }).filter({ $0 > 0 }).min() else {
            return self
        }
        let most = pitch * (1 - Self.leastGap)
        guard above + below > most else { return self }
        let part = most / (above + below)
        return LetterHeights(above: above * part, below: below * part)
    }

    /// Between two lines, of the distance from baseline to baseline.
    private static let leastGap: CGFloat = 0.15

    /// Of the usual height above the line: that of small letters.
    private static let leastPart: CGFloat = 0.7

    /// A rectangle for each line of `layout`, which begins at `origin`, that has letters: as wide as they are, from the
    /// edge that they are aligned to.
    func rects(of layout: TextLayout, at origin: CGPoint) -> [CGRect] {
        layout.lineBoxes.filter { !$0.ink.isEmpty }.map { box in
            CGRect(
                x: origin.x + box.extent.lowerBound, y: origin.y + box.baseline - above,
                width: box.extent.upperBound - box.extent.lowerBound, height: above + below)
        }
    }
}
