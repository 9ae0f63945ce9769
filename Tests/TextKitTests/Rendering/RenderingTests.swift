import DrawKit
import Foundation
import Testing
import TextKit

@Suite("Text rendering") struct RenderingTests {
    private func render(
        _ text: String, _ style: TextStyle, width: CGFloat? = nil, scale: CGFloat = 1, color: RGBA = .black
    ) throws -> RenderedText {
        try #require(TextLayout(text, style: style, width: width).render(scale: scale, color: color))
    }

    @Test("The same text gives the same pixels, as coverage without color")
    func determinism() throws {
        let style = TextStyle(font: try pinnedFont())

        let first = try render(fox, style, width: 200, color: .black)
        let second = try render(fox, style, width: 200, color: .white)

        #expect(first.coverage == second.coverage)
        #expect(first.frame == second.frame)
        #expect(first.words == nil)
        #expect(first.coverage.contains { $0 > 200 })
    }

    @Test("The bitmap has the size of its frame, which is at most two pixels larger than the text on each side")
    func frame() throws {
        let layout = TextLayout(fox, style: TextStyle(font: try pinnedFont()), width: 200)
        let rendered = try #require(layout.render(scale: 1, color: .black))

        #expect(rendered.frame.size == rendered.bitmap.size)
        #expect(rendered.frame.minX >= -2 && rendered.frame.minY >= -2)
        #expect(rendered.frame.maxX <= Int32(layout.size.width) + 2)
        #expect(rendered.frame.maxY <= Int32(layout.size.height) + 2)
    }

    @Test("A larger scale gives more pixels with the same line breaks", arguments: [1.5, 2, 3] as [CGFloat])
    func scales(scale: CGFloat) throws {
        let style = TextStyle(font: try pinnedFont(13))

        let small = try render(fox, style, width: 150)
        let large = try render(fox, style, width: 150, scale: scale)

        #expect(abs(CGFloat(large.frame.width) - CGFloat(small.frame.width) * scale) <= 4 * scale)
        #expect(abs(CGFloat(large.frame.height) - CGFloat(small.frame.height) * scale) <= 4 * scale)
        let (smallInk, largeInk) = (
            small.coverage.reduce(0) { $0 + Int($1) }, large.coverage.reduce(0) { $0 + Int($1) }
        )
        #expect(abs(Double(largeInk) / Double(smallInk) / (scale * scale) - 1) < 0.03)
    }

    @Test(
        "Lines are placed according to the alignment",
        arguments: [
            (NSTextAlignment.left, "Hello", false, 0.0), (.center, "Hello", false, 0.5), (.right, "Hello", false, 1),
            (.natural, "Hello", false, 0), (.natural, "Hello", true, 1), (.justified, "Hello", false, 0),
            (.natural, "שלום", false, 0), (.natural, "مرحبا", false, 0), (.natural, "שלום", true, 1),
            (.justified, "שלום", false, 1), (.justified, "Hello", true, 0),
            (.left, "שלום", true, 0), (.center, "שלום", true, 0.5), (.right, "Hello", true, 1),
        ])
    func alignment(alignment: NSTextAlignment, text: String, isRightToLeft: Bool, share: Double) throws {
        let style = TextStyle(
            font: try pinnedFont(), alignment: alignment, baseDirectionIsRightToLeft: isRightToLeft)

        let ink = try #require(try render(text, style, width: 300).inkColumns)

        let space = 300 - Double(ink.count)
        #expect(abs(Double(ink.lowerBound) - space * share) <= 3)
    }

    @Test(
        "A paragraph is aligned by its own direction or by that of its style",
        arguments: [
            (NSWritingDirection.natural, "Hello!", false, 0.0, false), (.natural, "Hello!", true, 0, false),
            (.natural, "مرحبا!", false, 1, true), (.natural, "مرحبا!", true, 1, true), (.natural, "123", true, 1, true),
            (.leftToRight, "مرحبا!", true, 0, false), (.rightToLeft, "Hello!", false, 1, true),
        ])
    func writingDirection(
        direction: NSWritingDirection, text: String, isRightToLeft: Bool, share: Double, readsFromRight: Bool
    ) throws {
        let paragraph = NSMutableParagraphStyle()
        paragraph.baseWritingDirection = direction
        let styled = StyledText(NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])) { _ in nil }
        for limit in [0, 1] {
            let style = TextStyle(
                font: try pinnedFont(), numberOfLines: limit, baseDirectionIsRightToLeft: isRightToLeft)
            let layout = TextLayout(styled, style: style, width: 300)
            let frame = try #require(layout.render(scale: 1, color: .black)).frame
            #expect(abs(Double(frame.minX) - (300 - Double(frame.width)) * share) <= 5)
            #expect(layout.isRightToLeft == readsFromRight)
        }
    }

    @Test("Each paragraph of a text view is aligned by its own direction", arguments: [false, true])
    func alignedByText(isRightToLeft: Bool) throws {
        for (text, share) in [("Hello", 0.0), ("שלום", 1)] {
            let style = TextStyle(
                font: try pinnedFont(), baseDirectionIsRightToLeft: isRightToLeft, alignsByText: true)
            let ink = try #require(try render(text, style, width: 300).inkColumns)
            #expect(abs(Double(ink.lowerBound) - (300 - Double(ink.count)) * share) <= 3)
        }
    }

    @Test("Without a width, lines are aligned to the widest one")
    func alignmentWithoutWidth() throws {
        let style = TextStyle(font: try pinnedFont(), alignment: .right)
        let layout = TextLayout("a long first line\nb", style: style, width: nil)

        let rendered = try #require(layout.render(scale: 1, color: .black))

        let width = Int(rendered.frame.width)
        let lower = rendered.coverage.enumerated().filter {
            $0.element > 32 && $0.offset / width + Int(rendered.frame.minY) > Int(layout.size.height) / 2 + 2
        }
        let left = try #require(lower.map { $0.offset % width + Int(rendered.frame.minX) }.min())
        #expect(CGFloat(left) > layout.size.width - 16)
    }

    @Test("Justified lines reach both edges")
    func justified() throws {
        let font = try pinnedFont()

        let ragged = try #require(try render(fox, TextStyle(font: font), width: 200).inkColumns)
        let stretched = try #require(
            try render(fox, TextStyle(font: font, alignment: .justified), width: 200).inkColumns)

        #expect(ragged.upperBound < 197)
        #expect(stretched.upperBound >= 197)
    }

    @Test("Clipped text leaves no ink outside its width")
    func clipping() throws {
        let font = try pinnedFont()
        let style = TextStyle(font: font, lineBreakMode: .byClipping, numberOfLines: 1)

        let clipped = try render(fox, style, width: 100, scale: 2)

        #expect(clipped.frame.minX >= 0)
        #expect(clipped.frame.maxX == 200)
        #expect((clipped.inkColumns?.upperBound ?? 0) > 190)
    }

    @Test("Overhanging slanted letters are not clipped")
    func overhang() throws {
        try PinnedFonts.use()
        let style = TextStyle(font: .italicSystemFont(ofSize: 60), alignment: .right)
        let layout = TextLayout("ff", style: style, width: nil)

        let rendered = try #require(layout.render(scale: 1, color: .black))

        #expect(CGFloat(rendered.inkColumns?.upperBound ?? 0) >= layout.size.width)
        let width = Int(rendered.frame.width)
        let edges = rendered.coverage.enumerated().filter { $0.offset % width == 0 || $0.offset % width == width - 1 }
        #expect(edges.allSatisfy { $0.element == 0 })
    }

    @Test(
        "Scripts of all directions are drawn as coverage, without colors of their own",
        arguments: ["Latin", "Ελληνικά", "Русский", "مرحبا بالعالم", "שלום", "漢字かな", "e\u{301}", "\u{E000}"])
    func scripts(text: String) throws {
        let layout = TextLayout(text, style: TextStyle(font: try pinnedFont()), width: nil)

        let rendered = try #require(layout.render(scale: 1, color: .black))

        #expect(!layout.hasOwnColors)
        #expect(rendered.words == nil)
        #expect(rendered.coverage.contains { $0 > 128 })
    }

    @Test("A large image, which is drawn with another method, equals its parts", arguments: [16, 120])
    func parts(size: CGFloat) throws {
        let words = String(repeating: "Tö AV ffi\u{301} wjy ", count: size > 100 ? 90 : 900)
        let style = RunStyle(underline: .single, strikethrough: .thick)
        let text = StyledText(words, runs: [.init(end: words.utf8.count / 2, style: style)])
        let layout = TextLayout(text, style: TextStyle(font: try pinnedFont(size)), width: size > 100 ? 2400 : 900)
        let full = try #require(layout.render(scale: 1, color: .black))
        let (pixels, width) = (full.coverage, Int(full.frame.width))
        // The image has too many samples for a buffer of color pixels. Small letters have four samples per pixel.
        #expect(pixels.count * (size > 100 ? 1 : 4) > 4 * 1024 * 1024)
        for top in stride(from: full.frame.minY, to: full.frame.maxY, by: 256) {
            var part = full.frame
            (part.minY, part.maxY) = (top, min(top + 256, full.frame.maxY))
            let piece = try #require(layout.render(scale: 1, color: .black, part: part))
            #expect(piece.frame == part)
            let first = Int(top - full.frame.minY) * width
            #expect(piece.coverage == Array(pixels[first..<(first + piece.coverage.count)]), "from row \(top)")
        }
    }

    @Test("Arabic letters join: a word is narrower than its separate letters")
    func arabicShaping() throws {
        let style = TextStyle(font: try pinnedFont())

        let joined = TextLayout("ببب", style: style, width: nil)
        let apart = TextLayout("ب\u{200C}ب\u{200C}ب", style: style, width: nil)

        #expect(joined.size.width < apart.size.width)
    }

    @Test("Emoji keep their colors, and adjacent letters use the text's color")
    func emoji() throws {
        let layout = TextLayout("Hi 😀", style: TextStyle(font: try pinnedFont(32)), width: nil)
        let color = RGBA(hex: 0x0000FF)

        let words = try #require(layout.render(scale: 1, color: color)?.words)

        #expect(layout.hasOwnColors)
        #expect(words.contains(0xFF00_00FF))
        #expect(words.contains { $0 >= 0xFF00_0000 && $0 >> 16 & 0xFF > 200 && $0 & 0xFF < 128 })
        for word in words {
            let alpha = word >> 24
            #expect(word >> 16 & 0xFF <= alpha && word >> 8 & 0xFF <= alpha && word & 0xFF <= alpha)
        }
    }

    @Test("Characters count as emoji if a color glyph shows them")
    func emojiPresentation() throws {
        let style = TextStyle(font: try pinnedFont())

        for (text, isColored) in [("☎", false), ("☎\u{FE0F}", true), ("1", false), ("1\u{FE0F}\u{20E3}", true)] {
            #expect(TextLayout(text, style: style, width: nil).hasOwnColors == isColored, "\(text)")
        }
    }

    @Test("The alpha of the text color also fades emoji")
    func fadedEmoji() throws {
        let style = TextStyle(font: try pinnedFont(32))

        let words = try #require(
            try render("😀", style, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)).words)

        #expect(words.allSatisfy { $0 >> 24 <= 128 })
        #expect(words.contains { $0 >> 24 == 128 })
    }

    @Test(
        "An ellipsis is drawn in place of truncated text",
        arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingTail])
    func ellipsis(mode: NSLineBreakMode) throws {
        let style = TextStyle(font: try pinnedFont(32), lineBreakMode: mode, numberOfLines: 1)

        let rendered = try render(String(repeating: "l", count: 80), style, width: 300)

        // Only the columns of the ellipsis's dots are empty at the top.
        let width = Int(rendered.frame.width)
        let dotColumns = (0..<width).filter { column in
            let rows = (0..<Int(rendered.frame.height)).filter { rendered.coverage[$0 * width + column] > 128 }
            return !rows.isEmpty && rows.count <= 6
        }
        let isAtEnd = mode == .byTruncatingTail
        #expect(dotColumns.count >= 6)
        #expect(dotColumns.allSatisfy { isAtEnd ? $0 > width / 2 : $0 < width / 2 })
    }

    @Test("Text without ink isn't rendered", arguments: ["", " ", "\n\n", "\u{200B}"])
    func noInk(text: String) throws {
        let layout = TextLayout(text, style: TextStyle(font: try pinnedFont()), width: 100)

        #expect(layout.render(scale: 1, color: .black) == nil)
    }

    @Test("Invalid scales render to nil", arguments: [CGFloat.nan, .infinity, 0, -1, 1e-300, 1e9, 1e300])
    func badScales(scale: CGFloat) throws {
        let layout = TextLayout("fox", style: TextStyle(font: try pinnedFont()), width: nil)

        #expect(layout.render(scale: scale, color: .black) == nil)
    }

    @Test("Enormous images are clamped", arguments: [100, 250, 1024] as [CGFloat])
    func enormousPictures(scale: CGFloat) throws {
        let layout = TextLayout(fox, style: TextStyle(font: try pinnedFont()), width: nil)

        let size = try #require(layout.render(scale: scale, color: .black)).bitmap.size

        #expect(size.width == 16_384)
        #expect(size.height <= 4_096)
    }

    @Test("Extreme sizes leave the fonts usable", arguments: ["fox", "漢字", "مرحبا", "😀"])
    func extremeSizes(text: String) throws {
        let layout = TextLayout(text, style: TextStyle(font: try pinnedFont()), width: nil)
        let before = try #require(layout.render(scale: 1, color: .black)).coverage

        for scale in [1e-9, 1.0 / 64, 0.1, 128, 1024, 1025, 1e9] {
            _ = layout.render(scale: scale, color: .black)
        }

        #expect(layout.render(scale: 1, color: .black)?.coverage == before)
    }
}
