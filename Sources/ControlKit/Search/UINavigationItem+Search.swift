public import ViewKit

extension UINavigationItem {
    /// The controller whose search bar is part of the navigation bar, below the title and the buttons. Held strongly.
    /// `nil` by default.
    public var searchController: UISearchController? {
        get { searchPalette?.controller }
        set {
            guard newValue !== searchController else { return }
            searchPalette?.removeSearchBar()
            guard let newValue else { return palette = nil }
            newValue.item?.searchController = nil
            newValue.item = self
            palette = SearchPalette(newValue, searchBar: newValue.searchBar)
        }
    }

    /// `true` if scrolling should hide the search bar. `true` by default. No effect, because the search bar is always
    /// visible.
    public var hidesSearchBarWhenScrolling: Bool {
        get { hidesPaletteWhenScrolling }
        set { hidesPaletteWhenScrolling = newValue }
    }

    /// The palette of the navigation item if it contains a search bar, otherwise `nil`.
    private var searchPalette: SearchPalette? {
        guard let palette = palette as? SearchPalette, palette.searchBar != nil else { return nil }
        return palette
    }
}
