public import Foundation
import LayerKit

/// One row of a table; what it shows goes into `contentView`.
@MainActor
open class UITableViewCell: UIView {
    /// The kinds of cells that come with views of their own. Only `.default`, which is empty, exists here.
    public enum CellStyle: Int, Sendable {
        /// Nothing but the content view.
        case `default`
    }

    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case singleLine
    }

    /// What the cell shows.
    public let contentView = UIView()
    /// The queue that the cell goes back to.
    public let reuseIdentifier: String?
    /// Where the separator under the row begins and ends, in points from the left and the right.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }

    let separator = UIView()

    /// Makes a cell of the kind that `style` names, for the queue that `reuseIdentifier` names.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        backgroundColor = .systemBackground
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        addSubview(contentView)
        addSubview(separator)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes a cell for the queue that `identifier` names: what tables call on a registered class.
    public required convenience init(reuseIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Makes a cell that is in no queue.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// The cell comes from the queue and is about to show another row: override to drop what the last one left.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        let line = 1 / max(1, traitCollection.displayScale)
        contentView.frame = bounds
        separator.frame = mirroredIfNeeded(
            CGRect(
                x: separatorInset.left, y: bounds.height - line,
                width: bounds.width - separatorInset.left - separatorInset.right, height: line))
    }
}
