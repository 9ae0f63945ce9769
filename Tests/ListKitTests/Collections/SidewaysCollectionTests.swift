import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Horizontal collection views")
struct SidewaysCollectionTests {
    @Test("A collection view scrolls from right to left only if its layout flips its direction")
    func collection() {
        final class Source: UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        final class MirroredLayout: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        stage.direction = .rightToLeft
        let source = Source()
        for layout in [UICollectionViewFlowLayout(), MirroredLayout()] {
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            stage.window.addSubview(list)
            stage.advance(by: 0.1)
            let isMirrored = layout is MirroredLayout
            let start = list.contentOffset.x
            #expect(start == (isMirrored ? 700 : 0))
            stage.scroll(at: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 30))
            #expect(list.contentOffset.x == start + (isMirrored ? -30 : 30))
        }
    }
}
