import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

/// Tests that changes at inconvenient moments, such as during a drag, don't crash, hang or misplace anything.
@MainActor
@Suite("Robustness of compositional layouts")
struct CompositionalRoughTests {
    /// Two shelves with estimated tiles, and a section of estimated rows.
    private static func sections() -> [NSCollectionLayoutSection] {
        let tile = NSCollectionLayoutSize.of(.estimated(40), .estimated(30))
        func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: tile, subitems: [NSCollectionLayoutItem(layoutSize: tile)]))
            section.orthogonalScrollingBehavior = behavior
            return section
        }
        let row = NSCollectionLayoutSize.of(.fractionalWidth(1), .estimated(20))
        let rows = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        return [shelf(.groupPaging), shelf(.groupPagingCentered), rows]
    }

    private let fixture = CompositionalFixture(Self.sections())
    private var view: UICollectionView { fixture.view }

    /// Expects each cell to be where the layout places it, in an existing section.
    private func expectOrder(_ comment: Comment) {
        fixture.stage.advance(by: 2)
        for cell in view.visibleCells {
            let path = view.indexPath(for: cell)
            let place = path.flatMap { view.layoutAttributesForItem(at: $0)?.frame }
            let frame = cell.convert(cell.bounds, to: view)
            #expect(place.map { abs($0.minX - frame.minX) + abs($0.minY - frame.minY) < 0.01 } ?? false, comment)
        }
    }

    @Test("Random scrolls, updates, reloads and resizes keep cells in their places")
    func random() {
        var random = SeededGenerator(seed: 7)
        fixture.base.show([12, 9, 30])
        for step in 0..<60 {
            let count = view.numberOfSections
            let section = Int.random(in: 0..<count, using: &random)
            var sections = fixture.base.source.sections
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                sections[section] += 1
                fixture.base.source.sections = sections
                view.insertItems(at: [IndexPath(item: 0, section: section)])
            case 1 where sections[section] > 1:
                sections[section] -= 1
                fixture.base.source.sections = sections
                view.deleteItems(at: [IndexPath(item: sections[section] / 2, section: section)])
            case 2 where count > 1:
                sections.remove(at: section)
                fixture.base.source.sections = sections
                view.deleteSections([section])
            case 3:
                sections.insert(8, at: section)
                fixture.base.source.sections = sections
                view.insertSections([section])
            case 4: view.reloadData()
            case 5: view.frame.size.width = CGFloat.random(in: 0...160, using: &random)
            default:
                fixture.stage.scroll(
                    at: CGPoint(x: 20, y: 20),
                    by: CGVector(
                        dx: CGFloat.random(in: -90...90, using: &random),
                        dy: CGFloat.random(in: -60...60, using: &random)))
            }
            // Half of the steps begin during the animation of the previous step.
            fixture.stage.advance(by: step.isMultiple(of: 2) ? 0.05 : 1)
        }
        expectOrder("after all steps")
    }

    @Test("A section may be deleted during a drag, after which the view may leave its window and return")
    func removal() {
        fixture.base.show([12, 9, 30])
        let window = fixture.stage.window
        window.handle(.pointerPressed(CGPoint(x: 60, y: 10)))
        for x in stride(from: CGFloat(50), through: 10, by: -10) {
            fixture.stage.advance(by: 0.02)
            window.handle(.pointerMoved(CGPoint(x: x, y: 10)))
        }
        fixture.base.source.sections = [9, 30]
        view.deleteSections([0])
        window.handle(.pointerMoved(CGPoint(x: 5, y: 10)))
        fixture.stage.advance(by: 0.05)
        window.handle(.pointerReleased(CGPoint(x: 5, y: 10)))
        expectOrder("after the section went")
        fixture.stage.scroll(at: CGPoint(x: 20, y: 10), by: CGVector(dx: 30, dy: 0))
        view.removeFromSuperview()
        fixture.stage.advance(by: 1)
        window.addSubview(view)
        expectOrder("back in the window")
    }

    @Test("The visible items handler may reload data or set invalid attributes", arguments: [false, true])
    func handler(isNonsense: Bool) {
        let sections = Self.sections()
        var calls = 0
        let fixture = CompositionalFixture(sections)
        sections[0].visibleItemsInvalidationHandler = { [weak view = fixture.view] items, _, _ in
            calls += 1
            if !isNonsense, calls < 5 { view?.reloadData() }
            for item in items where isNonsense {
                item.center = CGPoint(x: CGFloat.nan, y: .infinity)
                item.alpha = .nan
            }
        }
        fixture.base.show([4, 4, 4])
        fixture.stage.advance(by: 1)
        #expect(calls > 0)
        #expect(fixture.view.visibleCells.count >= (isNonsense ? 1 : 4))
    }
}
