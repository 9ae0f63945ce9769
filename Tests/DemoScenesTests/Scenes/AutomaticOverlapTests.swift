import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

/// Tests automatic skeletons of the demo's screens against the pixels of the loaded content.
@MainActor
@Suite("Automatic skeletons over real content")
final class AutomaticOverlapTests {
    /// A data source that returns the screen's cells but describes no skeleton.
    private final class PlainSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        weak var table: (any UITableViewDataSource)?
        weak var collection: (any UICollectionViewDataSource)?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            table?.tableView(tableView, numberOfRowsInSection: section) ?? 0
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            table?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            collection?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collection?.collectionView(collectionView, cellForItemAt: indexPath) ?? UICollectionViewCell(frame: .zero)
        }
    }

    private static let posts = [
        "Walked along the river this morning. The light was so low that every reed threw a long shadow.",
        "Short.",
        "A page of the old atlas, with the coast as somebody thought that it was, and a whale for what nobody knew. "
            + "There are forty more, and each has something that is not there.",
        "Trying the new lens. It draws everything far away as if it were near, and everything near as a rumour.",
        "Good evening, all of you.",
    ]

    /// Keeps the data sources alive, because lists only reference them weakly.
    private var sources: [PlainSource] = []

    /// The number of pixels per point; 2 reduces the effect of rounding to pixels.
    private let scale: CGFloat = 2

    /// Returns a window size that fits all cards of a card screen, or the initially visible part of any other screen.
    private func size(of scene: DemoScene) -> CGSize {
        let height: CGFloat =
            switch scene {
            case .feed, .gallery, .profile: 620
            case .hierarchy: 1000
            case .animations: 4000
            case .text: 1200
            case .somo: 1500
            case .controls: 800
            case .stress, .file: 0
            }
        return CGSize(width: 700, height: height)
    }

    /// Returns a stage with the screen's loaded content and no skeleton.
    private func stage(
        _ scene: DemoScene, size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let words = [UInt32](repeating: 0xFF34_98DB, count: 64)
        let picture = UIImage(bitmap: Bitmap(size: PixelSize(width: 8, height: 8), pixels: .color(words)))
        let posts = Self.posts.enumerated().map { number, text in
            Post(
                id: "\(number)", author: .init(name: "Ada Lovelace", handle: "@ada", avatar: "face\(number)"),
                time: "4 min", text: text, picture: number % 3 == 2 ? "view\(number)" : nil, likes: 1234 * number,
                comments: 7)
        }
        let places = posts.flatMap { [$0.author.avatar, $0.picture].compactMap(\.self) }
        let images = Dictionary(uniqueKeysWithValues: places.map { ($0, picture) })
        let stage = OffscreenStage(size: size, scale: scale, style: style)
        let service = PreparedFeedService(result: .success(LoadedFeed(posts: posts, images: images)), loadTime: 1)
        let controller = scene.makeScreen(style: DemoStyle(), service: service, file: nil, quit: {})
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        stage.advance(by: 3, step: 1)
        for action in controller.keyActions where action.key == "H" && isSkeletonOn(in: stage.window) {
            action.perform()
        }
        stage.advance(by: 3, step: 1)
        return stage
    }

    private func isSkeletonOn(in view: UIView) -> Bool {
        view.sk.isSkeletonActive || view.subviews.contains(where: isSkeletonOn)
    }

    private func clearFlags(in view: UIView) {
        view.isSkeletonable = false
        view.skeletonAnnotation = nil
        for subview in view.subviews { clearFlags(in: subview) }
    }

    private func plainSource(_ prepare: (PlainSource) -> Void) -> PlainSource {
        let source = PlainSource()
        prepare(source)
        sources.append(source)
        return source
    }

    /// Returns the list of a list screen, or the scroll view of a card screen.
    private func content(of stage: OffscreenStage) throws -> UIScrollView {
        let scrollViews = stage.window.descendants(of: UIScrollView.self)
        return try #require(scrollViews.first { !$0.isHidden && $0.bounds.width > stage.window.bounds.width / 2 })
    }

    /// Removes all skeleton flags and descriptions that the demo set.
    private func forgetSkeletons(in stage: OffscreenStage) {
        for table in stage.window.descendants(of: UITableView.self) where !table.isHidden {
            table.dataSource = plainSource { $0.table = table.dataSource }
        }
        for collection in stage.window.descendants(of: UICollectionView.self) where !collection.isHidden {
            collection.dataSource = plainSource { $0.collection = collection.dataSource }
        }
        stage.advance(by: 0)
        clearFlags(in: stage.window)
        stage.advance(by: 0)
    }

    @Test(
        "Automatic bones overlap text by at least 80%, and pictures and all content by at least 90%",
        arguments: DemoScene.allCases.filter { $0 != .stress })
    func overlap(scene: DemoScene) throws {
        let stage = try stage(scene, size: size(of: scene), scale: scale, style: .light)
        forgetSkeletons(in: stage)
        let reader = CoverReader(stage: stage, content: try content(of: stage), scale: scale)
        let content = reader.contentCover()
        #expect(content.text.pixels.count > 20000 && (scene == .text || content.blocks.pixels.count > 20000))

        stage.window.showSkeleton(.solid(usingColor: .black, transition: .none).automatically())
        stage.advance(by: 0)
        let bones = reader.boneCover()
        let text = bones.text.overlap(with: content.text)
        #expect(text >= 0.8, "text: \(text)")
        if scene != .text {
            let blocks = bones.blocks.overlap(with: content.blocks)
            #expect(blocks >= 0.9, "pictures: \(blocks)")
        }
        let all = bones.all.overlap(with: content.all)
        #expect(all >= 0.9, "all: \(all)")
    }

    @Test(
        "Automatic bones match their golden images and leave nothing behind",
        arguments: [DemoScene.feed, .gallery, .profile, .hierarchy, .text, .somo, .controls],
        [UIUserInterfaceStyle.light, .dark])
    func look(scene: DemoScene, style: UIUserInterfaceStyle) throws {
        let stage = try stage(scene, size: CGSize(width: 700, height: 620), scale: 1, style: style)
        forgetSkeletons(in: stage)
        stage.window.showSkeleton(.solid(usingColor: .black, transition: .none).automatically())
        stage.advance(by: 0)
        stage.window.updateSkeleton()
        stage.advance(by: 0)
        let name = "automatic-\(scene)-\(style == .dark ? "dark" : "light")"
        try GoldenImage.expect(stage.bitmap(), named: name, tolerance: 8)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(stage.window.sk.bones.isEmpty)
    }
}
