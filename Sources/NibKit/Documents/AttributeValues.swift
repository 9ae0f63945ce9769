/// The values of attributes in files that Xcode writes.
enum AttributeValues {
    /// The values of Boolean attributes.
    static let booleans = ["YES", "NO"]

    /// Returns `false` if elements called `element` have no attributes with known values, so that they needn't be
    /// searched.
    static func areChecked(in element: String) -> Bool { !uncheckedElements.contains(element) }

    private static let uncheckedElements: Set<String> = [
        "bool", "color", "constraints", "connections", "data", "edgeInsets", "directionalEdgeInsets", "image",
        "imageReference", "inset", "insets", "integer", "integerRange", "mutableData", "mutableString", "nil", "null",
        "outlet", "outletCollection", "point", "range", "real", "rect", "size", "string", "subviews", "url",
    ]

    private static let booleanNames: Set<String> = [
        "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "allowDoubleColumnStyle", "allowTripleColumnStyle",
        "allowsMultipleSelection", "allowsSelection", "alwaysBounceHorizontal", "alwaysBounceVertical", "animates",
        "automaticallyAdjustsScrollViewInsets",
        "animating", "apportionsSegmentWidthsByContent", "automaticEstimatedItemSize", "autorepeat",
        "autoresizesSubviews", "bounces", "bouncesZoom", "cancelsTouchesInView", "clearsOnBeginEditing",
        "clipsSubviews", "continuous", "doubleSided", "editable", "enabled", "enablesReturnKeyAutomatically",
        "extendedLayoutIncludesOpaqueBars", "fixedFrame", "flexibleMaxX", "flexibleMaxY", "flexibleMinX",
        "flexibleMinY", "heightSizable", "hidden", "hidesBackButton", "hidesBottomBarWhenPushed", "hidesForSinglePage",
        "hidesWhenStopped", "highlighted", "insetsLayoutMarginsFromSafeArea", "largeTitles", "momentary",
        "multipleTouchEnabled", "navigationBarHidden", "on", "opaque", "pagingEnabled",
        "preservesSuperviewLayoutMargins", "scrollEnabled", "secureTextEntry", "selectable", "selected",
        "showsCancelButton", "showsHorizontalScrollIndicator", "showsScopeBar", "showsVerticalScrollIndicator",
        "toolbarHidden", "translatesAutoresizingMaskIntoConstraints", "translucent", "userInteractionEnabled",
        "widthSizable", "wraps",
    ]

    private static let layoutSides = ["top", "bottom", "left", "right"]
    private static let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]

    /// The values of attributes that mean the same in all elements. Attributes that are neither here nor in
    /// `ofElements` can have any value, or their values are not known.
    static let shared = named.merging(booleanNames.map { ($0, booleans) }) { $1 }

    private static let named: [String: [String]] = [
        "accessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"],
        "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
        "autocorrectionType": ["default", "no", "yes"],
        "barStyle": ["default", "black", "blackOpaque", "blackTranslucent"],
        "baselineAdjustment": ["none", "alignBaselines", "alignCenters"],
        "borderStyle": ["none", "line", "bezel", "roundedRect"],
        "buttonType": [
            "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "plain",
            "close",
        ],
        "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
        "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
        "contentInsetAdjustmentBehavior": ["automatic", "scrollableAxes", "never", "always"],
        "contentMode": ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center"] + layoutSides + corners,
        "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
        "dataMode": ["none", "prototypes", "static"],
        "eventType": [
            "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
            "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
            "menuActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
            "allTouchEvents", "allEditingEvents", "allEvents",
        ],
        "keyboardDismissMode": [
            "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
        ],
        "largeTitleDisplayMode": ["automatic", "always", "never", "inline"],
        "modalPresentationStyle": [
            "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
            "overCurrentContext", "popover", "blurOverFullScreen",
        ],
        "modalTransitionStyle": ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
        "relation": ["equal", "greaterThanOrEqual", "lessThanOrEqual"],
        "returnKeyType": [
            "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
            "continue",
        ],
        "scrollDirection": ["vertical", "horizontal"],
        "searchBarStyle": ["default", "prominent", "minimal"],
        "selectionStyle": ["none", "blue", "gray", "default"],
        "semanticContentAttribute": [
            "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
        ],
        "separatorStyle": ["default", "none", "singleLine", "singleLineEtched"],
        "spellCheckingType": ["default", "no", "yes"],
        "textAlignment": ["left", "center", "right", "justified", "natural"],
    ]

    private static let lineBreakModes = [
        "wordWrap", "characterWrap", "clip", "headTruncation", "middleTruncation", "tailTruncation",
    ]
    private static let fontWeights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// The values of attributes that differ between elements, by element and attribute.
    static let ofElements: [String: [String: [String]]] = [
        "activityIndicatorView": ["style": ["medium", "large", "white", "whiteLarge", "gray"]],
        "barButtonItem": ["style": ["plain", "bordered", "done", "prominent"]],
        "button": ["lineBreakMode": lineBreakModes],
        "fontDescription": ["weight": fontWeights],
        "label": ["lineBreakMode": lineBreakModes],
        "pageViewController": [
            "navigationOrientation": ["horizontal", "vertical"], "spineLocation": ["none", "min", "mid", "max"],
            "transitionStyle": ["pageCurl", "scroll"],
        ],
        "paragraphStyle": [
            "alignment": ["left", "center", "right", "justified", "natural"],
            "lineBreakMode": [
                "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingMiddle", "truncatingTail",
            ],
        ],
        "progressView": ["progressViewStyle": ["default", "bar"]],
        "segue": [
            "kind": [
                "relationship", "show", "showDetail", "presentation", "popoverPresentation", "modal", "push", "popover",
                "replace", "custom", "unwind", "embed",
            ]
        ],
        "stackView": [
            "alignment": [
                "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline", "baseline",
            ],
            "axis": ["horizontal", "vertical"],
            "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
        ],
        "tableView": ["style": ["plain", "grouped", "insetGrouped"]],
        "tableViewCell": [
            "style": [
                "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
                "IBUITableViewCellStyleSubtitle",
            ]
        ],
        "userDefinedRuntimeAttribute": [
            "type": [
                "boolean", "number", "string", "localizedString", "point", "size", "rect", "range", "color", "image",
                "nil",
            ]
        ],
    ]
}
