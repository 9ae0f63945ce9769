import DrawKit
import Foundation
import Testing
import TextKit

/// Tests that a line is laid out only once if it is measured without a limit and then drawn in a limited width.
@Suite("Reuse of laid-out lines") struct SameLinesTests {
    private static let texts = ["Row 12", "two  spaces ", "a\nb", "Zażółć", "שלום", "42 שלום", "日本語", fox]
    private static let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    private static let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]

    @Test("A layout that is reused for a width has the same lines, metrics and ink as a new layout", arguments: texts)
    func sameness(text: String) throws {
        let font = try pinnedFont()
        for mode in Self.modes {
            for alignment in Self.alignments {
                for isRightToLeft in [false, true] {
                    let style = TextStyle(
                        font: font, alignment: alignment, lineBreakMode: mode, numberOfLines: 1,
                        baseDirectionIsRightToLeft: isRightToLeft)
                    let natural = TextLayout(text, style: style, width: nil)
                    for extra in [-20, 0, 1, 100] as [CGFloat] {
                        let width = natural.size.width + extra
                        guard natural.isSame(inWidth: width) else { continue }
                        let bounded = TextLayout(text, style: style, width: width)

                        #expect(extra >= 0)
                        #expect(natural.size == bounded.size)
                        #expect(natural.lineCount == bounded.lineCount)
                        #expect(natural.isTruncated == bounded.isTruncated)
                        #expect(natural.firstBaseline == bounded.firstBaseline)
                        let drawn = [natural, bounded].map { $0.render(scale: 2, color: .black, isDark: false) }
                        #expect(drawn[0]?.frame == drawn[1]?.frame)
                        #expect(drawn[0]?.coverage == drawn[1]?.coverage)
                    }
                }
            }
        }
    }

    @Test("A left-aligned line is reused for every width in which it fits, and for no other")
    func reuse() throws {
        let style = TextStyle(font: try pinnedFont(), numberOfLines: 1)
        let natural = TextLayout("Row 12", style: style, width: nil)
        let width = natural.size.width

        #expect(natural.isSame(inWidth: width))
        #expect(natural.isSame(inWidth: 1000))
        #expect(!natural.isSame(inWidth: width - 1))
        #expect(!natural.isSame(inWidth: .nan))
        #expect(!TextLayout("Row 12", style: style, width: 1000).isSame(inWidth: 1000))
    }
}
