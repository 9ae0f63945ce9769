import DrawKit
import Foundation
import FrameMetrics
import Reporting
import Testing

@testable import SDLKit

@MainActor @Suite("Parts of the frame overlay") struct HudPartsTests {
    @Test(
        "SKELETON_HUD selects the corner",
        arguments: [
            (nil, nil), ("", nil), ("0", nil), ("1", .topRight), ("top-left", .topLeft), ("top-right", .topRight),
            ("bottom-left", .bottomLeft), ("bottom-right", .bottomRight),
        ] as [(String?, HudCorner?)])
    func variable(value: String?, corner: HudCorner?) {
        let messages = Diagnostics.messages {
            #expect(HudCorner.requested(in: value.map { ["SKELETON_HUD": $0] } ?? [:]) == corner)
        }
        #expect(messages.isEmpty)
    }

    @Test("An unknown value shows nothing, and a message lists the values", arguments: ["yes", "2", "TOP-LEFT", " "])
    func unknownValue(value: String) {
        let messages = Diagnostics.messages {
            #expect(HudCorner.requested(in: ["SKELETON_HUD": value]) == nil)
        }
        #expect(messages.count == 1)
        #expect(messages[0].hasPrefix("SKELETON_HUD: "))
        #expect(messages[0].hasSuffix("use 0, 1, top-left, top-right, bottom-left or bottom-right"))
    }

    @Test(
        "The panel is in its corner, and its origin stays inside small windows",
        arguments: [
            (.topLeft, 800, 600, 1, 8, 8), (.topRight, 800, 600, 1, 536, 8), (.bottomLeft, 800, 600, 1, 8, 462),
            (.bottomRight, 800, 600, 1, 536, 462), (.bottomRight, 1600, 1200, 2, 1072, 924),
            (.topRight, 2400, 1800, 3, 1608, 24), (.topRight, 260, 600, 1, 0, 8), (.topLeft, 260, 600, 1, 4, 8),
            (.bottomRight, 80, 60, 0.25, 0, 0), (.topLeft, 80, 60, 0.25, 0, 0), (.topLeft, 0, 0, 1, 0, 0),
        ] as [(HudCorner, Int32, Int32, Double, Int32, Int32)])
    func place(corner: HudCorner, width: Int32, height: Int32, scale: Double, x: Int32, y: Int32) {
        let size = PixelSize(width: width, height: height)
        let layout = HudLayout(frame: size, scale: scale, corner: corner)
        let factor = Int32(max(1, scale))
        #expect(layout.panel.size == PixelSize(width: 256 * factor, height: 130 * factor))
        #expect((layout.panel.minX, layout.panel.minY) == (x, y))
    }

    @Test(
        "All parts lie within the panel without overlapping, at every scale",
        arguments: [1, 1.25, 1.5, 2, 2.75, 3, 8])
    func parts(scale: Double) {
        let layout = HudLayout(frame: PixelSize(width: 9000, height: 9000), scale: scale, corner: .bottomRight)
        #expect(layout.panel.contains(layout.graph) && layout.lineTops.count == HudLayout.lines)
        #expect(layout.graph.width == Int32(FrameFigures.frames) * layout.barDistance)
        #expect((1..<layout.barDistance).contains(layout.barWidth))
        let line = layout.lineTops[1] - layout.lineTops[0]
        #expect(layout.lineTops[1] + line <= layout.graph.minY && layout.graph.maxY <= layout.lineTops[2])
        #expect(layout.lineTops[3] + line <= layout.panel.maxY)
        #expect(layout.lineTops[3] - layout.lineTops[2] == line)
    }

    @Test(
        "Invalid scales count as 1 and huge ones as 8",
        arguments: [(0.25, 1), (-1, 1), (.nan, 1), (.infinity, 8)] as [(CGFloat, CGFloat)])
    func invalidScale(scale: CGFloat, usable: CGFloat) {
        #expect(HudLayout.usableScale(scale) == usable)
    }

    @Test(
        "A bar's segments add up to the frame's time, and long frames are clipped",
        arguments: [
            (1, 1, 20, 200, [10, 20]), (0.2, 0.2, 20, 200, [2, 4]), (0.33, 0.33, 20, 200, [3, 7]),
            (8, 30, 20, 40, [16, 40]), (0, 0, 20, 40, [0, 1]), (0.001, 0, 20, 40, [0, 1]), (1, 1, 0, 40, [40, 40]),
        ] as [(Double, Double, Double, Int32, [Int32])])
    func bars(record: Double, draw: Double, top: Double, height: Int32, heights: [Int32]) throws {
        let clock = HudClock()
        clock.addFrame(record: record, draw: draw)
        let sample = try #require(clock.recorder.latest)
        let edges = HudStage.edges(of: sample, top: top * 1_000_000, height: height)
        #expect([edges[HudStage.record.rawValue], edges[HudStage.rest.rawValue]] == heights)
        #expect(edges[HudStage.layout.rawValue] == (top == 0 ? 40 : 0))
    }

    @Test("Every stage except the rest has a name, and all stages have different colors")
    func stages() {
        #expect(HudStage.allCases.compactMap(\.name).count == 6 && HudStage.rest.name == nil)
        #expect(Set(HudStage.allCases.map(\.color)).count == HudStage.allCases.count)
    }

    @Test(
        "Times have as many decimals as fit",
        arguments: [
            (0, "0.00"), (0.004, "0.00"), (9.994, "9.99"), (9.996, "10.0"), (16.667, "16.7"), (99.94, "99.9"),
            (99.96, "100"), (1234.5, "1234"), (1e12, "999999"),
        ])
    func numbers(milliseconds: Double, text: String) {
        #expect(HudText.number(milliseconds) == text)
    }

    @Test("Without a frame, there are no figures")
    func noFrames() {
        let text = HudText(HudHistory(), interval: 1.0 / 60, isIdle: false)
        #expect(text.rate == "- fps" && text.times == "no frames yet")
        #expect(text.missed == "missed 0 of 0" && text.interval == "line 16.7 ms")
    }

    @Test("Glyphs cover ASCII, and other characters are replaced", arguments: [1, 2, 3])
    func glyphs(scale: Double) {
        let glyphs = HudGlyphs(scale: scale)
        #expect(glyphs.bitmaps.count == 94)
        #expect(glyphs.width(of: "\u{7}") == glyphs.width(of: "?") && glyphs.width(of: "") == 0)
        #expect(glyphs.width(of: "€🇩🇪") == glyphs.width(of: "??"))
        #expect(glyphs.width(of: "12 34") == glyphs.width(of: "12") + glyphs.width(of: " ") + glyphs.width(of: "34"))
        var list = DisplayList(size: PixelSize(width: 300, height: 60))
        glyphs.append("p 50", x: 5, y: 7, color: PackedColor(.white), clip: DisplayList.noClip, to: &list)
        #expect(list.commands.count == 3)
        glyphs.append("é\u{301}", x: 5, y: 7, color: PackedColor(.white), clip: DisplayList.noClip, to: &list)
        #expect(list.commands.count == 4)
        #expect(list.commands.allSatisfy { $0.shape.rect.minX >= 2 && $0.shape.rect.minY >= 2 })
    }
}
