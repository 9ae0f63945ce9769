import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import ListKit

/// Golden images of collection views; see `GoldenImage`.
@MainActor
@Suite("Golden images of collection views")
struct CollectionPicturesTests {
    private final class Tile: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.layer.cornerRadius = 10
            let background = UIView()
            background.backgroundColor = .secondarySystemBackground
            background.layer.cornerRadius = 10
            backgroundView = background
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textAlignment = .center
            contentView.addSubview(label)
            let chosen = UIView()
            chosen.backgroundColor = .systemBlue.withAlphaComponent(0.35)
            chosen.layer.cornerRadius = 10
            selectedBackgroundView = chosen
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds
        }
    }

    private final class Title: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBackground
            layer.borderWidth = 0.5
            layer.borderColor = UIColor.separator.cgColor
            label.font = .systemFont(ofSize: 12, weight: .bold)
            addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { label.frame = bounds.insetBy(dx: 12, dy: 0) }
    }

    private final class Source: UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? Tile)?.label.text = "\(indexPath.section + 1).\(indexPath.item + 1)"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            (view as? Title)?.label.text = "Section \(indexPath.section + 1)"
            return view
        }
    }

    private final class Carousel: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    enum Appearance: String, CaseIterable {
        case light, dark, mirrored
    }

    private let source = Source()

    init() throws {
        try PinnedFonts.use()
    }

    private func stage(_ appearance: Appearance, layout: UICollectionViewLayout) -> (OffscreenStage, UICollectionView) {
        let size = CGSize(width: 300, height: 220)
        let stage = OffscreenStage(size: size, scale: 2, style: appearance == .light ? .light : .dark)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.register(
            Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return (stage, view)
    }

    @Test(
        "A grid whose pinned header is pushed out matches its golden images", arguments: Appearance.allCases)
    func grid(appearance: Appearance) throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 84, height: 60)
        flow.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        flow.headerReferenceSize = CGSize(width: 0, height: 28)
        flow.sectionHeadersPinToVisibleBounds = true
        let (stage, view) = stage(appearance, layout: flow)
        stage.press(.keyboardTab)
        view.setContentOffset(CGPoint(x: 0, y: 228), animated: false)
        view.selectItem(at: IndexPath(item: 3, section: 1), animated: false, scrollPosition: [])
        stage.advance(by: 0.1)
        stage.click(at: CGPoint(x: 150, y: 80))
        stage.press(.keyboardRightArrow)
        stage.advance(by: 2)
        try GoldenImage.expect(stage.bitmap(), named: "collection-grid-\(appearance.rawValue)", tolerance: 8)
    }

    @Test("A horizontal carousel scrolled by half an item matches its golden image", arguments: Appearance.allCases)
    func carousel(appearance: Appearance) throws {
        let flow = Carousel()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 120, height: 150)
        flow.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        let (stage, view) = stage(appearance, layout: flow)
        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        view.contentOffset.x += appearance == .mirrored ? -65 : 65
        stage.advance(by: 2)
        try GoldenImage.expect(stage.bitmap(), named: "collection-carousel-\(appearance.rawValue)", tolerance: 8)
    }

    @Test("Items halfway through a batch update match their golden image")
    func batch() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 84, height: 60)
        let (stage, view) = stage(.light, layout: flow)
        view.performBatchUpdates {
            view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 5, section: 0))
            view.deleteItems(at: [IndexPath(item: 4, section: 0)])
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        stage.advance(by: 0.12)
        try GoldenImage.expect(stage.bitmap(), named: "collection-batch", tolerance: 8)
    }
}
