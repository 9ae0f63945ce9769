import Foundation
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@Suite("RowHeights")
struct RowHeightsTests {
    /// A reference model: plain arrays of heights. An unknown height is `nil`.
    private struct Model {
        struct Section {
            var header: CGFloat?
            var rows: [CGFloat?]
            var footer: CGFloat?
        }
        var sections: [Section]

        func places(_ means: MeanHeights) -> [(element: ListElement, top: CGFloat, height: CGFloat)] {
            var (top, places) = (CGFloat(0), [(element: ListElement, top: CGFloat, height: CGFloat)]())
            func add(_ element: ListElement, _ height: CGFloat) {
                places.append((element, top, height))
                top += height
            }
            for (number, section) in sections.enumerated() {
                add(.header(number), section.header ?? means.values[HeightBlock.Kind.header.rawValue])
                for (row, height) in section.rows.enumerated() {
                    add(
                        .cell(IndexPath(row: row, section: number)),
                        height ?? means.values[HeightBlock.Kind.rows.rawValue])
                }
                add(.footer(number), section.footer ?? means.values[HeightBlock.Kind.footer.rawValue])
            }
            return places
        }

        mutating func set(_ height: CGFloat, of element: ListElement) {
            switch element {
            case .header(element.section): sections[element.section].header = height
            case .footer(element.section): sections[element.section].footer = height
            default: sections[element.section].rows[element.path.row] = height
            }
        }
    }

    @Test("Heights with an estimate of 0 are required before display until they have been set")
    func required() {
        var heights = RowHeights(counts: [2], estimate: { _ in 0 })
        #expect(heights.requiredBeforeDisplay.count == 3)
        heights.set(20, of: .header(0))
        heights.setBlock([30, 40], at: IndexPath(row: 0, section: 0))
        #expect(heights.requiredBeforeDisplay == [.footer(0)])
        heights.set(0, of: .footer(0))
        #expect(heights.requiredBeforeDisplay == [])
    }

    @Test("Positions equal plain sums, whichever heights are known", arguments: 0..<8)
    func againstSums(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<random.number(1...6)).map { _ in random.number(0...200) }
        var heights = RowHeights(counts: counts)
        var model = Model(
            sections: counts.map { Model.Section(rows: Array(repeating: nil, count: $0)) })

        for _ in 0..<60 {
            let place = try #require(model.places(heights.means).randomElement(using: &random))
            let height = CGFloat(random.number(0...120)) / 2
            heights.set(height, of: place.element)
            model.set(height, of: place.element)
            let places = model.places(heights.means)
            let total = places.last.map { $0.top + $0.height } ?? 0
            #expect(heights.totalHeight == total)
            for place in places where random.chance(10) {
                #expect(heights.top(of: place.element) == place.top)
                #expect(heights.span(of: place.element).height == place.height)
            }
            let offset = CGFloat(random.part()) * total
            let found = places.last { $0.top <= offset }
            #expect(heights.span(at: offset)?.element == found?.element)
            let shown = heights.spans(from: offset, to: offset + 300).filter { $0.height > 0 }.map(\.element)
            let expected = places.filter { $0.height > 0 && $0.top + $0.height > offset && $0.top < offset + 300 }
            #expect(shown == expected.map(\.element))
        }
    }

    @Test(
        "Every row is found by its top position while the heights of some blocks are known",
        arguments: [1_000, 100_000, 10_000_000])
    func finding(count: Int) throws {
        var heights = RowHeights(counts: [count])
        var random = SeededGenerator(seed: 1)
        for _ in 0..<50 {
            let first = random.number(0...(count - 1)) / RowHeights.blockLength * RowHeights.blockLength
            let path = IndexPath(row: first, section: 0)
            guard let rows = heights.unrequestedRows(around: path) else { continue }
            heights.setBlock(rows.map { 20 + CGFloat($0 % 50) }, at: path)
        }

        for _ in 0..<500 {
            let path = IndexPath(row: random.number(0...(count - 1)), section: 0)
            let top = heights.top(of: .cell(path))
            #expect(try #require(heights.span(at: top)).element == .cell(path))
        }
    }

    @Test("Unknown heights are the mean of the known ones, which is updated less and less often")
    func mean() {
        var means = MeanHeights(headers: 28, rows: 44, footers: 28)
        var values: [CGFloat] = []
        for height in [100, 50, 60, 30, 999, 999, 999, 999] {
            means.update(CGFloat(height), of: .rows)
            values.append(means.values[HeightBlock.Kind.rows.rawValue])
        }
        #expect(values == [100, 75, 75, 60, 60, 60, 60, 530])
        #expect(means.values == [1, 28, 530, 28])
    }

    @Test("Remaining rows keep their heights through a batch, and new ones have none", arguments: 0..<20)
    func batches(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var model = ListModel(random: &random)
        var heights = RowHeights(counts: model.counts)
        for _ in 0..<50 {
            for path in model.paths where random.chance(40) { heights.set(CGFloat(model[path]), of: .cell(path)) }
            let (new, updates) = model.changed(random: &random)
            let transition = try ListTransition(updates, from: model.counts, to: new.counts)
            let after = heights.after(transition, counts: new.counts) { _ in -1 }
            for path in new.paths {
                let old = transition.oldPath(ofNew: path)
                let stays = old.map { !updates.items.reloaded.contains($0) && heights.isKnown(.cell($0)) } ?? false
                #expect(after.isKnown(.cell(path)) == stays)
                if stays { #expect(after.span(of: .cell(path)).height == CGFloat(new[path])) }
            }
            #expect(after.sections.map(\.count) == new.counts)
            (model, heights) = (new, after)
        }
    }
}
