import ControlKit
import ListKit
import ViewKit

extension KnownOutlets {
    /// Returns the names of the outlets of UIKit's classes that `object` has on iOS, including unsupported ones.
    static func names(of object: AnyObject) -> [String] {
        tables.filter { $0.isMatching(object) }.flatMap(\.names)
    }

    /// Returns `true` if elements called `element` create objects with all outlets of their class on iOS. Other
    /// elements are placeholders for any object, or create a plain view or controller.
    static func isComplete(_ element: String) -> Bool {
        ElementNames.supportedViews.contains(element) || ElementNames.controllers.contains(element)
            || recognizers.contains(element) || items.contains(element)
    }

    private static let recognizers: Set = [
        "tapGestureRecognizer", "swipeGestureRecognizer", "pongPressGestureRecognizer", "longPressGestureRecognizer",
        "panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
    ]
    private static let items: Set = [
        "navigationItem", "barButtonItem", "tabBarItem", "constraint", "collectionViewFlowLayout",
    ]

    private static let tables: [(isMatching: @MainActor (AnyObject) -> Bool, names: [String])] = [
        ({ $0 is UIView }, ["gestureRecognizers", "maskView", "accessibilityElements"]),
        ({ $0 is UIScrollView }, ["delegate", "refreshControl"]),
        (
            { $0 is UITableView },
            [
                "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "backgroundView", "tableHeaderView",
                "tableFooterView",
            ]
        ),
        (
            { $0 is UICollectionView },
            [
                "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "backgroundView",
                "collectionViewLayout",
            ]
        ),
        (
            { $0 is UITableViewCell },
            [
                "textLabel", "detailTextLabel", "imageView", "backgroundView", "selectedBackgroundView",
                "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView",
            ]
        ),
        ({ $0 is UICollectionViewCell }, ["backgroundView", "selectedBackgroundView"]),
        (
            { $0 is UITextField },
            [
                "delegate", "leftView", "rightView", "inputView", "inputAccessoryView", "textDragDelegate",
                "textDropDelegate",
            ]
        ),
        ({ $0 is UITextView }, ["inputView", "inputAccessoryView", "textDragDelegate", "textDropDelegate"]),
        ({ $0 is UISearchBar }, ["delegate", "inputAccessoryView"]),
        ({ $0 is UIPickerView }, ["dataSource", "delegate"]),
        ({ $0 is UINavigationBar || $0 is UIToolbar }, ["delegate", "items"]),
        ({ $0 is UITabBar }, ["delegate", "items", "selectedItem"]),
        ({ $0 is UIGestureRecognizer }, ["delegate"]),
        (
            { $0 is UIViewController },
            [
                "view", "searchDisplayController", "tabBarItem", "toolbarItems", "transitioningDelegate",
                "accessibilityElements",
            ]
        ),
        ({ $0 is UITableViewController }, ["tableView", "refreshControl"]),
        ({ $0 is UICollectionViewController }, ["collectionView"]),
        ({ $0 is UINavigationController }, ["delegate", "viewControllers"]),
        ({ $0 is UITabBarController }, ["delegate", "viewControllers", "selectedViewController"]),
        ({ $0 is UISplitViewController }, ["delegate", "viewControllers"]),
        ({ $0 is UIPageViewController }, ["dataSource", "delegate"]),
        (
            { $0 is UINavigationItem },
            [
                "titleView", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
                "backBarButtonItem", "searchController",
            ]
        ),
        ({ $0 is UIBarButtonItem }, ["customView", "target"]),
    ]
}
