import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("UICollectionViewFlowLayout")
struct UICollectionViewFlowLayoutTests {
    /// A delegate with values for each section, but no item sizes.
    private final class Sections: UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section), left: 0, bottom: 0, right: 0) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 5 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { CGFloat(section) * 60 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: CGFloat(section) * 7) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 3) }
    }

    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture

    init() {
        fixture = CollectionFixture(layout: flow)
    }

    @Test("The defaults match UIKit")
    func defaults() {
        #expect(flow.itemSize == CGSize(width: 50, height: 50))
        #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
        #expect(flow.sectionInset == .zero && flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
        #expect(flow.scrollDirection == .vertical)
    }

    @Test("Full lines of equal items are justified, and the last line has the same spacing")
    func uniform() {
        flow.itemSize = CGSize(width: 24, height: 20)
        fixture.show([4])

        #expect(fixture.frames() == [.at(0, 0, 24, 20), .at(38, 0, 24, 20), .at(76, 0, 24, 20), .at(0, 30, 24, 20)])
        #expect(fixture.view.contentSize == CGSize(width: 100, height: 50))
    }

    @Test("An incomplete line has the spacing of a full one, even if it is the only line")
    func onlyLine() {
        flow.itemSize = CGSize(width: 24, height: 20)
        fixture.show([2])
        #expect(fixture.frames() == [.at(0, 0, 24, 20), .at(38, 0, 24, 20)])
    }

    @Test("An item that fills its line alone is centered")
    func column() {
        flow.itemSize = CGSize(width: 60, height: 20)
        fixture.show([2])
        #expect(fixture.frames() == [.at(20, 0, 60, 20), .at(20, 30, 60, 20)])
    }

    @Test("Three items of a third of the width fit in a line")
    func thirds() {
        flow.itemSize = CGSize(width: 100.0 / 3, height: 20)
        flow.minimumInteritemSpacing = 0
        fixture.show([4])
        #expect(fixture.frames().map(\.minY) == [0, 0, 0, 30])
    }

    @Test("Items wider than the view take separate lines from the leading edge")
    func tooWide() {
        flow.itemSize = CGSize(width: 150, height: 20)
        fixture.show([2])
        #expect(fixture.frames() == [.at(0, 0, 150, 20), .at(0, 30, 150, 20)])
    }

    @Test("Sections follow each other with headers, insets and footers, even if they are empty")
    func sections() {
        flow.itemSize = CGSize(width: 40, height: 20)
        flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        flow.headerReferenceSize = CGSize(width: 5, height: 10)
        flow.footerReferenceSize = CGSize(width: 5, height: 6)
        fixture.show([3, 0, 1])

        // 94 points hold two items of 40 with a gap of 14.
        #expect(fixture.frames() == [.at(2, 11, 40, 20), .at(56, 11, 40, 20), .at(2, 41, 40, 20)])
        // 10 + 1 + 50 + 3 + 6, and 20 for the empty section.
        #expect(fixture.frames(section: 2) == [.at(2, 101, 40, 20)])
        #expect(fixture.view.contentSize == CGSize(width: 100, height: 130))
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        func place(_ kind: String, _ section: Int) -> CGRect? {
            fixture.view.layoutAttributesForSupplementaryElement(
                ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect((0..<3).map { place(header, $0) } == [.at(0, 0, 100, 10), .at(0, 70, 100, 10), .at(0, 90, 100, 10)])
        #expect((0..<3).map { place(footer, $0) } == [.at(0, 64, 100, 6), .at(0, 84, 100, 6), .at(0, 124, 100, 6)])
        #expect(place(header, 3) == nil && place("other", 0) == nil)
    }

    @Test("A horizontal flow fills columns from the top, and headers and footers are as high as the view")
    func horizontal() {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 20, height: 28)
        flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        flow.headerReferenceSize = CGSize(width: 10, height: 5)
        flow.footerReferenceSize = CGSize(width: 6, height: 5)
        fixture.show([4, 1])

        // 96 points hold two items of 28 with a gap of 40; a third item would leave gaps of no more than 6.
        #expect(
            fixture.frames() == [.at(12, 1, 20, 28), .at(12, 69, 20, 28), .at(42, 1, 20, 28), .at(42, 69, 20, 28)])
        #expect(fixture.frames(section: 1) == [.at(84, 1, 20, 28)])
        #expect(fixture.view.contentSize == CGSize(width: 114, height: 100))
        let footer = fixture.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == .at(66, 0, 6, 100))
    }

    @Test("In a right-to-left layout, a vertical flow is mirrored, and a horizontal one is not")
    func rightToLeft() {
        flow.itemSize = CGSize(width: 28, height: 20)
        flow.sectionInset.left = 8
        flow.minimumInteritemSpacing = 4
        fixture.stage.direction = .rightToLeft
        fixture.show([4])
        #expect(fixture.frames() == [.at(64, 0, 28, 20), .at(32, 0, 28, 20), .at(0, 0, 28, 20), .at(64, 30, 28, 20)])
        #expect(fixture.view.visibleCells[0].frame == .at(64, 0, 28, 20))

        fixture.view.semanticContentAttribute = .forceLeftToRight
        fixture.stage.advance(by: 0.1)
        #expect(fixture.view.visibleCells[0].frame == .at(8, 0, 28, 20))

        fixture.view.semanticContentAttribute = .unspecified
        flow.scrollDirection = .horizontal
        fixture.stage.advance(by: 0.1)
        #expect(fixture.view.visibleCells[0].frame == .at(8, 0, 28, 20))
    }

    @Test("Values that the delegate implements override those of the layout")
    func delegate() {
        let sections = Sections()
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture.view.delegate = sections
        fixture.show([2, 2])

        #expect(fixture.frames() == [.at(0, 0, 40, 20), .at(60, 0, 40, 20)])
        // 20 + 3; header 7, inset 1; two items of 40 with a gap of 60 do not fit.
        #expect(fixture.frames(section: 1) == [.at(30, 31, 40, 20), .at(30, 56, 40, 20)])
        #expect(fixture.view.contentSize.height == 79)
    }

    @Test("Lines follow the collection view's width and insets, and changes to the layout")
    func changes() {
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture.show([2])
        #expect(fixture.frames().map(\.minX) == [0, 60])

        fixture.view.frame = .at(0, 0, 80, 100)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.view.visibleCells.map(\.frame) == [.at(20, 0, 40, 20), .at(20, 30, 40, 20)])

        fixture.view.frame = .at(0, 0, 120, 100)
        fixture.view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.view.visibleCells.map(\.frame) == [.at(0, 0, 40, 20), .at(70, 0, 40, 20)])

        flow.minimumInteritemSpacing = 40
        fixture.stage.advance(by: 0.1)
        #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 30])
    }
}
