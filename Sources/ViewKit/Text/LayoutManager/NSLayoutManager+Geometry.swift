public import Foundation
public import TextKit

extension NSLayoutManager {
    /// Returns the rectangle around all lines in `container`, with the padding at both ends; zero if there is no text.
    public func usedRect(for container: NSTextContainer) -> CGRect { layout(for: container)?.usedRect ?? .zero }

    /// Returns the glyphs in `container`, without those that are left out because of its limits.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(for: container)?.visibleRange ?? NSRange(location: 0, length: 0)
    }

    /// Returns the rectangle around the glyphs in `glyphRange`, which are as high as their lines.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout(for: container)?.rects(of: glyphRange) ?? []
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// Calls `block` with the rectangles around the glyphs in `glyphRange`, from top to bottom, until `block` sets its
    /// last argument to `true`. `selectedRange` is ignored.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in layout(for: textContainer)?.rects(of: glyphRange) ?? [] where !stop.boolValue {
            block(rect, &stop)
        }
    }

    /// Calls `block` with each line that contains glyphs of `glyphRange`: its rectangle, the part of the rectangle that
    /// the glyphs use, the container and the glyphs of the line. Ends when `block` sets its last argument to `true`.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout, let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in layout.lines where !stop.boolValue && line.range.overlaps(glyphRange) {
            block(line.rect, line.usedRect, container, line.range, &stop)
        }
    }

    /// Returns the rectangle of the line that contains the glyph at `glyphIndex`. Writes the glyphs of the line to
    /// `effectiveRange`.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = layout?.line(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.rect
    }

    /// Returns the part of the line that contains the glyph at `glyphIndex` that glyphs use, with the padding at both
    /// ends. Writes the glyphs of the line to `effectiveRange`.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = layout?.line(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.usedRect
    }

    /// Returns the glyph at `point`, in the coordinates of `container`, or the nearest glyph in the nearest line.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        layout(for: container)?.glyph(at: point).index ?? 0
    }

    /// Returns the glyph at `point`, in the coordinates of `container`, or the nearest glyph in the nearest line.
    /// Writes the position of the point between the beginning and the end of the glyph, 0...1, to `partialFraction`.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let glyph = layout(for: container)?.glyph(at: point) ?? (index: 0, fraction: 0)
        partialFraction?.pointee = glyph.fraction
        return glyph.index
    }

    /// Returns the character at `point`, in the coordinates of `container`, or the nearest character in the nearest
    /// line. Writes the position of the point between the beginning and the end of the character, 0...1, to
    /// `partialFraction`.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
}

extension NSRange {
    /// Returns `true` if the ranges have common elements, or if one is empty and inside or at the start of the other.
    fileprivate func overlaps(_ other: NSRange) -> Bool { location < other.nonemptyEnd && other.location < nonemptyEnd }

    /// The end of the range if it had at least one element. `NSNotFound` stays `NSNotFound`.
    private var nonemptyEnd: Int {
        let (end, overflows) = location.addingReportingOverflow(max(length, 1))
        return overflows ? Int.max : end
    }
}
