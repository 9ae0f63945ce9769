import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the gutters that all screens share.
@MainActor
@Suite("Page metrics")
struct PageMetricsTests {
    /// Returns the frames, in the window, of the title, of the part of the content nearest to the top leading corner,
    /// and of the content.
    private func places(
        _ scene: DemoScene, _ size: CGSize, isMirrored: Bool, inspects: Bool
    ) throws -> (title: CGRect, first: CGRect, content: CGRect) {
        let fixture =
            inspects
            ? try DemoFixture.inspecting(scene, size: size, isMirrored: isMirrored, loadTime: 1)
            : try DemoFixture(scene, size: size, isMirrored: isMirrored)
        fixture.stage.advance(by: 2)
        let screen = fixture.demo.screen
        let title = try #require(
            screen.header.descendants(of: UILabel.self).first { $0.text == fixture.demo.title(of: scene) })
        let content = screen.content.convert(screen.content.bounds, to: nil)
        let parts = screen.content.descendants(of: UIView.self).filter { view in
            let isCard = view.backgroundColor == DemoPalette.card && view.layer.cornerRadius > 0
            return isCard || view is GalleryCell || view is UISegmentedControl
                || view is UILabel && view.superview === screen.content
        }
        let frames = parts.map { $0.convert($0.bounds, to: nil) }.filter { $0.intersects(content) }
        let top = try #require(frames.map(\.minY).min())
        let row = frames.filter { $0.minY == top }
        let first = try #require(isMirrored ? row.max { $0.maxX < $1.maxX } : row.min { $0.minX < $1.minX })
        return (title.convert(title.bounds, to: nil), first, content)
    }

    @Test(
        "Titles and the first parts of all screens start at the same place",
        arguments: [
            (CGSize(width: 700, height: 500), false), (CGSize(width: 1280, height: 800), true),
            (CGSize(width: 1920, height: 1200), false),
        ], [false, true])
    func starts(window: (size: CGSize, inspects: Bool), isMirrored: Bool) throws {
        let usual = try places(.feed, window.size, isMirrored: isMirrored, inspects: window.inspects).title
        for scene in DemoScene.allCases {
            let (title, first, content) = try places(
                scene, window.size, isMirrored: isMirrored, inspects: window.inspects)
            #expect(title.minY == usual.minY && title.height == usual.height, "\(scene)")
            #expect(isMirrored ? title.maxX == usual.maxX : title.minX == usual.minX, "\(scene)")
            #expect(first.minY == content.minY + PageMetrics.margin, "\(scene): \(first) in \(content)")
            // A wide window centers the pages that would be hard to read.
            if window.size.width > 1280, scene == .feed || scene == .profile { continue }
            let start = isMirrored ? content.maxX - first.maxX : first.minX - content.minX
            #expect(abs(start - PageMetrics.margin) < 0.01, "\(scene): \(first) in \(content)")
        }
    }

    @Test("Cards use at least two thirds of the width of a wide window", arguments: DemoScene.allCases)
    func width(scene: DemoScene) async throws {
        let feed = try await DemoFixture.embeddedFeed()
        let fixture = try DemoFixture(scene, size: CGSize(width: 1920, height: 1200), feed: feed)
        fixture.stage.advance(by: 2)
        let content = fixture.demo.screen.content
        let cards = content.descendants(of: UIView.self).filter {
            $0.backgroundColor == DemoPalette.card && $0.layer.cornerRadius > 0 && !($0.superview is any GridCard)
        }.map { $0.convert($0.bounds, to: content) }
        guard let first = cards.first else { return }
        let all = cards.dropFirst().reduce(first) { $0.union($1) }
        #expect(all.width > content.bounds.width * 2 / 3)
        #expect(abs(all.midX - content.bounds.midX) < 3)
    }

    @Test(
        "The cards of a few controls or posts fill more than half of the height of a large window",
        arguments: [DemoScene.feed, .controls])
    func height(scene: DemoScene) async throws {
        let feed = try await DemoFixture.embeddedFeed()
        let fixture = try DemoFixture(scene, size: CGSize(width: 1920, height: 1200), feed: feed)
        fixture.stage.advance(by: 2)
        let content = fixture.demo.screen.content
        let bottoms = content.descendants(of: UIView.self).filter {
            $0.backgroundColor == DemoPalette.card && $0.layer.cornerRadius > 0
        }.map { $0.convert($0.bounds, to: content).maxY - content.bounds.minY }
        #expect(try #require(bottoms.max()) > content.bounds.height * 0.55)
    }

    @Test("The content of a very wide window is centered")
    func inset() {
        #expect(PageMetrics.inset(1000) == 20 && PageMetrics.inset(2240) == 20 && PageMetrics.inset(3240) == 520)
        #expect(PageMetrics.columnWidth(30) == 0 && PageMetrics.columnWidth(3240) == 2200)
    }
}
