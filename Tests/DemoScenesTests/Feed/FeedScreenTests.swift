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
@Suite("Feed screen")
struct FeedScreenTests {
    private static let error = FeedError(message: "The server answered 500 (internal error).", advice: "Wait.")

    /// Posts with generated images, so that golden images don't depend on a JPEG decoder.
    private static var feed: LoadedFeed {
        let posts = (1...8).map { number in
            Post(
                id: "\(number)", author: .init(name: "Ada \(number)", handle: "@ada", avatar: "face"), time: "4 min",
                text: String(repeating: "Some words about the day. ", count: number),
                picture: number == 2 ? "view" : nil,
                likes: number * 1000, comments: 2)
        }
        func checks(_ side: Int, _ color: UInt32) -> UIImage {
            let words = (0..<side * side).map { ($0 / side / 16 + $0 % side / 16) % 2 == 0 ? color : 0xFFFF_FFFF }
            return UIImage(
                bitmap: Bitmap(size: PixelSize(width: Int32(side), height: Int32(side)), pixels: .color(words)))
        }
        return LoadedFeed(posts: posts, images: ["face": checks(64, 0xFF34_98DB), "view": checks(256, 0xFF2E_CC71)])
    }

    private func stage(
        _ service: any FeedService, size: CGSize = CGSize(width: 700, height: 500),
        style: UIUserInterfaceStyle = .light, scene: DemoScene = .feed,
        quit: @escaping @MainActor () -> Void = {}
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: size, style: style)
        stage.window.rootViewController = scene.makeController(
            style: DemoStyle(), service: service, quit: quit)
        stage.advance(by: 0)
        return stage
    }

    @Test("The feed shows bones during the load, then posts without bones")
    func loading() throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]))
        stage.advance(by: 1)
        #expect(stage.window.sk.isSkeletonActive)
        #expect(stage.window.sk.bones.count >= 7)
        #expect(stage.window.shownTexts.contains("Loading…"))
        #expect(!stage.window.shownTexts.contains("Ada 1"))

        stage.advance(by: 1.5)
        #expect(!stage.window.sk.isSkeletonActive)
        #expect(stage.window.sk.bones.isEmpty)
        #expect(stage.window.shownTexts.contains("8 posts"))
        #expect(stage.window.shownTexts.contains("Ada 1"))
    }

    /// Returns the frames of the parts of the first `rows` visible cells.
    private func frames(_ stage: OffscreenStage, rows: Int) -> [[CGRect]] {
        let cells = stage.window.descendants(of: PostCell.self).sorted { $0.frame.minY < $1.frame.minY }
        return cells.prefix(rows).map { cell in
            cell.contentView.subviews[0].subviews.filter { !$0.isHidden }.map { $0.convert($0.bounds, to: nil) }
        }
    }

    @Test("Content with the expected amount of text doesn't shift the layout")
    func steadiness() throws {
        let text = (1...2).map { _ in String(repeating: "W", count: 30) }.joined(separator: "\n")
        let posts = (0..<6).map { row in
            Post(
                id: "\(row)", author: .init(name: "Ada", handle: "@ada", avatar: "face"), time: "4 min", text: text,
                picture: PostCell.Placeholder.hasPicture(row: row) ? "face" : nil, likes: 1, comments: 2)
        }
        let feed = LoadedFeed(posts: posts, images: Self.feed.pictures.images)
        let stage = try stage(ScriptedService([.success(feed)]), size: CGSize(width: 1280, height: 800))
        stage.advance(by: 1)
        #expect(PostCell.Placeholder.lines(width: 1280, in: stage.window) == 2)
        let before = frames(stage, rows: 2)
        stage.advance(by: 3)
        #expect(before.count == 2 && frames(stage, rows: 2) == before)
    }

    @Test("Posts can arrive in a window that is too narrow for a list", arguments: DemoScene.lists)
    func narrowArrival(scene: DemoScene) throws {
        for width: CGFloat in [0, 1, 20] {
            let stage = try stage(
                ScriptedService([.success(Self.feed)]), size: CGSize(width: width, height: 300), scene: scene)
            stage.advance(by: 3)
            stage.resize(to: CGSize(width: width, height: 310))
            stage.advance(by: 0)
            stage.resize(to: CGSize(width: 700, height: 500))
            stage.advance(by: 1)
            #expect(!stage.window.sk.isSkeletonActive, "\(width)")
            #expect(stage.window.shownTexts.contains { $0.hasPrefix("Ada 1") } || scene == .gallery, "\(width)")
        }
    }

    @Test("Fewer posts can arrive before a delayed skeleton appears", arguments: DemoScene.lists)
    func fewerDuringDelay(scene: DemoScene) throws {
        let fewer = LoadedFeed(posts: [Self.feed.posts[0]], images: Self.feed.pictures.images)
        let stage = try stage(ScriptedService([.success(Self.feed), .success(fewer)]), scene: scene)
        stage.advance(by: 3)
        let screen = try #require(stage.window.rootViewController as? SkeletonScreenController)
        var style = screen.style
        style.delay = 5
        screen.apply(style)
        screen.playback = .skeleton
        screen.reload()
        stage.advance(by: 2.1)
        stage.resize(to: CGSize(width: 650, height: 480))
        stage.advance(by: 0.1)
        let list = try #require(screen.content as? UIScrollView)
        #expect(list.contentSize.height < 700)
        stage.advance(by: 5)
        #expect(stage.window.sk.isSkeletonActive)
    }

    @Test("Reloading, showing and hiding bones doesn't move loaded posts")
    func knownPosts() throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]), size: CGSize(width: 1280, height: 800))
        stage.advance(by: 3)
        let loaded = frames(stage, rows: 5)
        #expect(loaded.count >= 3)
        for key in ["s", "h", "r"] {
            stage.type(key)
            stage.advance(by: 1)
            #expect(frames(stage, rows: 5) == loaded, "\(key)")
        }
        stage.advance(by: 3)
        #expect(frames(stage, rows: 5) == loaded)
    }

    @Test("The window draws nothing once the posts are loaded and nothing moves")
    func idle() throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]))
        stage.advance(by: 3)
        let drawn = stage.drawnFrames

        stage.advance(by: 5)

        #expect(stage.drawnFrames == drawn)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("A failure shows its message and can be retried by click, by key and by the focused button")
    func failure() throws {
        let service = ScriptedService([
            .failure(Self.error), .failure(Self.error), .failure(Self.error), .success(Self.feed),
        ])
        let stage = try stage(service)
        stage.advance(by: 2.1)
        #expect(stage.window.shownTexts.contains(Self.error.message))
        #expect(stage.window.sk.bones.isEmpty)

        let button = try #require(stage.window.descendants(of: UIButton.self).first)
        stage.click(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
        stage.advance(by: 1)
        #expect(service.loads == 2)
        #expect(!stage.window.shownTexts.contains(Self.error.message))
        #expect(!stage.window.sk.bones.isEmpty)

        stage.advance(by: 1.1)
        stage.press(.keyboardR, characters: "r")
        stage.advance(by: 2.1)
        #expect(service.loads == 3)

        stage.press(.keyboardTab)
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 3)
        #expect(service.loads == 4)
        #expect(stage.window.shownTexts.contains("Ada 1"))
        #expect(!stage.window.shownTexts.contains(Self.error.message))
    }

    @Test("An empty feed says so, and a reload shows the posts that arrived since", arguments: DemoScene.lists)
    func empty(scene: DemoScene) throws {
        let stage = try stage(
            ScriptedService([.success(LoadedFeed(posts: [], images: [:])), .success(Self.feed)]), scene: scene)
        stage.advance(by: 2.1)
        let things = scene == .feed ? "posts" : "pictures"
        for text in ["Nothing here yet", "The feed has no \(things).", "0 \(things)"] {
            #expect(stage.window.shownTexts.contains(text), "\(text)")
        }
        #expect(stage.window.sk.bones.isEmpty)
        #expect(stage.window.nextDeadline == nil)

        let button = try #require(stage.window.descendants(of: UIButton.self).first)
        stage.click(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
        stage.advance(by: 3)
        #expect(!stage.window.shownTexts.contains("Nothing here yet"))
        #expect(stage.window.shownTexts.contains(scene == .feed ? "8 posts" : "2 pictures"))
    }

    @Test("S shows the skeleton, H hides it, Ctrl+Q quits, and Escape asks first")
    func keys() throws {
        var quits = 0
        let stage = try stage(ScriptedService([.success(Self.feed)])) { quits += 1 }
        stage.advance(by: 3)

        stage.press(.keyboardS, characters: "s")
        stage.advance(by: 0.5)
        #expect(stage.window.sk.isSkeletonActive)
        #expect(!stage.window.shownTexts.contains("Ada 1"))

        stage.press(.keyboardH, characters: "h")
        stage.advance(by: 0.5)
        #expect(!stage.window.sk.isSkeletonActive)
        #expect(stage.window.shownTexts.contains("Ada 1"))

        stage.pressControlQ()
        stage.quitByEscape()
        #expect(quits == 2)
    }

    @Test("The wheel and keys scroll the feed, except while its skeleton is on")
    func scrolling() throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]))
        let table = try #require(stage.window.descendants(of: UITableView.self).first)
        stage.advance(by: 1)
        stage.scroll(at: CGPoint(x: 350, y: 250), by: CGVector(dx: 0, dy: 100))
        #expect(table.contentOffset.y == -20)

        stage.advance(by: 2)
        stage.scroll(at: CGPoint(x: 350, y: 250), by: CGVector(dx: 0, dy: 100))
        #expect(table.contentOffset.y == 80)
        stage.press(.keyboardEnd)
        #expect(table.contentOffset.y == table.contentSize.height + table.contentInset.bottom - table.bounds.height)
        stage.press(.keyboardHome)
        #expect(table.contentOffset.y == -20)
    }

    @Test("A resize lays out bones and posts in the same frame")
    func resizing() throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]))
        stage.advance(by: 1)
        stage.resize(to: CGSize(width: 400, height: 900))
        stage.advance(by: 0)
        let bones = stage.window.sk.bones
        #expect(bones.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 400 })
        #expect((bones.map(\.frame.maxY).max() ?? 0) > 700)

        stage.advance(by: 2)
        stage.resize(to: CGSize(width: 1600, height: 900))
        stage.advance(by: 0)
        let cells = stage.window.descendants(of: UITableViewCell.self)
        #expect(cells.allSatisfy { $0.frame.width == 1600 })
    }

    @Test("The focus ring is around the post's card at any width", arguments: [700, 1280, 1920], [false, true])
    func ring(width: CGFloat, isMirrored: Bool) throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]), size: CGSize(width: width, height: 800))
        if isMirrored { stage.direction = .rightToLeft }
        stage.advance(by: 3)
        stage.press(.keyboardTab)
        for width in [width, width - 60] {
            stage.resize(to: CGSize(width: width, height: 800))
            stage.advance(by: 0)
            let cell = try #require(stage.window.descendants(of: PostCell.self).min { $0.frame.minY < $1.frame.minY })
            let card = try #require(cell.contentView.subviews.first)
            let ring = try #require(cell.subviews.first { $0.layer.borderWidth > 2 })
            #expect(ring.frame == card.frame.insetBy(dx: 2, dy: 2))
            #expect(ring.layer.cornerRadius == card.layer.cornerRadius - 2)
        }
    }

    @Test("A wide card has the picture beside the text, in the posts and their placeholders", arguments: [false, true])
    func wide(isMirrored: Bool) throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]), size: CGSize(width: 1720, height: 1200))
        if isMirrored { stage.direction = .rightToLeft }
        stage.advance(by: 3)
        let cell = try #require(
            stage.window.descendants(of: PostCell.self).sorted { $0.frame.minY < $1.frame.minY }.dropFirst().first)
        let card = try #require(cell.contentView.subviews.first)
        let (body, picture) = (card.subviews[3].frame, card.subviews[4].frame)
        #expect(card.bounds.width == 1320 && body.width < 760 && picture.minY == 16)
        #expect(isMirrored ? picture.maxX < body.minX : picture.minX > body.maxX)
        #expect(card.subviews.allSatisfy { card.bounds.contains($0.frame) })
    }

    @Test(
        "The feed matches its golden images while loading, dissolving and loaded", arguments: ["light", "dark", "rtl"])
    func golden(look: String) throws {
        let stage = try stage(ScriptedService([.success(Self.feed)]), style: look == "dark" ? .dark : .light)
        if look == "rtl" { stage.direction = .rightToLeft }
        stage.advance(by: 0.75)
        try GoldenImage.expect(stage.bitmap(), named: "feed-loading-\(look)", tolerance: 8)

        stage.advance(by: 1.25 + 0.125)
        try GoldenImage.expect(stage.bitmap(), named: "feed-dissolving-\(look)", tolerance: 8)

        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "feed-loaded-\(look)", tolerance: 8)
    }

    @Test("A failure's reason and button fit in the smallest window", arguments: [320, 420])
    func smallFailure(width: CGFloat) throws {
        let stage = try stage(ScriptedService([.failure(Self.error)]))
        stage.resize(to: CGSize(width: width, height: width == 320 ? 240 : 320))
        stage.advance(by: 2.1)
        let message = try #require(stage.window.descendants(of: MessageView.self).first)
        let reason = try #require(message.descendants(of: UILabel.self).first { $0.text == Self.error.message })
        let button = try #require(message.descendants(of: UIButton.self).first)
        for view in [reason, button] { #expect(message.bounds.contains(view.frame)) }
        #expect(reason.sizeThatFits(reason.bounds.size).height <= reason.bounds.height)
    }

    @Test("The failure message matches the golden image")
    func goldenFailure() throws {
        let stage = try stage(ScriptedService([.failure(Self.error)]))
        stage.advance(by: 2.1)
        stage.press(.keyboardTab)
        stage.advance(by: 0.1)

        try GoldenImage.expect(stage.bitmap(), named: "feed-failed", tolerance: 8)
    }

    @Test("The empty feed's message matches the golden images", arguments: ["light", "dark"])
    func goldenEmpty(theme: String) throws {
        let stage = try stage(
            ScriptedService([.success(LoadedFeed(posts: [], images: [:]))]), style: theme == "dark" ? .dark : .light)
        stage.advance(by: 2.1)

        try GoldenImage.expect(stage.bitmap(), named: "feed-empty-\(theme)", tolerance: 8)
    }
}

extension DemoScene {
    /// The screens that consist of a single list.
    fileprivate static let lists = [DemoScene.feed, .gallery]
}
