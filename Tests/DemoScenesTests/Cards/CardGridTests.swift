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
        let beginsRow: Bool
        private let ownHeight: CGFloat

        init(_ height: CGFloat, beginsRow: Bool = false) {
            (ownHeight, self.beginsRow) = (height, beginsRow)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        func height(forWidth width: CGFloat) -> CGFloat { ownHeight }
    }

    @Test("Cards fill rows, all of a row as high as its highest, and one that begins a row leaves the rest of the last")
    func rows() {
        let cards = [Card(10), Card(30), Card(20), Card(20), Card(200, beginsRow: true), Card(50)]
        let grid = CardGrid(width: 352, leastWidth: 90, cards: cards)
        #expect(grid.frames.map(\.minX) == [20, 128, 236, 20, 20, 128])
        #expect(grid.frames.map(\.minY) == [20, 20, 20, 62, 94, 94])
        #expect(grid.frames.map(\.height) == [30, 30, 30, 20, 200, 200])
        #expect(grid.height == 314)
    }

    @Test("The presets begin a row of the animations, the highest first")
    func presets() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1920, height: 1200))
        let presets = fixture.stage.window.descendants(of: PresetCard.self)
        let cards = fixture.stage.window.descendants(of: SampleCard.self)
        let rows = cards.filter { $0 is RowsCard || $0 is MoreRowsCard }
        let others = cards.filter { !($0 is PresetCard || rows.contains($0)) }
        let lowest = others.map(\.frame.maxY).max() ?? 0
        #expect(presets.allSatisfy { $0.frame.minY > lowest })
        #expect(presets.map(\.frame.height) == presets.map(\.frame.height).sorted(by: >))
        #expect(others.allSatisfy { $0.frame.height < 200 } && rows.count == 3)
        #expect(rows.prefix(2).allSatisfy { $0.frame.minY == presets.last?.frame.minY })
    }

    @Test("The first card begins a row anyway, and no cards have no frames")
    func ends() {
        let grid = CardGrid(width: 352, leastWidth: 90, cards: [Card(10, beginsRow: true), Card(10)])
        #expect(grid.frames.map(\.minY) == [20, 20])
        #expect(CardGrid(width: 352, leastWidth: 90, cards: []).frames.isEmpty)
    }
}
