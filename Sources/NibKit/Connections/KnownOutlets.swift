import ControlKit
import ListKit
import ViewKit

/// The outlets of UIKit classes.
@MainActor
enum KnownOutlets {
    /// The result of connecting an outlet.
    enum Outcome: Equatable {
        /// The outlet is connected, or needs no connection.
        case connected
        /// The class has no such outlet.
        case unknown
        /// The destination isn't of the type `expected`, so the outlet stays as it was.
        case wrongType(expected: String)
    }

    /// Connects the outlet `name` of `object` to `destination`.
    static func connect(_ name: String, of object: AnyObject, to destination: AnyObject) -> Outcome {
        // The parameter is optional, because most outlets are; otherwise `Value` would be an optional type.
        func set<Value>(_ assign: (Value?) -> Void) -> Outcome {
            guard let value = destination as? Value else {
                return .wrongType(expected: "\(Value.self)".replacing("any ", with: ""))
            }
            assign(value)
            return .connected
        }
        // As on iOS, a delegate that doesn't adopt the protocol is ignored, because all methods are optional.
        func setDelegate<Value>(_ assign: (Value?) -> Void) -> Outcome {
            if let value = destination as? Value { assign(value) }
            return .connected
        }
        switch (name, object) {
        case ("view", let controller as UIViewController):
            return set { (view: UIView?) in if controller.viewIfLoaded !== view { controller.view = view } }
        case ("dataSource", let table as UITableView): return set { table.dataSource = $0 }
        case ("dataSource", let collection as UICollectionView): return set { collection.dataSource = $0 }
        case ("dataSource", let picker as UIPickerView): return set { picker.dataSource = $0 }
        case ("delegate", let picker as UIPickerView): return setDelegate { picker.delegate = $0 }
        case ("prefetchDataSource", let table as UITableView): return set { table.prefetchDataSource = $0 }
        case ("prefetchDataSource", let collection as UICollectionView):
            return set { collection.prefetchDataSource = $0 }
        case ("delegate", let scroll as UIScrollView): return setDelegate { scroll.delegate = $0 }
        case ("delegate", let field as UITextField): return setDelegate { field.delegate = $0 }
        case ("delegate", let bar as UISearchBar): return setDelegate { bar.delegate = $0 }
        case ("delegate", let recognizer as UIGestureRecognizer): return setDelegate { recognizer.delegate = $0 }
        case ("delegate", let tabs as UITabBarController): return setDelegate { tabs.delegate = $0 }
        case ("delegate", let split as UISplitViewController): return setDelegate { split.delegate = $0 }
        case ("dataSource", let pages as UIPageViewController): return set { pages.dataSource = $0 }
        case ("delegate", let pages as UIPageViewController): return setDelegate { pages.delegate = $0 }
        case ("delegate", let navigation as UINavigationController): return setDelegate { navigation.delegate = $0 }
        case ("searchDisplayController", is UIViewController): return .connected
        case ("delegate", is UINavigationBar), ("delegate", is UITabBar), ("delegate", is UIToolbar): return .connected
        case ("refreshControl", let scroll as UIScrollView): return set { scroll.refreshControl = $0 }
        case ("refreshControl", let controller as UITableViewController): return set { controller.refreshControl = $0 }
        case ("gestureRecognizers", let view as UIView):
            return set { (recognizer: UIGestureRecognizer?) in recognizer.map(view.addGestureRecognizer) }
        // These views already exist or are named by attributes of the cell's element, so no connection is needed.
        case ("textLabel", is UITableViewCell), ("detailTextLabel", is UITableViewCell),
            ("imageView", is UITableViewCell):
            return OutletSearch.outlet(name, of: object) == nil && destination is UIView ? .connected : .unknown
        case ("backgroundView", let cell as UITableViewCell): return set { cell.backgroundView = $0 }
        case ("selectedBackgroundView", let cell as UITableViewCell):
            return set { cell.selectedBackgroundView = $0 }
        case ("accessoryView", let cell as UITableViewCell): return set { cell.accessoryView = $0 }
        case ("leftView", let field as UITextField): return set { field.leftView = $0 }
        case ("rightView", let field as UITextField): return set { field.rightView = $0 }
        default: return .unknown
        }
    }
}
