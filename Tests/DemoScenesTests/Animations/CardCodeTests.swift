import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests that the code copied from the animations screen's cards compiles and looks like the cards.
@MainActor
@Suite("Swift code of the cards", .serialized)
struct CardCodeTests {
    private static let style: DemoStyle = {
        var style = DemoStyle()
        (style.color, style.duration, style.transitionDuration) = (.peterRiver, 2, 0.5)
        return style
    }()

    private nonisolated static let pastedFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PastedCards.swift")

    private static func screen() throws -> SamplesFixture {
        try SamplesFixture(.animations, size: CGSize(width: 1280, height: 2600), skeletons: style)
    }

    private static func title(_ card: SampleCard) -> String? { card.descendants(of: UILabel.self).first?.text }

    /// Returns the source text of `PastedCards.swift`, with the code of every card.
    private static func pastedCode() throws -> String {
        let settings = DemoSettings(style: style, theme: .unspecified, direction: .leftToRight)
        let entries = try screen().cards.map { card in
            let lines = settings.swiftCode(showing: card).split(separator: "\n").map { "            \($0)\n" }.joined()
            return "        \"\(title(card) ?? "")\": { view in\n\(lines)        },\n"
        }
        return """
            // Written by CardCodeTests with SKELETON_BLESS=1.
            // swift-format-ignore-file
            import SkeletonView

            /// The code that the inspector copies for the cards of the animations screen, pasted into a program.
            @MainActor
            enum PastedCards {
                static let all: [String: @MainActor (UIView) -> Void] = [
            \(entries.joined())    ]
            }

            """
    }

    @Test("The copied code equals the code that is compiled with these tests")
    func text() throws {
        let code = try Self.pastedCode()
        if ProcessInfo.processInfo.environment["SKELETON_BLESS"] == "1" {
            try code.write(to: Self.pastedFile, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.pastedFile, encoding: .utf8) == code)
        #expect(!code.contains("…"))
    }

    /// Returns the image, as PNG data, of a view like a card's sample, 0.9 seconds after `show`.
    private func picture(_ parts: [UIView], _ show: (UIView) -> Void) throws -> Data {
        let stage = OffscreenStage(size: CGSize(width: 220, height: 60))
        let view = UIView(frame: CGRect(x: 10, y: 8, width: 200, height: 44))
        view.isSkeletonable = true
        for part in parts {
            part.isSkeletonable = true
            view.addSubview(part)
        }
        stage.window.addSubview(view)
        stage.advance(by: 0)
        show(view)
        stage.advance(by: 0.9)
        return try stage.png()
    }

    @Test("Pasted code draws the same pixels as the card's style")
    func pixels() throws {
        try PinnedFonts.use()
        defer { SkeletonAppearance.default = SkeletonViewAppearance() }
        func parts() -> [UIView] {
            [CGRect(x: 0, y: 0, width: 44, height: 44), CGRect(x: 56, y: 4, width: 140, height: 30)].map(UIView.init)
        }
        var pictures: Set<Data> = []
        let cards = try Self.screen().cards.filter { card in
            !(card is PresetCard) && !(card is ShimmerCard) && !(card is MoreCard) && !(card is RowsCard)
                && !(card is BlueprintCard) && !(card is ThemeCard)
                && ![.awaited, .followed].contains((card as? LoadCard)?.kind)
        }
        for card in cards {
            let title = try #require(Self.title(card))
            let paste = try #require(PastedCards.all[title], "\(title)")
            let shaped = (card as? ShapeCard)?.sample.subviews.first?.skeletonShape
            let wanted = try picture(parts()) { view in
                if let shaped { for part in view.subviews { part.skeletonShape = shaped } }
                view.showSkeleton(card.skeletonStyle(for: Self.style))
            }
            let pasted = try picture(parts(), paste)
            SkeletonAppearance.default = SkeletonViewAppearance()
            let isSame = pasted == wanted
            #expect(isSame, "\(title)")
            pictures.insert(pasted)
        }
        #expect(cards.count > 30 && pictures.count > 25)
    }

    @Test("Copying a selected view gives the card's code and the view's own properties")
    func copied() throws {
        let fixture = try DemoFixture(.animations)
        fixture.stage.advance(by: 0.5)
        fixture.stage.type("c")
        let card = try #require(fixture.stage.window.descendants(of: SampleCard.self).first)
        fixture.stage.click(at: card.convert(CGPoint(x: 30, y: 24), to: nil))
        fixture.stage.advance(by: 0)
        fixture.click(try fixture.button("Copy as Swift"))
        let text = try #require(fixture.stage.clipboardText)
        #expect(text.contains("let style = SkeletonStyle.solid()\nview.showSkeleton(style)\n"))
        #expect(!text.contains("showAnimatedGradientSkeleton"))
    }

    @Test("Pasted code works for rows, presets, blueprints and shimmer")
    func others() throws {
        try PinnedFonts.use()
        defer { SkeletonAppearance.default = SkeletonViewAppearance() }
        let stage = OffscreenStage(size: CGSize(width: 320, height: 300))
        func pasted(_ title: String) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            stage.window.addSubview(view)
            PastedCards.all[title]?(view)
            return view
        }
        #expect(pasted("Over content").isShimmering)
        let flagged = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        flagged.isSkeletonable = true
        let drawn = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        drawn.addSubview(flagged)
        stage.window.addSubview(drawn)
        stage.advance(by: 0)
        PastedCards.all["From a blueprint"]?(drawn)
        #expect((drawn.subviews.last as? SkeletonBlueprintView)?.blueprint.bones.count == 1)
        let panel = UIView()
        let themed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        themed.addSubview(panel)
        PastedCards.all["Themed subtree"]?(themed)
        #expect(panel.skeletonTheme?.isAnimated == true)
        #expect(pasted("Preset: card").subviews.contains { $0 is SkeletonPresetView })
        let people = PeopleTable()
        let table = people.makeTable()
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
        stage.window.addSubview(table)
        stage.advance(by: 0)
        PastedCards.all["More rows"]?(table)
        #expect(table.numberOfAppendedSkeletonRows == 2)
        table.removeSkeletonRows()
        PastedCards.all["Row by row"]?(table)
        stage.advance(by: 1)
        #expect(Set(table.sk.bones.map { Int($0.frame.minY / 48) }) == [1, 2])
    }
}
