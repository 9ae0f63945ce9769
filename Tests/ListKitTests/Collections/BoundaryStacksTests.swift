import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Stacked headers and footers of compositional layouts")
struct BoundaryStacksTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    /// A section whose items are rows of 20 points.
    private func rows() -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(1))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(20)), subitems: [row]))
    }

    private func pinned(_ kind: String, _ alignment: NSRectAlignment, height: CGFloat)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .of(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = true
        return item
    }

    /// Returns the distance of a supplementary view from the top of the visible area; `nil` if there is no such view.
    /// The view is that of `section` or, if `section` is `nil`, of the whole layout.
    private func place(_ kind: String, in fixture: CompositionalFixture, section: Int? = 0) -> CGFloat? {
        let path = section.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
        return fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path).map {
            $0.frame.minY - fixture.view.contentOffset.y
        }
    }

    private func scroll(_ fixture: CompositionalFixture, to offset: CGFloat) {
        fixture.view.contentOffset.y = offset
        fixture.stage.advance(by: 0.1)
    }

    @Test("Two pinned headers of a section are stacked, and the end of the section pushes both away")
    func headers() {
        let section = rows()
        section.boundarySupplementaryItems = [pinned(header, .top, height: 10), pinned(footer, .top, height: 15)]
        let fixture = CompositionalFixture([section])
        // Section 0 ends at 225.
        fixture.base.show([10, 10])
        scroll(fixture, to: 50)
        #expect(place(header, in: fixture) == 0)
        #expect(place(footer, in: fixture) == 10)
        scroll(fixture, to: 210)
        #expect(place(header, in: fixture) == -10)
        #expect(place(footer, in: fixture) == 0)
        fixture.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 60)
    }

    @Test("Two pinned footers of a section are stacked")
    func footers() {
        let section = rows()
        section.boundarySupplementaryItems = [pinned(header, .bottom, height: 10), pinned(footer, .bottom, height: 15)]
        let fixture = CompositionalFixture([section])
        fixture.base.show([10])
        #expect(place(header, in: fixture) == 75)
        #expect(place(footer, in: fixture) == 85)
    }

    @Test("A pinned header reaches the top edge when the header before it, which isn't pinned, scrolls away")
    func mixed() {
        let section = rows()
        let title = pinned(header, .top, height: 10)
        title.pinToVisibleBounds = false
        section.boundarySupplementaryItems = [title, pinned(footer, .top, height: 15)]
        let fixture = CompositionalFixture([section])
        fixture.base.show([10])
        #expect(place(footer, in: fixture) == 10)
        scroll(fixture, to: 50)
        #expect(place(footer, in: fixture) == 0)
    }

    @Test("A pinned header that overlaps the items is below the other pinned headers")
    func overlapping() {
        let section = rows()
        let floating = pinned(header, .top, height: 10)
        floating.extendsBoundary = false
        section.boundarySupplementaryItems = [floating, pinned(footer, .top, height: 15)]
        let fixture = CompositionalFixture([section])
        fixture.base.show([10])
        for offset: CGFloat in [0, 50] {
            scroll(fixture, to: offset)
            #expect(place(footer, in: fixture) == 0)
            #expect(place(header, in: fixture) == 15)
        }
    }

    @Test("Headers of the whole layout are stacked, and pinned headers of sections are below them")
    func global() {
        let section = rows()
        section.boundarySupplementaryItems = [pinned("section", .top, height: 5)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [pinned(header, .top, height: 10), pinned(footer, .top, height: 15)]
        let fixture = CompositionalFixture([section], configuration: configuration)
        fixture.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "section", withReuseIdentifier: "header")
        fixture.base.show([10])
        for offset: CGFloat in [0, 50] {
            scroll(fixture, to: offset)
            #expect(place(header, in: fixture, section: nil) == 0)
            #expect(place(footer, in: fixture, section: nil) == 10)
            #expect(place("section", in: fixture) == 25)
        }
        #expect(fixture.base.frames().first?.minY == 30)
        fixture.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 60)
    }

    private final class TintedAttributes: UICollectionViewLayoutAttributes {}
    private final class TintedLayout: UICollectionViewCompositionalLayout {
        override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
    }

    @Test("Cells, headers and decoration views have attributes of the layout's layoutAttributesClass")
    func attributesClass() throws {
        let section = rows()
        section.boundarySupplementaryItems = [pinned(header, .top, height: 10)]
        section.decorationItems = [.background(elementKind: "background")]
        let layout = TintedLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let fixture = CollectionFixture(layout: layout)
        fixture.show([3])
        let attributes = try #require(layout.layoutAttributesForElements(in: .at(0, 0, 100, 100)))
        #expect(attributes.count == 5 && attributes.allSatisfy { $0 is TintedAttributes })
    }
}
