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
@Suite("Profile screen")
struct ProfileScreenTests {
    private func stage(
        _ feed: LoadedFeed = SampleFeed.feed, size: CGSize = CGSize(width: 700, height: 500),
        style: UIUserInterfaceStyle = .light, isMirrored: Bool = false
    ) throws -> OffscreenStage {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: size, style: style)
        if isMirrored { stage.direction = .rightToLeft }
        stage.window.rootViewController = DemoScene.profile.makeController(
            style: DemoStyle(), service: PreparedFeedService(result: .success(feed), loadTime: 1), quit: {})
        stage.advance(by: 0)
        return stage
    }

    private func cards(_ stage: OffscreenStage) -> [CardView] { stage.window.descendants(of: CardView.self) }

    private func page(_ stage: OffscreenStage) throws -> UIScrollView {
        let scrollViews = stage.window.descendants(of: UIScrollView.self)
        return try #require(scrollViews.first { $0.subviews.contains { $0 is UIStackView } })
    }

    // MARK: Skeleton

    @Test("Every kind of view has a bone during the load, except headings, and none afterward")
    func loading() throws {
        let stage = try stage(size: CGSize(width: 1280, height: 1000))
        stage.advance(by: 0.5)
        let kinds = Set(stage.window.sk.bones.map { "\(type(of: $0.view))" })
        #expect(kinds.isSuperset(of: ["FeedImageView", "DemoLabel", "RevealingButton", "UISwitch", "UIProgressView"]))
        let bones = stage.window.sk.bones
        for list in ["LikedCell", "RowPictureCell"] {
            let found = bones.filter { bone in
                sequence(first: bone.view, next: \.superview).contains { "\(type(of: $0))" == list }
            }
            #expect(found.count >= 4, "\(list)")
        }
        let texts = stage.window.shownTexts
        for title in ["About", "Recently liked", "Pictures", "Loading…"] { #expect(texts.contains(title)) }
        #expect(!texts.contains("Ada 1"))

        stage.advance(by: 2)
        #expect(!stage.window.sk.isSkeletonActive && stage.window.sk.bones.isEmpty)
        let loaded = stage.window.shownTexts
        for text in ["Ada 1", "@ada1", "15,516", "Ada 2", "8 min", ProfileContent.biography, "8 posts"] {
            #expect(loaded.contains(text), "\(text)")
        }
        let drawn = stage.drawnFrames
        stage.advance(by: 5)
        #expect(stage.drawnFrames == drawn && stage.window.nextDeadline == nil)
    }

    @Test("The large portrait's bone is round, and distinct from the bone behind it")
    func portrait() throws {
        let stage = try stage()
        stage.advance(by: 0.5)
        let round = try #require(stage.window.sk.bones.first { $0.cornerRadius == 48 })
        #expect(round.frame.size == CGSize(width: 96, height: 96))
        // The card's background is visible between the portrait's bone and the bone of the picture behind it.
        let edge = stage.pixel(x: Int(round.frame.midX), y: Int(round.frame.minY) - 2)
        #expect(edge.bytes == UIColor.white.bytes)
        let inside = stage.pixel(x: Int(round.frame.midX), y: Int(round.frame.minY) + 2)
        #expect(inside.bytes != UIColor.white.bytes)
    }

    @Test(
        "The profile's cards move and resize by at most 8 points when their content loads",
        arguments: [320, 420, 700, 784, 1280, 1920])
    func jump(width: CGFloat) throws {
        let stage = try stage(size: CGSize(width: width, height: 800))
        stage.advance(by: 0.5)
        let before = cards(stage).map(\.frame)
        stage.advance(by: 2)
        #expect(before.count == 4)
        for (old, new) in zip(before, cards(stage).map(\.frame)) {
            #expect(abs(old.minY - new.minY) <= 8 && abs(old.height - new.height) <= 8, "\(old) to \(new)")
        }
    }

    // MARK: Layout

    @Test(
        "Cards don't overlap or leave the page, and nothing in them is clipped",
        arguments: [320, 420, 700, 784, 1280, 1920])
    func layout(width: CGFloat) throws {
        for isMirrored in [false, true] {
            let stage = try stage(size: CGSize(width: width, height: 800), isMirrored: isMirrored)
            stage.advance(by: 3)
            let frames = cards(stage).map { $0.convert($0.bounds, to: nil) }
            for (index, frame) in frames.enumerated() {
                #expect(frame.minX >= 16 && frame.maxX <= width - 16)
                #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) })
            }
            for card in cards(stage) {
                for part in card.descendants(of: UIControl.self) {
                    #expect(card.bounds.contains(part.convert(part.bounds, to: card)), "\(part) at \(width)")
                }
                // Only long strings in the table are truncated.
                for label in card.descendants(of: UILabel.self) where label.superview is UIStackView {
                    #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.5, "\(label.text ?? "")")
                }
            }
        }
    }

    @Test(
        "Large text wraps, and views that don't fit side by side are stacked", arguments: [320, 404, 700])
    func largeText(width: CGFloat) throws {
        for size in [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
            let stage = try stage(size: CGSize(width: width, height: 800))
            stage.window.setContentSizeCategory(size)
            for time in [0.5, 2.5] {
                stage.advance(by: time)
                for card in cards(stage) {
                    let frame = card.convert(card.bounds, to: nil)
                    #expect(frame.minX >= 16 && frame.maxX <= width - 16, "\(type(of: card)): \(frame)")
                    let parts = card.subviews.filter { !($0 is UIScrollView) }
                    for part in parts { #expect(card.bounds.contains(part.frame), "\(type(of: card)): \(part)") }
                    for label in parts.flatMap({ $0.descendants(of: UILabel.self) }) where label.text != nil {
                        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
                        #expect(label.bounds.width >= needed.width - 0.5, "\(label.text ?? "")")
                        #expect(label.bounds.height >= needed.height - 0.5, "\(label.text ?? "")")
                    }
                }
            }
            let texts = cards(stage).flatMap { $0.subviews.compactMap { $0 as? UILabel } }
            for (index, text) in texts.enumerated() {
                for other in texts.dropFirst(index + 1) {
                    let common = other.convert(other.bounds, to: nil).intersection(text.convert(text.bounds, to: nil))
                    #expect(common.height < 1, "\(text.text ?? "") and \(other.text ?? "")")
                }
            }
        }
    }

    @Test("The page scrolls vertically to its end, and the row of pictures horizontally")
    func scrolling() throws {
        let stage = try stage()
        stage.advance(by: 3)
        let page = try page(stage)
        let row = try #require(stage.window.descendants(of: UICollectionView.self).first)
        stage.press(.keyboardEnd)
        stage.advance(by: 1)
        #expect(page.contentOffset.y > 100)
        let place = row.convert(row.bounds, to: nil)
        #expect(place.maxY < 456)
        stage.scroll(at: CGPoint(x: place.midX, y: place.midY), by: CGVector(dx: 120, dy: 0))
        stage.advance(by: 1)
        #expect(row.contentOffset.x > 0)
    }

    // MARK: Interaction

    @Test("Follow changes its title, and the inspector's line settings apply to all lines")
    func use() throws {
        let stage = try stage()
        stage.advance(by: 3)
        let button = try #require(stage.window.descendants(of: UIButton.self).first { $0.currentTitle == "Follow" })
        stage.click(at: button.convert(CGPoint(x: 8, y: 8), to: nil))
        stage.advance(by: 0.1)
        #expect(button.currentTitle == "Following")

        stage.type("s")
        var style = DemoStyle()
        style.lines = SkeletonLineChanges(
            SkeletonLineStyle(height: 6, spacing: 4, lastLineFill: 50, cornerRadius: 0))
        (stage.window.rootViewController as? any DemoScreen)?.apply(style)
        stage.advance(by: 0.5)
        let lines = stage.window.sk.bones.filter { $0.kind != .block }
        #expect(lines.count > 12 && lines.allSatisfy { $0.frame.height <= 6.5 })
    }

    @Test("Feeds without posts, without pictures or with huge counts are shown")
    func feeds() throws {
        let empty = try stage(LoadedFeed(posts: [], images: [:]))
        empty.advance(by: 2)
        #expect(empty.window.shownTexts.contains("The feed has no posts."))

        let plain = Post(
            id: "1", author: .init(name: "Ada", handle: "@ada", avatar: nil), time: "now", text: "Hello", picture: nil,
            likes: .max, comments: .max)
        let full = try stage(LoadedFeed(posts: [plain, plain], images: [:]))
        full.advance(by: 2)
        #expect(full.window.shownTexts.contains("9,223,372,036,854,775,807"))
    }

    // MARK: Golden images

    @Test(
        "The profile matches its golden images while loading, dissolving and loaded",
        arguments: [
            ("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false), ("rtl", .light, true),
        ])
    func picture(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let stage = try stage(style: style, isMirrored: isMirrored)
        stage.advance(by: 0.75)
        try GoldenImage.expect(stage.bitmap(), named: "profile-loading-\(name)", tolerance: 8)
        stage.advance(by: 0.375)
        try GoldenImage.expect(stage.bitmap(), named: "profile-dissolving-\(name)", tolerance: 8)
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "profile-loaded-\(name)", tolerance: 8)
    }

    @Test(
        "The profile in wide windows matches its golden images",
        arguments: [
            ("loaded", CGSize(width: 1280, height: 800), 2.75), ("loading", CGSize(width: 1920, height: 1200), 0.75),
        ])
    func widePicture(name: String, size: CGSize, time: TimeInterval) throws {
        let stage = try stage(size: size)
        stage.advance(by: time)
        try GoldenImage.expect(stage.bitmap(), named: "profile-\(name)-\(Int(size.width))", tolerance: 8)
    }
}
