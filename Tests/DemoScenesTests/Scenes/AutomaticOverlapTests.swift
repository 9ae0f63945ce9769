import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

/// Automatic skeletons of the demo's screens, held against the pixels of the loaded content.
@MainActor
@Suite("Automatic skeletons over real content")
struct AutomaticOverlapTests {
    /// Gives a list's cells as the screen does, and describes no skeleton.
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

    /// Which points of the window are covered.
    private struct Cover {
        let size: (width: Int, height: Int)
        private(set) var points: Set<Int> = []

        mutating func insert(_ rect: CGRect) {
            let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            let area = rect.intersection(whole)
            guard !area.isNull else { return }
            for y in Int(area.minY.rounded())..<Int(area.maxY.rounded()) {
                for x in Int(area.minX.rounded())..<Int(area.maxX.rounded()) { points.insert(y * size.width + x) }
            }
        }

        mutating func formUnion(_ other: Cover) { points.formUnion(other.points) }

        func overlap(with other: Cover) -> Double {
            Double(points.intersection(other.points).count) / Double(points.union(other.points).count)
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

    private let size = CGSize(width: 700, height: 620)

    private func stage(_ scene: DemoScene, style: UIUserInterfaceStyle) throws -> OffscreenStage {
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
        let stage = OffscreenStage(size: size, style: style)
        let service = PreparedFeedService(result: .success(LoadedFeed(posts: posts, images: images)), loadTime: 1)
        let controller = scene.makeController(style: DemoStyle(), service: service, quit: {})
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        stage.advance(by: 3)
        return stage
    }

    private func clearFlags(in view: UIView) {
        view.isSkeletonable = false
        for subview in view.subviews { clearFlags(in: subview) }
    }

    private func rows(of bitmap: Bitmap) -> [UInt32] {
        guard case .color(let words) = bitmap.pixels else { return [] }
        return words
    }

    /// What of `rect`, in `view`, the scroll views around the view let see, in the window.
    private func visible(_ rect: CGRect, of view: UIView) -> CGRect {
        var rect = view.convert(rect, to: view.window)
        var next = view.superview
        while let around = next {
            if around.clipsToBounds { rect = rect.intersection(around.convert(around.bounds, to: around.window)) }
            next = around.superview
        }
        return rect.isNull ? .zero : rect
    }

    /// Whether the view is shown as a block: a picture, or a control that nothing of is a control itself.
    private func isPicture(_ view: UIView) -> Bool {
        if let picture = view as? UIImageView { return picture.image != nil && !isInControl(view) }
        return view is UIControl && view.superview.map(isInControl) != true || view is UIProgressView
    }

    private func isShown(_ view: UIView) -> Bool {
        !view.isHidden && (view.superview.map(isShown) ?? true)
    }

    private func isInControl(_ view: UIView) -> Bool {
        view is UIControl || (view.superview.map(isInControl) ?? false)
    }

    /// The boxes around the ink of each line of text, read off the pixels that change when the text is clear.
    private func lineBoxes(in list: UIView, of stage: OffscreenStage) -> [CGRect] {
        let labels = list.descendants(of: UILabel.self).filter { isShown($0) && !isInControl($0) }
        let texts = list.descendants(of: UITextView.self).filter(isShown)
        let loaded = rows(of: stage.bitmap())
        let (labelColors, textColors) = (labels.map(\.textColor), texts.map(\.textColor))
        for label in labels { label.textColor = .clear }
        for text in texts { text.textColor = .clear }
        stage.advance(by: 0)
        let blank = rows(of: stage.bitmap())
        for (label, color) in zip(labels, labelColors) { label.textColor = color }
        for (text, color) in zip(texts, textColors) { text.textColor = color }
        stage.advance(by: 0)
        let width = Int(size.width)
        return (labels + texts as [UIView]).flatMap { view -> [CGRect] in
            let area = visible(view.bounds, of: view).integral
            var (boxes, box): ([CGRect], CGRect?) = ([], nil)
            for y in Int(area.minY)..<Int(area.maxY) {
                let ink = (Int(area.minX)..<Int(area.maxX)).filter { loaded[y * width + $0] != blank[y * width + $0] }
                if let first = ink.first, let last = ink.last {
                    let row = CGRect(x: first, y: y, width: last - first + 1, height: 1)
                    box = box?.union(row) ?? row
                } else if let ended = box {
                    boxes.append(ended)
                    box = nil
                }
            }
            return boxes + [box].compactMap(\.self)
        }
    }

    @Test(
        "Without any flag, bones overlap the ink of the loaded text and the pictures by 90 % or more",
        arguments: [DemoScene.feed, .gallery, .profile, .text], [UIUserInterfaceStyle.light, .dark])
    func overlap(scene: DemoScene, style: UIUserInterfaceStyle) throws {
        let stage = try stage(scene, style: style)
        let scrollViews = stage.window.descendants(of: UIScrollView.self)
        let list = try #require(scrollViews.first { isShown($0) && $0.bounds.width > size.width / 2 })
        let plain = PlainSource()
        for table in stage.window.descendants(of: UITableView.self) where isShown(table) {
            plain.table = table.dataSource
            table.dataSource = plain
        }
        for collection in stage.window.descendants(of: UICollectionView.self) where isShown(collection) {
            plain.collection = collection.dataSource
            collection.dataSource = plain
        }
        stage.advance(by: 0)
        clearFlags(in: stage.window)
        stage.advance(by: 0)

        let area = (Int(size.width), Int(size.height))
        var (text, pictures) = (Cover(size: area), Cover(size: area))
        for box in lineBoxes(in: list, of: stage) { text.insert(box) }
        for view in list.descendants(of: UIView.self) where isShown(view) && isPicture(view) {
            pictures.insert(visible(view.bounds, of: view))
        }
        #expect(text.points.count > 5000 && (scene == .text || pictures.points.count > 5000))

        stage.window.showSkeleton(automatically: true, usingColor: .black, transition: .none)
        stage.advance(by: 0)
        var (lines, blocks) = (Cover(size: area), Cover(size: area))
        for bone in stage.window.sk.bones where bone.view.isDescendant(of: list) {
            let rect = visible(bone.view.convert(bone.frame, from: stage.window), of: bone.view)
            if bone.kind == .block { blocks.insert(rect) } else { lines.insert(rect) }
        }

        #expect(lines.overlap(with: text) >= 0.8, "text: \(lines.overlap(with: text))")
        if scene != .text {
            #expect(blocks.overlap(with: pictures) >= 0.9, "pictures: \(blocks.overlap(with: pictures))")
        }
        var (bones, content) = (blocks, pictures)
        bones.formUnion(lines)
        content.formUnion(text)
        #expect(bones.overlap(with: content) >= 0.9, "all: \(bones.overlap(with: content))")

        let name = "automatic-\(scene)-\(style == .dark ? "dark" : "light")"
        stage.window.updateSkeleton()
        stage.advance(by: 0)
        try GoldenImage.expect(stage.bitmap(), named: name, tolerance: 8)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(stage.window.sk.bones.isEmpty)
    }
}
