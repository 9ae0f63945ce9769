import DrawKit
import Foundation
import Testing
import TextKit

@Suite("Styled text") struct StyledTextTests {
    init() throws {
        // Other tests in the process pin the fonts, too, possibly between two measurements.
        try PinnedFonts.use()
    }

    private func styled(_ parts: [(String, RunStyle)]) -> StyledText {
        var text = StyledText("")
        for (string, style) in parts {
            text.string += string
            text.runs.append(.init(end: text.string.utf8.count, style: style))
        }
        return text
    }

    private func attributes(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> RunStyle? {
        StyledText(NSAttributedString(string: string, attributes: attributes)) { $0 as? CGColor }.runs.first?.style
    }

    private let red = CGColor(RGBA(hex: 0xFF0000))

    @Test("Runs of an attributed string end at their characters, whatever their length in bytes")
    func conversion() {
        let text = NSMutableAttributedString(string: "aé漢😀z")
        text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
        text.addAttribute(.foregroundColor, value: red, range: NSRange(location: 3, length: 2))

        let converted = StyledText(text) { $0 as? CGColor }

        #expect(converted.string == "aé漢😀z")
        #expect(converted.runs.map(\.end) == [1, 6, 10, 11])
        #expect(converted.runs.map(\.style.kern) == [0, 2, 0, 0])
        #expect(converted.runs.map(\.style.color) == [nil, nil, red, nil])
    }

    @Test("Adjacent characters with equal fonts or paragraph styles share a run")
    func neighbors() {
        let wide = NSMutableParagraphStyle()
        wide.lineSpacing = 4
        let keys: [(NSAttributedString.Key, [Any])] = [
            (.font, [9.0, 9, 17, 1024.5].map { UIFont.systemFont(ofSize: $0) }),
            (.paragraphStyle, [NSParagraphStyle(), NSParagraphStyle(), wide, NSMutableParagraphStyle()]),
        ]
        for (key, values) in keys {
            let text = NSMutableAttributedString(string: "")
            for value in values { text.append(NSAttributedString(string: "a", attributes: [key: value])) }
            var runs: [NSRange] = []
            text.enumerateAttribute(key, in: NSRange(location: 0, length: 4)) { _, range, _ in runs.append(range) }
            #expect(runs.map(\.length) == [2, 1, 1])
            text.addAttribute(key, value: values[0], range: NSRange(location: 2, length: 2))
            #expect(text.attribute(key, at: 3, effectiveRange: nil) as? NSObject == values[0] as? NSObject)
        }
    }

    @Test("Values of a wrong type and invalid numbers are ignored")
    func badAttributes() {
        #expect(attributes("a", [.font: "Arial", .foregroundColor: 7, .paragraphStyle: 1]) == RunStyle())
        #expect(attributes("a", [.underlineStyle: Double.nan, .kern: Double.infinity]) == RunStyle())
        #expect(attributes("a", [.kern: 1e300])?.kern == 500)
        let paragraph = NSMutableParagraphStyle()
        (paragraph.lineSpacing, paragraph.minimumLineHeight, paragraph.firstLineHeadIndent) = (.nan, -5, 1e300)
        let sanitized = attributes("a", [.paragraphStyle: paragraph])?.paragraph
        #expect(
            sanitized?.lineSpacing == 0 && sanitized?.minimumLineHeight == 0 && sanitized?.firstLineHeadIndent == 10_000
        )
    }

    @Test("A copied paragraph style has all values")
    func paragraphCopy() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.lineBreakMode) = (.center, 4, .byTruncatingTail)

        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.lineSpacing = 5
        #expect(copy != style && style.lineSpacing == 4)
        style.setParagraphStyle(copy)
        #expect(copy == style)
    }

    @Test("Text in a single style takes the same space as plain text in that style")
    func oneStyle() throws {
        let (small, large) = (try pinnedFont(), try pinnedFont(24))

        let plain = TextLayout(fox, style: TextStyle(font: large), width: 200)
        let text = styled([(fox, RunStyle(font: large))])
        let styledLayout = TextLayout(text, style: TextStyle(font: small), width: 200)

        #expect(styledLayout.size == plain.size)
        #expect(styledLayout.lineCount == plain.lineCount)
        let (one, other) = (plain.render(scale: 1, color: .black), styledLayout.render(scale: 1, color: .black))
        let isSame = one?.coverage == other?.coverage
        #expect(isSame && one?.frame == other?.frame)
    }

    @Test("Text in one color is tinted when drawn, text in two colors isn't, and backgrounds fill their lines")
    func colors() throws {
        let style = TextStyle(font: try pinnedFont(30))
        let one = TextLayout(styled([("ab", RunStyle(color: red))]), style: style, width: nil)
        let two = TextLayout(
            styled([("█", RunStyle(color: red)), ("█", RunStyle())]), style: style, width: nil)
        let marked = TextLayout(styled([(" ", RunStyle(background: red))]), style: style, width: nil)

        #expect(!one.hasOwnColors && one.color == red)
        #expect(two.hasOwnColors && two.color == nil)
        let words = try #require(two.render(scale: 1, color: RGBA(hex: 0x0000FF))?.words)
        #expect(words.contains(0xFFFF_0000) && words.contains(0xFF00_00FF))
        let background = try #require(marked.render(scale: 1, color: .black)?.words)
        #expect(Double(background.count { $0 == 0xFFFF_0000 }) > 30 * 30 * 0.3)
    }

    @Test("Dynamic colors resolve to the drawn style")
    func darkColors() throws {
        let color = CGColor(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x00FF00))
        let text = styled([("█", RunStyle(color: color)), ("a", RunStyle())])
        let layout = TextLayout(text, style: TextStyle(font: try pinnedFont(30)), width: nil)

        let light = try #require(layout.render(scale: 1, color: .black)?.words)
        let dark = try #require(layout.render(scale: 1, color: .black, isDark: true)?.words)

        #expect(light.contains(0xFFFF_0000) && !light.contains(0xFF00_FF00))
        #expect(dark.contains(0xFF00_FF00) && !dark.contains(0xFFFF_0000))
    }

    @Test("Underlines and strikethroughs are drawn as coverage")
    func rules() throws {
        let style = TextStyle(font: try pinnedFont(30))
        func ink(_ run: RunStyle) throws -> Int {
            let layout = TextLayout(styled([("aaaa", run)]), style: style, width: nil)
            return try #require(layout.render(scale: 1, color: .black)).coverage.reduce(0) { $0 + Int($1) }
        }
        let plain = try ink(RunStyle())

        let single = try ink(RunStyle(underline: .single))
        #expect(single > plain + 60 * 255)
        #expect(try ink(RunStyle(underline: .thick)) > single)
        #expect(try ink(RunStyle(underline: .double)) > single)
        #expect(try ink(RunStyle(strikethrough: .single)) > plain)
    }

    @Test("Paragraph styles set the line height, spacing and alignment of their lines")
    func paragraphs() throws {
        let font = try pinnedFont()
        func layout(_ change: (inout ParagraphValues) -> Void) -> TextLayout {
            var style = RunStyle()
            var values = ParagraphValues()
            change(&values)
            style.paragraph = values
            return TextLayout(styled([("one\ntwo", style)]), style: TextStyle(font: font), width: 200)
        }
        let plain = layout { _ in }

        #expect(layout { $0.lineSpacing = 10 }.size.height == plain.size.height + 10)
        #expect(layout { $0.paragraphSpacing = 7 }.size.height == plain.size.height + 7)
        #expect(layout { $0.minimumLineHeight = 40 }.size.height == 80)
        #expect(layout { $0.maximumLineHeight = 10 }.size.height == 20)
        #expect(layout { $0.lineHeightMultiple = 2 }.size.height > plain.size.height * 1.9)
        let indented = layout { $0.firstLineHeadIndent = 30 }
        #expect(abs(indented.caretRect(at: 0).minX - 30) < 0.01)
        let centered = layout { $0.alignment = .center }
        #expect(abs(centered.caretRect(at: 0).minX - (200 - centered.size.width) / 2) < 2)
    }

    @Test("Invalid and overlapping runs don't crash", arguments: [0, 1, 3])
    func hostileRuns(lines: Int) throws {
        let style = TextStyle(font: try pinnedFont(), numberOfLines: lines)
        var text = StyledText(String(repeating: "ab", count: 20_000))
        for index in 0..<4_000 {
            let color = CGColor(RGBA(hex: UInt32(index * 1000)))
            text.runs.append(.init(end: index * 7 % 40_000 + index % 3, style: RunStyle(color: color)))
        }
        text.runs.append(.init(end: .max, style: RunStyle(font: .systemFont(ofSize: 2000))))
        text.runs.append(.init(end: -5, style: RunStyle()))

        let layout = TextLayout(text, style: style, width: 300)

        #expect(layout.size.height > 0)
        _ = layout.render(scale: 1, color: .black, part: PixelRect(minX: 0, minY: 0, maxX: 300, maxY: 300))
    }
}
