import DrawKit
import Foundation
import LayerKit
import RasterKit
import TestSupport
import Testing

@testable import SDLKit

/// Tests of screens that scroll and change randomly, on both renderers.
extension ScreenTests {
    /// The number of screens with fifty frames each: ten thousand frames in release builds.
    private static var randomScreens: Int {
        #if DEBUG
            8
        #else
            200
        #endif
    }

    /// The tolerance at soft edges, several of which may overlap, in color levels. For all other pixels, the tolerance
    /// is 3.
    private static let edgeTolerance: UInt32 = 72

    @Test("The accelerated renderer draws random screens like the rasterizer, frame by frame")
    func randomScreenFrames()
        throws
    {
        try SharedScreen.start()
        let size = PixelSize(width: 96, height: 96)
        let window = try NativeWindow(title: "test", width: size.width, height: size.height)
        try withAcceleratedRenderer(in: window) { renderer in
            for seed in 0..<Self.randomScreens {
                var screen = RandomScreen(seed: UInt64(seed), side: 96, scale: 1)
                let host = LayerHost(root: screen.root)
                host.pixelSize = size
                let memory = MemoryRenderer(isDithering: true)
                for step in 0..<50 {
                    host.scheduler.runDue(until: Double(step) * 0.13)
                    let animated = host.animate()
                    if step % 5 != 4 { screen.step() }
                    host.layout()
                    let damage = host.record(adding: animated)
                    guard !damage.isEmpty else { continue }
                    memory.draw(host.list, damage: damage)
                    try renderer.draw(host.list, damage: damage)

                    let words = try renderer.readPixels(size: size)
                    let difference = Difference(memory: memory, words: words, of: host.list)
                    guard difference.largest <= 3, difference.largestAtEdges <= Self.edgeTolerance else {
                        Issue.record("screen \(seed), step \(step): \(difference)\n\(host.list)")
                        return
                    }
                }
            }
        }
    }
}
