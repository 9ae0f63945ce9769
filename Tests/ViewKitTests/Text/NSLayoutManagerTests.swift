import DrawKit
import Foundation
import LayerKit
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("NSTextStorage, NSLayoutManager and NSTextContainer")
struct NSLayoutManagerTests {
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 100, height: 0))

    /// A container with a designated initializer that calls the one of UIKit.
    private final class Column: NSTextContainer {
        let index: Int

        init(index: Int, width: CGFloat) {
            self.index = index
            super.init(size: CGSize(width: width, height: 0))
        }

        required init(coder: NSCoder) {
            index = -1
            super.init(coder: coder)
        }
    }

    @Test("Initializers of text containers can call init(size:)")
    func initializers() {
        let column = Column(index: 2, width: 70)
        #expect(column.index == 2 && column.size == CGSize(width: 70, height: 0))
        #expect(NSTextContainer().size == .zero && NSTextContainer().lineFragmentPadding == 5)
    }

    init() throws {
        try PinnedFonts.use()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
    }

    private func setText(_ text: String, size: CGFloat = 10, _ attributes: [NSAttributedString.Key: Any] = [:]) {
        let font = UIFont.systemFont(ofSize: size)
        storage.setAttributedString(
            NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { $1 }))
    }

    @Test("A layout manager belongs to one text storage, and a container to its layout manager")
    func connections() {
        #expect(storage.layoutManagers.count == 1 && manager.textStorage === storage)
        #expect(container.layoutManager === manager && container.size.width == 100)
        let other = NSTextStorage(string: "other")
        other.addLayoutManager(manager)
        #expect(storage.layoutManagers.isEmpty && manager.textStorage === other && manager.numberOfGlyphs == 5)
        storage.removeLayoutManager(manager)
        #expect(manager.textStorage === other)
        other.removeLayoutManager(manager)
        #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
        manager.removeTextContainer(at: 0)
        #expect(container.layoutManager == nil && manager.textContainers.isEmpty)
    }

    @Test("The used rectangle follows the text, the attributes and the container")
    func usedRect() {
        #expect(manager.usedRect(for: container) == .zero)
        setText("██")
        let line = manager.usedRect(for: container)
        #expect(line.minX == 0 && line.width > 10 && line.width < 30 && line.height > 10 && line.height < 20)
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 2))
        #expect(abs(manager.usedRect(for: container).width - 2 * line.width) < 1)
        setText("█", size: 20)
        #expect(abs(manager.usedRect(for: container).width - line.width) < 1)

        container.size.width = 60
        setText("██████ ██████ ██████")
        #expect(abs(manager.usedRect(for: container).height - 3 * line.height) < 1)
        container.maximumNumberOfLines = 2
        #expect(abs(manager.usedRect(for: container).height - 2 * line.height) < 1)
        container.maximumNumberOfLines = 0
        container.size.height = 2.5 * line.height
        #expect(abs(manager.usedRect(for: container).height - 2 * line.height) < 1)
        container.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        container.lineFragmentPadding = 5
        let wide = manager.usedRect(for: container)
        #expect(abs(wide.height - line.height) < 1 && wide.minX == 0 && wide.width > 9 * line.width)
        #expect(manager.usedRect(for: NSTextContainer()) == .zero)
    }

    @Test("Glyphs are found by their place, in UTF-16 units")
    func places() throws {
        container.lineFragmentPadding = 5
        setText("\u{E9}😀█")
        let emoji = NSRange(location: 1, length: 2)
        let rect = manager.boundingRect(forGlyphRange: emoji, in: container)
        #expect(rect.minX > 9 && rect.width > 5)
        #expect(manager.glyphIndex(for: CGPoint(x: rect.minX + 1, y: 5), in: container) == 1)
        #expect(manager.glyphIndex(for: CGPoint(x: rect.maxX - 1, y: 5), in: container) == 1)
        #expect(manager.glyphIndex(for: CGPoint(x: rect.maxX + 1, y: 5), in: container) == 3)
        #expect(manager.glyphIndex(for: CGPoint(x: 90, y: 500), in: container) == 3)
        #expect(manager.glyphIndex(for: CGPoint(x: -90, y: -500), in: container) == 0)
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: rect.minX + rect.width / 4, y: 5), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 1 && abs(fraction - 0.25) < 0.01)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
        setText("")
        #expect(manager.glyphIndex(for: .zero, in: container) == 0)
    }

    @Test("Lines can be enumerated until the block stops")
    func lines() {
        container.size.width = 60
        setText("██████ ██████\n██")
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, used, container, range, _ in
            ranges.append(range)
            #expect(rect.minX == 0 && rect.width == 60 && used.width < 60 && container === self.container)
            #expect(abs(rect.minY - used.minY) < 0.01)
        }
        #expect(ranges.map(\.location) == [0, 7, 14] && ranges.map(\.length) == [7, 7, 2])
        var count = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 8, length: 8)) { _, _, _, range, stop in
            count += 1
            #expect(range.location == 7)
            stop.pointee = true
        }
        #expect(count == 1)
        var range = NSRange()
        let rect = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
        #expect(range == NSRange(location: 7, length: 7) && rect.minY > 5)
        #expect(manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: nil).minY == rect.minY)
    }

    @Test("A limit of lines truncates the text in the container's mode")
    func truncation() {
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        setText("██████ ██████ ██████")
        let rect = manager.usedRect(for: container)
        #expect(rect.height < 20 && rect.width <= 100)
    }

    @Test("Counting lines by their ranges ends, even if text is left out")
    func countingLines() {
        container.size.width = 60
        container.maximumNumberOfLines = 2
        setText("██████ ██████ ██████ ██████")
        var (index, count) = (0, 0)
        while index < manager.numberOfGlyphs, count < 10 {
            var range = NSRange()
            _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
            index = NSMaxRange(range)
            count += 1
        }
        #expect(count == 2 && index == manager.numberOfGlyphs)
        #expect(manager.glyphRange(for: container).length < index)
    }

    @Test("Ranges outside the text contain nothing")
    func missingRanges() {
        setText("██")
        for range in [NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: 1)] {
            #expect(manager.boundingRect(forGlyphRange: range, in: container) == .zero)
            manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in Issue.record("line") }
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
        let all = NSRange(location: 0, length: Int.max)
        #expect(manager.boundingRect(forGlyphRange: all, in: container).width > 10)
    }

    private func words(_ draw: () -> Void) throws -> [UInt32] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20), format: format).image { _ in draw() }
        let bitmap = try #require(image.cgImage?.bitmap(for: PixelSize(width: 50, height: 20)))
        guard case .color(let words) = bitmap.pixels else { throw CancellationError() }
        return words
    }

    @Test("Glyphs are drawn at the origin of the container, all or only some of them")
    func drawing() throws {
        setText("██", size: 12, [.foregroundColor: UIColor.red])
        let all = try words {
            manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 2), at: CGPoint(x: 20, y: 2))
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 2), at: CGPoint(x: 20, y: 2))
        }
        #expect(all[8 * 50 + 10] == 0 && all[8 * 50 + 24] == 0xFFFF_0000 && all[8 * 50 + 34] == 0xFFFF_0000)
        let second = try words {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 1, length: 1), at: CGPoint(x: 20, y: 2))
        }
        #expect(second[8 * 50 + 24] == 0 && second[8 * 50 + 34] == 0xFFFF_0000)
        manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 2), at: .zero)
    }

    @Test("NSAttributedString() and NSMutableAttributedString() are empty")
    func empty() {
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().string.isEmpty)
    }
}
