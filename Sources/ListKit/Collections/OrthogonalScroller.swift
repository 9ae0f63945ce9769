import Foundation

/// The area of a section that scrolls orthogonally to its layout, in the layout's coordinates.
struct OrthogonalPlace {
    let section: Int
    let frame: CGRect
    /// The axis of its scrolling.
    let axis: UICollectionView.ScrollDirection
    /// The length of its content.
    let length: CGFloat
}

/// Contains the cells of a section that scrolls orthogonally to its layout. It is as wide as the collection view and
/// shows content outside of its bounds.
@MainActor
final class OrthogonalScroller: UIScrollView, FocusOrdering {
    private(set) unowned var list: UICollectionView
    var section: Int

    init(_ section: Int, of list: UICollectionView) {
        (self.section, self.list) = (section, list)
        super.init(frame: .zero)
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        // An indicator would cover the cells and receive their presses.
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        behavior = OrthogonalBehavior(of: self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Scrolling is enabled if the list's is.
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled && list.isScrollEnabled && !list.locksScrolling }
        set { super.isScrollEnabled = newValue }
    }
}

/// The resting positions of a section, as provided by its layout.
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
    /// The list that contains the view, directly or in the scroll view of a section.
    package var listSuperview: UIView? { (superview as? OrthogonalScroller)?.list ?? superview }
}
