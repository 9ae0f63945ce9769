import Foundation

/// Where a section scrolls across the direction of its layout, in the layout's coordinates.
struct OrthogonalPlace {
    let section: Int
    let frame: CGRect
    /// The way that it scrolls.
    let axis: UICollectionView.ScrollDirection
    /// The length of what scrolls in it.
    let length: CGFloat
}

/// Holds the cells of a section that scrolls across the direction of its layout. It is as wide as the view and shows
/// what reaches beyond it, too.
@MainActor
final class OrthogonalScroller: UIScrollView, FocusOrdering {
    private(set) unowned var list: UICollectionView
    var section: Int

    init(_ section: Int, of list: UICollectionView) {
        (self.section, self.list) = (section, list)
        super.init(frame: .zero)
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        // A bar would lie over the cells, and take the presses there.
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        behavior = OrthogonalBehavior(of: self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// It scrolls where the list does.
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled && list.isScrollEnabled && !list.locksScrolling }
        set { super.isScrollEnabled = newValue }
    }
}

/// The resting positions of a section, from its layout.
@MainActor
private final class OrthogonalBehavior: ScrollBehavior {
    private unowned let scroller: OrthogonalScroller

    init(of scroller: OrthogonalScroller) { self.scroller = scroller }

    /// The list lays out the cells.
    var isExchangingParts: Bool { true }

    var restsAtStops: Bool { true }

    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? {
        scroller.list.orthogonalSections?.rest(of: scroller, at: offset, projected: projected, velocity: velocity)
    }
}

extension UIView {
    /// The view that holds the view, or the list of which it is a cell.
    package var listSuperview: UIView? { (superview as? OrthogonalScroller)?.list ?? superview }
}
