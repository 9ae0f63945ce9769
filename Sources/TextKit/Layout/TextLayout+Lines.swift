package import Foundation

/// A shown line of a text.
package struct TextLineBox: Equatable, Sendable {
    /// What its letters cover, in points from the layout's top left; empty for a line without any.
    package let ink: CGRect
    /// Its baseline, in points from the layout's top.
    package let baseline: CGFloat
}

extension TextLayout {
    /// The shown lines from the top.
    package var lineBoxes: [TextLineBox] {
        brokenText.lines.map { line in
            TextLineBox(ink: line.ink.offsetBy(dx: line.x, dy: line.baseline), baseline: line.baseline)
        }
    }
}
