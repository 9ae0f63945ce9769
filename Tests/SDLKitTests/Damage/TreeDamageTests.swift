import DrawKit
import Foundation
import LayerKit
import RasterKit
import Testing

/// Tests that pixels outside the damage of a changed layer tree are unchanged.
@MainActor
@Suite("Damage of layer trees")
struct TreeDamageTests {
    private static let side: CGFloat = 96
    private static let size = PixelSize(width: 96, height: 96)

    @Test("Drawing only the damage equals drawing everything, for a thousand random trees")
    func trees() {
        var drawn = 0
        for seed in 0..<1000 {
            var tree = RandomTree(seed: UInt64(seed), side: Self.side)
            let host = LayerHost(root: tree.root)
            host.pixelSize = Self.size
            let incremental = MemoryRenderer(isDithering: true)
            for step in 0..<4 {
                host.scheduler.runDue(until: Double(step) * 0.13)
                let animated = host.animate()
                host.layout()
                let damage = host.record(adding: animated)
                if !damage.isEmpty { incremental.draw(host.list, damage: damage) }
                let redrawn = MemoryRenderer(isDithering: true)
                redrawn.draw(host.list, damage: Damage(everythingIn: host.list))
                drawn += damage.isEmpty ? 0 : 1

                guard incremental.bitmap().words == redrawn.bitmap().words else {
                    Issue.record("tree \(seed), step \(step): the pictures differ\n\(host.list)")
                    return
                }
                if step != 1 { tree.change() }
            }
        }
        #expect(drawn > 2000)
    }

    /// The number of screens with fifty frames each: ten thousand frames per scale in release builds.
    private static var screens: Int {
        #if DEBUG
            20
        #else
            200
        #endif
    }

    @Test(
        "Moving pixels after scrolling equals drawing everything, frame by frame, at every scale",
        arguments: [1, 1.25, 1.5, 2] as [CGFloat])
    func scrolls(scale: CGFloat) {
        var moves = 0
        for seed in 0..<Self.screens {
            var screen = RandomScreen(seed: UInt64(seed), side: Self.side, scale: scale)
            let host = LayerHost(root: screen.root)
            let side = Int32(Self.side * scale)
            (host.pixelSize, host.scale) = (PixelSize(width: side, height: side), scale)
            host.movesPixels = true
            let incremental = MemoryRenderer(isDithering: true)
            let redrawn = MemoryRenderer(isDithering: true)
            for step in 0..<50 {
                host.scheduler.runDue(until: Double(step) * 0.13)
                let animated = host.animate()
                if step % 5 != 4 { screen.step() }
                host.layout()
                let damage = host.record(adding: animated)
                if !damage.isEmpty { incremental.draw(host.list, damage: damage) }
                redrawn.draw(host.list, damage: Damage(everythingIn: host.list))
                moves += damage.move == nil ? 0 : 1

                guard incremental.bitmap().words == redrawn.bitmap().words else {
                    Issue.record("screen \(seed), step \(step): the pictures differ\n\(host.list)")
                    return
                }
            }
        }
        #expect(moves > 5 * Self.screens)
    }
}

extension Bitmap {
    fileprivate var words: [UInt32] {
        if case .color(let words) = pixels { words } else { [] }
    }
}
