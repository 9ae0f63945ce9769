import Foundation

/// Coordinates along and across a scroll direction.
extension UICollectionView.ScrollDirection {
    /// The perpendicular direction.
    var across: UICollectionView.ScrollDirection { self == .vertical ? .horizontal : .vertical }

    func length(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    func coordinate(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
    func low(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
    func high(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
    func isSet(_ sides: FittingSides) -> Bool { self == .vertical ? sides.height : sides.width }

    /// Returns the insets before and after the content along this axis.
    func ends(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
        self == .vertical
            ? (insets.top.sanitizedDistance, insets.bottom.sanitizedDistance)
            : (insets.leading.sanitizedDistance, insets.trailing.sanitizedDistance)
    }

    /// Returns the position of `alignment` along this axis: -1 at the start, 1 at the end, or 0 in between.
    func side(_ alignment: NSRectAlignment) -> Int {
        self == .vertical ? alignment.vertical : alignment.horizontal
    }

    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
}

/// The spacing before and after an element, either of which can be flexible.
@MainActor
struct EdgeSpacing {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var isBeforeFlexible = false
    var isAfterFlexible = false

    init(_ spacing: NSCollectionLayoutEdgeSpacing?, along axis: UICollectionView.ScrollDirection) {
        guard let spacing else { return }
        let (first, last) =
            axis == .vertical ? (spacing.top, spacing.bottom) : (spacing.leading, spacing.trailing)
        before = first?.spacing.sanitizedDistance ?? 0
        after = last?.spacing.sanitizedDistance ?? 0
        isBeforeFlexible = first?.isFlexible ?? false
        isAfterFlexible = last?.isFlexible ?? false
    }

    /// The number of flexible spacings: 0, 1 or 2.
    var flexibleCount: Int { (isBeforeFlexible ? 1 : 0) + (isAfterFlexible ? 1 : 0) }
    var sum: CGFloat { before + after }

    /// Returns the spacing before an element of `length` points in a container of `available` points.
    func start(of length: CGFloat, in available: CGFloat) -> CGFloat {
        guard isBeforeFlexible else { return before }
        let remaining = max(0, available - length - sum)
        return before + (isAfterFlexible ? remaining / 2 : remaining)
    }
}
