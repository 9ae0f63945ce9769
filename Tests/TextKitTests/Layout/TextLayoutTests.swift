import DrawKit
import Foundation
import Testing
import TextKit

@Suite("Text layout") struct TextLayoutTests {
    init() throws {
        // Other tests in the process pin the fonts, too, possibly between two measurements.
        try PinnedFonts.use()
    }

    private func layout(
        _ text: String, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail, width: CGFloat? = nil,
        size: CGFloat = 16
    ) throws -> TextLayout {
        let style = TextStyle(font: try pinnedFont(size), lineBreakMode: mode, numberOfLines: lines)
        return TextLayout(text, style: style, width: width)
    }

    @Test("Empty text is one line high and has no width", arguments: [nil, 0, 100] as [CGFloat?])
    func emptyText(width: CGFloat?) throws {
        let font = try pinnedFont()

        let empty = try layout("", width: width)

        #expect(empty.size == CGSize(width: 0, height: font.lineHeight.rounded(.up)))
        #expect(empty.lineCount == 1)
        #expect(!empty.isTruncated)
    }

    @Test("Sizes are whole points, and the text fits its own size")
    func sizeFits() throws {
        for count in 1...fox.count {
            let text = String(fox.prefix(count))
            let natural = try layout(text)

            #expect(natural.size.width == natural.size.width.rounded())
            #expect(natural.size.height == natural.size.height.rounded())
            #expect(try layout(text, width: natural.size.width).lineCount == 1)
            #expect(try !layout(text, lines: 1, width: natural.size.width).isTruncated)
        }
    }

    @Test(
        "Text takes more lines in less width",
        arguments: [(700, 1), (400, 2), (250, 3), (180, 5)] as [(CGFloat, Int)])
    func wrapping(width: CGFloat, lines: Int) throws {
        let wrapped = try layout(fox, width: width)

        #expect(wrapped.lineCount == lines)
        #expect(wrapped.size.width <= width)
        #expect(wrapped.size.height == (CGFloat(lines) * (try pinnedFont()).lineHeight).rounded(.up))
        #expect(!wrapped.isTruncated)
    }

    @Test(
        "numberOfLines limits the number of lines, and text beyond it is truncated",
        arguments: [(0, 5, false), (1, 1, true), (3, 3, true), (5, 5, false), (9, 5, false), (-1, 5, false)])
    func numberOfLines(limit: Int, shown: Int, isTruncated: Bool) throws {
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byWordWrapping] {
            let limited = try layout(fox, lines: limit, mode: mode, width: 180)

            #expect(limited.lineCount == shown, "\(mode)")
            #expect(limited.isTruncated == isTruncated, "\(mode)")
            #expect(limited.size.width <= 180, "\(mode)")
        }
    }

    @Test("A word longer than a line is broken without a hyphen")
    func longWord() throws {
        let word = "Donaudampfschifffahrtsgesellschaft"
        let natural = try layout(word)

        let broken = try layout(word, width: natural.size.width / 2 + 16)

        #expect(broken.lineCount == 2)
        #expect(broken.size.width <= natural.size.width / 2 + 16)
    }

    @Test("Character wrapping fills lines that word wrapping leaves short")
    func characterWrapping() throws {
        let text = "aaaa bbbbbbbbbbbb"
        let width = try layout("aaaa bbbbbb").size.width

        let byWords = try layout(text, mode: .byWordWrapping, width: width)
        let byCharacters = try layout(text, mode: .byCharWrapping, width: width)

        #expect(byWords.lineCount == 3)
        #expect(byCharacters.lineCount == 2)
    }

    @Test("Clipped text keeps one line per paragraph and never exceeds its width")
    func clipping() throws {
        let clipped = try layout("short\n" + fox, mode: .byClipping, width: 200)
        let fitting = try layout("short\nlines", mode: .byClipping, width: 200)

        #expect(clipped.lineCount == 2)
        #expect(clipped.size.width == 200)
        #expect(clipped.isTruncated)
        #expect(fitting.size.width < 200)
        #expect(!fitting.isTruncated)
    }

    @Test(
        "Every kind of line break counts as one",
        arguments: ["\n", "\r\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lineBreaks(separator: String) throws {
        #expect(try layout("a\(separator)b").lineCount == 2)
        #expect(try layout("a\(separator)\(separator)b").lineCount == 3)
        #expect(try layout("a\(separator)b").size == layout("a\nb").size)
    }

    @Test("The limit applies to the lines of all paragraphs together, and the rest is truncated")
    func paragraphs() throws {
        #expect(try layout("a\nb\nc\nd", lines: 3).lineCount == 3)
        #expect(try layout("a\nb\nc\nd", lines: 3).isTruncated)
        #expect(try layout("a\nb", lines: 1).isTruncated)
        #expect(try layout("a\nb", lines: 1).size.width == layout("a…").size.width)
        #expect(try layout("a\nb", lines: 1, mode: .byTruncatingMiddle).size.width == layout("a b").size.width)
        #expect(try !layout("a\nb\n", lines: 2).isTruncated)
    }

    @Test("The first baseline is an ascender below the top, and each other one a line height below the previous one")
    func baselines() throws {
        let font = try pinnedFont()

        let three = try layout("a\nb\nc")

        #expect(abs(three.firstBaseline - font.ascender) < 0.01)
        #expect(abs(three.lastBaseline - three.firstBaseline - 2 * font.lineHeight) < 0.01)
        #expect(try layout("a").firstBaseline == layout("a").lastBaseline)
    }

    @Test("Widths that aren't finite or are huge mean no limit, and those up to 0 mean no width")
    func badWidths() throws {
        for width in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            #expect(try layout(fox, width: width).lineCount == 1, "\(width)")
        }
        for width in [CGFloat(0), -5, -1e300] {
            #expect(try layout("abc", width: width).lineCount == 3, "\(width)")
        }
    }

    @Test("NUL is omitted")
    func nul() throws {
        #expect(try layout("a\0b\0").size == layout("ab").size)
        #expect(try layout("\0").size == layout("").size)
    }

    @Test(
        "Hostile text is laid out and truncated at the limits",
        arguments: [
            ("x", 1_000_000), ("\n", 1_000_000), ("漢", 200_000), ("😀", 100_000), ("\u{301}", 2_000),
            ("é\u{A0}", 100_000), ("\u{202E}a\u{2066}م", 1_000),
            ("\u{FFFD}", 10), ("\u{FFFE}\u{10FFFF}\u{E000}", 10_000),
        ])
    func hostileText(unit: String, count: Int) throws {
        let text = String(repeating: unit, count: count)
        for lines in [0, 1, 3] {
            let hostile = try layout(text, lines: lines, width: 300)

            #expect(hostile.lineCount >= 1)
            #expect(lines == 0 || hostile.lineCount <= lines)
            #expect(hostile.size.width >= 0 && hostile.size.height > 0)
        }
    }

    @Test(
        "Up to 250 combining marks in a row are laid out, and text that follows more than 250 is omitted",
        arguments: ["\u{301}", "\u{20DD}", "\u{94D}", "\u{200D}", "\u{FE0F}", "\u{E0041}"])
    func marks(mark: String) throws {
        let enough = "e" + String(repeating: mark, count: 250)

        #expect(try layout(enough + "e" + String(repeating: mark, count: 250)).leftOutCount == 0)
        #expect(try layout(enough + mark + "abc").leftOutCount == mark.utf8.count + 3)
        #expect(try layout(enough + mark + "abc").size == layout(enough).size)
    }

    @Test("The largest size doesn't overflow, however long the line")
    func largestLine() throws {
        let enormous = try layout(String(repeating: "W", count: 100_000), size: 2000)

        #expect(enormous.size.width > 500_000)
        #expect(enormous.size.width < 2_000_000)
    }

    @Test("Layouts can be created and drawn on many threads at the same time")
    func threads() async throws {
        let style = TextStyle(font: try pinnedFont())
        let expected = TextLayout(fox, style: style, width: 200).size

        let sizes = await withTaskGroup(of: CGSize.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let layout = TextLayout(fox, style: style, width: 200)
                    return layout.render(scale: 1, color: .black) == nil ? .zero : layout.size
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(sizes == Array(repeating: expected, count: 16))
    }
}
