package import Foundation

/// A shown line of a text.
package struct TextLineBox: Equatable, Sendable {
    /// What its letters cover, in points from the layout's top left; empty for a line without any.
    package let ink: CGRect
    /// From where to where it reaches across: as its letters do, but from the edge that its text is aligned to, so that
    /// lines that begin at one edge begin alike.
    package let extent: ClosedRange<CGFloat>
    /// Its baseline, in points from the layout's top.
    package let baseline: CGFloat
}

extension TextLayout {
    /// The shown lines from the top.
    package var lineBoxes: [TextLineBox] {
        brokenText.lines.map { line in
            let ink = line.ink.offsetBy(dx: line.x, dy: line.baseline)
            return TextLineBox(ink: ink, extent: line.extent(of: ink), baseline: line.baseline)
        }
    }
}

extension TextLine {
    /// How far the line reaches across where its letters cover `ink`.
    fileprivate func extent(of ink: CGRect) -> ClosedRange<CGFloat> {
        let left = share == 0 ? x : ink.minX
        let right = share == 1 ? x + width : ink.maxX
        return left...max(left, right)
    }
}
