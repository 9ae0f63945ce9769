import Foundation
import ListKit
import Testing
import ViewKit

@MainActor
@Suite("Copies of sections, items, groups and configurations")
struct CompositionalCopyTests {
    private let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

    @Test("A copied section can be changed independently")
    func section() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.orthogonalScrollingBehavior = .paging
        section.decorationItems = [.background(elementKind: "card")]
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        copy.interGroupSpacing = 3
        #expect(copy !== section && section.interGroupSpacing == 8 && copy.interGroupSpacing == 3)
        #expect(copy.orthogonalScrollingBehavior == .paging && copy.decorationItems.count == 1)
    }

    @Test("Copies of items and groups have the values and the class of the original")
    func items() throws {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: 0, y: 5))
        header.pinToVisibleBounds = true
        header.contentInsets.top = 2
        let headerCopy = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        #expect(headerCopy !== header && headerCopy.pinToVisibleBounds && headerCopy.offset.y == 5)
        #expect(headerCopy.contentInsets.top == 2 && headerCopy.zIndex == header.zIndex)

        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        badge.zIndex = 9
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        #expect((badge.copy() as? NSCollectionLayoutSupplementaryItem)?.zIndex == 9)
        #expect((item.copy() as? NSCollectionLayoutItem)?.supplementaryItems == [badge])

        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        group.interItemSpacing = .fixed(4)
        let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
        #expect(groupCopy !== group && groupCopy.subitems == [item] && groupCopy.interItemSpacing?.spacing == 4)
        #expect(size.copy() as? NSCollectionLayoutSize === size)
    }

    @Test("A copied configuration can be changed independently")
    func configuration() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let copy = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
        copy.scrollDirection = .horizontal
        #expect(copy.interSectionSpacing == 7 && configuration.scrollDirection == .vertical)
    }
}
