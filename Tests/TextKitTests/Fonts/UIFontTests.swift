import Foundation
import Testing
import TextKit

@Suite("UIFont") struct UIFontTests {
    @Test("A line's height is the sum of ascender, descender and leading", arguments: [1, 9, 17, 34.5, 2000])
    func metricsAddUp(size: CGFloat) throws {
        let font = try pinnedFont(size)

        #expect(font.ascender > 0)
        #expect(font.descender < 0)
        #expect(font.leading >= 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
    }

    @Test("UIFont() is the interface font in the standard size")
    func empty() {
        #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.systemFontSize))
    }

    @Test("The pinned font's metrics match its file")
    func pinnedMetrics() throws {
        let font = try pinnedFont(2000)

        #expect(abs(font.ascender - 2000 * 1901 / 2048) < 1)
        #expect(abs(font.descender + 2000 * 483 / 2048) < 1)
    }

    @Test("Metrics scale with the size and are not rounded to points")
    func metricsScale() throws {
        let (small, large) = (try pinnedFont(10), try pinnedFont(20))

        #expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.01)
        #expect(small.lineHeight != small.lineHeight.rounded())
    }

    @Test(
        "Invalid sizes are clamped to 1 or 2000",
        arguments: [
            (CGFloat.nan, 1), (.infinity, 1), (-.infinity, 1), (-3, 1), (0, 1), (0.5, 0.5), (2001, 2000), (1e300, 2000),
        ] as [(CGFloat, CGFloat)])
    func badSizes(given: CGFloat, expected: CGFloat) {
        #expect(UIFont.systemFont(ofSize: given).pointSize == expected)
        #expect(UIFont.systemFont(ofSize: 12).withSize(given).pointSize == expected)
    }

    @Test("Fonts are equal if all their properties are")
    func equality() {
        let fonts = [
            UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 13), .systemFont(ofSize: 12, weight: .medium),
            .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 12, weight: .regular),
        ]

        #expect(Set(fonts).count == fonts.count)
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 13).withSize(12) == fonts[0])
        #expect(UIFont.italicSystemFont(ofSize: 9).withSize(12) == fonts[4])
    }

    @Test("Bold is wider than regular, and monospaced letters have equal widths")
    func families() throws {
        try PinnedFonts.use()
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            TextLayout(text, style: TextStyle(font: font), width: nil).size.width
        }

        #expect(width(fox, .boldSystemFont(ofSize: 16)) > width(fox, .systemFont(ofSize: 16)))
        let monospaced = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
        #expect(width("iiiiiiii", monospaced) == width("WWWWWWWW", monospaced))
        #expect(width("iiiiiiii", .systemFont(ofSize: 16)) < width("WWWWWWWW", .systemFont(ofSize: 16)))
    }

    @Test(
        "Weights between and beyond the named ones can be used",
        arguments: [-.infinity, -2, -0.8, 0.31, 0.62, 5, .infinity, .nan] as [CGFloat])
    func weights(value: CGFloat) throws {
        try PinnedFonts.use()
        let font = UIFont.systemFont(ofSize: 16, weight: UIFont.Weight(rawValue: value))

        #expect(TextLayout("weight", style: TextStyle(font: font), width: nil).size.width > 0)
    }
}
