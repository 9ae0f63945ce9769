import ControlKit
import ListKit
import ViewKit

/// The outlets of UIKit classes.
@MainActor
enum KnownOutlets {
    /// Connects the outlet `name` of `object` to `destination`. Returns `false` if the class has no such outlet. If
    /// `destination` has the wrong type, the outlet may become `nil`, and only some outlets return `false`.
    static func connect(_ name: String, of object: AnyObject, to destination: AnyObject) -> Bool {
        switch (name, object) {
        case ("view", let controller as UIViewController):
            guard let view = destination as? UIView else { return false }
            if controller.viewIfLoaded !== view { controller.view = view }
        case ("dataSource", let table as UITableView):
            table.dataSource = destination as? any UITableViewDataSource
            return table.dataSource != nil
        case ("dataSource", let collection as UICollectionView):
            collection.dataSource = destination as? any UICollectionViewDataSource
            return collection.dataSource != nil
        case ("dataSource", let picker as UIPickerView):
            picker.dataSource = destination as? any UIPickerViewDataSource
            return picker.dataSource != nil
        case ("delegate", let picker as UIPickerView):
            picker.delegate = destination as? any UIPickerViewDelegate
            return picker.delegate != nil
        case ("prefetchDataSource", let table as UITableView):
            table.prefetchDataSource = destination as? any UITableViewDataSourcePrefetching
        case ("prefetchDataSource", let collection as UICollectionView):
            collection.prefetchDataSource = destination as? any UICollectionViewDataSourcePrefetching
        case ("delegate", let scroll as UIScrollView): scroll.delegate = destination as? any UIScrollViewDelegate
        case ("delegate", let field as UITextField): field.delegate = destination as? any UITextFieldDelegate
        case ("delegate", let bar as UISearchBar): bar.delegate = destination as? any UISearchBarDelegate
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = destination as? any UIGestureRecognizerDelegate
        case ("delegate", let tabs as UITabBarController):
            tabs.delegate = destination as? any UITabBarControllerDelegate
        case ("delegate", let navigation as UINavigationController):
            navigation.delegate = destination as? any UINavigationControllerDelegate
        case ("searchDisplayController", is UIViewController): break
        case ("delegate", is UINavigationBar), ("delegate", is UITabBar), ("delegate", is UIToolbar): break
        case ("refreshControl", let scroll as UIScrollView): scroll.refreshControl = destination as? UIRefreshControl
        case ("refreshControl", let controller as UITableViewController):
            controller.refreshControl = destination as? UIRefreshControl
        case ("gestureRecognizers", let view as UIView):
            guard let recognizer = destination as? UIGestureRecognizer else { return false }
            view.addGestureRecognizer(recognizer)
        // These views already exist or are named by attributes of the cell's element, so no connection is needed.
        case ("textLabel", is UITableViewCell), ("detailTextLabel", is UITableViewCell),
            ("imageView", is UITableViewCell):
            return OutletSearch.outlet(name, of: object) == nil && destination is UIView
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = destination as? UIView
        case ("selectedBackgroundView", let cell as UITableViewCell):
            cell.selectedBackgroundView = destination as? UIView
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = destination as? UIView
        case ("leftView", let field as UITextField): field.leftView = destination as? UIView
        case ("rightView", let field as UITextField): field.rightView = destination as? UIView
        default: return false
        }
        return true
    }
}
