public import Foundation

/// A controller that manages a table view and acts as its data source and delegate. Override the methods of both
/// protocols.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// `true` if the selection is cleared before the view appears. `true` by default.
    open var clearsSelectionOnViewWillAppear = true

    private let style: UITableView.Style
    /// The sections and rows that a storyboard defines; `nil` if the data source provides the rows.
    private(set) var staticSections: [StaticTableSection]?
    /// `true` if a storyboard defines the rows.
    package final var hasStaticSections: Bool { staticSections != nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The table view, which is the controller's view. `nil` only if `loadView` creates another kind of view. If a new
    /// table view has no data source or delegate, setting this property makes the controller its data source or
    /// delegate.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            view = newValue
            guard let newValue else { return }
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
        }
    }

    /// The table view's refresh control. `nil` by default.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Creates a controller with a table view of `style`.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the table view from the nib `nibName` in `bundle`. If `nibName` is `nil`, uses the nib
    /// named after the class or, without such a nib, a new plain table view.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Loads the table view from the storyboard or nib, or creates one as large as the window.
    open override func loadView() {
        if loadViewFromSource() {
            if let tableView { self.tableView = tableView }
            return
        }
        let table = UITableView(frame: CGRect(origin: .zero, size: windowSize), style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView = table
    }

    /// Displays the static rows that the storyboard defines for the table view.
    package func showStaticSections() {
        staticSections = tableView?.staticSections
    }

    private func staticRow(at path: IndexPath) -> StaticTableSection.Row? {
        staticSections?[checked: path.section]?.rows[checked: path.row]
    }

    /// Clears the selection, unless `clearsSelectionOnViewWillAppear` is `false`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let tableView else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    /// Enters or leaves editing mode, in the controller and in its table view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source and delegate

    /// Returns the number of sections. By default, returns the number of static sections from the storyboard, or 1.
    open func numberOfSections(in tableView: UITableView) -> Int { staticSections?.count ?? 1 }

    /// Returns the number of rows in `section`. By default, returns the number of static rows from the storyboard, or
    /// 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSections?[checked: section]?.rows.count ?? 0
    }

    /// Returns the cell for a row, usually from `dequeueReusableCell`. By default, returns the static cell from the
    /// storyboard, or an empty cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticRow(at: indexPath)?.cell ?? UITableViewCell()
    }

    /// Returns the title of a section's header. By default, returns the static section's header title, or `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSections?[checked: section]?.header
    }

    /// Returns the title of a section's footer. By default, returns the static section's footer title, or `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSections?[checked: section]?.footer
    }

    /// Returns `true` if the row at `indexPath` can be edited. Returns `false` by default. An override that calls
    /// `super` and returns `false` counts as not implemented for that row, which then has a selection circle if
    /// `allowsMultipleSelectionDuringEditing` is `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultEditability()
    }

    /// Called when the user deletes or inserts a row. Override this method to change first the data and then the table.
    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Returns the height of a row in points, or `automaticDimension`. By default, returns the static row's height, or
    /// the table's `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticRow(at: indexPath)?.height ?? tableView.rowHeight
    }

    /// Returns the estimated height in points of a row whose height is not known yet. Usually called for only one row
    /// in each block of 64 rows; its estimate applies to the whole block. By default, returns the table's
    /// `estimatedRowHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// Returns the height of a section's header in points. By default, returns the table's `sectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Returns the estimated height in points of a header whose height is not known yet. By default, returns the
    /// table's `estimatedSectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// Returns the height of a section's footer in points. By default, returns the table's `sectionFooterHeight`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Returns the estimated height in points of a footer whose height is not known yet. By default, returns the
    /// table's `estimatedSectionFooterHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    /// Returns the header view of a section; `nil`, the default, shows the data source's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// Returns the footer view of a section; `nil`, the default, shows the data source's title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Called when a cell is about to be displayed.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// Called when a cell has left the screen or, in an animated update, begins to disappear.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}

    /// Called when a header is about to be displayed.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Called when a header has left the screen or, in an animated update, begins to disappear.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// Called when a footer is about to be displayed.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Called when a footer has left the screen or, in an animated update, begins to disappear.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    /// Returns `true` if the row at `indexPath` should be highlighted when pressed. If the result is `false`, the user
    /// can't select the row either. Returns `true` by default.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Called when a row is highlighted by a press.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Called when a row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row to select in place of `indexPath`; `nil` selects nothing. Returns `indexPath` by default.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// Returns the row to deselect in place of `indexPath`; `nil` deselects nothing. Returns `indexPath` by default.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// Called after the user selects a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Called after the user deselects a row. Without multiple selection, this also happens when the user selects
    /// another row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Called when the user presses the info button of a row.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Returns the editing style of the row at `indexPath`. Only called for rows that the data source allows to be
    /// edited. Returns `.delete` by default.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// Returns the title of the button that deletes a row; `nil`, the default, shows "Delete".
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns `true` if a row's content should make space for the editing control. Returns `true` by default.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

    /// Called when the swipe actions of a row are about to be revealed.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Called when the swipe actions of a row are hidden again. `indexPath` is `nil` if the row was deleted or has left
    /// the screen.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the swipe actions on a row's leading side. `nil`, the default, means no actions.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the swipe actions on a row's trailing side. `nil`, the default, shows a delete button if the row can be
    /// deleted.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the actions that a swipe from the trailing side reveals, if this controller returns no swipe actions
    /// there. `nil`, the default, shows a delete button if the row can be deleted. Deprecated on iOS; override
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// Returns the context menu of a row; `nil`, the default, opens no menu. `point` is in the table's coordinates: the
    /// location of the pointer or, if a key opens the menu, the center of the row.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when a row's context menu is about to appear. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when a row's context menu is about to disappear. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Never called, because the user can't move rows. Returns `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Never called, because the user can't move rows. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Never called, because tables have no section index. Returns `nil` by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Never called, because tables have no section index. Returns `index` by default.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    /// Never called, because the user can't move rows. Returns `proposedDestinationIndexPath` by default.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Never called, because rows are not indented. Returns 0 by default.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

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
