package import Foundation
package import ListKit
package import ViewKit

/// The scenario `collection-scroll`: a grid of portraits with names that scrolls ten points per frame.
package struct CollectionScrollScenario: BenchScenario {
    package let name = "collection-scroll"
    package let summary = "a collection of N items with a picture and a line of text, scrolling 10 points per frame"
    package let counts = [100, 1_000_000]
    package let elementName = "items"

    package init() {}

    package func makeViewController(count: Int) -> PortraitsViewController { PortraitsViewController(count: count) }

    package func step(_ controller: PortraitsViewController, frame: Int) {
        ScrollDrive.step(controller.collection, frame: frame)
    }
}

/// A collection view of portraits.
@MainActor
package final class PortraitsViewController: UIViewController, UICollectionViewDataSource {
    package let collection: UICollectionView
    private let count: Int

    init(count: Int) {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 180)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        collection.register(PortraitCell.self, forCellWithReuseIdentifier: PortraitCell.identifier)
        collection.dataSource = self
        view.addSubview(collection)
    }

    package override func viewDidLayoutSubviews() {
        collection.frame = view.bounds
    }

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PortraitCell.identifier, for: indexPath)
        (cell as? PortraitCell)?.show(indexPath.item)
        return cell
    }
}

/// A portrait with a name below it.
private final class PortraitCell: UICollectionViewCell {
    static let identifier = "portrait"

    private let portrait = UIImageView()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        portrait.layer.cornerRadius = 12
        portrait.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 15)
        contentView.addSubview(portrait)
        contentView.addSubview(nameLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) {
        portrait.image = ScenePicture.portraits[number % ScenePicture.portraits.count]
        nameLabel.text = "\(SceneText.name(number)) \(number)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        portrait.frame = CGRect(x: 8, y: 8, width: bounds.width - 16, height: bounds.height - 44)
        nameLabel.frame = CGRect(x: 8, y: bounds.height - 30, width: bounds.width - 16, height: 22)
    }
}
