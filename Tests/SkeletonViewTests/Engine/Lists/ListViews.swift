import Foundation
import SkeletonView

/// A cell with a flagged block that covers all but its edges.
@MainActor
protocol ListCell: UIView {
    var block: UIView { get }
    var text: String? { get set }
}

@MainActor
protocol ListEdge: UIView {
    var block: UIView { get }
    var text: String? { get set }
}

final class TableCell: UITableViewCell, ListCell {
    let block = UIView()
    var text: String?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .white
        block.backgroundColor = .red
        contentView.addSubview(block)
        for view in [self, block] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        text = nil
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        block.frame = bounds.insetBy(dx: 4, dy: 4)
    }
}

final class CollectionCell: UICollectionViewCell, ListCell {
    let block = UIView()
    var text: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        block.backgroundColor = .red
        contentView.addSubview(block)
        for view in [self, block] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        text = nil
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        block.frame = bounds.insetBy(dx: 4, dy: 4)
    }
}

final class TableEdge: UITableViewHeaderFooterView, ListEdge {
    let block = UIView()
    var text: String?

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(block)
        for view in [self, block] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        block.frame = bounds.insetBy(dx: 4, dy: 4)
    }
}

final class CollectionEdge: UICollectionReusableView, ListEdge {
    let block = UIView()
    var text: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(block)
        for view in [self, block] { view.isSkeletonable = true }
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        block.frame = bounds.insetBy(dx: 4, dy: 4)
    }
}

extension NSCollectionLayoutSize {
    /// Shorthand for `init(widthDimension:heightDimension:)`.
    static func of(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
}
