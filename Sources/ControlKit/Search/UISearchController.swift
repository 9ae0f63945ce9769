public import Foundation
public import ViewKit

/// A controller that manages a search bar and the results of the search.
///
/// Assign it to `navigationItem.searchController`, or add its search bar to a view, such as the header of a table. The
/// search becomes active when editing of the bar begins, and inactive when the user presses Cancel or Escape. In a
/// navigation bar, Ctrl+F begins editing.
///
/// The results cover only the view of the controller that contains the search bar. Screens that are pushed in front of
/// that controller cover the results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The search bar, created by the controller.
    open var searchBar: UISearchBar { bar }
    /// The controller that displays the results over the searched content. `nil` if the results are shown in the
    /// searched content itself.
    public let searchResultsController: UIViewController?
    /// The object that updates the results. `nil` by default.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate that is notified when the search becomes active and inactive.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// `true` if the searched content is dimmed and receives no events while the search is active and no results are
    /// shown. A press on the dimmed content ends the search. `true` by default.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
    /// `true` if the navigation bar's title and buttons are hidden while the search is active. `true` by default.
    open var hidesNavigationBarDuringPresentation = true { didSet { updateNavigationItem(animated: false) } }
    /// `true` if the cancel button is visible while the search is active. `true` by default.
    open var automaticallyShowsCancelButton = true
    /// `true` if the scope buttons are visible while the search is active. `true` by default.
    open var automaticallyShowsScopeBar = true
    /// `true` if the results controller is shown while the search is active and there is text. `true` by default;
    /// setting `showsSearchResultsController` sets this property to `false`.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    /// The item of the navigation bar that contains the search bar, or whose title and buttons the search hides.
    weak var item: UINavigationItem?
    private(set) var showsResultsByChoice = false
    private var isSearching = false
    /// `true` while the controller's view covers the searched content. `false` while it fades out.
    var isCovering = false
    var coverConstraints: [NSLayoutConstraint] = []
    /// The scroll view that contains the search bar. Scrolling is disabled while the searched content is covered.
    weak var lockedScrollView: UIScrollView?

    /// Creates a controller. If `searchResultsController` is `nil`, the results are shown in the searched content
    /// itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.controller = self
        bar.placeholder = "Search"
    }

    /// Creates a controller without a results controller. The arguments are ignored.
    public override init(nibName: String?, bundle: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibName, bundle: bundle)
        bar.controller = self
        bar.placeholder = "Search"
    }

    /// Creates the controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder.deferringFileValues())
        bar.controller = self
        bar.placeholder = "Search"
        coder.setFileValues(of: self)
    }

    /// Creates the view that covers the searched content.
    open override func loadView() {
        let cover = SearchCover()
        cover.wasPressed = { [weak self] in self?.isActive = false }
        view = cover
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeCover()
    }

    /// `true` while the search is active. Setting it to `true` doesn't begin editing. Setting it to `false` ends
    /// editing and clears the text.
    open var isActive: Bool {
        get { isSearching }
        set { if newValue != isSearching { newValue ? begin() : end() } }
    }

    /// `true` if the results controller is currently shown. Setting this property determines whether the controller is
    /// shown while the search is active, regardless of the text, and sets `automaticallyShowsSearchResultsController`
    /// to `false`.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            showsResultsByChoice = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    // MARK: Internal

    /// Activates the search or, if it is already active, updates the results. Called when editing of the search bar has
    /// begun.
    func editingDidBegin() {
        if isSearching { updateResults() } else { begin() }
    }

    /// Updates the view over the searched content, and the results. Called when the text of the search bar has changed.
    func textDidChange() {
        updateContent()
        updateResults()
    }

    /// Updates the results. Called when the scope of the search bar has changed.
    func scopeDidChange() { updateResults() }

    /// Updates the layout around the search bar. Called when the height of the bar has changed.
    func barHeightDidChange(animated: Bool) {
        if bar.isInNavigationBar {
            item?.updatePalette(animated: animated)
        } else if bar.translatesAutoresizingMaskIntoConstraints, bar.frame.height != bar.contentHeight {
            bar.frame.size.height = bar.contentHeight
            bar.superview?.setNeedsLayout()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Private

    private func begin() {
        if !bar.isInNavigationBar { hideRowOfHost() }
        isSearching = true
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        guard isSearching else { return }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, bar.scopes != nil { bar.setShowsScope(true, animated: true) }
        updateNavigationItem(animated: true)
        updateContent()
        updateResults()
        finish { [weak self] in
            guard let self, isSearching else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    private func end() {
        isSearching = false
        delegate?.willDismissSearchController(self)
        bar.resignFirstResponder()
        let hadText = bar.searchTextField.hasText
        bar.clear()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar, bar.scopes != nil { bar.setShowsScope(false, animated: true) }
        updateNavigationItem(animated: true)
        if let palette = item?.palette as? SearchPalette, palette.searchBar == nil {
            item?.palette = nil
            item = nil
        }
        updateContent()
        // Clearing the text has already updated the results.
        if !hadText { updateResults() }
        finish { [weak self] in
            guard let self, !isSearching else { return }
            delegate?.didDismissSearchController(self)
        }
    }

    private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

    private func updateNavigationItem(animated: Bool) { item?.updatePalette(animated: animated) }

    /// Hides the title and buttons of the navigation bar. Called if the search bar isn't part of the navigation bar.
    private func hideRowOfHost() {
        guard let item = host?.navigationItem, item.palette == nil else { return }
        self.item = item
        item.palette = SearchPalette(self, searchBar: nil)
    }

    /// Calls `completion` when the animations of the search bar have ended, or immediately outside a window and while
    /// the clock is paused.
    private func finish(_ completion: @escaping @MainActor () -> Void) {
        guard let window = bar.window, bar.hasRunningClock else { return completion() }
        window.schedule(after: SearchBarMetrics.duration, completion)
    }
}
