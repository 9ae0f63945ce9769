import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("UICollectionViewFlowLayout with several sizes")
struct FlowLayoutSizesTests {
    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture

    init() {
        fixture = CollectionFixture(layout: flow)
    }

    @Test("Full lines are justified, the last line has minimum spacing, and items are centered in their lines")
    func mixed() {
        let sizes = FlowSizes()
        sizes.sizes = [(40, 10), (30, 20), (70, 10), (20, 30), (20, 10)].map { CGSize(width: $0.0, height: $0.1) }
        flow.minimumLineSpacing = 4
        fixture.view.delegate = sizes
        fixture.show([5])

        // 40 + 10 + 30 fit and leave a gap of 30, 70 + 10 + 20 fill the line, and 20 is the last item.
        #expect(
            fixture.frames() == [
                .at(0, 5, 40, 10), .at(70, 0, 30, 20), .at(0, 34, 70, 10), .at(80, 24, 20, 30), .at(0, 58, 20, 10),
            ])
        #expect(fixture.view.contentSize.height == 68)
        #expect(sizes.questions == 5)
    }

    @Test("A single item is centered in its line, except in the last line, which starts at the edge")
    func mixedLonely() {
        let sizes = FlowSizes()
        sizes.sizes = [(80, 10), (40, 10), (30, 10)].map { CGSize(width: $0.0, height: $0.1) }
        fixture.view.delegate = sizes
        fixture.show([3])
        #expect(fixture.frames() == [.at(10, 0, 80, 10), .at(0, 20, 40, 10), .at(50, 20, 30, 10)])
    }

    @Test("If all items have the same width, the last line has the spacing of full lines")
    func oneWidth() {
        let sizes = FlowSizes()
        sizes.sizes = [(24, 10), (24, 20), (24, 10), (24, 8), (24, 8)].map { CGSize(width: $0.0, height: $0.1) }
        fixture.view.delegate = sizes
        fixture.show([5])
        #expect(
            fixture.frames() == [
                .at(0, 5, 24, 10), .at(38, 0, 24, 20), .at(76, 5, 24, 10), .at(0, 30, 24, 8), .at(38, 30, 24, 8),
            ])
    }

    @Test(
        "layoutAttributesForElements returns exactly the elements in the rectangle, anywhere in a long flow",
        arguments: [true, false])
    func elementsInRect(isUniform: Bool) {
        let sizes = FlowSizes()
        sizes.sizes = [CGSize(width: 30, height: 20), CGSize(width: isUniform ? 30 : 45, height: 20)]
        fixture.view.delegate = sizes
        flow.headerReferenceSize.height = 7
        flow.sectionInset.top = 4
        fixture.show([50, 0, 1, 70])
        let header = UICollectionView.elementKindSectionHeader
        let sections = 0..<4
        let all =
            sections.flatMap { fixture.frames(section: $0) }
            + sections.compactMap {
                fixture.view.layoutAttributesForSupplementaryElement(
                    ofKind: header, at: IndexPath(item: 0, section: $0))?.frame
            }

        for step in 0..<200 {
            let rect = CGRect.at(CGFloat(step % 7) * 11, CGFloat(step) * 9.5 - 40, 50, CGFloat(step % 4 + 1) * 15)
            let found = (flow.layoutAttributesForElements(in: rect) ?? []).map(\.frame)
            let expected = all.filter {
                $0.minX < rect.maxX && $0.maxX > rect.minX && $0.minY < rect.maxY && $0.maxY > rect.minY
            }
            #expect(found.count == expected.count)
            #expect(expected.allSatisfy(found.contains))
        }
    }

    @Test(
        "Extreme and invalid numbers give finite content sizes",
        arguments: [CGFloat.nan, -.infinity, .infinity, -5, 0, 1e300, .leastNonzeroMagnitude])
    func absurd(number: CGFloat) {
        let sizes = FlowSizes()
        sizes.sizes = [CGSize(width: number, height: 20), CGSize(width: 20, height: number)]
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            flow.scrollDirection = direction
            flow.itemSize = CGSize(width: number, height: number)
            flow.minimumLineSpacing = number
            flow.minimumInteritemSpacing = number
            flow.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            flow.headerReferenceSize = CGSize(width: number, height: number)
            for delegate in [sizes, nil] {
                fixture.view.delegate = delegate
                fixture.show([3, -3, 2])
                #expect(fixture.frames().count == 3)
                #expect(fixture.view.contentSize.height.isFinite && fixture.view.contentSize.width.isFinite)
            }
        }
    }
}
