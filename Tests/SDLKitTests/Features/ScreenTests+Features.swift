import DrawKit
import Foundation
import RasterKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import SDLKit

extension ScreenTests {
    @Test("Both renderers match the feature's golden image", arguments: DrawingFeature.all)
    func features(feature: DrawingFeature) throws {
        try PinnedFonts.use()
        try SharedScreen.start()
        let stage = OffscreenStage(size: DrawingFeature.size, style: .light)
        stage.window.backgroundColor = UIColor(white: 0.93, alpha: 1)
        feature.show(stage)
        let list = stage.window.displayList
        let everything = Damage(everythingIn: list)
        let memory = MemoryRenderer(isDithering: true)
        memory.draw(list, damage: everything)

        try GoldenImage.expect(memory.bitmap(), named: "feature-\(feature.name)")

        let window = try NativeWindow(title: "test", width: list.size.width, height: list.size.height)
        let words = try withAcceleratedRenderer(in: window) { renderer in
            try renderer.draw(list, damage: everything)
            return try renderer.readPixels(size: list.size)
        }
        let difference = Difference(memory: memory, words: words)
        #expect(difference.largest <= 3, "at \(difference.place)")
        #expect(difference.largestAtEdges <= feature.edgeTolerance, "at \(difference.edgePlace)")
    }
}
