import Foundation
import ViewKit

/// The bar at the top of the feed: what the screen is, and how it stands.
@MainActor
final class FeedHeader: UIView {
    static let height: CGFloat = 64

    private let titleLabel = UILabel()
    private let statusLabel = UILabel()
    private let line = UIView()

    /// How the feed stands, in a few words.
    var status: String? {
        get { statusLabel.text }
        set { statusLabel.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = DemoPalette.bar
        titleLabel.text = "Feed"
        titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
        statusLabel.font = .systemFont(ofSize: 13)
        statusLabel.textColor = .secondaryLabel
        line.backgroundColor = DemoPalette.line
        for view in [titleLabel, statusLabel, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        let width = PostCellLayout.cardWidth(cellWidth: bounds.width)
        let left = ((bounds.width - width) / 2).rounded()
        titleLabel.frame = mirroredIfNeeded(CGRect(x: left, y: 10, width: width, height: 28))
        statusLabel.frame = mirroredIfNeeded(CGRect(x: left, y: 38, width: width, height: 17))
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
