import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the screens with various text sizes.
@MainActor
@Suite("Text sizes of the screens")
struct DemoTextSizeTests {
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    private func demo(
        _ scene: DemoScene, width: CGFloat, feed: LoadedFeed = SampleFeed.feed
    ) throws -> (stage: OffscreenStage, demo: DemoViewController) {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: CGSize(width: width, height: 900))
        let service = PreparedFeedService(result: .success(feed), loadTime: 2)
        let demo = DemoViewController(scene: scene, style: DemoStyle(), service: service, quit: {})
        stage.window.rootViewController = demo
        stage.advance(by: 0)
        return (stage, demo)
    }

    private func texts(in view: UIView) -> [UILabel] {
        view.descendants(of: UILabel.self).filter { label in
            label.text?.isEmpty == false && sequence(first: label, next: \.superview).allSatisfy { !$0.isHidden }
        }
    }

    /// Returns the point sizes of the text on the screen.
    private func sizes(_ demo: DemoViewController) -> [CGFloat] {
        texts(in: demo.screen.content).filter { !isPartOfControl($0) }.map(\.font.pointSize)
    }

    private func isPartOfControl(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0 is UIControl }
    }

    @Test(
        "Labels keep room for a line when the text size changes while they are visible", arguments: DemoScene.allCases)
    func room(scene: DemoScene) throws {
        let (stage, demo) = try demo(scene, width: 700)
        stage.advance(by: 3, step: 0.5)
        stage.type(scene == .somo ? "e" : "h")
        stage.advance(by: 1, step: 0.5)
        let usual = sizes(demo)
        for size in Self.sizes {
            demo.textSize = size
            stage.advance(by: 0.5, step: 0.5)
            for label in texts(in: demo.screen.content) where !isPartOfControl(label) && label.bounds.width > 0 {
                let (height, line) = (label.bounds.height, label.font.lineHeight)
                #expect(height >= line - 1, "\(size.rawValue): \(label.text ?? "") has \(height) of \(line)")
            }
            let largest = (sizes(demo).max() ?? 0, usual.max() ?? 0)
            #expect(scene == .stress || (size < .large ? largest.0 < largest.1 : largest.0 > 1.5 * largest.1))
        }
        demo.textSize = nil
        stage.advance(by: 0.5, step: 0.5)
        #expect(sizes(demo) == usual)
    }

    @Test("All text grows to 150%, including that of controls and the frame times", arguments: DemoScene.allCases)
    func everything(scene: DemoScene) throws {
        let (stage, demo) = try demo(scene, width: 1280)
        stage.press(scene == .stress ? .keyboardF2 : .keyboardF1)
        stage.advance(by: 3, step: 0.5)
        stage.type(scene == .somo ? "e" : "h")
        stage.advance(by: 1, step: 0.5)
        /// Returns the height of a line of each label, by the label's text.
        func heights() -> [String: CGFloat] {
            let labels = texts(in: demo.view).filter { label in
                !sequence(first: label, next: \.superview).contains { $0 is FeedImageView }
            }
            return Dictionary(
                labels.map { ($0.text ?? "", $0.sizeThatFits(.zero).height) }, uniquingKeysWith: { min($0, $1) })
        }
        let usual = heights()
        stage.window.setContentSizeCategory(.nearest(toFactor: 1.5))
        stage.advance(by: 0.5, step: 0.5)
        let large = heights()
        var compared = 0
        for (text, height) in large {
            guard let before = usual[text] else { continue }
            compared += 1
            #expect(height > 1.3 * before, "\(text): \(before), \(height)")
        }
        #expect(compared > 30)
        for label in texts(in: demo.view) where isPartOfControl(label) {
            #expect(label.bounds.width >= label.intrinsicContentSize.width - 1, "\(label.text ?? "")")
        }
    }

    @Test("Alerts follow the text size that is chosen in the demo")
    func alerts() throws {
        let (stage, demo) = try demo(.feed, width: 700)
        func height() throws -> CGFloat {
            demo.showAlert(("Title", "Message"))
            stage.advance(by: 1)
            let title = try #require(stage.window.descendants(of: UILabel.self).first { $0.text == "Title" })
            let height = title.bounds.height
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            return height
        }
        let usual = try height()
        demo.textSize = .nearest(toFactor: 2)
        #expect(try height() > 1.7 * usual)
        demo.textSize = nil
        #expect(try height() == usual)
    }

    @Test(
        "Portraits grow with the text up to twice their size, and stay round",
        arguments: [DemoScene.feed, .gallery, .profile, .hierarchy, .animations, .somo],
        [CGSize(width: 700, height: 900), CGSize(width: 1920, height: 1200)])
    func portraits(scene: DemoScene, size: CGSize) async throws {
        let (stage, demo) = try demo(scene, width: size.width, feed: try await DemoFixture.embeddedFeed())
        stage.resize(to: size)
        stage.advance(by: 3, step: 0.5)
        stage.type(scene == .somo ? "e" : "h")
        stage.advance(by: 1, step: 0.5)
        /// Returns the width of the largest portrait.
        func side() throws -> CGFloat {
            let images = demo.screen.content.descendants(of: UIImageView.self).map(\.bounds).filter { !$0.isEmpty }
            let round = demo.screen.content.descendants(of: UIImageView.self).filter {
                let isSeen = sequence(first: $0 as UIView, next: \.superview).allSatisfy { !$0.isHidden }
                return isSeen && $0.bounds.width > 20 && abs($0.layer.cornerRadius - $0.bounds.height / 2) < 1
            }
            #expect(!images.isEmpty && round.allSatisfy { $0.bounds.width == $0.bounds.height })
            return try #require(round.map(\.bounds.width).max())
        }
        let usual = try side()
        for (factor, least, most) in [(1.5, 1.3, 1.7), (3, 1.5, 2.1)] as [(CGFloat, CGFloat, CGFloat)] {
            demo.textSize = .nearest(toFactor: factor)
            stage.advance(by: 0.5, step: 0.5)
            let large = try side()
            #expect(large > least * usual && large < most * usual, "\(factor): \(usual), \(large)")
        }
    }

    @Test("Names and titles wrap at the largest text size", arguments: [DemoScene.feed, .profile, .animations])
    func names(scene: DemoScene) throws {
        let post = Post(
            id: "1", author: .init(name: "Ada Lindqvist", handle: "@adal", avatar: nil), time: "now", text: "Hello.",
            picture: nil, likes: 1, comments: 1)
        let (stage, demo) = try demo(scene, width: 320, feed: LoadedFeed(posts: [post], images: [:]))
        demo.textSize = .accessibilityExtraExtraExtraLarge
        stage.advance(by: 3, step: 0.5)
        let names: Set<String?> = ["Solid, pulse", "Gradient, still", post.author.name]
        let labels = texts(in: demo.screen.content).filter { label in
            let isSample = sequence(first: label, next: \.superview).contains { $0 is PersonView }
            return names.contains(label.text) && !isSample && label.font.pointSize > 40
        }
        #expect(!labels.isEmpty)
        for label in labels {
            let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            #expect(label.numberOfLines == 0 && label.bounds.height >= wanted.height - 1, "\(label.text ?? "")")
        }
    }

    @Test("Panels and the header scale with the text and return to their original size")
    func chrome() throws {
        let (stage, demo) = try demo(.feed, width: 1280)
        stage.type("i")
        stage.advance(by: 3, step: 0.5)
        func sizes() throws -> [CGFloat] {
            let panels: [UIView?] = [
                stage.window.descendants(of: SidebarView.self).first,
                stage.window.descendants(of: InspectorView.self).first, demo.screen.header,
            ]
            // Segmented controls are skipped, because segments with large text have attributed strings.
            let labels = try panels.flatMap { texts(in: try #require($0)) }.filter { label in
                // The introduction is hidden if its text is too large.
                label.text?.hasPrefix("Placeholders") == false
                    && !sequence(first: label, next: \.superview).contains { $0 is UISegmentedControl }
            }
            return labels.map(\.font.pointSize)
        }
        let usual = try sizes()
        stage.window.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        stage.advance(by: 0.5, step: 0.5)
        let large = try sizes()
        #expect(large.count == usual.count && usual.count > 40)
        #expect(zip(large, usual).allSatisfy { $0 > 1.7 * $1 && $0 < 2.1 * $1 })
        stage.window.setContentSizeCategory(.large)
        stage.advance(by: 0.5, step: 0.5)
        #expect(try sizes() == usual)
    }

    @Test("Bones of text scale with the text", arguments: [DemoScene.feed, .gallery, .profile, .text, .hierarchy])
    func bones(scene: DemoScene) throws {
        let (stage, demo) = try demo(scene, width: 1280)
        stage.advance(by: 1, step: 0.5)
        func lines() -> [CGFloat] {
            stage.window.sk.bones.filter { $0.view is UILabel && $0.kind == .line(0) }.map(\.frame.height)
        }
        let usual = lines()
        demo.textSize = .accessibilityLarge
        stage.advance(by: 0.5, step: 0.5)
        let large = lines()
        #expect(!usual.isEmpty && (large.max() ?? 0) > 1.5 * (usual.max() ?? 0))
        // One label has a custom line height.
        #expect(scene == .text || (large.min() ?? 0) > 1.5 * (usual.min() ?? 0))
    }
}
