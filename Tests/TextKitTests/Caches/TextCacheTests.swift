import DrawKit
import Foundation
import Testing
import TextKit

@MainActor
@Suite("TextCache")
struct TextCacheTests {
    private let recent = TextCache()
    private let style = TextStyle(font: .systemFont(ofSize: 15))

    init() throws {
        try PinnedFonts.use()
    }

    @Test("The same text in the same style and width is laid out and drawn once")
    func same() {
        let first = recent.layout(of: StyledText("Hello"), style: style, width: 100)
        let second = recent.layout(of: StyledText("Hello"), style: style, width: 100)

        #expect(first === second)
        let pictures = [first, second].map {
            recent.picture(of: $0, scale: 2, color: .black, isDark: false, part: nil)?.bitmap.id
        }
        #expect(pictures[0] != nil)
        #expect(pictures[0] == pictures[1])
    }

    @Test("A different layout property gives another layout, and a different drawing property another bitmap")
    func different() {
        let layout = recent.layout(of: StyledText("Hello"), style: style, width: 100)
        var other = style
        other.alignment = .right
        let run = StyledText.Run(end: 5, style: RunStyle(underline: .single))
        let others = [
            recent.layout(of: StyledText("Hallo"), style: style, width: 100),
            recent.layout(of: StyledText("Hello", runs: [run]), style: style, width: 100),
            recent.layout(of: StyledText("Hello"), style: other, width: 100),
            recent.layout(of: StyledText("Hello"), style: style, width: 101),
            recent.layout(of: StyledText("Hello"), style: style, width: nil),
        ]
        #expect(Set(others + [layout]).count == 6)

        func picture(_ scale: CGFloat, _ color: RGBA, _ isDark: Bool, _ part: PixelRect?) -> UInt64? {
            recent.picture(of: others[1], scale: scale, color: color, isDark: isDark, part: part)?.bitmap.id
        }
        let part = PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10)
        let ids = [
            picture(1, .black, false, nil), picture(2, .black, false, nil), picture(1, .white, false, nil),
            picture(1, .black, true, nil), picture(1, .black, false, part),
        ]
        #expect(Set(ids.compactMap(\.self)).count == 5)
    }

    @Test("The cache stays within its budget and keeps the latest text")
    func budget() {
        let recent = TextCache(budget: 64 * 1024)
        let first = recent.layout(of: StyledText("0"), style: style, width: nil)
        for number in 1...100 {
            let layout = recent.layout(of: StyledText("\(number)"), style: style, width: nil)
            _ = recent.picture(of: layout, scale: 1, color: .black, isDark: false, part: nil)
            #expect(recent.cost.layouts <= 64 * 1024)
            #expect(recent.cost.pictures <= 64 * 1024)
        }

        let last = recent.layout(of: StyledText("100"), style: style, width: nil)
        #expect(recent.layout(of: StyledText("100"), style: style, width: nil) === last)
        #expect(recent.layout(of: StyledText("0"), style: style, width: nil) !== first)
    }

    @Test("Text that hasn't been used for maximumUnusedFrames is evicted, and used text is kept")
    func age() {
        let (seen, unseen) = (
            recent.layout(of: StyledText("seen"), style: style, width: nil),
            recent.layout(of: StyledText("unseen"), style: style, width: nil)
        )
        for layout in [seen, unseen] {
            _ = recent.picture(of: layout, scale: 1, color: .black, isDark: false, part: nil)
        }
        let both = recent.cost
        for _ in 0..<TextCache.maximumUnusedFrames { recent.beginFrame() }
        #expect(recent.cost == both)
        #expect(recent.layout(of: StyledText("seen"), style: style, width: nil) === seen)

        recent.beginFrame()

        #expect(recent.cost.layouts > 0 && recent.cost.layouts < both.layouts)
        #expect(recent.cost.pictures == 0)
        #expect(recent.layout(of: StyledText("seen"), style: style, width: nil) === seen)
        #expect(recent.layout(of: StyledText("unseen"), style: style, width: nil) !== unseen)
    }
}
