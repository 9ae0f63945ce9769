import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests golden images of list skeletons. The lists contain no text, so their images are identical on every machine.
@MainActor
@Suite("Golden images of lists")
struct ListPicturesTests {
    enum Look: String, CaseIterable, Sendable {
        case light, dark, rightToLeft = "rtl"
    }

    private func stage(_ look: Look) -> OffscreenStage {
        let stage = OffscreenStage(
            size: CGSize(width: 260, height: 240), scale: 1.5, style: look == .dark ? .dark : .light)
        stage.direction = look == .rightToLeft ? .rightToLeft : .leftToRight
        return stage
    }

    private func show(_ list: UIScrollView, on stage: OffscreenStage) throws -> OffscreenStage {
        list.frame = CGRect(x: 0, y: 0, width: 260, height: 240)
        list.isSkeletonable = true
        stage.window.addSubview(list)
        stage.window.showAnimatedGradientSkeleton()
        stage.advance(by: 0.8)
        return stage
    }

    @Test("A table of two sections with headers and footers matches its golden images", arguments: Look.allCases)
    func table(look: Look) throws {
        let source = ImageSource()
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.register(PictureRow.self, forCellReuseIdentifier: "row")
        for identifier in ["header", "footer"] {
            table.register(PictureEdge.self, forHeaderFooterViewReuseIdentifier: identifier)
        }
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = source
        let stage = try show(table, on: stage(look))
        try GoldenImage.expect(stage.bitmap(), named: "list-table-\(look.rawValue)")
    }

    @Test("A grid of two columns below a header matches its golden images", arguments: Look.allCases)
    func grid(look: Look) throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 116, height: 96)
        flow.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 10, right: 10)
        flow.minimumInteritemSpacing = 8
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        try expect(flow, look, named: "list-grid")
    }

    @Test("A carousel that starts at the leading edge matches its golden images", arguments: Look.allCases)
    func carousel(look: Look) throws {
        let flow = MirroredFlow()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 150, height: 180)
        flow.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        flow.minimumLineSpacing = 12
        try expect(flow, look, named: "list-carousel")
    }

    @Test("A horizontal shelf above a grid, both with headers, matches its golden images", arguments: Look.allCases)
    func shelves(look: Look) throws {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            let item = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))
            let group =
                section == 0
                ? NSCollectionLayoutGroup.horizontal(layoutSize: .of(.absolute(110), .absolute(90)), subitems: [item])
                : .horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(72)), subitem: item, count: 3)
            group.interItemSpacing = .fixed(8)
            let shelf = NSCollectionLayoutSection(group: group)
            shelf.interGroupSpacing = 10
            shelf.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 6, trailing: 10)
            shelf.orthogonalScrollingBehavior = section == 0 ? .continuous : .none
            shelf.supplementariesFollowContentInsets = false
            shelf.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .of(.fractionalWidth(1), .absolute(34)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return shelf
        }
        try expect(layout, look, named: "list-shelves", sections: 2)
    }

    private func expect(
        _ flow: UICollectionViewLayout, _ look: Look, named name: String, sections: Int = 1
    ) throws {
        let source = ImageSource()
        source.sections = sections
        let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        collection.register(PictureTile.self, forCellWithReuseIdentifier: "tile")
        collection.register(
            PictureHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = source
        let stage = try show(collection, on: stage(look))
        try GoldenImage.expect(stage.bitmap(), named: "\(name)-\(look.rawValue)")
    }
}

/// A flow layout that is mirrored with the reading direction.
private final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A row with a portrait and two lines.
private final class PictureRow: UITableViewCell {
    private let portrait = UIView()
    private let lines = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        portrait.layer.cornerRadius = 14
        lines.numberOfLines = 2
        lines.skeletonTextLineHeight = .fixed(8)
        lines.skeletonLineSpacing = 6
        lines.linesCornerRadius = 4
        lines.lastLineFillPercent = 45
        for view in [portrait, lines] { contentView.addSubview(view) }
        for view in [self, portrait, lines] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        portrait.frame = mirroredIfNeeded(CGRect(x: 12, y: 8, width: 28, height: 28))
        lines.frame = mirroredIfNeeded(CGRect(x: 52, y: 6, width: max(0, bounds.width - 68), height: 32))
    }
}

/// A header or footer with a short line.
private final class PictureEdge: UITableViewHeaderFooterView {
    private let line = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        line.skeletonTextLineHeight = .fixed(reuseIdentifier == "header" ? 12 : 6)
        line.linesCornerRadius = 3
        line.lastLineFillPercent = reuseIdentifier == "header" ? 40 : 70
        contentView.addSubview(line)
        for view in [self, line] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = bounds.insetBy(dx: 16, dy: 4)
    }
}

/// A tile with an image above a line.
private final class PictureTile: UICollectionViewCell {
    private let picture = UIView()
    private let line = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 8
        line.skeletonTextLineHeight = .fixed(8)
        line.linesCornerRadius = 4
        for view in [picture, line] { contentView.addSubview(view) }
        for view in [self, picture, line] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 20)
        line.frame = CGRect(x: 0, y: bounds.height - 16, width: bounds.width, height: 14)
    }
}

private final class PictureHeader: UICollectionReusableView {
    private let line = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.skeletonTextLineHeight = .fixed(14)
        line.linesCornerRadius = 5
        line.lastLineFillPercent = 45
        addSubview(line)
        for view in [self, line] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = bounds.insetBy(dx: 10, dy: 8)
    }
}

private final class ImageSource: SkeletonTableViewDataSource, SkeletonTableViewDelegate,
    SkeletonCollectionViewDataSource
{
    var sections = 1
    func numSections(in collectionSkeletonView: UICollectionView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func numSections(in collectionSkeletonView: UITableView) -> Int { 2 }
    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 - section }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "row" }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 22 }
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "header" }
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForFooterInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "footer" }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "tile" }
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier? { "header" }
}
