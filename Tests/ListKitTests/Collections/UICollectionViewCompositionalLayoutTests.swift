import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("UICollectionViewCompositionalLayout")
struct UICollectionViewCompositionalLayoutTests {
    private typealias Group = NSCollectionLayoutGroup

    private func frames(of group: NSCollectionLayoutGroup, count: Int) -> [CGRect] {
        let fixture = CompositionalFixture(group)
        fixture.base.show([count])
        return fixture.base.frames()
    }

    // MARK: Groups

    @Test("A row takes as many items as fit, and the next group begins below it")
    func filling() {
        let item = NSCollectionLayoutItem.of(.fractionalWidth(1 / 3), .fractionalHeight(1))
        let group = Group.horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(30)), subitems: [item])
        let frames = frames(of: group, count: 4)
        #expect(frames.map { $0.minX.rounded() } == [0, 33, 67, 0])
        #expect(frames.map(\.minY) == [0, 0, 0, 30])
        #expect(frames.allSatisfy { $0.height == 30 })
    }

    @Test("Items divide the length that a group's spacing leaves, or keep their own length")
    func counted() {
        let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(1))
        let shared = Group.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(20)), subitem: item, count: 2)
        shared.interItemSpacing = .fixed(10)
        #expect(frames(of: shared, count: 3) == [.at(0, 0, 45, 20), .at(55, 0, 45, 20), .at(0, 20, 45, 20)])

        let own = NSCollectionLayoutItem.of(.absolute(20), .absolute(10))
        let repeated = Group.vertical(
            layoutSize: .of(.fractionalWidth(1), .absolute(40)), repeatingSubitem: own, count: 3)
        #expect(frames(of: repeated, count: 3) == [.at(0, 0, 20, 10), .at(0, 10, 20, 10), .at(0, 20, 20, 10)])
    }

    @Test("Groups can be nested, and insets shrink items")
    func nested() {
        let leading = NSCollectionLayoutItem.of(.fractionalWidth(0.7), .fractionalHeight(1))
        leading.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let small = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(0.5))
        let trailing = Group.vertical(
            layoutSize: .of(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = Group.horizontal(
            layoutSize: .of(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, trailing])
        #expect(
            frames(of: group, count: 4)
                == [.at(2, 2, 66, 36), .at(70, 0, 30, 20), .at(70, 20, 30, 20), .at(2, 42, 66, 36)])
    }

    @Test("Flexible spacing takes up the remaining space between and around items")
    func flexible() {
        let item = NSCollectionLayoutItem.of(.absolute(20), .absolute(10))
        let between = Group.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(10)), repeatingSubitem: item, count: 3)
        between.interItemSpacing = .flexible(4)
        #expect(frames(of: between, count: 3).map(\.minX) == [0, 40, 80])

        let middle = NSCollectionLayoutItem.of(.absolute(20), .absolute(10))
        middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: nil)
        let around = Group.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(30)), repeatingSubitem: middle, count: 1)
        #expect(frames(of: around, count: 1) == [.at(40, 20, 20, 10)])
    }

    @Test("A custom group places its items with its closure")
    func custom() {
        let group = Group.custom(layoutSize: .of(.fractionalWidth(1), .absolute(50))) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: .at(0, 0, width / 2, 50)),
                NSCollectionLayoutGroupCustomItem(frame: .at(width / 2, 10, width / 2, 30), zIndex: 3),
            ]
        }
        #expect(frames(of: group, count: 3) == [.at(0, 0, 50, 50), .at(50, 10, 50, 30), .at(0, 50, 50, 50)])
    }

    @Test(
        "Invalid numbers neither hang nor crash",
        arguments: [CGFloat.nan, .infinity, -5, 0, 1e-12, 1e300])
    func badNumbers(number: CGFloat) {
        let item = NSCollectionLayoutItem.of(.absolute(number), .fractionalHeight(number))
        item.contentInsets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
        let group = Group.horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(20)), subitems: [item])
        group.interItemSpacing = .fixed(number)
        let fixture = CompositionalFixture(group) { section in
            section.interGroupSpacing = number
            section.contentInsets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)
        }
        fixture.base.show([50])
        #expect(fixture.view.contentSize.height.isFinite)
    }

    @Test("A section provider gets the available size; nil gives an empty section with a message")
    func provider() {
        var rooms: [CGSize] = []
        let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(1))
        let layout = UICollectionViewCompositionalLayout { index, environment in
            rooms.append(environment.container.effectiveContentSize)
            guard index != 1 else { return nil }
            let group = Group.horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(10)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        let fixture = CollectionFixture(layout: layout)
        fixture.show([2, 3, 1])
        #expect(rooms.allSatisfy { $0 == CGSize(width: 100, height: 100) })
        #expect(fixture.view.contentSize == CGSize(width: 100, height: 30))
        #expect(fixture.shownItems == [0, 1, 0])
    }

    // MARK: Sections

    private func rows(_ height: NSCollectionLayoutDimension = .absolute(20)) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(1))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .of(.fractionalWidth(1), height), subitems: [item]))
    }

    private func header(
        _ kind: String = UICollectionView.elementKindSectionHeader, _ alignment: NSRectAlignment = .top
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .of(.fractionalWidth(1), .absolute(15)), elementKind: kind, alignment: alignment)
    }

    @Test("Sections have insets, group spacing, headers, footers and spacing between them")
    func sections() {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
        section.interGroupSpacing = 5
        section.boundarySupplementaryItems = [
            header(), header(UICollectionView.elementKindSectionFooter, .bottom),
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let fixture = CompositionalFixture([section], configuration: configuration)
        fixture.base.show([2, 1])
        #expect(fixture.base.frames() == [.at(10, 19, 70, 20), .at(10, 44, 70, 20)])
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            fixture.view.layoutAttributesForSupplementaryElement(
                ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(frame(UICollectionView.elementKindSectionHeader, 0) == .at(10, 0, 70, 15))
        #expect(frame(UICollectionView.elementKindSectionFooter, 0) == .at(10, 70, 70, 15))
        #expect(frame(UICollectionView.elementKindSectionHeader, 1) == .at(10, 92, 70, 15))
        #expect(fixture.view.contentSize.height == 152)
    }

    @Test("A pinned header stays at the top during its section, above the cells")
    func pinned() throws {
        let section = rows()
        let pinned = header()
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [pinned]
        let fixture = CompositionalFixture([section])
        fixture.base.show([10, 10])
        fixture.base.scroll(by: CGVector(dx: 0, dy: 55))
        let kind = UICollectionView.elementKindSectionHeader
        let view = try #require(fixture.view.visibleSupplementaryViews(ofKind: kind).first)
        #expect(view.frame == .at(0, 55, 100, 15))
        #expect(fixture.view.subviews.last { $0 is UICollectionReusableView } === view)
        fixture.base.scroll(by: CGVector(dx: 0, dy: 153))
        #expect(view.frame == .at(0, 200, 100, 15))
        // Scrolling to an item keeps it clear of the pinned header.
        fixture.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 60)
    }

    @Test("Headers of the whole layout have an index path with a single index")
    func global() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header()]
        let fixture = CompositionalFixture([rows()], configuration: configuration)
        fixture.base.show([2])
        let kind = UICollectionView.elementKindSectionHeader
        #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [IndexPath(index: 0)])
        #expect(fixture.base.frames().first == .at(0, 15, 100, 20))
    }

    private final class BackgroundView: UICollectionReusableView {}

    @Test("A section background is behind the cells, and isn't requested from the data source")
    func decoration() throws {
        let section = rows()
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
        let fixture = CollectionFixture(layout: layout)
        fixture.show([3])
        let view = try #require(fixture.view.subviews.first as? BackgroundView)
        #expect(view.frame == .at(2, 1, 94, 56))
        #expect(fixture.source.headersGiven == 0)
        fixture.show([0])
        #expect(view.superview == nil)
    }

    @Test("Badges are at the corners of their items")
    func badges() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .of(.absolute(10), .absolute(10)), elementKind: UICollectionView.elementKindSectionFooter,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let fixture = CompositionalFixture(
            .horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(20)), subitems: [item]))
        fixture.base.show([2])
        let kind = UICollectionView.elementKindSectionFooter
        let frame = fixture.view.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 1, section: 0))?.frame
        #expect(frame == .at(95, -5, 10, 10))
        #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).count == 2)
    }

    @Test("A layout can be horizontal, and is mirrored in right-to-left layouts")
    func directions() {
        let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(0.5))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: .of(.absolute(30), .fractionalHeight(1)), subitems: [item]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let fixture = CompositionalFixture([section], configuration: configuration)
        fixture.base.show([9])
        #expect(fixture.view.contentSize == CGSize(width: 150, height: 100))
        #expect(fixture.base.frames()[3] == .at(30, 50, 30, 50))
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.stage.advance(by: 0.1)
        #expect(fixture.base.frames()[3] == .at(90, 50, 30, 50))
    }

    // MARK: Cost

    @Test("A million items of equal size cost no more than the visible ones, at any position")
    func million() {
        let fixture = CompositionalFixture([rows()])
        fixture.base.show([1_000_000])
        #expect(fixture.view.contentSize.height == 20_000_000)
        #expect(fixture.base.source.cellsGiven == 5)
        fixture.view.scrollToItem(at: IndexPath(item: 987_654, section: 0), at: .top, animated: false)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.base.shownItems == Array(987_654..<987_659))
        #expect(fixture.base.source.cellsGiven <= 12)
    }
}
