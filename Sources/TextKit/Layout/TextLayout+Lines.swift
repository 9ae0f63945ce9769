package import Foundation

/// The bounds of a visible line of text.
package struct TextLineBox: Equatable, Sendable {
    /// The bounds of the line's ink, in points from the layout's top left corner. Empty for a line without glyphs.
    package let ink: CGRect
    /// The horizontal extent of the line's ink, in points. On the side to which the line is aligned, the extent ends at
    /// the text's edge instead, so that lines with the same alignment are flush.
    package let extent: ClosedRange<CGFloat>
    /// The baseline, in points from the layout's top.
    package let baseline: CGFloat
}

extension TextLayout {
    /// The visible lines, from top to bottom.
    package var lineBoxes: [TextLineBox] {
        wrappedString.lines.map { line in
            let ink = line.ink.offsetBy(dx: line.x, dy: line.baseline)
            return TextLineBox(ink: ink, extent: line.extent(of: ink), baseline: line.baseline)
        }
    }
}

extension TextLine {
    /// Returns the horizontal extent of the line, whose ink has the bounds `ink`.
    fileprivate func extent(of ink: CGRect) -> ClosedRange<CGFloat> {
        let left = share == 0 ? x : ink.minX
        let right = share == 1 ? x + width : ink.maxX
        return left...max(left, right)
    }
}
