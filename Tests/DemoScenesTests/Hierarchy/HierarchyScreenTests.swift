import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Hierarchy screen")
struct HierarchyScreenTests {
    /// The number of blocks and lines for each of the six cases.
    private static let bones: [HierarchyCase: (blocks: Int, lines: Int)] = [
        .nothing: (0, 0), .childrenOnly: (0, 0), .containerOnly: (1, 0), .containerAndChildren: (2, 4),
        .emptyCells: (3, 0), .fullCells: (3, 6),
    ]

    @Test("Each of the six cases shows the bones that its flags imply", arguments: HierarchyCase.allCases)
    func bones(kind: HierarchyCase) throws {
        let fixture = try SamplesFixture(.hierarchy)
        fixture.stage.advance(by: 1)
        let card = fixture.cards[try #require(HierarchyCase.allCases.firstIndex(of: kind))]
        let found = card.sample.sk.bones
        let expected = try #require(Self.bones[kind])
        #expect(found.count(where: { $0.kind == .block }) == expected.blocks)
        #expect(found.count(where: { $0.kind != .block }) == expected.lines)
        let texts = card.shownTexts
        #expect(texts.contains(kind.title))
        let note = try #require(texts.first { $0.hasPrefix(kind.reason) })
        // The message that is written to standard error is also shown.
        let message = note.dropFirst(kind.reason.count)
        #expect(message.hasSuffix("flagged views lie under UIView, which is not flagged.”") == (kind == .childrenOnly))
        #expect(message.isEmpty == (kind != .childrenOnly))
    }

    @Test("The bare cells' blocks cover the table without gaps")
    func solidTable() throws {
        let fixture = try SamplesFixture(.hierarchy)
        fixture.stage.advance(by: 1)
        let card = fixture.cards[4]
        let table = try #require(card.descendants(of: UITableView.self).first)
        let place = table.convert(table.bounds, to: card.sample)
        #expect(card.sample.sk.bones.reduce(CGRect.null) { $0.union($1.frame) } == place)
    }

    @Test("Each disc is closer to its own name than to the name before it", arguments: [1, 2] as [CGFloat])
    func discs(factor: CGFloat) throws {
        let fixture = try SamplesFixture(.hierarchy)
        fixture.stage.window.setContentSizeCategory(.nearest(toFactor: factor))
        fixture.stage.advance(by: 1)
        let flags = try #require(fixture.cards.first).descendants(of: FlagLabel.self)
        #expect(flags.count >= 3)
        for (flag, next) in zip(flags, flags.dropFirst()) {
            let (disc, name) = (try #require(next.subviews.first), try #require(next.subviews.last))
            #expect(name.frame.minX - disc.frame.maxX < next.frame.minX - flag.frame.maxX)
        }
    }

    @Test("Each card names the flags that its views have")
    func flags() throws {
        let fixture = try SamplesFixture(.hierarchy)
        fixture.stage.advance(by: 1)
        for (kind, card) in zip(HierarchyCase.allCases, fixture.cards) {
            let people = card.descendants(of: PersonView.self)
            let container = try #require(card.sample.subviews.last)
            #expect(!card.sample.isSkeletonable && container.isSkeletonable == kind.flagsContainer)
            #expect(people.count >= 2)
            for person in people { #expect(person.parts.allSatisfy { $0.isSkeletonable == kind.flagsChildren }) }
            #expect(kind.flags.map(\.name).allSatisfy { card.shownTexts.contains($0) })
            // The titles call them children.
            #expect(!card.shownTexts.contains { $0.contains("parts") })
        }
    }
}
