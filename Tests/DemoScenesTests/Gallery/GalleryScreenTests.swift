import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Gallery screen")
struct GalleryScreenTests {
    private static let error = FeedError(message: "The server answered 500 (internal error).", advice: "Wait.")

    /// Twelve generated pictures and portraits, so that golden images don't depend on a JPEG decoder.
    private static var feed: LoadedFeed {
        let hues: [UInt32] = [0xFF34_98DB, 0xFF2E_CC71, 0xFFE6_7E22, 0xFF9B_59B6, 0xFFE7_4C3C, 0xFF1A_BC9C]
        let posts = (0..<6).map { number in
            Post(
                id: "\(number)", author: .init(name: "Ada \(number)", handle: "@ada\(number)", avatar: "face\(number)"),
                time: "\(number + 1) h", text: "", picture: "view\(number)", likes: 0, comments: 0)
        }
        func bands(_ width: Int, _ height: Int, _ color: UInt32) -> UIImage {
            let words = (0..<width * height).map { ($0 / width + $0 % width) / 24 % 2 == 0 ? color : 0xFFF7_F9F9 }
            return UIImage(
                bitmap: Bitmap(size: PixelSize(width: Int32(width), height: Int32(height)), pixels: .color(words)))
        }
        var images: [String: UIImage] = [:]
        for (number, hue) in hues.enumerated() {
            images["view\(number)"] = bands(320, 180, hue)
            images["face\(number)"] = bands(64, 64, hue)
        }
        return LoadedFeed(posts: posts, images: images)
    }

    private func stage(
        _ result: Result<LoadedFeed, FeedError>, size: CGSize = CGSize(width: 700, height: 500),
        style: UIUserInterfaceStyle = .light, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        quit: @escaping @MainActor () -> Void = {}
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: size, style: style)
        stage.direction = direction
        stage.window.rootViewController = DemoScene.gallery.makeController(
            style: DemoStyle(), service: PreparedFeedService(result: result, loadTime: 2), quit: quit)
        stage.advance(by: 0)
        return stage
    }

    private func collection(_ stage: OffscreenStage) throws -> UICollectionView {
        try #require(stage.window.descendants(of: UICollectionView.self).first)
    }

    private func press(_ key: String, on stage: OffscreenStage) {
        stage.press(.keyboardErrorUndefined, characters: key)
    }

    @Test("Bones fill the window during the load, and pictures replace them in place")
    func loading() throws {
        let stage = try stage(.success(Self.feed))
        stage.advance(by: 1)
        let collection = try collection(stage)
        let places = collection.visibleCells.map(\.frame)
        #expect(stage.window.shownTexts.contains("Loading…"))
        #expect(stage.window.sk.bones.count == 3 * places.count)
        #expect((places.map(\.maxY).max() ?? 0) >= collection.bounds.height)

        stage.advance(by: 1.5)
        #expect(stage.window.sk.bones.isEmpty)
        #expect(stage.window.shownTexts.contains("12 pictures"))
        #expect(stage.window.shownTexts.contains("Ada 0") && stage.window.shownTexts.contains("@ada0"))
        #expect(collection.visibleCells.map(\.frame) == places)

        let drawn = stage.drawnFrames
        stage.advance(by: 3)
        #expect(stage.drawnFrames == drawn && stage.window.nextDeadline == nil)
    }

    @Test("The gallery's number of columns follows its width", arguments: [(700, 3), (1280, 5), (1920, 6)])
    func columns(width: Int, columns: Int) throws {
        let stage = try stage(.success(Self.feed), size: CGSize(width: width, height: 1200))
        stage.advance(by: 1)
        let cells = try collection(stage).visibleCells
        #expect(Set(cells.map(\.frame.minX)).count == columns)
        #expect(cells.allSatisfy { $0.frame.minX >= 20 - 0.5 && $0.frame.maxX <= CGFloat(width) - 20 + 0.5 })

        stage.resize(to: CGSize(width: 400, height: 600))
        stage.advance(by: 0)
        #expect(try Set(collection(stage).visibleCells.map(\.frame.minX)).count == 2)
    }

    @Test(
        "L animates from waterfall to grid to carousel to mosaic and back, before and after loading",
        arguments: [false, true])
    func layouts(isLoaded: Bool) throws {
        let stage = try stage(.success(Self.feed))
        stage.advance(by: isLoaded ? 3 : 0.5)
        let collection = try collection(stage)
        let first = collection.visibleCells.map(\.frame)

        press("l", on: stage)
        stage.advance(by: 0.5)
        let grid = collection.visibleCells.map(\.frame)
        #expect(Set(grid.map(\.height)).count == 1 && Set(grid.map(\.minX)).count == 3)
        press("l", on: stage)
        stage.advance(by: 0.5)
        let row = collection.visibleCells.map(\.frame)
        #expect(Set(row.map(\.minY)).count == 1 && Set(row.map(\.width)).count > 1)
        #expect((row.map(\.maxX).max() ?? 0) >= 700)
        #expect(stage.window.sk.bones.isEmpty == isLoaded)
        press("l", on: stage)
        stage.advance(by: 0.5)
        let mosaic = collection.visibleCells.map(\.frame)
        #expect(Set(mosaic.map { $0.size.height.rounded() }).count == 2)
        press("l", on: stage)
        stage.advance(by: 0.5)
        #expect(collection.visibleCells.map(\.frame) == first)
    }

    @Test("Tab focuses the loaded pictures, and keys move between them in the waterfall and the carousel")
    func focus() throws {
        let stage = try stage(.success(Self.feed))
        let collection = try collection(stage)
        stage.press(.keyboardTab)
        stage.advance(by: 0.5)
        #expect(stage.window.focusedView is UIButton, "there is nothing to go to while it loads")
        stage.advance(by: 3)
        while stage.window.focusedView !== collection { stage.press(.keyboardTab) }
        stage.advance(by: 0.1)
        /// Returns the card with the focus ring.
        func ringed() throws -> UICollectionViewCell {
            try #require(
                collection.visibleCells.first { cell in
                    cell.subviews.contains { $0.layer.borderWidth > 0 }
                })
        }
        let first = try ringed()
        stage.press(.keyboardRightArrow)
        stage.advance(by: 0.1)
        #expect(try ringed().frame.minX > first.frame.minX)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-focused", tolerance: 8)

        press("l", on: stage)
        press("l", on: stage)
        stage.press(.keyboardEnd)
        stage.advance(by: 1)
        #expect(collection.indexPath(for: try ringed())?.item == 11)
        #expect(collection.contentOffset.x == collection.contentSize.width - collection.bounds.width)
        stage.press(.keyboardHome)
        stage.advance(by: 0.1)
        #expect(collection.indexPath(for: try ringed())?.item == 0 && collection.contentOffset.x == 0)
        stage.press(.keyboardPageDown)
        stage.advance(by: 0.1)
        #expect(try (collection.indexPath(for: ringed())?.item ?? 0) > 0)
        #expect(collection.indexPathsForSelectedItems == nil)
    }

    @Test("S shows the skeleton, H hides it, R reloads, Ctrl+Q quits")
    func keys() throws {
        var quits = 0
        let stage = try stage(.success(Self.feed)) { quits += 1 }
        stage.advance(by: 3)
        press("s", on: stage)
        stage.advance(by: 0.5)
        #expect(stage.window.sk.isSkeletonActive && !stage.window.shownTexts.contains("Ada 0"))
        press("h", on: stage)
        stage.advance(by: 0.5)
        #expect(!stage.window.sk.isSkeletonActive && stage.window.shownTexts.contains("Ada 0"))
        press("r", on: stage)
        stage.advance(by: 1)
        #expect(stage.window.shownTexts.contains("Loading…"))
        stage.pressControlQ()
        #expect(quits == 1)
    }

    @Test("A failure replaces the pictures with its message, and no skeleton covers it")
    func failure() throws {
        let stage = try stage(.failure(Self.error))
        stage.advance(by: 2.5)
        press("s", on: stage)
        stage.advance(by: 0.5)
        #expect(stage.window.shownTexts.contains(Self.error.message))
        #expect(stage.window.shownTexts.contains("Not loaded") && stage.window.sk.bones.isEmpty)
    }

    @Test(
        "The gallery matches its golden images while loading, dissolving and loaded",
        arguments: ["light", "dark", "rtl"])
    func golden(look: String) throws {
        let stage = try stage(
            .success(Self.feed), style: look == "dark" ? .dark : .light,
            direction: look == "rtl" ? .rightToLeft : .leftToRight)
        stage.advance(by: 0.75)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-loading-\(look)", tolerance: 8)
        stage.advance(by: 1.25 + 0.125)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-dissolving-\(look)", tolerance: 8)
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-loaded-\(look)", tolerance: 8)
    }

    @Test("The other layouts and the transition between two of them match their golden images")
    func goldenLayouts() throws {
        let stage = try stage(.success(Self.feed))
        stage.advance(by: 3)
        press("l", on: stage)
        stage.advance(by: 0.5)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-grid", tolerance: 8)
        press("l", on: stage)
        stage.advance(by: 0.15)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-between", tolerance: 8)
        stage.advance(by: 0.5)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-carousel", tolerance: 8)
        press("l", on: stage)
        stage.advance(by: 0.5)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-mosaic", tolerance: 8)
    }

    @Test("The mosaic's bones match the loaded layout in a wide, dark, right-to-left window")
    func goldenMosaic() throws {
        let stage = try stage(
            .success(Self.feed), size: CGSize(width: 960, height: 620), style: .dark, direction: .rightToLeft)
        for _ in 0..<3 { press("l", on: stage) }
        stage.advance(by: 0.75)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-mosaic-loading-dark-rtl", tolerance: 8)
        let places = try collection(stage).visibleCells.map { $0.convert($0.bounds, to: nil) }
        stage.advance(by: 2)
        #expect(try collection(stage).visibleCells.map { $0.convert($0.bounds, to: nil) } == places)
    }

    @Test("The right-to-left carousel starts at the right, and its bones match the loaded layout")
    func goldenCarouselFromRight() throws {
        let stage = try stage(.success(Self.feed), direction: .rightToLeft)
        press("l", on: stage)
        press("l", on: stage)
        stage.advance(by: 0.75)
        try GoldenImage.expect(stage.bitmap(), named: "gallery-carousel-loading-rtl", tolerance: 8)
        let places = try collection(stage).visibleCells.map { $0.convert($0.bounds, to: nil) }
        stage.advance(by: 2)
        #expect(try collection(stage).visibleCells.map { $0.convert($0.bounds, to: nil) } == places)
        #expect(places.map(\.maxX).max() == 680)
    }
}
