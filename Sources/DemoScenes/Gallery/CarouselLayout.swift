import ListKit
import ViewKit

/// One horizontal row that starts at the leading edge.
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
