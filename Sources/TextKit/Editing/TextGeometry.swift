package import Foundation

/// The bounds of a line for editing. Offsets are in UTF-8 bytes.
package struct EditingLine: Equatable, Sendable {
    /// The bytes of the line, without a line break.
    package var bytes: Range<Int>
    /// `true` if the paragraph continues on the next line.
    package var continues: Bool
    package var isRightToLeft: Bool
    /// The top of the line, in points from the top of the text.
    package var top: CGFloat
    /// The height of the line, in points.
    package var height: CGFloat

    package init(bytes: Range<Int>, continues: Bool, isRightToLeft: Bool, top: CGFloat, height: CGFloat) {
        self.bytes = bytes
        self.continues = continues
        self.isRightToLeft = isRightToLeft
        self.top = top
        self.height = height
    }
}

/// The properties of a text layout that keyboard commands depend on. Offsets are in UTF-8 bytes.
package protocol TextGeometry {
    /// The number of lines, at least 1.
    var editingLineCount: Int { get }
    /// `true` if `offset(from:moving:)` is available; otherwise the caret moves in logical order.
    var movesVisually: Bool { get }

    /// Returns the line at `index`, which is clamped to the range of lines.
    func editingLine(_ index: Int) -> EditingLine
    /// Returns the index of the line that shows the caret at `offset`.
    func lineIndex(at offset: Int) -> Int
    /// Returns the x-coordinate of the caret at `offset`, in points.
    func caretX(at offset: Int) -> CGFloat
    /// Returns the caret offset in the line at `index` that is nearest to `x`.
    func offset(inLine index: Int, at x: CGFloat) -> Int
    /// Returns the next caret offset to the left or right of `offset` on screen, or `offset` itself at the ends of the
    /// text.
    func offset(from offset: Int, moving direction: TextLayout.VisualDirection) -> Int
    /// Returns the range of the word at `offset` or, between words, the range that separates the adjacent words.
    func wordRange(at offset: Int) -> Range<Int>
    /// Returns the first end of a word after `offset`, or the end of the text.
    func wordEnd(after offset: Int) -> Int
    /// Returns the last start of a word before `offset`, or the start of the text.
    func wordStart(before offset: Int) -> Int
}
