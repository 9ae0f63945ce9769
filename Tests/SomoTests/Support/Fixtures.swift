import DrawKit
import Somo

/// A view with two bones that counts the requests for them.
@MainActor
class CardView: UIView, SomoSkeletonLayout {
    private(set) var asks = 0
    /// A closure that is called while the view is asked for its bones.
    var whileAsked: (@MainActor (CardView) -> Void)?

    func somoSkeletonLayout() -> [SomoView] {
        asks += 1
        whileAsked?(self)
        return [
            SomoView(frame: CGRect(x: 8, y: 8, width: 24, height: 24)),
            SomoView(
                frame: mirroredIfNeeded(CGRect(x: 40, y: 12, width: max(0, bounds.width - 48), height: 12)),
                somoColor: .black, animationStyle: .gradientHorizontal),
        ]
    }
}

/// A table view cell with one bone that covers all but its edges.
@MainActor
final class RowCell: UITableViewCell, SomoSkeletonLayout {
    static let identifier = "row"

    func somoSkeletonLayout() -> [SomoView] { [SomoView(frame: bounds.insetBy(dx: 4, dy: 4))] }
}

/// A collection view cell with one bone that covers all but its edges.
@MainActor
final class TileCell: UICollectionViewCell, SomoSkeletonLayout {
    static let identifier = "tile"

    func somoSkeletonBackgroundColor() -> UIColor { .blue }

    func somoSkeletonLayout() -> [SomoView] { [SomoView(frame: bounds.insetBy(dx: 4, dy: 4), somoColor: .red)] }
}

extension UIView {
    /// The bones shown directly on this view.
    var bones: [SomoView] { somoContainer?.subviews.compactMap { $0 as? SomoView } ?? [] }
}
