import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Pinned headers and footers")
struct PinnedHeaderTests {
    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    init() {
        // Each section is 10 + 100 + 8 points long.
        flow.itemSize = CGSize(width: 100, height: 20)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 10, height: 10)
        flow.footerReferenceSize = CGSize(width: 8, height: 8)
        fixture = CollectionFixture(layout: flow)
        fixture.show([5, 5, 5])
    }

    /// Returns the positions on the screen of the views of `kind`, by section.
    private func places(_ kind: String, at offset: CGFloat) -> [Int: CGFloat] {
        view.contentOffset.y = offset
        fixture.stage.advance(by: 0.1)
        let shown = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
            view.supplementaryView(forElementKind: kind, at: path).map { (path.section, $0.frame.minY - offset) }
        }
        return Dictionary(uniqueKeysWithValues: shown)
    }

    @Test("A header stays at the top during its section, and the next one pushes it away")
    func headers() {
        #expect(places(header, at: 30) == [1: 88])
        flow.sectionHeadersPinToVisibleBounds = true
        #expect(places(header, at: 0) == [0: 0])
        #expect(places(header, at: 30) == [0: 0, 1: 88])
        // The footer begins at 110.
        #expect(places(header, at: 100) == [0: 0, 1: 18])
        #expect(places(header, at: 106) == [0: -6, 1: 12])
        #expect(places(header, at: 118) == [1: 0])
        view.contentInset.top = 6
        #expect(places(header, at: 30) == [0: 6, 1: 88])
    }

    @Test("A footer stays at the bottom as soon as its section appears")
    func footers() {
        flow.sectionFootersPinToVisibleBounds = true
        #expect(places(footer, at: 0) == [0: 92])
        #expect(places(footer, at: 20) == [0: 90])
        // Section 1 begins at 118, and its footer must not cover its header.
        #expect(places(footer, at: 30) == [0: 80, 1: 98])
        #expect(places(footer, at: 60) == [0: 50, 1: 92])
    }

    @Test("Pinned views are in front of the cells, and scrolling doesn't request them again")
    func order() throws {
        flow.sectionHeadersPinToVisibleBounds = true
        _ = places(header, at: 30)
        let view = try #require(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
        let index = try #require(self.view.subviews.firstIndex { $0 === view })
        let cells = self.view.subviews.indices.filter { self.view.subviews[$0] is UICollectionViewCell }
        #expect(cells.allSatisfy { $0 < index })
        let given = fixture.source.headersGiven
        _ = places(header, at: 50)
        #expect(fixture.source.headersGiven == given)
        #expect(self.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)) === view)
    }

    @Test("Scrolling to an item keeps it clear of a pinned header")
    func scrolling() {
        flow.sectionHeadersPinToVisibleBounds = true
        view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 40)
    }

    @Test(
        "In a horizontal flow, a header is pinned to the left side, or to the right side if the flow is mirrored",
        arguments: [false, true])
    func horizontal(isMirrored: Bool) throws {
        final class MirroredFlow: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let flow = MirroredFlow()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 20, height: 100)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 10, height: 0)
        flow.sectionHeadersPinToVisibleBounds = true
        if isMirrored { fixture.stage.direction = .rightToLeft }
        view.setCollectionViewLayout(flow, animated: false)
        fixture.show([5, 5, 5])
        view.contentOffset.x += isMirrored ? -30 : 30
        fixture.stage.advance(by: 0.1)
        let first = try #require(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.minX - view.contentOffset.x == (isMirrored ? 90 : 0))
        view.scrollToItem(
            at: IndexPath(item: 2, section: 0), at: isMirrored ? .right : .left, animated: false)
        let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame)
        #expect(frame.minX - view.contentOffset.x == (isMirrored ? 70 : 10))
    }
}
