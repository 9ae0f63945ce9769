import SkeletonView

/// A row with a portrait and a name. Views marked as skeletonable show bones while the table loads.
final class PersonCell: UITableViewCell {
    private let portrait = UIImageView(frame: CGRect(x: 16, y: 8, width: 40, height: 40))
    private let nameLabel = UILabel(frame: CGRect(x: 72, y: 16, width: 240, height: 24))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        portrait.backgroundColor = .systemTeal
        portrait.layer.cornerRadius = 20
        for view in [self, contentView, portrait, nameLabel] { view.isSkeletonable = true }
        contentView.addSubview(portrait)
        contentView.addSubview(nameLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(name: String) {
        nameLabel.text = name
    }
}
