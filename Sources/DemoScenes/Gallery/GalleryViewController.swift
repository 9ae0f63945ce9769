import Foundation
import SkeletonView

/// A screen with the feed's pictures and portraits in four arrangements, and a skeleton while they load.
@MainActor
final class GalleryViewController: SkeletonScreenController {
    private let waterfall = WaterfallLayout()
    private let grid = UICollectionViewFlowLayout()
    private let carousel = CarouselLayout()
    private lazy var mosaic = MosaicLayout.make { [weak self] in
        self?.metrics ?? GalleryMetrics(size: .zero, textScale: 1)
    }
    private let collectionView: UICollectionView
    private var arrangement = GalleryArrangement.waterfall
    private var metrics = GalleryMetrics(size: .zero, textScale: 1)
    private var items: [GalleryItem] = []
    private var pictures = FeedPictures()

    init(style: DemoStyle, service: any FeedService, quit: @escaping @MainActor () -> Void) {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: waterfall)
        super.init(
            title: "Gallery", nouns: ("picture", "pictures"), list: collectionView, style: style, service: service,
            quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let spacing = PageMetrics.spacing
        waterfall.spacing = spacing
        waterfall.itemHeight = { [weak self] path, width in
            self?.metrics.itemHeight(width: width, ratio: GalleryItem.ratio(ofItem: path.item)) ?? width
        }
        for flow in [grid, carousel] {
            flow.minimumLineSpacing = spacing
            flow.minimumInteritemSpacing = spacing
        }
        collectionView.register(GalleryCell.self, forCellWithReuseIdentifier: GalleryCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.allowsSelection = false
        collectionView.allowsFocus = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (size, textScale) = (content.bounds.size, content.textScale)
        guard size != metrics.size || textScale != metrics.textScale else { return }
        metrics = GalleryMetrics(size: size, textScale: textScale)
        waterfall.minimumColumnWidth = metrics.minimumColumnWidth
        waterfall.sectionInset = metrics.inset
        grid.sectionInset = metrics.inset
        carousel.sectionInset = metrics.carouselInset
        collectionView.collectionViewLayout.invalidateLayout()
    }

    override func adopt(_ feed: LoadedFeed) -> Int {
        items = GalleryItem.items(of: feed)
        pictures = feed.pictures
        return items.count
    }

    override var actions: [ActionBar.Action] {
        super.actions + [.init(key: "L", title: "Layout") { [weak self] in self?.showNextArrangement() }]
    }

    override func lead(_ copy: SkeletonScreenController) {
        (copy as? GalleryViewController)?.show(arrangement, animated: false)
        super.lead(copy)
    }

    private func showNextArrangement() {
        show(arrangement.next, animated: true)
        (follower as? GalleryViewController)?.show(arrangement, animated: true)
    }

    private func show(_ arrangement: GalleryArrangement, animated: Bool) {
        self.arrangement = arrangement
        let layout =
            switch arrangement {
            case .waterfall: waterfall
            case .grid: grid
            case .carousel: carousel
            case .mosaic: mosaic
            }
        collectionView.setCollectionViewLayout(layout, animated: animated)
    }
}

extension GalleryViewController: SkeletonCollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: GalleryCell.identifier, for: indexPath)
        (cell as? GalleryCell)?.show(items[indexPath.item], pictures: pictures, style: style)
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        GalleryCell.identifier
    }

    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath
    ) {
        (cell as? GalleryCell)?.apply(style.lines)
        flags.follow(style, in: cell)
    }
}

extension GalleryViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        metrics.itemSize(ratio: GalleryItem.ratio(ofItem: indexPath.item), in: arrangement)
    }
}
