public import Foundation

/// A controller whose view is a table, of which it is the data source and the delegate: override what the two say.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Whether no row is selected when the view is about to appear. True by default.
    open var clearsSelectionOnViewWillAppear = true

    private let style: UITableView.Style

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The table, which is the controller's view. Nil only where `loadView` makes another kind of view. A table that is
    /// set becomes the view; the controller becomes its data source and delegate where it has none.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            view = newValue
            guard let newValue else { return }
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
        }
    }

    /// The table's refresh control; none by default.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Makes a controller whose table has sections that look as `style` says.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a plain table; there are no nibs here, so both arguments are only for sources written
    /// for iOS.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Archives of controllers do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes the table, as large as the window.
    open override func loadView() {
        let table = UITableView(frame: CGRect(origin: .zero, size: windowSize), style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView = table
    }

    /// Takes the selection away, unless `clearsSelectionOnViewWillAppear` is false.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let tableView else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    // MARK: The table's data source and delegate

    /// How many sections there are; 1 unless implemented.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// How many rows `section` has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// The cell of a row, taken from the table's reuse queue by `dequeueReusableCell`.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    /// The title above a section; none unless implemented.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// The title below a section; none unless implemented.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// The height of a row in points, or `automaticDimension`; the table's `rowHeight` unless implemented.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    /// The height that a row counts as until it comes near the screen, asked for one row of many; the table's
    /// `estimatedRowHeight` unless implemented.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// The height of a section's header; the table's `sectionHeaderHeight` unless implemented.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// The height that a header counts as until it comes near the screen; the table's `estimatedSectionHeaderHeight`
    /// unless implemented.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// The height of a section's footer; the table's `sectionFooterHeight` unless implemented.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// The height that a footer counts as until it comes near the screen; the table's `estimatedSectionFooterHeight`
    /// unless implemented.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    /// The header of a section; unless implemented, or for nil, the data source's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// The footer of a section; unless implemented, or for nil, the data source's title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// A cell is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// A cell left the screen.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}

    /// A header is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// A header left the screen.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// A footer is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// A footer left the screen.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    /// Whether a row that is pressed looks so, and may be selected; true unless implemented.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// A row is pressed.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// A row is not pressed any more.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row to select when the user selects one; nil for none. That row unless implemented.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The row to take the selection from when the user takes it from one; nil for none. That row unless implemented.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The user selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// The user took the selection from a row, maybe by selecting another.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

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
