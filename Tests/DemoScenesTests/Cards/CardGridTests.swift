import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Card grid")
struct CardGridTests {
    private final class Card: UIView, GridCard {
        let title = "Card"
        let beginsRow: Bool
        private let (ownHeight, note): (CGFloat, CGFloat)

        init(_ height: CGFloat, note: CGFloat = 0, beginsRow: Bool = false) {
            (ownHeight, self.note, self.beginsRow) = (height, note, beginsRow)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        func height(forWidth width: CGFloat) -> CGFloat { ownHeight }

        func noteHeight(forWidth width: CGFloat) -> CGFloat { note }
    }

    @Test("A row fits its tallest sample and its longest note")
    func notes() {
        let cards = [Card(100, note: 20), Card(80, note: 40), Card(60), Card(50, note: 10)]
        let grid = CardGrid(width: 352, minimumWidth: 90, cards: cards)
        #expect(grid.frames.map(\.height) == [120, 120, 120, 50])
        #expect(grid.noteHeights == [40, 40, 40, 10])
    }

    @Test("Titles, samples and notes of a row are aligned on the animations screen", arguments: [420, 700, 1280, 1920])
    func evenRows(width: Int) throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: width, height: 1200))
        let rows = Dictionary(grouping: fixture.cards, by: \.frame.minY)
        for row in rows.values {
            func places(_ index: Int) -> Set<CGFloat> { Set(row.map { $0.subviews[index].frame.minY }) }
            #expect(Set(row.map(\.frame.height)).count == 1)
            #expect((0..<3).allSatisfy { places($0).count == 1 }, "\(row.map { $0.shownTexts })")
        }
        // Cards that show a person have at most two heights.
        let people = fixture.cards.filter { $0.sample.frame.height == 44 && !($0 is ShapeCard) }
        #expect(people.count > 30 && Set(people.map(\.frame.height)).count <= 2)
    }

    @Test("Rows are as tall as their tallest card, and a card can start a new row")
    func rows() {
        let cards = [Card(10), Card(30), Card(20), Card(20), Card(200, beginsRow: true), Card(50)]
        let grid = CardGrid(width: 352, minimumWidth: 90, cards: cards)
        #expect(grid.frames.map(\.minX) == [20, 128, 236, 20, 20, 128])
        #expect(grid.frames.map(\.minY) == [20, 20, 20, 62, 94, 94])
        #expect(grid.frames.map(\.height) == [30, 30, 30, 20, 200, 200])
        #expect(grid.height == 314)
    }

    @Test("A tall window gets fewer and wider columns, if they fill their rows and need no scrolling")
    func fewerColumns() {
        func widths(_ count: Int, height: CGFloat) -> [CGFloat] {
            let cards = (0..<count).map { _ in Card(100) }
            return CardGrid(width: 1000, height: height, minimumWidth: 300, cards: cards).frames.map(\.width)
        }
        // Six cards have three columns; in two columns, they need 364 points.
        #expect(widths(6, height: 363)[0] == 312)
        #expect(widths(6, height: 364)[0] == 474)
        #expect(widths(5, height: 1000)[0] == 312, "A row would have a gap.")
        #expect(widths(3, height: 1000)[0] == 312, "A single column would be too wide.")
    }

    @Test("The tall presets start a row of the animations screen, tallest first, followed by lists")
    func presets() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1920, height: 1200))
        let cards = fixture.cards
        let first = try #require(cards.firstIndex { $0.beginsRow })
        let (low, high) = (cards[..<first], cards[first...])
        let presets = high.filter { $0 is PresetCard }
        #expect(low.allSatisfy { $0.frame.height < 200 && $0.frame.maxY < high[first].frame.minY })
        #expect(presets.map(\.sample.frame.height) == presets.map(\.sample.frame.height).sorted(by: >))
        #expect(presets.count == 4 && low.filter { $0 is PresetCard }.count == 2)
        #expect(high.dropFirst(4).allSatisfy { $0 is RowsCard || ($0 as? MoreCard)?.kind == .rows } && high.count == 7)
    }

    @Test("A first card that starts a row adds no empty row, and an empty grid has no frames")
    func ends() {
        let grid = CardGrid(width: 352, minimumWidth: 90, cards: [Card(10, beginsRow: true), Card(10)])
        #expect(grid.frames.map(\.minY) == [20, 20])
        #expect(CardGrid(width: 352, minimumWidth: 90, cards: []).frames.isEmpty)
    }
}
