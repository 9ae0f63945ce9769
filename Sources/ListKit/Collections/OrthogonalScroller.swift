import Foundation

/// The position of an orthogonally scrolling section, in the layout's coordinates.
struct OrthogonalPosition {
    let section: Int
    let frame: CGRect
    /// The axis along which the section scrolls.
    let axis: UICollectionView.ScrollDirection
    /// The length of the section's content along `axis`.
    let length: CGFloat
}

/// The scroll view that contains the cells of an orthogonally scrolling section. Along the scroll axis, it is as long
/// as the collection view's area inside the insets. It doesn't clip its content.
@MainActor
final class OrthogonalScroller: UIScrollView, FocusOrdering {
    private(set) unowned var list: UICollectionView
    var section: Int

    init(_ section: Int, of list: UICollectionView) {
        self.section = section
        self.list = list
        super.init(frame: .zero)
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        // Indicators would cover the cells and intercept clicks.
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        behavior = OrthogonalBehavior(of: self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// `true` if scrolling is enabled both here and in the collection view, and the collection view doesn't lock it.
    /// Setting this property doesn't affect the collection view.
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled && list.isScrollEnabled && !list.locksScrolling }
        set { super.isScrollEnabled = newValue }
    }
}

/// A scroll behavior that makes an orthogonally scrolling section stop at the offsets that its layout requires.
@MainActor
private final class OrthogonalBehavior: ScrollBehavior {
    private unowned let scroller: OrthogonalScroller

    init(of scroller: OrthogonalScroller) { self.scroller = scroller }

    /// Always `true`, so that adding or removing cells doesn't trigger a layout pass of the scroll view. The collection
    /// view lays out the cells.
    var isExchangingSubviews: Bool { true }

    func isPart(_ view: UIView) -> Bool { view is any ReusablePart }

    var restsAtStops: Bool { true }

    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? {
        scroller.list.orthogonalSections?.rest(of: scroller, at: offset, projected: projected, velocity: velocity)
    }
}

extension UIView {
    /// The superview, or the collection view if the superview is the scroll view of one of its sections.
    package var listSuperview: UIView? { (superview as? OrthogonalScroller)?.list ?? superview }
}
