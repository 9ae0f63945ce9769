import DrawKit
import Foundation
import Somo
import StageKit
import TestSupport
import Testing
import TextKit

@testable import DemoScenes

@MainActor
@Suite("Somo screen")
struct SomoScreenTests {
    /// A service that answers after 1.5 seconds.
    private final class Service: FeedService {
        let expectedPosts: [Post] = []
        var result: Result<LoadedFeed, FeedError>
        private(set) var loads = 0

        init(_ result: Result<LoadedFeed, FeedError>) {
            self.result = result
        }

        func load(
            in window: UIWindow, completion: @escaping @MainActor (Result<LoadedFeed, FeedError>) -> Void
        ) {
            loads += 1
            window.schedule(after: 1.5) { [result] in completion(result) }
        }
    }

    private static var feed: LoadedFeed {
        let posts = (1...8).map { number in
            Post(
                id: "\(number)",
                author: .init(name: "Ada \(number)", handle: "@ada\(number)", avatar: "face \(number % 3)"),
                time: "4 min",
                text: String(repeating: "Some words about the day. ", count: number),
                picture: number.isMultiple(of: 2) ? "view \(number % 4)" : nil, likes: 3, comments: 2)
        }
        func checks(_ side: Int, _ color: UInt32) -> UIImage {
            let words = (0..<side * side).map { ($0 / side / 16 + $0 % side / 16) % 2 == 0 ? color : 0xFFFF_FFFF }
            return UIImage(
                bitmap: Bitmap(size: PixelSize(width: Int32(side), height: Int32(side)), pixels: .color(words)))
        }
        return LoadedFeed(
            posts: posts,
            images: [
                "face 0": checks(64, 0xFF34_98DB), "face 1": checks(64, 0xFFE6_7E22), "face 2": checks(64, 0xFF9B_59B6),
                "view 0": checks(256, 0xFF2E_CC71), "view 2": checks(256, 0xFFE7_4C3C),
            ])
    }

    private func stage(
        _ service: any FeedService, size: CGSize = CGSize(width: 1280, height: 800),
        style: UIUserInterfaceStyle = .light, quit: @escaping @MainActor () -> Void = {}
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: size, style: style)
        stage.window.rootViewController = DemoScene.somo.makeController(
            style: DemoStyle(), service: service, quit: quit)
        stage.advance(by: 0)
        return stage
    }

    private func bones(_ stage: OffscreenStage) -> [SomoView] { stage.window.descendants(of: SomoView.self) }

    @Test("The first frame shows bones of all four styles; after the load, none remain and the window is idle")
    func loading() throws {
        let stage = try stage(Service(.success(Self.feed)))
        #expect(Set(bones(stage).map(\.animationStyle)) == Set(SomoAnimationStyle.allCases))
        let cells: [UIView] =
            stage.window.descendants(of: UITableViewCell.self)
            + stage.window.descendants(of: UICollectionViewCell.self)
        #expect(cells.count > 10)
        #expect(cells.allSatisfy { $0.isLoadingSkeleton })
        #expect(stage.window.shownTexts.contains("Loading…"))

        stage.advance(by: 2)
        #expect(bones(stage).isEmpty)
        #expect(stage.window.shownTexts.contains("Loaded"))
        #expect(stage.window.shownTexts.contains("@ada1"))
        let drawn = stage.drawnFrames
        stage.advance(by: 3)
        #expect(stage.drawnFrames == drawn)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("Each button starts and stops the skeleton of its part, by click, Space and Return")
    func buttons() throws {
        let stage = try stage(Service(.success(Self.feed)))
        stage.advance(by: 2)
        let buttons = stage.window.descendants(of: UIButton.self).filter { $0.superview is SomoPanel }
        #expect(buttons.count == 7)
        for (index, button) in buttons.enumerated() {
            let panel = try #require(button.superview)
            let use: () -> Void =
                switch index % 3 {
                case 0: { stage.click(at: button.convert(CGPoint(x: 10, y: 10), to: nil)) }
                case 1: { stage.press(.keyboardSpacebar) }
                default: { stage.press(.keyboardReturnOrEnter) }
                }
            stage.press(.keyboardTab)
            // The list of the previous part can be a Tab stop, too.
            if !button.isFocused { stage.press(.keyboardTab) }
            #expect(button.isFocused)
            use()
            stage.advance(by: 0.1)
            #expect(!panel.descendants(of: SomoView.self).isEmpty)
            #expect(bones(stage).count == panel.descendants(of: SomoView.self).count)
            #expect(stage.window.shownTexts.contains("1 of 7 loading"))
            use()
            stage.advance(by: 0.1)
            #expect(bones(stage).isEmpty)
        }
    }

    @Test("B starts all, E stops all, R reloads, Ctrl+Q quits, and Escape asks first")
    func keys() throws {
        var quits = 0
        let service = Service(.success(Self.feed))
        let stage = try stage(service) { quits += 1 }
        stage.press(.keyboardE, characters: "e")
        stage.advance(by: 0.1)
        #expect(bones(stage).isEmpty)
        #expect(stage.window.shownTexts.count(where: { $0 == "Nothing here yet" }) == 7)
        #expect(stage.window.shownTexts.contains("Not loaded"))
        stage.advance(by: 2)
        #expect(!stage.window.shownTexts.contains("Nothing here yet"))
        #expect(stage.window.shownTexts.contains("Loaded"))

        stage.press(.keyboardB, characters: "b")
        stage.advance(by: 0.1)
        #expect(!bones(stage).isEmpty)
        stage.press(.keyboardR, characters: "r")
        stage.advance(by: 2)
        #expect(service.loads == 2)
        #expect(bones(stage).isEmpty)
        stage.pressControlQ()
        stage.quitByEscape()
        #expect(quits == 2)
    }

    @Test("A failure shows its message and a button to retry")
    func failure() throws {
        let service = Service(.failure(FeedError(message: "The server answered 500.", advice: "Wait.")))
        let stage = try stage(service)
        stage.advance(by: 2)
        #expect(stage.window.shownTexts.contains("The server answered 500."))
        #expect(bones(stage).isEmpty)
        service.result = .success(Self.feed)
        stage.press(.keyboardTab)
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 2)
        #expect(stage.window.shownTexts.contains("@ada1"))
    }

    @Test("Feeds without posts or without pictures are shown")
    func smallFeeds() throws {
        let empty = try stage(Service(.success(LoadedFeed(posts: [], images: [:]))))
        empty.advance(by: 2)
        #expect(empty.window.shownTexts.count(where: { $0 == "Nothing here yet" }) == 7)

        let plain = Post(
            id: "1", author: .init(name: "Ada", handle: "@ada", avatar: nil), time: "now", text: "Hello", picture: nil,
            likes: 0, comments: 0)
        let stage = try stage(Service(.success(LoadedFeed(posts: [plain], images: [:]))))
        stage.advance(by: 2)
        #expect(stage.window.shownTexts.contains("Hello"))
    }

    @Test(
        "Parts stay inside the content and don't overlap at any size",
        arguments: [(320, 320), (700, 500), (1000, 700), (1280, 800), (1920, 1200), (4000, 2000), (0, 0)])
    func layout(_ width: Int, _ height: Int) {
        let size = CGSize(width: width, height: height)
        let layout = SomoScreenLayout(size: size, styleCount: 4)
        let parts = [layout.styleHeading, layout.listHeading] + layout.styles + layout.lists
        for (index, part) in parts.enumerated() {
            #expect(part.minX >= 0 || width < 40)
            #expect(part.maxX <= size.width || width < 40)
            #expect(part.maxY <= layout.contentHeight)
            #expect(parts.dropFirst(index + 1).allSatisfy { $0.intersection(part).isEmpty })
        }
        if width >= 1280 { #expect(layout.contentHeight == size.height || height < 700) }
    }

    @Test("A resize lays out bones and lists in the same frame")
    func resizing() throws {
        let stage = try stage(Service(.success(Self.feed)))
        stage.advance(by: 0.5)
        stage.resize(to: CGSize(width: 500, height: 900))
        stage.advance(by: 0)
        for bone in bones(stage) {
            let frame = bone.convert(bone.bounds, to: nil)
            #expect(frame.minX >= 0 && frame.maxX <= 500)
        }
    }

    @Test("Focusing a part scrolls it into view")
    func focusScrolls() throws {
        let stage = try stage(Service(.success(Self.feed)), size: CGSize(width: 700, height: 500))
        for _ in 0..<7 { stage.press(.keyboardTab) }
        stage.advance(by: 0.1)
        let button = try #require(stage.window.focusedView)
        let place = button.convert(button.bounds, to: nil)
        #expect(place.minY >= 64 && place.maxY <= 460)
    }

    @Test("The Somo screen in a small window matches its golden images", arguments: ["light", "dark", "rtl"])
    func goldenSmall(look: String) throws {
        let stage = try stage(
            Service(.success(Self.feed)), size: CGSize(width: 700, height: 500),
            style: look == "dark" ? .dark : .light)
        if look == "rtl" { stage.direction = .rightToLeft }
        for (moment, time) in [("loading", 0.6), ("loaded", 3.0)] {
            stage.advance(by: time - stage.time)
            try GoldenImage.expect(stage.bitmap(), named: "somo-small-\(moment)-\(look)", tolerance: 8)
        }
    }

    @Test("The Somo screen matches its golden images", arguments: ["light", "dark"])
    func golden(theme: String) throws {
        let stage = try stage(
            Service(.success(Self.feed)), size: CGSize(width: 1080, height: 780),
            style: theme == "dark" ? .dark : .light)
        if theme == "dark" { stage.direction = .rightToLeft }
        stage.advance(by: 0.6)
        try GoldenImage.expect(stage.bitmap(), named: "somo-loading-\(theme)", tolerance: 8)
        stage.advance(by: 2)
        try GoldenImage.expect(stage.bitmap(), named: "somo-loaded-\(theme)", tolerance: 8)
    }
}
