import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

@testable import DemoScenes

/// A stage that shows the demo and records its callbacks.
@MainActor
final class DemoFixture {
    nonisolated static let narrow = CGSize(width: 700, height: 500)
    /// The screens shown in golden images of the window. They are fixed, so that a new screen doesn't change the
    /// images.
    nonisolated static let pictured: [DemoScene] = [.feed, .gallery, .somo, .controls]

    private static let feed: LoadedFeed = {
        let posts = (1...6).map { number in
            Post(
                id: "\(number)", author: .init(name: "Ada \(number)", handle: "@ada", avatar: "face"), time: "4 min",
                text: String(repeating: "Some words about the day. ", count: number), picture: nil, likes: 3,
                comments: 2)
        }
        return LoadedFeed(posts: posts, images: [:])
    }()

    private final class Ends {
        var count = 0
    }

    let stage: OffscreenStage
    let demo: DemoViewController
    private let ends: Ends
    private(set) var scenes: [DemoScene] = []

    /// The demo's own feed, with pictures.
    static func embeddedFeed() async throws -> LoadedFeed {
        try await FeedLoader(source: .embedded, timeout: 3600).load()
    }

    /// Creates a stage that shows `scene`, whose `feed`, by default a short one, arrives after `loadTime` seconds. If
    /// `service` isn't `nil`, it provides the feed instead.
    init(
        _ scene: DemoScene = .feed, of scenes: [DemoScene] = DemoScene.allCases,
        size: CGSize = CGSize(width: 1280, height: 800),
        style: UIUserInterfaceStyle = .light, isMirrored: Bool = false, feed: LoadedFeed? = nil,
        loadTime: TimeInterval = 1, service: (any FeedService)? = nil
    ) throws {
        try PinnedFonts.use()
        stage = OffscreenStage(size: size, style: style)
        if isMirrored { stage.direction = .rightToLeft }
        stage.controlRealTimeCalls()
        let ends = Ends()
        demo = DemoViewController(
            scene: scene, of: scenes, style: DemoStyle(),
            service: service
                ?? PreparedFeedService(result: .success(feed ?? Self.feed), loadTime: loadTime),
            quit: { ends.count += 1 })
        self.ends = ends
        demo.sceneDidChange = { [weak self] in self?.scenes.append($0) }
        stage.window.rootViewController = demo
        stage.advance(by: 0)
    }

    /// Returns a demo with a slowly loading feed and an open inspector.
    static func inspecting(
        _ scene: DemoScene = .feed, of scenes: [DemoScene] = DemoScene.allCases,
        size: CGSize = CGSize(width: 1280, height: 800),
        style: UIUserInterfaceStyle = .light, isMirrored: Bool = false, loadTime: TimeInterval = 100
    ) throws -> DemoFixture {
        let fixture = try DemoFixture(
            scene, of: scenes, size: size, style: style, isMirrored: isMirrored, loadTime: loadTime)
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.5)
        return fixture
    }

    func settings() throws -> DemoSettings { try #require(inspector).settings }

    /// The number of times the demo asked to quit.
    var quits: Int { ends.count }

    /// The sidebar's buttons.
    var entries: [SidebarButton] { stage.window.descendants(of: SidebarButton.self) }

    /// `true` if a skeleton covers the screen; those of the inspector's thumbnails don't count.
    var isLoading: Bool { demo.screen.view.sk.isSkeletonActive }

    /// The bones of the screen, in the coordinates of the window, without those of the inspector's thumbnails.
    var bones: [SkeletonBone] {
        stage.window.sk.bones.filter { $0.view.isDescendant(of: demo.screen.view) }
    }

    var inspector: InspectorView? { stage.window.descendants(of: InspectorView.self).first }

    func button(_ title: String) throws -> UIButton {
        try #require(stage.window.descendants(of: UIButton.self).first { $0.currentTitle == title && !$0.isHidden })
    }

    /// Presses the key that shows `scene`.
    func type(_ scene: DemoScene) throws {
        let place = try #require(DemoScene.allCases.firstIndex(of: scene))
        stage.type("\(place + 1)")
    }

    /// The scenes whose sidebar entries are selected.
    var markedScenes: [DemoScene] { zip(entries, DemoScene.allCases).filter { $0.0.isSelected }.map { $0.1 } }

    /// Clicks on `view`, at the fraction `part` of its width from the left.
    func click(_ view: UIView, at part: CGFloat = 0.5) {
        stage.click(at: view.convert(CGPoint(x: view.bounds.width * part, y: view.bounds.midY), to: nil))
        stage.advance(by: 0.1)
    }

    /// Returns the control of the inspector row titled `title`, scrolled into view. `isInSelection` determines whether
    /// it is a row of the selected view.
    func control<Control: UIControl>(
        _ type: Control.Type, of title: String, isInSelection: Bool = false
    ) throws -> Control {
        let rows = try #require(isInSelection ? inspector?.selection : inspector).descendants(of: InspectorRow.self)
        let row = try #require(rows.first { ($0.subviews.first as? UILabel)?.text == title })
        let scrollView = sequence(first: row as UIView, next: \.superview).compactMap { $0 as? UIScrollView }.first
        scrollView?.scrollRectToVisible(row.convert(row.bounds, to: scrollView), animated: false)
        stage.advance(by: 0.1)
        return try #require(row.descendants(of: type).first)
    }

    /// Selects the menu item that begins with `text` in the inspector row titled `title`, by keyboard.
    func choose(_ text: String, of title: String) throws {
        click(try control(ChoiceButton.self, of: title))
        stage.type(text + "\n")
        stage.advance(by: 0.5)
    }
}
