public import Foundation

/// A controller whose view is a collection view, of which it is the data source and the delegate: override what the two
/// say.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// Whether no item is selected when the view is about to appear. True by default.
    open var clearsSelectionOnViewWillAppear = true

    private let firstLayout: UICollectionViewLayout

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The collection view, which is the controller's view. Nil only where `loadView` makes another kind of view. One
    /// that is set becomes the view; the controller becomes its data source and delegate where it has none.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set {
            view = newValue
            guard let newValue else { return }
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
        }
    }

    /// The layout of the collection view; until that is made, the one that the controller was made with.
    open var collectionViewLayout: UICollectionViewLayout {
        (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? firstLayout
    }

    /// Makes a controller whose items `layout` places.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a flow layout; there are no nibs here, so both arguments are only for sources written
    /// for iOS.
    public override init(nibName: String?, bundle: Bundle?) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Archives of controllers do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes the collection view, as large as the window.
    open override func loadView() {
        let made = UICollectionView(
            frame: CGRect(origin: .zero, size: windowSize), collectionViewLayout: firstLayout)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView = made
    }

    /// Takes the selection away, unless `clearsSelectionOnViewWillAppear` is false.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: The collection view's data source and delegate

    /// How many sections there are; 1 unless implemented.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// How many items `section` has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item, taken from the collection view's reuse queue by `dequeueReusableCell`.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// A supplementary view that the layout has a place for, taken from the queue by
    /// `dequeueReusableSupplementaryView`; an empty view unless implemented.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// Whether an item that is pressed looks so, and may be selected; true unless implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// An item is pressed.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// An item is not pressed any more.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Whether the user may select an item; true unless implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Whether the user may take the selection from an item, where several can be selected; true unless implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// The user selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// The user took the selection from an item, maybe by selecting another.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// A cell is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// A cell left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// A supplementary view is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// A supplementary view left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// The content offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// The user begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// The user let the content go; it goes on by itself when `decelerate` is true.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Content that went on by itself came to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// A scroll that the app animated has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
