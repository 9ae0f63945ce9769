import DrawKit
import Foundation
import Testing
import TextKit

@Suite("Paragraph indents, spacing and tab stops") struct ParagraphIndentTests {
    /// Returns the layout of paragraphs, each with its style, in `width` points.
    private func layout(
        _ paragraphs: [(String, (NSMutableParagraphStyle) -> Void)], width: CGFloat? = 200, lines: Int = 0,
        mode: NSLineBreakMode = .byWordWrapping
    ) throws -> TextLayout {
        let text = NSMutableAttributedString(string: "")
        for (index, (string, change)) in paragraphs.enumerated() {
            let style = NSMutableParagraphStyle()
            change(style)
            text.append(
                NSAttributedString(
                    string: (index > 0 ? "\n" : "") + string, attributes: [.paragraphStyle: style]))
            if index > 0 {
                // The line feed belongs to the preceding paragraph.
                let former = NSMutableParagraphStyle()
                paragraphs[index - 1].1(former)
                let place = text.length - (string as NSString).length - 1
                text.addAttribute(.paragraphStyle, value: former, range: NSRange(location: place, length: 1))
            }
        }
        let style = TextStyle(font: try pinnedFont(), lineBreakMode: mode, numberOfLines: lines)
        return TextLayout(StyledText(text) { _ in nil }, style: style, width: width)
    }

    private static let words = "the quick brown fox jumps over the lazy dog and runs away"

    /// The left edges of the lines' first characters, in points.
    private func lefts(_ layout: TextLayout) -> [CGFloat] {
        layout.lineRanges.map { layout.caretRect(at: $0.lowerBound).minX }
    }

    @Test("The first line and the other lines of each paragraph have separate head indents")
    func heads() throws {
        let hanging: (NSMutableParagraphStyle) -> Void = { ($0.firstLineHeadIndent, $0.headIndent) = (10, 40) }
        let indented: (NSMutableParagraphStyle) -> Void = { ($0.firstLineHeadIndent, $0.headIndent) = (30, 5) }
        let both = try layout([(Self.words, hanging), (Self.words, indented), ("end", { _ in })])
        let first = try layout([(Self.words, hanging)])
        let second = try layout([(Self.words, indented)])
        #expect(lefts(first) == [10] + Array(repeating: 40, count: first.lineCount - 1) && first.lineCount > 2)
        #expect(lefts(second) == [30] + Array(repeating: 5, count: second.lineCount - 1))
        #expect(lefts(both) == lefts(first) + lefts(second) + [0])
        #expect(both.lineBoxes.allSatisfy { $0.extent.upperBound <= 200 })
    }

    @Test("A positive tail indent is measured from the leading edge, and a negative one from the trailing edge")
    func tails() throws {
        let full = try layout([(Self.words, { _ in })])
        let trailing = try layout([(Self.words, { $0.tailIndent = -60 })])
        let leading = try layout([(Self.words, { $0.tailIndent = 140 })])
        #expect(trailing.lineCount > full.lineCount && leading.lineRanges == trailing.lineRanges)
        #expect(trailing.lineBoxes.allSatisfy { $0.extent.upperBound <= 140 })
        let right = try layout([
            (
                "fox",
                {
                    $0.tailIndent = -60
                    $0.alignment = .right
                }
            )
        ])
        #expect(abs(right.caretRect(at: 3).minX - 140) < 0.1)
    }

    @Test("A truncated line ends at the tail indent")
    func truncated() throws {
        let text = try layout(
            [(Self.words, { ($0.headIndent, $0.tailIndent) = (20, -50) })], lines: 2, mode: .byTruncatingTail)
        #expect(text.isTruncated && text.lineCount == 2 && lefts(text) == [0, 20])
        #expect(text.lineBoxes.allSatisfy { $0.extent.upperBound <= 150 })
    }

    @Test("Spacing after a paragraph and before the next one are added; before the first paragraph, it has no effect")
    func spacing() throws {
        let plain = try layout([("a", { _ in }), ("b", { _ in })])
        let spaced = try layout([
            ("a", { ($0.paragraphSpacingBefore, $0.paragraphSpacing) = (50, 3) }),
            ("b", { $0.paragraphSpacingBefore = 7 }),
        ])
        #expect(spaced.firstBaseline == plain.firstBaseline)
        #expect(abs(spaced.lastBaseline - plain.lastBaseline - 10) < 0.01)
    }

    @Test("Tabs advance to the stops, then by the interval, even after an indent")
    func tabs() throws {
        func edges(_ text: String, _ change: @escaping (NSMutableParagraphStyle) -> Void) throws -> [CGFloat] {
            let layout = try layout([(text, change)], width: 400)
            return text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\t") }
                .map { layout.caretRect(at: $0.offset + 1).minX.rounded() }
        }
        let stops = [100, 40].map { NSTextTab(textAlignment: .left, location: $0) }
        #expect(try edges("a\tb\tc", { $0.tabStops = stops }) == [40, 100])
        #expect(
            try edges(
                "\ta\tb\tc",
                {
                    $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
                    $0.defaultTabInterval = 30
                }) == [50, 80, 110])
        #expect(
            try edges(
                "•\tfox",
                {
                    $0.tabStops = [NSTextTab(textAlignment: .left, location: 25)]
                    ($0.firstLineHeadIndent, $0.headIndent) = (5, 25)
                }) == [25])
        let right = try layout(
            [("a\tfox", { $0.tabStops = [NSTextTab(textAlignment: .right, location: 90)] })], width: 400)
        #expect(abs(right.caretRect(at: 5).minX - 90) < 0.1)
    }

    @Test("Styles keep their tab stops sorted, and can add and remove them")
    func tabStops() {
        let style = NSMutableParagraphStyle()
        style.addTabStop(NSTextTab(textAlignment: .center, location: 80, options: [:]))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 20, options: [:]))
        #expect(style.tabStops.map(\.location) == [20, 80] && style.tabStops[1].alignment == .center)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 20, options: [:]))
        #expect(style.tabStops == [NSTextTab(textAlignment: .center, location: 80)])
        #expect(NSTextTab(textAlignment: .left, location: .nan).location == 0)
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.isEqual(style) == true)
    }

    private final class Column: NSTextTab {
        let title: String

        init(title: String, location: CGFloat) {
            self.title = title
            super.init(
                textAlignment: .right, location: location,
                options: [.columnTerminators: CharacterSet(charactersIn: ".")])
        }
    }

    @Test("Tab stops store options, and subclasses can call their initializer")
    func tabOptions() {
        let column = Column(title: "Price", location: 30)
        #expect(column.title == "Price" && column.location == 30 && column.alignment == .right)
        #expect(column.options[.columnTerminators] as? CharacterSet == CharacterSet(charactersIn: "."))
        #expect(NSTextTab(textAlignment: .left, location: 30).options.isEmpty)
    }
}
