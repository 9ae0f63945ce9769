import DrawKit
import Foundation
import LayerKit
import RasterKit
import Testing

/// From a change in a layer tree to pixels: what the damage leaves out must not have changed.
@MainActor
@Suite("Damage of layer trees")
struct TreeDamageTests {
    private static let side: CGFloat = 96
    private static let size = PixelSize(width: 96, height: 96)

    @Test("Drawing the damage over the last picture equals drawing everything, for a thousand random trees")
    func trees() {
        var drawn = 0
        for seed in 0..<1000 {
            var tree = RandomTree(seed: UInt64(seed), side: Self.side)
            let host = LayerHost(root: tree.root)
            host.pixelSize = Self.size
            let incremental = MemoryRenderer()
            for step in 0..<4 {
                host.scheduler.runDue(until: Double(step) * 0.13)
                let animated = host.animate()
                host.layout()
                let damage = host.record(adding: animated)
                if !damage.isEmpty { incremental.draw(host.list, damage: damage) }
                let whole = MemoryRenderer()
                whole.draw(host.list, damage: Damage(everythingIn: host.list))
                drawn += damage.isEmpty ? 0 : 1

                guard incremental.bitmap().words == whole.bitmap().words else {
                    Issue.record("tree \(seed), step \(step): the pictures differ\n\(host.list)")
                    return
                }
                if step != 1 { tree.change() }
            }
        }
        #expect(drawn > 2000)
    }
}

extension Bitmap {
    fileprivate var words: [UInt32] {
        if case .color(let words) = pixels { words } else { [] }
    }
}
