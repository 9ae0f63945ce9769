/// The names of UIKit declarations that the rewriter must know, because it scans only the app's own sources.
enum ToolkitNames {
    /// The modules that replace modules of iOS.
    static let modules = ["ObjectiveC": "UIKit", "Darwin": "Glibc", "os": "LogKit", "OSLog": "LogKit"]

    /// The words after `import` that restrict an import to a single declaration.
    static let importKinds: Set<String> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

    /// Returns the module that has to be imported for `name`, which Foundation or the Objective-C runtime declares on
    /// iOS; `nil` for other names.
    static func module(of name: String) -> String? {
        if runtime.contains(name) { return "UIKit" }
        return networking.contains(name) ? "FoundationNetworking" : nil
    }

    /// Names from Foundation that are in a separate module on Linux.
    private static let networking: Set<String> = [
        "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
        "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "URLRequest", "NSMutableURLRequest", "HTTPURLResponse", "URLResponse",
        "URLCache", "CachedURLResponse", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge",
        "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
    ]

    /// Names from Foundation and the Objective-C runtime on iOS that this package's UIKit declares instead.
    private static let runtime: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_setAssociatedObject",
        "objc_getAssociatedObject", "objc_AssociationPolicy", "objc_removeAssociatedObjects", "objc_sync_enter",
        "objc_sync_exit",
    ]

    /// The superclass of each of UIKit's classes that the rewriter knows, by the name of the class.
    static let superclasses: [String: String] = [
        "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder", "UIWindow": "UIView",
        "UIApplication": "UIResponder", "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView",
        "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
        "UISearchBar": "UIView", "UISearchTextField": "UITextField", "UISearchController": "UIViewController",
        "UIStepper": "UIControl", "UIPageControl": "UIControl", "UISegmentedControl": "UIControl",
        "UIRefreshControl": "UIControl", "UIColorWell": "UIControl", "UIScrollView": "UIView",
        "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UIStackView": "UIView", "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
        "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionViewListCell": "UICollectionViewCell", "UINavigationBar": "UIView", "UITabBar": "UIView",
        "UIToolbar": "UIView", "UIPickerView": "UIView", "UIProgressView": "UIView", "UIVisualEffectView": "UIView",
        "UIActivityIndicatorView": "UIView", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UITableViewController": "UIViewController",
        "UIPageViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UIAlertController": "UIViewController",
        "UIGestureRecognizer": "NSObject", "UITapGestureRecognizer": "UIGestureRecognizer",
        "UIPanGestureRecognizer": "UIGestureRecognizer", "UIPinchGestureRecognizer": "UIGestureRecognizer",
        "UISwipeGestureRecognizer": "UIGestureRecognizer", "UIRotationGestureRecognizer": "UIGestureRecognizer",
        "UILongPressGestureRecognizer": "UIGestureRecognizer", "CALayer": "NSObject", "CAShapeLayer": "CALayer",
        "CAGradientLayer": "CALayer", "CATextLayer": "CALayer", "CAReplicatorLayer": "CALayer",
        "CAEmitterLayer": "CALayer",
    ]

    /// UIKit's classes with `appearance()`, which their subclasses inherit.
    static let appearanceClasses: Set<String> = ["UINavigationBar", "UITabBar", "UISwitch"]

    /// The protocols that are the type of `delegate` on iOS in subclasses of `UIScrollView`. Here, `delegate` has the
    /// type that `UIScrollView` declares.
    static let scrollDelegates: Set<String> = [
        "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITextViewDelegate",
    ]

    /// UIKit's generic classes. The methods of their extensions can't be listed without naming the generic parameters.
    static let genericClasses: Set<String> = [
        "NSLayoutAnchor", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
    ]

    /// The base names of the optional members of UIKit's delegates and data sources. In this package's UIKit, all of
    /// these members have defaults.
    static let optionalMembers: Set<String> = [
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
        "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
        "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
        "scrollViewDidChangeAdjustedContentInset", "viewForZooming", "scrollViewWillBeginZooming",
        "scrollViewDidEndZooming",
        "tableView", "numberOfSections", "collectionView", "textField", "textFieldDidBeginEditing",
        "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textFieldShouldClear", "textFieldDidChangeSelection", "textView", "textViewDidChange",
        "textViewDidBeginEditing", "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
        "textViewDidChangeSelection", "gestureRecognizer", "gestureRecognizerShouldBegin", "navigationController",
        "tabBarController", "tabBar", "animationDidStart", "animationDidStop", "animationController",
        "interactionControllerForPresentation", "interactionControllerForDismissal", "presentationController",
        "presentationControllerDidDismiss", "presentationControllerWillDismiss", "presentationControllerShouldDismiss",
        "animationEnded", "interruptibleAnimator", "pickerView", "indexTitles", "sectionIndexTitles",
        "applicationDidBecomeActive", "searchBar", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
        "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
        "searchBarCancelButtonClicked", "willPresentSearchController", "didPresentSearchController",
        "willDismissSearchController", "didDismissSearchController", "presentSearchController", "pageViewController",
        "presentationCount", "presentationIndex", "pageViewControllerSupportedInterfaceOrientations",
        "pageViewControllerPreferredInterfaceOrientationForPresentation",
    ]
}
