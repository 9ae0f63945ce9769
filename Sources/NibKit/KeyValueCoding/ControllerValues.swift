import ViewKit

/// The properties of view controllers that can be read and set by their Objective-C names.
@MainActor
enum ControllerValues {
    /// Returns the property with the Objective-C or Swift name `name`, such as "editing" or "isEditing".
    static func property(_ name: String) -> KeyedProperty? { properties[ViewValues.objectiveCName(name)] }

    /// The Objective-C names of all properties, and the Swift names that differ.
    static var names: [String] { properties.keys + ["isEditing", "isModalInPresentation"] }

    private static let properties: [String: KeyedProperty] = [
        "additionalSafeAreaInsets": KeyedProperty(\UIViewController.additionalSafeAreaInsets),
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
    ]
}
