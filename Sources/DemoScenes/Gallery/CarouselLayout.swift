import ListKit
import ViewKit

/// A layout of one row that scrolls horizontally and starts at the leading edge.
@MainActor
final class CarouselLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
