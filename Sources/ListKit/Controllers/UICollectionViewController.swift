public import Foundation

/// A controller that manages a collection view and acts as its data source and delegate. Override the methods of both
/// protocols.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// `true` if the selection is cleared before the view appears. `true` by default.
    open var clearsSelectionOnViewWillAppear = true

    private let initialLayout: UICollectionViewLayout

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The collection view, which is the controller's view. `nil` only if `loadView` creates another kind of view. If a
    /// new collection view has no data source or delegate, setting this property makes the controller its data source
    /// or delegate.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set {
            view = newValue
            guard let newValue else { return }
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
        }
    }

    /// The collection view's layout. Until the view is loaded, this is the layout passed to the initializer, or a flow
    /// layout.
    open var collectionViewLayout: UICollectionViewLayout {
        (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? initialLayout
    }

    /// Creates a controller whose collection view uses `layout`.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the collection view from the nib `nibName` in `bundle`. If `nibName` is `nil`, uses
    /// the nib named after the class or, without such a nib, a new collection view with a flow layout.
    public override init(nibName: String?, bundle: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Loads the collection view from the storyboard or nib, or creates one as large as the window.
    open override func loadView() {
        if loadViewFromSource() {
            if let collectionView { self.collectionView = collectionView }
            return
        }
        let newView = UICollectionView(
            frame: CGRect(origin: .zero, size: windowSize), collectionViewLayout: initialLayout)
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView = newView
    }

    /// Clears the selection, unless `clearsSelectionOnViewWillAppear` is `false`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Data source and delegate

    /// Returns the number of sections. 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in `section`. 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Returns the cell for an item, usually from `dequeueReusableCell`. Returns an empty cell by default.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// Returns a supplementary view for the layout, usually from `dequeueReusableSupplementaryView`. Returns an empty
    /// view by default.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// Returns `true` if the item at `indexPath` should be highlighted when pressed. If the result is `false`, the user
    /// can't select the item either. Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called when an item is highlighted by a press.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Called when an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Returns `true` if the user can select the item at `indexPath`. Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns `true` if the user can deselect the item at `indexPath`. Returns `true` by default. Only called if
    /// multiple selection is enabled.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called after the user selects an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Called after the user deselects an item. Without multiple selection, this also happens when the user selects
    /// another item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Called when a cell is about to be displayed.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Called after a cell has left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called when a supplementary view is about to be displayed.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Called after a supplementary view has left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns the context menu for `indexPaths`: the item at `point` or, if that item is one of several selected
    /// items, all selected items. The array is empty if there is no item at `point`. `nil` opens no menu. By default,
    /// returns the menu for the item at `point`. If a key opens the menu, `point` is the center of the item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first else { return nil }
        let path = collectionView.indexPathForItem(at: point) ?? first
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// Returns the context menu of an item; `nil`, the default, opens no menu. Not called if a subclass overrides the
    /// method for several items.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when a context menu is about to appear. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when a context menu is about to disappear. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Never called, because the user can't move items. Returns `false` by default.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Never called, because the user can't move items. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Called after the content offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when the user starts dragging the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when the user releases the content. `velocity` is the velocity of the content offset, in points per
    /// millisecond. Change `targetContentOffset` to make the content stop elsewhere.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called when the user releases the content. `decelerate` is `true` if the content continues to move.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called when the released content starts to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called when the content has stopped decelerating.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called after an animated scroll that the app started has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Never called, because a window has no status bar that the user could tap. The default returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Never called, because a window has no status bar that the user could tap.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Called when `adjustedContentInset` has changed because of bars or the refresh control.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns the subview to scale when the content zooms. `nil`, the default, disables zooming.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called when a zoom gesture or an animated zoom begins. `view` is the view to be scaled.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Called after the zoom scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Called when a zoom gesture or an animated zoom has ended. `scale` is the new scale of `view`.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
