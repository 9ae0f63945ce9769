import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

/// Pixel tests of the cross-dissolves on the demo's screens.
@MainActor
@Suite("Dissolving screens")
struct DissolvingScreensTests {
    private static let size = CGSize(width: 700, height: 500)

    private static var feed: LoadedFeed {
        let posts = (1...6).map { number in
            Post(
                id: "\(number)", author: .init(name: "Ada \(number)", handle: "@ada", avatar: "face"), time: "4 min",
                text: String(repeating: "Some words about the day. ", count: number), picture: "view",
                likes: number * 1000, comments: 2)
        }
        func checks(_ side: Int, _ color: UInt32) -> UIImage {
            let words = (0..<side * side).map { ($0 / side / 16 + $0 % side / 16) % 2 == 0 ? color : 0xFFFF_FFFF }
            return UIImage(
                bitmap: Bitmap(size: PixelSize(width: Int32(side), height: Int32(side)), pixels: .color(words)))
        }
        return LoadedFeed(posts: posts, images: ["face": checks(64, 0xFF34_98DB), "view": checks(256, 0xFF2E_CC71)])
    }

    /// Returns the pixels of `stage` in `area`.
    private func words(of stage: OffscreenStage, in area: CGRect) -> [UInt32] {
        let (words, width) = (stage.words, Int(Self.size.width))
        return (Int(area.minY)..<Int(area.maxY)).flatMap { y in
            words[y * width + Int(area.minX)..<y * width + Int(area.maxX)]
        }
    }

    @Test(
        "Loaded content dissolves through static bones as a single image at every quarter",
        arguments: [DemoScene.feed, .gallery], [UIUserInterfaceStyle.light, .dark])
    func arrival(scene: DemoScene, style: UIUserInterfaceStyle) throws {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: Self.size, style: style)
        var look = DemoStyle()
        (look.isAnimated, look.transitionDuration) = (false, 0.25)
        let service = PreparedFeedService(result: .success(Self.feed), loadTime: 2)
        stage.window.rootViewController = scene.makeController(style: look, service: service, quit: {})
        stage.advance(by: 0)
        let lists = stage.window.descendants(of: UIScrollView.self)
        let list = try #require(lists.first { $0.bounds.width > Self.size.width / 2 && !$0.isHidden })
        // The header and the bar change without a dissolve.
        let area = list.convert(list.bounds, to: nil)
        stage.advance(by: 1.875, step: 0.125)
        #expect(stage.window.sk.isSkeletonActive)
        let bones = words(of: stage, in: area)
        stage.advance(by: 0.125, step: 0.125)
        let quarters = (0..<4).map { _ in
            defer { stage.advance(by: 0.0625, step: 0.0625) }
            return words(of: stage, in: area)
        }
        stage.advance(by: 1, step: 0.25)
        #expect(!stage.window.sk.isSkeletonActive)
        Dissolves.expectMix(from: bones, (quarters, words(of: stage, in: area)), "\(scene)")
    }
}
