import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import ListKit

/// Golden images of compositional layouts and refresh controls; see `GoldenImage`.
@MainActor
@Suite("Golden images of compositional layouts")
struct CompositionalPicturesTests {
    private final class Card: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.layer.cornerRadius = 10
            contentView.backgroundColor = .secondarySystemBackground
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Title: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBackground
            label.font = .systemFont(ofSize: 15, weight: .bold)
            addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { label.frame = bounds }
    }

    private final class Panel: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = UIColor.systemBlue.withAlphaComponent(0.12)
            layer.cornerRadius = 14
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: UICollectionViewDataSource {
        private let notes = [
            "A note of one line", "A longer note that needs two lines in a view as narrow as this one is",
            "Short", "Another note, which goes on for so long that it takes up two lines as well",
        ]
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
            (cell as? Card)?.label.text =
                indexPath.section == 2 ? notes[indexPath.item % notes.count] : "Card \(indexPath.item + 1)"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            (view as? Title)?.label.text = ["Shelf", "Mosaic", "Notes"][indexPath.section]
            return view
        }
    }

    enum Appearance: String, CaseIterable {
        case light, dark, mirrored
    }

    private let source = Source()

    init() throws {
        try PinnedFonts.use()
    }

    private static func shelf() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .of(.fractionalWidth(0.4), .absolute(70)), subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        return section
    }

    private static func mosaic() -> NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem.of(.fractionalWidth(0.6), .fractionalHeight(1))
        large.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let small = NSCollectionLayoutItem.of(.fractionalWidth(1), .fractionalHeight(0.5))
        small.contentInsets = large.contentInsets
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .of(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(100)), subitems: [large, column]))
        let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
        panel.contentInsets = NSDirectionalEdgeInsets(top: 32, leading: 8, bottom: 4, trailing: 8)
        section.decorationItems = [panel]
        return section
    }

    private static func notes() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .estimated(40))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 8
        return section
    }

    private func stage(_ appearance: Appearance) -> (OffscreenStage, UICollectionView) {
        let layout = UICollectionViewCompositionalLayout { number, _ in
            let section = [Self.shelf, Self.mosaic, Self.notes][number]()
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 8, trailing: 12)
            let title = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .of(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            title.pinToVisibleBounds = number == 2
            section.boundarySupplementaryItems = [title]
            return section
        }
        layout.register(Panel.self, forDecorationViewOfKind: "panel")
        let size = CGSize(width: 300, height: 360)
        let stage = OffscreenStage(size: size, scale: 2, style: appearance == .light ? .light : .dark)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(Card.self, forCellWithReuseIdentifier: "card")
        view.register(
            Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return (stage, view)
    }

    @Test("A scrolled shelf, a mosaic on a panel, and notes match their golden images", arguments: Appearance.allCases)
    func sections(appearance: Appearance) throws {
        let (stage, _) = stage(appearance)
        stage.press(.keyboardTab)
        stage.scroll(at: CGPoint(x: 150, y: 60), by: CGVector(dx: appearance == .mirrored ? -40 : 40, dy: 0))
        stage.advance(by: 2)
        stage.press(appearance == .mirrored ? .keyboardLeftArrow : .keyboardRightArrow)
        stage.advance(by: 2)
        try GoldenImage.expect(stage.bitmap(), named: "compositional-\(appearance.rawValue)", tolerance: 8)
    }

    @Test("Notes as high as their text, below a pinned header, match their golden images")
    func notes() throws {
        let (stage, view) = stage(.light)
        view.scrollToItem(at: IndexPath(item: 3, section: 2), at: .top, animated: false)
        stage.advance(by: 2)
        try GoldenImage.expect(stage.bitmap(), named: "compositional-notes", tolerance: 8)
    }

    @Test("A pull that is too short and one that refreshes match their golden images", arguments: Appearance.allCases)
    func refresh(appearance: Appearance) throws {
        let (stage, view) = stage(appearance)
        let refresh = UIRefreshControl()
        view.refreshControl = refresh
        stage.window.handle(.pointerPressed(CGPoint(x: 150, y: 20)))
        for y in stride(from: CGFloat(40), through: 160, by: 20) {
            stage.advance(by: 0.02)
            stage.window.handle(.pointerMoved(CGPoint(x: 150, y: y)))
        }
        stage.advance(by: 0.02)
        try GoldenImage.expect(stage.bitmap(), named: "refresh-pulled-\(appearance.rawValue)", tolerance: 8)
        stage.window.handle(.pointerMoved(CGPoint(x: 150, y: 300)))
        refresh.attributedTitle = NSAttributedString(string: "Updated two minutes ago")
        stage.window.handle(.pointerReleased(CGPoint(x: 150, y: 300)))
        stage.advance(by: 2)
        try GoldenImage.expect(stage.bitmap(), named: "refresh-turning-\(appearance.rawValue)", tolerance: 8)
    }
}
