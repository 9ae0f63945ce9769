import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("ActionBar")
struct ActionBarTests {
    private static let feed = LoadedFeed(
        posts: [
            Post(
                id: "1", author: .init(name: "Ada", handle: "@ada", avatar: nil), time: "now", text: "Hello.",
                picture: nil, likes: 1, comments: 1)
        ], images: [:])

    private func stage(
        _ result: Result<LoadedFeed, FeedError>, scene: DemoScene = .feed,
        size: CGSize = CGSize(width: 700, height: 500), style: DemoStyle = DemoStyle(),
        quit: @escaping @MainActor () -> Void = {}
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: size)
        stage.window.rootViewController = scene.makeController(
            style: style, service: PreparedFeedService(result: result, loadTime: 1), quit: quit)
        stage.advance(by: 0)
        return stage
    }

    private func button(_ title: String, in stage: OffscreenStage) throws -> UIButton {
        let bar = try #require(stage.window.descendants(of: ActionBar.self).first)
        return try #require(bar.descendants(of: UIButton.self).first { $0.currentTitle == title })
    }

    private func click(_ title: String, in stage: OffscreenStage) throws {
        let button = try button(title, in: stage)
        stage.click(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.advance(by: 0.5)
    }

    @Test("Each button has the same effect as its key")
    func buttons() throws {
        var quits = 0
        let stage = try stage(.success(Self.feed)) { quits += 1 }
        stage.advance(by: 2)
        #expect(!stage.window.sk.isSkeletonActive)

        try click("Skeleton", in: stage)
        #expect(stage.window.sk.isSkeletonActive)
        try click("Content", in: stage)
        #expect(!stage.window.sk.isSkeletonActive)
        try click("Reload", in: stage)
        #expect(stage.window.sk.isSkeletonActive)
        #expect(quits == 0)
        try click("Quit", in: stage)
        #expect(quits == 0)
        stage.advance(by: 1)
        stage.chooseQuit()
        #expect(quits == 1)
    }

    @Test("The chosen alternative is selected, and choosing Content before it is loaded keeps the skeleton")
    func selected() throws {
        let stage = try stage(.success(Self.feed))
        let (skeleton, content) = (try button("Skeleton", in: stage), try button("Content", in: stage))
        #expect(!skeleton.isSelected && content.isSelected)
        stage.press(.keyboardH, characters: "h")
        stage.advance(by: 0.1)
        #expect(stage.window.sk.isSkeletonActive)

        stage.advance(by: 2)
        #expect(!stage.window.sk.isSkeletonActive)
        stage.press(.keyboardS, characters: "s")
        #expect(skeleton.isSelected && !content.isSelected)
    }

    @Test("A delayed show can be canceled, and the buttons show the choice even during the delay")
    func delay() throws {
        var style = DemoStyle()
        style.delay = 0.7
        let stage = try stage(.success(Self.feed), style: style)
        stage.advance(by: 3)
        let skeleton = try button("Skeleton", in: stage)
        #expect(!skeleton.isSelected)

        try click("Skeleton", in: stage)
        #expect(skeleton.isSelected && !stage.window.sk.isSkeletonActive)
        try click("Content", in: stage)
        stage.advance(by: 2)
        #expect(!skeleton.isSelected && !stage.window.sk.isSkeletonActive)

        try click("Skeleton", in: stage)
        stage.advance(by: 2)
        #expect(skeleton.isSelected && stage.window.sk.isSkeletonActive)
        try click("Content", in: stage)
        #expect(!skeleton.isSelected && !stage.window.sk.isSkeletonActive)
    }

    @Test("The skeleton of a subview, such as a loading picture, doesn't count as the screen's")
    func inner() throws {
        let stage = try stage(.success(Self.feed))
        stage.advance(by: 2)
        let cell = try #require(stage.window.descendants(of: UITableViewCell.self).first)
        cell.contentView.isSkeletonable = true
        cell.contentView.showSkeleton()
        try click("Skeleton", in: stage)

        #expect(stage.window.rootViewController?.sceneContent?.sk.isSkeletonActive == true)
    }

    @Test("After a failure, Skeleton, Content and Loop are disabled")
    func failure() throws {
        let stage = try stage(.failure(FeedError(message: "No.", advice: "Wait.")))
        stage.advance(by: 2)

        let isEnabled = try ["Skeleton", "Content", "Loop", "Reload"].map { try button($0, in: stage).isEnabled }
        #expect(isEnabled == [false, false, false, true])
    }

    @Test(
        "Every button is visible in a narrow window, without its key if there is no room",
        arguments: DemoScene.allCases)
    func narrow(scene: DemoScene) throws {
        for width in [320, 420, 700] as [CGFloat] {
            let stage = try stage(.success(Self.feed), scene: scene, size: CGSize(width: width, height: 300))
            let bar = try #require(stage.window.descendants(of: ActionBar.self).first)
            let buttons = bar.descendants(of: UIButton.self)
            for button in buttons {
                #expect(bar.bounds.contains(button.frame), "\(button.currentTitle ?? "") at \(width)")
                #expect(button.titleLabel.map { $0.bounds.width >= $0.intrinsicContentSize.width } == true)
            }
            let pairs = zip(buttons, buttons.dropFirst())
            #expect(pairs.allSatisfy { $0.frame.maxX <= $1.frame.minX || $0.frame.maxY <= $1.frame.minY })
        }
    }

    @Test("Tab cycles through the buttons")
    func focus() throws {
        let stage = try stage(.success(Self.feed))
        stage.advance(by: 2)
        var titles: [String] = []
        for _ in 0..<8 {
            stage.press(.keyboardTab)
            if let button = stage.window.focusedView as? UIButton { titles.append(button.currentTitle ?? "") }
        }
        #expect(titles.prefix(5) == ["Skeleton", "Content", "Loop", "Reload", "Quit"])
    }

    @Test("A failure's message can be read and its button used in the smallest window")
    func smallMessage() throws {
        let error = FeedError(
            message: "The server at feeds.example.org answered with 503 (Service Unavailable), twice.",
            advice: "Wait a little, then try again; or ask those who run it whether it is down for long.")
        let stage = try stage(.failure(error), size: CGSize(width: 320, height: 240))
        stage.advance(by: 2)
        let message = try #require(stage.window.descendants(of: MessageView.self).first)
        #expect(message.contentSize.height > message.bounds.height)

        stage.press(.keyboardTab)
        stage.advance(by: 0.1)
        let retry = try #require(stage.window.focusedView as? UIButton)
        #expect(message.frame.contains(retry.convert(retry.bounds, to: message.superview)))
    }
}
