import ViewKit

/// An object that updates the results of a search controller.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when editing of the search bar has begun, when its text or scope has changed, and when the search
    /// controller has become active or inactive.
    func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called when the search becomes active, before the animation.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has become active, after the animation.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when the search becomes inactive, before the animation.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has become inactive, after the animation.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called between `willPresentSearchController(_:)` and the standard presentation, which always takes place.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}
