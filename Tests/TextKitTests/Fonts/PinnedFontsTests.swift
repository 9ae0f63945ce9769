import DrawKit
import Foundation
import Testing
import TextKit

@Suite("Pinned fonts") struct PinnedFontsTests {
    @Test("Pinning twice has no effect, and text laid out before can still be drawn")
    func twice() throws {
        try PinnedFonts.use()
        let layout = TextLayout(fox, style: TextStyle(font: .systemFont(ofSize: 16)), width: 200)

        try PinnedFonts.use()

        let again = TextLayout(fox, style: TextStyle(font: .systemFont(ofSize: 16)), width: 200)
        #expect(again.size == layout.size)
        #expect(layout.render(scale: 1, color: .black)?.coverage == again.render(scale: 1, color: .black)?.coverage)
    }

    @Test("The pinned letters are DejaVu's, whatever else is installed")
    func letters() throws {
        let font = try pinnedFont(2048)

        // These are the advances in the file of DejaVu Sans, whose em is 2048 units. The size is clamped to 2000.
        for (letter, advance) in [("i", 569.0), ("W", 2025), ("0", 1303)] {
            let width = TextLayout(letter, style: TextStyle(font: font), width: nil).size.width
            #expect(abs(width - advance * 2000 / 2048) <= 2, "\(letter)")
        }
    }
}
