import ViewKit

/// One row that begins where reading does.
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
