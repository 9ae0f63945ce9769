import DrawKit
import Foundation
import LayerKit
import RasterKit
import TestSupport
import Testing

@testable import SDLKit

/// Tests the overlay in windows with the software renderer, which draws only the damage over the previous frame.
@MainActor @Suite("Drawing the frame overlay") struct HudDrawingTests {
    /// Returns the pixels of a full redraw of `list`, with the overlay if `hud` isn't `nil`.
    private func words(_ list: DisplayList, below hud: FrameHud? = nil) -> [UInt32] {
        let buffer = MemoryBuffer(list.size)
        let rasterizer = Rasterizer(isDithering: true)
        rasterizer.draw(list, damage: Damage(everythingIn: list), into: buffer.pixels)
        if let own = hud?.picture.list {
            rasterizer.draw(own, damage: Damage(everythingIn: own), into: buffer.pixels)
        }
        return buffer.words
    }

    /// Returns the number of rows of `rect` that differ between `words` and `other`. Expects no other difference.
    private func changedRows(_ words: [UInt32], since other: [UInt32], only rect: PixelRect, width: Int) -> Int {
        func isChanged(_ range: Range<Int>) -> Bool { words[range] != other[range] }
        let (first, last) = (Int(rect.minY), Int(rect.maxY))
        #expect(!isChanged(0..<first * width) && !isChanged(last * width..<words.count))
        return (first..<last).count { row in
            let start = row * width
            let (left, right) = (start + Int(rect.minX), start + Int(rect.maxX))
            #expect(!isChanged(start..<left) && !isChanged(right..<start + width))
            return isChanged(left..<right)
        }
    }

    private func list(_ color: RGBA, width: Int32 = 400, height: Int32 = 300) -> DisplayList {
        var list = DisplayList(size: PixelSize(width: width, height: height))
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(color), clip: -1))
        return list
    }

    /// The number of screens with thirty frames each.
    private static var screens: Int {
        #if DEBUG
            6
        #else
            60
        #endif
    }

    @Test("Frames equal a full redraw with the overlay on top, whatever moves and whichever buffers are free")
    func randomScreens() throws {
        let side: Int32 = 320
        var (moves, changes) = (0, 0)
        for seed in 0..<Self.screens {
            let corner = HudCorner.allCases[seed % HudCorner.allCases.count]
            let clock = HudClock(corner: corner)
            var screen = RandomScreen(seed: UInt64(seed), side: CGFloat(side), scale: 1)
            let desktop = RandomDesktop(size: PixelSize(width: side, height: side), seed: UInt64(seed))
            let renderer = SurfaceRenderer(memory: desktop)
            let host = LayerHost(root: screen.root)
            (host.pixelSize, host.movesPixels) = (desktop.size, true)
            for step in 0..<30 {
                host.scheduler.runDue(until: Double(step) * 0.13)
                let animated = host.animate()
                if step % 5 != 4 { screen.step() }
                host.layout()
                let damage = host.record(adding: animated)
                guard !damage.isEmpty else { continue }
                moves += damage.move == nil ? 0 : 1
                try clock.addFrame(draw: Double(step), frame: HudClock.frame(side, side)) {
                    let shown = try renderer.draw(host.list, damage: damage, below: clock.hud)
                    try renderer.present(shown)
                }
                clock.advance(0.1)
                let panel = clock.hud.picture.layout.panel
                #expect(desktop.bands?.contains { $0.contains(panel) } != false)

                let front = try #require(desktop.ring.front)
                guard front.words == words(host.list, below: clock.hud) else {
                    Issue.record("screen \(seed), step \(step): the pictures differ\n\(host.list)")
                    return
                }
                changes += changedRows(front.words, since: words(host.list), only: panel, width: Int(side))
            }
        }
        #expect(moves > 2 * Self.screens && changes > 1000 * Self.screens)
    }

    @Test("An idle frame redraws only the overlay")
    func idleFrame() throws {
        let (clock, list) = (HudClock(), list(.white))
        let desktop = RandomDesktop(size: list.size, seed: 1)
        let renderer = SurfaceRenderer(memory: desktop)
        let frame = HudClock.frame(400, 300)
        for _ in 0..<3 {
            try clock.addFrame(frame: frame) {
                let damage = Damage(everythingIn: list)
                try renderer.present(renderer.draw(list, damage: damage, below: clock.hud))
            }
        }
        clock.advance(1)
        #expect(clock.hud.becomeIdle())
        clock.hud.update(frame)
        let shown = try renderer.draw(list, damage: .none, below: clock.hud)
        try renderer.present(shown)

        let panel = clock.hud.picture.layout.panel
        #expect(shown.regions.map(\.rect) == [panel] && desktop.bands == [panel])
        #expect(desktop.ring.front?.words == words(list, below: clock.hud))
    }

    @Test("Without damage and an overlay, nothing is drawn")
    func noOverlay() throws {
        let list = list(.white)
        let desktop = RandomDesktop(size: list.size, seed: 1)
        let renderer = SurfaceRenderer(memory: desktop)
        #expect(try renderer.draw(list, damage: .none, below: nil).isEmpty && desktop.ring.front == nil)
    }

    @Test(
        "The overlay's text has contrast over light and dark content, at all scales and in tiny windows",
        arguments: [(1, 400, 300), (1.5, 480, 360), (2, 640, 480), (3, 960, 720), (0.25, 80, 60)]
            as [(Double, Int32, Int32)])
    func contrast(scale: Double, width: Int32, height: Int32) {
        let clock = HudClock()
        let frame = HudClock.frame(width, height, scale: scale)
        for _ in 0..<3 { clock.addFrame(frame: frame) }
        let layout = clock.hud.picture.layout
        for content in [RGBA.white, .black, RGBA(hex: 0xFF0000)] {
            let list = list(content, width: width, height: height)
            let words = words(list, below: clock.hud)
            var (brightest, darkest): (UInt32, UInt32) = (0, 255)
            for y in layout.lineTops[0]..<min(layout.lineTops[1], height) {
                for x in max(0, layout.graph.minX)..<min(layout.graph.minX + 30, width) {
                    let green = PackedColor(bits: words[Int(y * width + x)]).green
                    (brightest, darkest) = (max(brightest, green), min(darkest, green))
                }
            }
            #expect(darkest < 64 && brightest > 190)
        }
    }

    @Test("The graph marks a missed frame, and has a line at the display's interval")
    func graph() {
        let clock = HudClock()
        let frame = HudClock.frame(400, 300)
        clock.addFrame(record: 1, draw: 4, frame: frame)
        clock.addFrame(record: 1, draw: 60, frame: frame)
        clock.addFrame(record: 1, draw: 4, frame: frame)
        let layout = clock.hud.picture.layout
        let graph = layout.graph
        let words = words(list(.black), below: clock.hud)
        func color(_ x: Int32, _ y: Int32) -> PackedColor { PackedColor(bits: words[Int(y * 400 + x)]) }

        let (onTime, late) = (graph.maxX - 2 * layout.barDistance, graph.maxX - layout.barDistance)
        #expect(color(late, graph.minY).red > 200 && color(late, graph.minY).green < 100)
        #expect(color(late, graph.minY + 4) == HudStage.draw.color)
        // 5 of 40 ms are 6 of 48 pixels: one of recording and five of drawing.
        #expect(color(onTime, graph.maxY - 1) == HudStage.record.color)
        #expect(color(onTime, graph.maxY - 6) == HudStage.draw.color)
        #expect(color(onTime, graph.maxY - 7).blue < 64)
        #expect(color(graph.minX, graph.minY + 23).blue > 128)
    }
}
