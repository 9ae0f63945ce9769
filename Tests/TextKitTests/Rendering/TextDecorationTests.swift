import DrawKit
import Foundation
import Testing
import TextKit

@Suite("Baseline offsets, outlines and colored lines") struct TextDecorationTests {
    /// Returns the test color named `name`.
    private static func color(_ name: String) -> CGColor? {
        ["red": CGColor(red: 1, green: 0, blue: 0, alpha: 1), "blue": CGColor(red: 0, green: 0, blue: 1, alpha: 1)][
            name]
    }

    private func layout(_ string: String, _ attributes: [NSAttributedString.Key: Any], from start: Int = 0) throws
        -> TextLayout
    {
        let text = NSMutableAttributedString(string: string)
        text.addAttributes(attributes, range: NSRange(location: start, length: text.length - start))
        return TextLayout(
            StyledText(text, linkColor: Self.color("blue")) { ($0 as? String).flatMap(Self.color) },
            style: TextStyle(font: try pinnedFont()), width: nil)
    }

    /// Returns the first and the last row with pixels that `isInk` accepts, and the number of these pixels.
    private func ink(
        _ layout: TextLayout, color: RGBA = .black, _ isInk: (UInt32) -> Bool = { $0 >> 24 > 127 }
    ) -> (top: Int, bottom: Int, count: Int) {
        guard let drawn = layout.render(scale: 2, color: color) else { return (0, 0, 0) }
        let (width, top) = (Int(drawn.frame.width), Int(drawn.frame.minY))
        let words: [UInt32] =
            switch drawn.bitmap.pixels {
            case .alpha(let bytes): bytes.map { UInt32($0) << 24 }
            case .color(let words): words
            }
        let found = words.indices.filter { isInk(words[$0]) }.map { $0 / width + top }
        return (found.min() ?? 0, found.max() ?? 0, found.count)
    }

    private static func isRed(_ word: UInt32) -> Bool { word >> 16 & 0xFF > 127 && word & 0xFF < 64 }
    private static func isBlue(_ word: UInt32) -> Bool { word & 0xFF > 127 && word >> 16 & 0xFF < 64 }

    @Test("Text is raised or lowered by the baseline offset, and the line gets taller")
    func rise() throws {
        let plain = try layout("xx", [:])
        let raised = try layout("xx", [.baselineOffset: 8], from: 1)
        let lowered = try layout("xx", [.baselineOffset: -8], from: 1)
        let (before, up, down) = (ink(plain), ink(raised), ink(lowered))
        let height = before.bottom - before.top
        #expect(raised.size.height > plain.size.height && lowered.size.height > plain.size.height)
        #expect(up.bottom - up.top == height + 16 && down.bottom - down.top == height + 16)
        #expect(raised.firstBaseline > plain.firstBaseline && lowered.firstBaseline == plain.firstBaseline)
        // The first letter stays on the baseline, at the bottom of the raised text and at the top of the lowered text.
        let rows = Int((raised.firstBaseline * 2).rounded())
        #expect(up.bottom == rows - 1 && before.bottom == Int((plain.firstBaseline * 2).rounded()) - 1)
        #expect(down.top == before.top)
    }

    @Test("Positive stroke widths draw only outlines, and negative ones also fill the letters")
    func strokes() throws {
        let plain = ink(try layout("HOI", [:])).count
        let outlined = ink(try layout("HOI", [.strokeWidth: 2])).count
        let bold = ink(try layout("HOI", [.strokeWidth: -6])).count
        #expect(outlined < plain && outlined > 0 && bold > plain)
        let colored = try layout("HOI", [.strokeWidth: -6, .strokeColor: "red", .foregroundColor: "blue"])
        #expect(colored.hasOwnColors)
        #expect(ink(colored, Self.isRed).count > 0 && ink(colored, Self.isBlue).count > 0)
        let hollow = try layout("HOI", [.strokeWidth: 6, .strokeColor: "red", .foregroundColor: "blue"])
        #expect(ink(hollow, Self.isRed).count > 0 && ink(hollow, Self.isBlue).count == 0)
    }

    @Test("Underlines and strikethroughs have their own colors")
    func lines() throws {
        let underlined = try layout("xx", [.underlineStyle: 1, .underlineColor: "red"])
        let struck = try layout("xx", [.strikethroughStyle: 1, .strikethroughColor: "blue"])
        let baseline = Int((underlined.firstBaseline * 2).rounded())
        let (red, blue) = (ink(underlined, Self.isRed), ink(struck, Self.isBlue))
        #expect(red.count > 0 && red.top >= baseline && blue.count > 0 && blue.bottom < baseline)
        #expect(ink(underlined).count > red.count)
    }

    @Test("Links without a color of their own have the link color")
    func links() throws {
        #expect(try layout("go", [.link: "https://example.org"]).color == Self.color("blue"))
        #expect(try layout("go", [.link: "x", .foregroundColor: "red"]).color == Self.color("red"))
    }
}
