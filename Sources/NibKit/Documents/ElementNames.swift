/// The names of elements in files that Xcode writes.
@MainActor
enum ElementNames {
    /// Returns `true` if views and controllers can contain an element called `name`. Such an element isn't necessarily
    /// supported.
    static func isKnown(_ name: String) -> Bool {
        // Metrics apply only to Xcode's canvas.
        known.contains(name) || name.hasPrefix("simulated") || name.hasSuffix("Metrics")
    }

    /// The elements that views and controllers can contain.
    static let known = Set(values + parts + views + controllers)

    /// The controllers whose elements are checked for unknown elements.
    static let controllers = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "pageViewController", "splitViewController",
    ]

    /// The views whose elements are checked for unknown elements.
    static let supportedViews =
        Array(ViewClasses.types.keys) + ["tableViewCellContentView", "collectionViewCellContentView"]

    private static let views =
        supportedViews + [
            "datePicker", "mapView", "webView", "wkWebView", "sceneKitView", "skView", "glkView", "mtkView",
            "arscnView", "arskView", "adBannerView", "window", "colorWell", "calendarView",
        ]

    private static let values = [
        "array", "attributedString", "autoresizingMask", "bool", "calendar", "color", "connections", "constraint",
        "constraints", "data", "date", "dateComponents", "dictionary", "directionalEdgeInsets", "edgeInsets",
        "extendedEdge", "font", "fontDescription", "frame", "image", "imageReference", "inset", "insets", "integer",
        "integerRange", "locale", "mutableArray", "mutableAttributedString",
        "mutableData", "mutableDictionary", "mutableString", "nil", "null", "offsetWrapper", "point", "range", "real",
        "rect", "set", "size", "string", "timeZone", "timezone", "url", "userDefinedRuntimeAttributes", "value",
    ]

    private static let parts = [
        "accessibility", "accessibilityTraits", "animations", "attributes", "backgroundConfiguration",
        "barButtonItem", "barButtonItemAppearance", "blurEffect", "buttonConfiguration", "cells",
        "collectionViewFlowLayout", "collectionViewLayout", "command", "commands", "customContentConfiguration",
        "customObject", "dataDetectorType", "dataDetectorTypes", "gestureRecognizers", "items", "keyCommand",
        "keyCommands", "layoutGuide", "layoutGuides", "leftBarButtonItems", "listContentConfiguration", "mask", "menu",
        "navigationBarAppearance", "navigationItem", "placeholder", "popoverArrowDirection",
        "preferredSymbolConfiguration", "prototypes", "rightBarButtonItems", "scopeButtonTitles",
        "searchDisplayController", "sections", "segments", "state", "subviews", "symbolConfiguration",
        "tabBarAppearance", "tabBarItem", "tabBarItemAppearance", "textAttributes", "textInputTraits",
        "toolbarAppearance", "toolbarItems", "variation", "vibrancyEffect", "viewControllerLayoutGuide",
        "viewLayoutGuide", "wkWebViewConfiguration",
    ]
}
