public import Foundation
public import TextKit

/// Lays out the text of an `NSTextStorage`, for measuring, hit testing and drawing.
///
/// The first text container determines the width, the height and the number of lines; the others stay empty. Every
/// UTF-16 unit of the text counts as a glyph, so indices of glyphs and of characters are the same. The layout is
/// updated when it is used after a change of the text or the container.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text, which retains the layout manager.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers. Only the first one is filled.
    open private(set) var textContainers: [NSTextContainer] = []

    private var cache: ManagedLayout?

    /// Creates a layout manager without text and containers.
    public override init() {}

    /// Adds `container` to the containers.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts `container` at `index` of the containers.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard !textContainers.contains(where: { $0 === container }) else { return }
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.owner = self
    }

    /// Removes the container at `index`.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).owner = nil
    }

    /// The number of glyphs, which is the length of the text in UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns the glyphs of the characters in `charRange`, which have the same range.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of the glyphs in `glyphRange`, which have the same range.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the character of the glyph at `glyphIndex`, which has the same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyph of the character at `charIndex`, which has the same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Updates the layout of `container`. Not necessary, because the layout is updated when it is used.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(for: container) }

    /// Draws the glyphs in `glyphsToShow` and their backgrounds in the current context. `origin` is the top left corner
    /// of the container. Text without a color attribute is black.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        layout?.draw(glyphsToShow, at: origin)
    }

    /// Does nothing, because `drawGlyphs(forGlyphRange:at:)` also draws the backgrounds.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    // MARK: Internal

    /// The current layout of the first container; `nil` without text storage or container.
    var layout: ManagedLayout? {
        guard let textStorage, let container = textContainers.first else { return nil }
        let limits = ManagedLayout.Limits(container)
        if let cache, cache.limits == limits, cache.text.isEqual(to: textStorage) { return cache }
        let updated = ManagedLayout(textStorage.unchanging, in: limits)
        cache = updated
        return updated
    }

    /// Returns the current layout of `container`; `nil` if it isn't the first container.
    func layout(for container: NSTextContainer) -> ManagedLayout? {
        textContainers.first === container ? layout : nil
    }
}

extension NSTextContainer {
    /// The layout manager to which the container was added.
    public var layoutManager: NSLayoutManager? { owner as? NSLayoutManager }
}
