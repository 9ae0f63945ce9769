import DrawKit
import Foundation
import Testing
import TextKit

/// An image of 4 by 4 pixels in one color, or of coverage.
private final class Square: TextImage {
    let byteCount: Int
    private let bitmap: Bitmap

    init(_ color: UInt32? = 0xFFFF_0000, byteCount: Int = 64) {
        self.byteCount = byteCount
        let pixels: Bitmap.Pixels =
            if let color {
                .color([UInt32](repeating: color, count: 16))
            } else {
                .alpha([UInt8](repeating: 255, count: 16))
            }
        bitmap = Bitmap(size: PixelSize(width: 4, height: 4), pixels: pixels)
    }

    func picture(for size: PixelSize, isDark: Bool) -> (bitmap: Bitmap, tint: CGColor?)? { (bitmap, nil) }
}

@Suite("Text attachments") struct TextAttachmentTests {
    private static let mark = "\u{FFFC}"
    private let image = Square()

    private func attachment(_ width: CGFloat, _ height: CGFloat, y: CGFloat = 0) -> TextAttachment {
        TextAttachment(bounds: CGRect(x: 0, y: y, width: width, height: height), image: image)
    }

    /// Lays out `string`, whose U+FFFC characters are replaced by `attachment`.
    private func layout(
        _ string: String, _ attachment: TextAttachment? = nil, color: CGColor? = nil,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail, lines: Int = 0, width: CGFloat? = nil
    ) throws -> TextLayout {
        var style = RunStyle(color: color)
        style.attachment = attachment
        let text = StyledText(string, runs: [.init(end: string.utf8.count, style: style)])
        let textStyle = TextStyle(font: try pinnedFont(), lineBreakMode: lineBreakMode, numberOfLines: lines)
        return TextLayout(text, style: textStyle, width: width)
    }

    /// Returns the bounds of the pixels that `isInk` accepts, from the layout's top left corner, and their number.
    private func ink(
        _ layout: TextLayout, scale: CGFloat, _ isInk: (UInt32) -> Bool
    ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>, count: Int)? {
        guard let drawn = layout.render(scale: scale, color: .black), let words = drawn.words else { return nil }
        let width = Int(drawn.frame.width)
        let found = words.indices.filter { isInk(words[$0]) }
        let columns = found.map { $0 % width + Int(drawn.frame.minX) }
        let rows = found.map { $0 / width + Int(drawn.frame.minY) }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
        else { return nil }
        return (left...right, top...bottom, found.count)
    }

    private static func isRed(_ word: UInt32) -> Bool { word >> 16 & 0xFF > 240 && word & 0xFFFF == 0 }
    private static func isBlue(_ word: UInt32) -> Bool { word & 0xFF > 240 && word >> 8 & 0xFFFF == 0 }

    @Test("An attachment adds its width to the line, and makes the line taller")
    func sizes() throws {
        let plain = try layout("ab")
        let tall = try layout("ab" + Self.mark, attachment(30, 40))
        #expect(abs(tall.exactSize.width - plain.exactSize.width - 30) < 0.01)
        #expect(abs(tall.exactSize.height - plain.exactSize.height - (40 - plain.firstBaseline)) < 0.01)
        #expect(abs(tall.firstBaseline - 40) < 0.01)
        #expect(abs(tall.caretRect(at: 5).minX - plain.exactSize.width - 30) < 0.01)
        let two = try layout("ab" + Self.mark + Self.mark, attachment(30, 40))
        #expect(abs(two.exactSize.width - plain.exactSize.width - 60) < 0.01)
        let small = try layout("ab" + Self.mark, attachment(5, 5))
        #expect(abs(small.exactSize.height - plain.exactSize.height) < 0.01)
    }

    @Test("The y-coordinate of the bounds raises or lowers an attachment")
    func bottoms() throws {
        let onBaseline = try layout("ab" + Self.mark, attachment(30, 40))
        let raised = try layout("ab" + Self.mark, attachment(30, 40, y: 10))
        let lowered = try layout("ab" + Self.mark, attachment(30, 40, y: -10))
        #expect(abs(raised.firstBaseline - 50) < 0.01)
        #expect(abs(raised.exactSize.height - onBaseline.exactSize.height - 10) < 0.01)
        #expect(abs(lowered.firstBaseline - 30) < 0.01)
        #expect(lowered.exactSize.height >= 40 && lowered.exactSize.height < onBaseline.exactSize.height)
    }

    @Test("An attachment without an image takes its width, and an empty one takes none")
    func withoutImages() throws {
        let plain = try layout("ab")
        let space = TextAttachment(bounds: CGRect(x: 0, y: 0, width: 12, height: 0), image: nil)
        let spaced = try layout("ab" + Self.mark, space)
        #expect(abs(spaced.exactSize.width - plain.exactSize.width - 12) < 0.01)
        #expect(!spaced.hasOwnColors)
        let empty = try layout(Self.mark, TextAttachment(bounds: .zero, image: image))
        #expect(empty.exactSize.width == 0 && !empty.hasOwnColors)
        #expect(abs(empty.exactSize.height - plain.exactSize.height) < 1)
        #expect(empty.render(scale: 1, color: .black) == nil)
    }

    @Test("The image is scaled to its bounds, which stand on the baseline", arguments: [1, 2] as [CGFloat])
    func pixels(scale: CGFloat) throws {
        let plain = try layout("a\u{A0}")
        let text = try layout("a\u{A0}" + Self.mark, attachment(10, 10))
        let red = try #require(ink(text, scale: scale, Self.isRed))
        let left = Int((plain.exactSize.width * scale).rounded())
        let bottom = Int((text.firstBaseline * scale).rounded())
        let side = Int(10 * scale)
        #expect(red.columns == left...left + side - 1)
        #expect(red.rows == bottom - side...bottom - 1)
        #expect(red.count == side * side)
    }

    @Test("Each of several characters shows the image, and a raised image is drawn higher")
    func repeats() throws {
        let text = try layout(Self.mark + Self.mark, attachment(10, 10, y: 30))
        let red = try #require(ink(text, scale: 1, Self.isRed))
        #expect(red.columns == 0...19 && red.count == 200)
        #expect(abs(text.firstBaseline - 40) < 0.01 && text.exactSize.height >= 40)
        #expect(red.rows.upperBound == Int(text.firstBaseline.rounded()) - 31)
    }

    @Test("Coverage is drawn in the color of the text")
    func template() throws {
        let shape = TextAttachment(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), image: Square(nil))
        let text = try layout(Self.mark, shape, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(ink(text, scale: 1, Self.isBlue)?.count == 100)
    }

    @Test(
        "An ellipsis in place of an attachment has its own size", arguments: ["ab\u{FFFC}cdefghijkl", "\u{FFFC}abcdef"])
    func truncation(string: String) throws {
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead] {
            let plain = try layout("ab")
            let width = plain.exactSize.width + 22
            let text = try layout(string, attachment(60, 90), lineBreakMode: mode, lines: 1, width: width)
            #expect(text.isTruncated)
            #expect(text.exactSize.width <= width + 0.01)
            #expect(abs(text.exactSize.height - plain.exactSize.height) < 1)
            #expect(ink(text, scale: 1, Self.isRed) == nil)
        }
    }

    @Test("A line that fits keeps its attachment, and the lines below are truncated")
    func lineLimit() throws {
        let text = try layout(Self.mark + "\nb\nc", attachment(10, 40), lines: 2, width: 100)
        #expect(text.lineCount == 2 && text.isTruncated)
        #expect(ink(text, scale: 1, Self.isRed)?.count == 400)
    }

    @Test("Invalid bounds are clamped", arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300, -1e300])
    func badBounds(value: CGFloat) throws {
        var bounds = CGRect.zero
        bounds.origin = CGPoint(x: value, y: value)
        bounds.size = CGSize(width: value, height: value)
        let text = try layout("ab" + Self.mark, TextAttachment(bounds: bounds, image: image))
        #expect(text.exactSize.width.isFinite && text.exactSize.width <= 2100)
        #expect(text.exactSize.height.isFinite && text.exactSize.height <= 4100)
        _ = text.render(
            scale: 1, color: .black, part: PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 200))
    }

    @Test("Attachments become empty if their total size is too large", arguments: [(250, true), (251, false)])
    func totalSize(count: Int, fits: Bool) throws {
        let string = String(repeating: Self.mark, count: count)
        let text = NSAttributedString(string: string, attributes: [.attachment: "image"])
        let large = attachment(2000, 2000)
        let styled = StyledText(text, color: { _ in nil }, attachment: { _, _, _ in large })
        #expect(styled.runs.first?.style.attachment?.size.width == (fits ? 2000 : 0))
        let layout = TextLayout(styled, style: TextStyle(font: try pinnedFont()), width: nil)
        #expect(layout.exactSize.width == (fits ? 500_000 : 0))
    }

    @Test("The attribute applies to U+FFFC only, and its conversion gets the font and the index")
    func conversion() throws {
        let text = NSMutableAttributedString(string: "ab" + Self.mark)
        let font = try pinnedFont(30)
        let attributes: [NSAttributedString.Key: Any] = [.attachment: "image", .font: font, .kern: 3]
        text.addAttributes(attributes, range: NSRange(location: 2, length: 1))
        text.addAttribute(.attachment, value: "text", range: NSRange(location: 0, length: 2))
        let square = attachment(10, 10)
        var indices: [Int] = []
        let styled = StyledText(text, color: { _ in nil }) { _, given, index in
            if given == font { indices.append(index) }
            return square
        }
        #expect(indices == [2])
        #expect(styled.runs.map(\.style.attachment) == [nil, square])
        #expect(styled.runs.map(\.style.kern) == [0, 0])
        #expect(styled.scaled(by: 0.5).runs.last?.style.attachment?.size == CGSize(width: 5, height: 5))
    }

    @MainActor
    @Test("Layouts with large images are not cached")
    func caching() throws {
        let style = TextStyle(font: try pinnedFont())
        for (byteCount, isCached) in [(1_000, true), (1_000_000, false)] {
            let cache = TextCache(budget: 800_000)
            var run = RunStyle()
            run.attachment = TextAttachment(
                bounds: CGRect(x: 0, y: 0, width: 10, height: 10), image: Square(byteCount: byteCount))
            let text = StyledText(Self.mark, runs: [.init(end: 3, style: run)])
            let first = cache.layout(of: text, style: style, width: nil)
            #expect((cache.layout(of: text, style: style, width: nil) === first) == isCached)
        }
    }

    @MainActor
    @Test("An image in several runs counts once toward the cost of the layout")
    func sharedImages() throws {
        let cache = TextCache()
        let image = Square(byteCount: 300_000)
        func run(end: Int, width: CGFloat) -> StyledText.Run {
            var style = RunStyle()
            style.attachment = TextAttachment(bounds: CGRect(x: 0, y: 0, width: width, height: 10), image: image)
            return .init(end: end, style: style)
        }
        let text = StyledText(Self.mark + Self.mark, runs: [run(end: 3, width: 10), run(end: 6, width: 20)])
        _ = cache.layout(of: text, style: TextStyle(font: try pinnedFont()), width: nil)
        #expect((300_000..<400_000).contains(cache.cost.layouts))
    }
}
