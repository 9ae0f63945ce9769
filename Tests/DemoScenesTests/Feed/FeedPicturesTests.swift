import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Feed pictures on the screens")
struct FeedPicturesTests {
    private static let picture = UIImage(
        bitmap: Bitmap(
            size: PixelSize(width: 2, height: 2), pixels: .color([0xFF34_98DB, 0xFF34_98DB, 0xFF34_98DB, 0xFF34_98DB])))

    private static var posts: [Post] {
        (1...30).map { number in
            Post(
                id: "\(number)", author: .init(name: "Ada \(number)", handle: "@ada\(number)", avatar: "face\(number)"),
                time: "4 min", text: "Words.", picture: "view\(number)", likes: 1, comments: 2)
        }
    }

    private func stage(
        _ scene: DemoScene, _ pictures: FeedPictures, style: UIUserInterfaceStyle = .light
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: CGSize(width: 700, height: 500), style: style)
        let service = PreparedFeedService(
            result: .success(LoadedFeed(posts: Self.posts, pictures: pictures)), loadTime: 1)
        stage.window.rootViewController = scene.makeController(style: DemoStyle(), service: service, quit: {})
        stage.advance(by: 0)
        stage.advance(by: 2)
        return stage
    }

    private static var locations: Set<String> {
        Set(posts.flatMap { [$0.author.avatar, $0.picture].compactMap { $0 } })
    }

    @Test(
        "A feed appears before its pictures, whose bones are replaced one by one",
        arguments: [DemoScene.feed, .gallery, .somo])
    func arrivals(scene: DemoScene) throws {
        let pictures = FeedPictures(pending: Self.locations)
        let stage = try stage(scene, pictures)
        let bones = stage.window.sk.bones.count
        #expect(bones > 1)
        #expect(stage.window.shownTexts.contains { $0.hasPrefix("Ada 1") || $0.hasPrefix("@ada1") })

        pictures.arrive(Self.picture, at: "face1")
        stage.advance(by: 0.5)
        let fewer = stage.window.sk.bones.count
        #expect(fewer < bones)
        #expect(fewer > 0)

        for place in Self.locations.sorted() { pictures.arrive(place == "view1" ? nil : Self.picture, at: place) }
        stage.advance(by: 0.5)
        #expect(stage.window.sk.bones.isEmpty)
        #expect(!stage.window.sk.isSkeletonActive)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("A late picture looks like one present from the start", arguments: [DemoScene.feed, .gallery])
    func sameLook(scene: DemoScene) throws {
        let images = Dictionary(uniqueKeysWithValues: Self.locations.map { ($0, Self.picture) })
        let complete = try stage(scene, FeedPictures(images: images))
        let pictures = FeedPictures(pending: Self.locations)
        let late = try stage(scene, pictures)

        for place in Self.locations { pictures.arrive(Self.picture, at: place) }
        late.advance(by: 1)

        let isSame = try late.png() == complete.png()
        #expect(isSame)
    }

    @Test("A reused row shows the picture's bone, or the picture if it has arrived since")
    func reuse() throws {
        let pictures = FeedPictures(pending: Self.locations)
        let stage = try stage(.feed, pictures)
        let table = try #require(stage.window.descendants(of: UITableView.self).first)
        pictures.arrive(Self.picture, at: "face30")

        table.contentOffset.y = table.contentSize.height - table.bounds.height
        stage.advance(by: 0.5)
        let shown = table.visibleCells.flatMap { $0.descendants(of: FeedImageView.self) }
        #expect(shown.contains { $0.image != nil && !$0.sk.isSkeletonActive })
        #expect(shown.contains { $0.image == nil && $0.sk.isSkeletonActive })

        for place in Self.locations { pictures.arrive(Self.picture, at: place) }
        stage.advance(by: 0.5)
        #expect(stage.window.sk.bones.isEmpty)
        #expect(shown.allSatisfy { $0.image != nil })
    }

    @Test(
        "A missing picture is marked, and a missing portrait shows the initials",
        arguments: ["light", "dark"])
    func missing(theme: String) throws {
        let pictures = FeedPictures(pending: Self.locations)
        let stage = try stage(.feed, pictures, style: theme == "dark" ? .dark : .light)
        for place in Self.locations { pictures.arrive(nil, at: place) }
        stage.advance(by: 1)

        #expect(stage.window.shownTexts.contains("A1"))
        #expect(stage.window.shownTexts.contains("This picture could not be loaded"))
        try GoldenImage.expect(stage.bitmap(), named: "feed-missing-\(theme)", tolerance: 8)
    }
}
