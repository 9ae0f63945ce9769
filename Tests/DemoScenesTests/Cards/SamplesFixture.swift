import DrawKit
import Foundation
import StageKit
import TestSupport
import ViewKit

@testable import DemoScenes

/// A stage that shows a screen with sample cards.
@MainActor
struct SamplesFixture {
    let stage: OffscreenStage

    init(
        _ scene: DemoScene, size: CGSize = CGSize(width: 700, height: 500), style: UIUserInterfaceStyle = .light,
        isMirrored: Bool = false, skeletons: DemoStyle = DemoStyle()
    ) throws {
        try PinnedFonts.use()
        stage = OffscreenStage(size: size, style: style)
        if isMirrored { stage.direction = .rightToLeft }
        let service = PreparedFeedService(result: .success(LoadedFeed(posts: [], images: [:])), loadTime: 1)
        stage.window.rootViewController = scene.makeController(style: skeletons, service: service, quit: {})
        stage.advance(by: 0)
    }

    var cards: [SampleCard] { stage.window.descendants(of: SampleCard.self) }

    /// Applies `style` to the screen's skeletons.
    func apply(_ style: DemoStyle) {
        (stage.window.rootViewController as? any DemoScreen)?.apply(style)
        stage.advance(by: 0)
    }

    /// Returns the pixels of `view` in the last frame, row by row.
    func pixels(of view: UIView) -> [UInt32] {
        let frame = view.convert(view.bounds, to: nil)
        let bitmap = stage.bitmap()
        guard case .color(let words) = bitmap.pixels else { return [] }
        let (width, height) = (Int(bitmap.size.width), Int(bitmap.size.height))
        // Rows below the bitmap have no pixels.
        let top = min(max(0, Int(frame.minY)), height)
        return (top..<max(top, min(height, Int(frame.maxY)))).flatMap { y in
            words[y * width + max(0, Int(frame.minX))..<y * width + min(width, Int(frame.maxX))]
        }
    }
}
