import Foundation
import SkeletonView

/// A card with a horizontally scrolling row of pictures.
@MainActor
final class ProfilePicturesCard: CardView {
    private enum Size {
        static let picture = CGSize(width: 176, height: 112)
        static let spacing: CGFloat = 8
    }

    private let collectionView: UICollectionView
    private var locations: [String] = []
    private var pictures = FeedPictures()
    private var style: DemoStyle
    private let flags = FlagSuspension()

    /// Creates a card whose bones use `style`.
    init(style: DemoStyle) {
        self.style = style
        let layout = CarouselLayout()
        layout.itemSize = Size.picture
        layout.minimumLineSpacing = Size.spacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: Metrics.padding, bottom: 0, right: Metrics.padding)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        let title = addTitle("Pictures")
        add([collectionView])
        collectionView.isSkeletonable = true
        collectionView.backgroundColor = DemoPalette.card
        collectionView.allowsSelection = false
        collectionView.allowsFocus = true
        collectionView.register(RowPictureCell.self, forCellWithReuseIdentifier: RowPictureCell.identifier)
        collectionView.dataSource = self
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: title.bottomAnchor, constant: Metrics.gap),
            collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
            collectionView.heightAnchor.constraint(equalToConstant: Size.picture.height),
            collectionView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Metrics.padding),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ profile: ProfileContent, style: DemoStyle) {
        locations = profile.locations
        pictures = profile.pictures
        self.style = style
    }

    /// Uses `style` for future bones, and suspends or restores the card's flags as `style` requires.
    func follow(_ style: DemoStyle) {
        self.style = style
        flags.follow(style, in: self)
    }

    func reloadData() { collectionView.reloadData() }
}

extension ProfilePicturesCard: SkeletonCollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        locations.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: RowPictureCell.identifier, for: indexPath)
        (cell as? RowPictureCell)?.show(locations[indexPath.item], of: pictures, style: style)
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        RowPictureCell.identifier
    }

    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath
    ) {
        flags.follow(style, in: cell)
    }
}

/// A cell that is filled by a picture.
@MainActor
private final class RowPictureCell: UICollectionViewCell {
    static let identifier = "row"

    private let pictureView = FeedImageView.frame(radius: 8)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isSkeletonable = true
        pictureView.isSkeletonable = true
        contentView.addSubview(pictureView)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ location: String, of pictures: FeedPictures, style: DemoStyle) {
        pictureView.show(location, of: pictures, style: style)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        pictureView.clear()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pictureView.frame = contentView.bounds
    }
}
