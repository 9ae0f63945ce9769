import ViewKit

/// The properties of view controllers that can be read and set by their Objective-C names.
@MainActor
enum ControllerValues {
    /// Sets a property by its Objective-C or Swift name. Returns `nil` if the name is unknown, and `false` if the value
    /// has the wrong type or the property can only be read.
    static func set(_ name: String, of controller: UIViewController, to value: Any?) -> Bool? {
        property(name, of: controller)?.set(controller, value)
    }

    /// Returns the property of `controller` with the Objective-C or Swift name `name`, such as "editing" or
    /// "isEditing".
    static func property(_ name: String, of controller: UIViewController) -> KeyedProperty? {
        let key = ViewValues.objectiveCName(name)
        if controller is UITabBarController, let property = tabBarControllers[key] { return property }
        return properties[key]
    }

    /// Returns the names of all properties of `controller`: the Objective-C names, and the Swift names that differ.
    static func names(of controller: UIViewController) -> [String] {
        let names = properties.keys + ["isEditing", "isModalInPresentation"]
        return controller is UITabBarController ? names + tabBarControllers.keys : names
    }

    private static let tabBarControllers: [String: KeyedProperty] = [
        "tabBar": KeyedProperty(\UITabBarController.replaceableTabBar)
    ]

    private static let properties: [String: KeyedProperty] = [
        "additionalSafeAreaInsets": KeyedProperty(\UIViewController.additionalSafeAreaInsets),
        "automaticallyAdjustsScrollViewInsets": KeyedProperty(\UIViewController.automaticallyAdjustsScrollViewInsets),
        "definesPresentationContext": KeyedProperty(\UIViewController.definesPresentationContext),
        "edgesForExtendedLayout": KeyedProperty(\UIViewController.edgesForExtendedLayout),
        "editing": KeyedProperty(\UIViewController.isEditing),
        "extendedLayoutIncludesOpaqueBars": KeyedProperty(\UIViewController.extendedLayoutIncludesOpaqueBars),
        "hidesBottomBarWhenPushed": KeyedProperty(\UIViewController.hidesBottomBarWhenPushed),
        "modalInPresentation": KeyedProperty(\UIViewController.isModalInPresentation),
        "modalPresentationStyle": KeyedProperty(\UIViewController.modalPresentationStyle),
        "modalTransitionStyle": KeyedProperty(\UIViewController.modalTransitionStyle),
        "navigationController": KeyedProperty(readOnly: \UIViewController.navigationController),
        "navigationItem": KeyedProperty(readOnly: \UIViewController.navigationItem),
        "preferredContentSize": KeyedProperty(\UIViewController.preferredContentSize),
        "restorationIdentifier": KeyedProperty(\UIViewController.restorationIdentifier),
        "tabBarController": KeyedProperty(readOnly: \UIViewController.tabBarController),
        "title": KeyedProperty(\UIViewController.title),
        "view": KeyedProperty(readOnly: \UIViewController.view),
    ]
}

extension UITabBarController {
    /// The bar; setting it replaces the bar.
    fileprivate var replaceableTabBar: UITabBar {
        get { tabBar }
        set { replaceBar(with: newValue) }
    }
}
