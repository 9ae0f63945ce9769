import Foundation
import Somo

/// A collection of pictures and portraits, each with a caption.
@MainActor
final class PicturesExample: SomoExample {
    private struct Item {
        var picture: String
        var caption: String
    }

    private enum Metrics {
        static let margin: CGFloat = 14
        static let spacing: CGFloat = 12
        static let maximumTileWidth: CGFloat = 190
    }

    private let layout = UICollectionViewFlowLayout()
    private let collectionView: PictureGrid
    private let provider = SomoDataSourceProvider(cellReuseIdentifier: PictureCell.identifier)
    private var items: [Item] = []
    private var pictures = FeedPictures()

    init() {
        layout.sectionInset = UIEdgeInsets(
            top: 0, left: Metrics.margin, bottom: Metrics.margin, right: Metrics.margin)
        layout.minimumLineSpacing = Metrics.spacing
        layout.minimumInteritemSpacing = Metrics.spacing
        collectionView = PictureGrid(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = DemoPalette.card
        collectionView.allowsSelection = false
        collectionView.allowsFocus = true
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.identifier)
        collectionView.sizeDidChange = { [layout] grid in layout.itemSize = Self.tileSize(in: grid) }
        provider.numberOfRowsInSection = 40
    }

    var view: UIView { collectionView }
    var isEmpty: Bool { items.isEmpty }

    func store(_ feed: LoadedFeed) {
        var locations: Set<String> = []
        let postPictures = feed.posts.compactMap { post in
            post.picture.map { Item(picture: $0, caption: post.author.name) }
        }
        let portraits = feed.posts.compactMap { post in
            post.author.avatar.map { Item(picture: $0, caption: post.author.handle) }
        }
        items = (postPictures + portraits).filter { locations.insert($0.picture).inserted }
        pictures = feed.pictures
        collectionView.reloadData()
    }

    func begin() {
        collectionView.dataSource = provider
        collectionView.delegate = provider
        collectionView.reloadData()
    }

    func end() {
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.reloadData()
    }

    /// Returns the size of tiles that fill the rows of `grid`, none wider than `maximumTileWidth`.
    private static func tileSize(in grid: UIView) -> CGSize {
        let width = max(0, grid.bounds.width - 2 * Metrics.margin)
        let columns = max(2, ((width + Metrics.spacing) / (Metrics.maximumTileWidth + Metrics.spacing)).rounded(.up))
        let side = max(0, ((width - Metrics.spacing * (columns - 1)) / columns).rounded(.down))
        return CGSize(width: side, height: (side * 0.66).rounded() + PictureCell.captionHeight(in: grid))
    }
}

extension PicturesExample: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PictureCell.identifier, for: indexPath)
        let item = items[indexPath.item]
        (cell as? PictureCell)?.show(item.picture, of: pictures, caption: item.caption)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        cell.endSomo()
    }
}

/// A collection view that reports changes to its width or text size before layout.
@MainActor
private final class PictureGrid: UICollectionView {
    var sizeDidChange: (@MainActor (UIView) -> Void)?
    private var knownWidth: CGFloat = -1
    private var knownScale: CGFloat = 1

    override func layoutSubviews() {
        if bounds.width != knownWidth || textScale != knownScale {
            knownWidth = bounds.width
            knownScale = textScale
            sizeDidChange?(self)
        }
        super.layoutSubviews()
    }
}

/// A cell with a picture above its caption.
@MainActor
private final class PictureCell: UICollectionViewCell, SomoSkeletonLayout {
    static let identifier = "picture"

    /// Returns the height of a caption at the text size of `view`.
    static func captionHeight(in view: UIView) -> CGFloat { view.scaled(24) }

    private let pictureView = FeedImageView.frame(radius: 8)
    private let captionLabel = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [pictureView, captionLabel] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ location: String, of pictures: FeedPictures, caption: String) {
        pictureView.show(location, of: pictures)
        captionLabel.text = caption
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pictureView.frame = picturePlace
        captionLabel.frame = captionPlace
    }

    func somoSkeletonBackgroundColor() -> UIColor { DemoPalette.card }

    func somoSkeletonLayout() -> [SomoView] {
        [.bone(picturePlace, radius: 8, style: .oblique)]
            + lineBones(in: captionPlace, lineHeight: captionPlace.height, lastPart: 0.55, style: .oblique)
    }

    private var picturePlace: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Self.captionHeight(in: self)))
    }

    private var captionPlace: CGRect {
        CGRect(
            x: 2, y: picturePlace.maxY + 5, width: max(0, bounds.width - 4), height: Self.captionHeight(in: self) - 6)
    }
}
