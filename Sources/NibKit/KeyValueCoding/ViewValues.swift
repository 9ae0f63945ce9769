import ControlKit
import ViewKit

/// The properties of views that can be read and set by their Objective-C names.
@MainActor
enum ViewValues {
    /// Sets a property by its Objective-C or Swift name. Returns `nil` if the name is unknown, and `false` if the value
    /// has the wrong type or the property can only be read.
    static func set(_ name: String, of view: UIView, to value: Any?) -> Bool? {
        property(name, of: view)?.set(view, value)
    }

    /// Returns the property of `view` with the Objective-C or Swift name `name`, such as "hidden" or "isHidden".
    static func property(_ name: String, of view: UIView) -> KeyedProperty? {
        let key = objectiveCName(name)
        for (isMatching, properties) in tables where isMatching(view) {
            if let property = properties[key] { return property }
        }
        return nil
    }

    /// Returns the names of all properties of `view`: the Objective-C names, and the Swift names that differ.
    static func names(of view: UIView) -> [String] {
        let names = tables.filter { $0.isMatching(view) }.flatMap(\.properties.keys)
        let swiftNames = names.filter(booleanNames.contains).map { "is" + $0.prefix(1).uppercased() + $0.dropFirst() }
        return names + swiftNames
    }

    /// The Objective-C names of the properties whose Swift names begin with "is".
    private static let booleanNames: Set = ["enabled", "hidden", "highlighted", "selected", "userInteractionEnabled"]

    /// Returns the Objective-C name of a property: "hidden" for "isHidden".
    static func objectiveCName(_ name: String) -> String {
        let base = name.dropFirst(2)
        guard name.hasPrefix("is"), let first = base.first, first.isUppercase else { return name }
        return first.lowercased() + base.dropFirst()
    }

    private static let tables: [(isMatching: @MainActor (UIView) -> Bool, properties: [String: KeyedProperty])] = [
        ({ $0 is UILabel }, labels), ({ $0 is UITextField }, textFields), ({ $0 is UISearchBar }, searchBars),
        ({ $0 is UIControl }, controls), ({ $0 is UIImageView }, imageViews), ({ $0 is UIScrollView }, scrollViews),
        ({ _ in true }, views),
    ]

    private static let views: [String: KeyedProperty] = [
        "accessibilityIdentifier": KeyedProperty(\UIView.accessibilityIdentifier),
        "accessibilityLabel": KeyedProperty(\UIView.accessibilityLabel),
        "alpha": KeyedProperty(\UIView.alpha),
        "autoresizesSubviews": KeyedProperty(\UIView.autoresizesSubviews),
        "autoresizingMask": KeyedProperty(\UIView.autoresizingMask),
        "backgroundColor": KeyedProperty(\UIView.backgroundColor),
        "bounds": KeyedProperty(\UIView.bounds),
        "center": KeyedProperty(\UIView.center),
        "clipsToBounds": KeyedProperty(\UIView.clipsToBounds),
        "contentMode": KeyedProperty(\UIView.contentMode),
        "frame": KeyedProperty(\UIView.frame),
        "hidden": KeyedProperty(\UIView.isHidden),
        "layer": KeyedProperty(readOnly: \UIView.layer),
        "semanticContentAttribute": KeyedProperty(\UIView.semanticContentAttribute),
        "superview": KeyedProperty(readOnly: \UIView.superview),
        "tag": KeyedProperty(\UIView.tag),
        "tintColor": KeyedProperty(\UIView.tintColor),
        "transform": KeyedProperty(\UIView.transform),
        "translatesAutoresizingMaskIntoConstraints": KeyedProperty(
            \UIView.translatesAutoresizingMaskIntoConstraints),
        "userInteractionEnabled": KeyedProperty(\UIView.isUserInteractionEnabled),
    ]

    private static let labels: [String: KeyedProperty] = [
        "adjustsFontForContentSizeCategory": KeyedProperty(\UILabel.adjustsFontForContentSizeCategory),
        "adjustsFontSizeToFitWidth": KeyedProperty(\UILabel.adjustsFontSizeToFitWidth),
        "attributedText": KeyedProperty(\UILabel.attributedText),
        "baselineAdjustment": KeyedProperty(\UILabel.baselineAdjustment),
        "enabled": KeyedProperty(\UILabel.isEnabled),
        "font": KeyedProperty(\UILabel.font),
        "highlighted": KeyedProperty(\UILabel.isHighlighted),
        "highlightedTextColor": KeyedProperty(\UILabel.highlightedTextColor),
        "lineBreakMode": KeyedProperty(\UILabel.lineBreakMode),
        // Without effect on iOS since version 6.
        "minimumFontSize": KeyedProperty(constant: 0.0),
        "minimumScaleFactor": KeyedProperty(\UILabel.minimumScaleFactor),
        "numberOfLines": KeyedProperty(\UILabel.numberOfLines),
        "preferredMaxLayoutWidth": KeyedProperty(\UILabel.preferredMaxLayoutWidth),
        "shadowColor": KeyedProperty(\UILabel.shadowColor),
        "shadowOffset": KeyedProperty(\UILabel.shadowOffset),
        "text": KeyedProperty(\UILabel.text),
        "textAlignment": KeyedProperty(\UILabel.textAlignment),
        "textColor": KeyedProperty(\UILabel.textColor),
    ]

    private static let controls: [String: KeyedProperty] = [
        "enabled": KeyedProperty(\UIControl.isEnabled),
        "highlighted": KeyedProperty(\UIControl.isHighlighted),
        "selected": KeyedProperty(\UIControl.isSelected),
    ]

    private static let textFields: [String: KeyedProperty] = [
        "attributedPlaceholder": KeyedProperty(\UITextField.attributedPlaceholder),
        "font": KeyedProperty(\UITextField.font),
        "placeholder": KeyedProperty(\UITextField.placeholder),
        "text": KeyedProperty(\UITextField.text),
        "textAlignment": KeyedProperty(\UITextField.textAlignment),
        "textColor": KeyedProperty(\UITextField.textColor),
    ]

    private static let searchBars: [String: KeyedProperty] = [
        "placeholder": KeyedProperty(\UISearchBar.placeholder),
        "searchField": KeyedProperty(readOnly: \UISearchBar.searchTextField),
        "text": KeyedProperty(\UISearchBar.text),
    ]

    private static let imageViews: [String: KeyedProperty] = [
        "highlighted": KeyedProperty(\UIImageView.isHighlighted),
        "highlightedImage": KeyedProperty(\UIImageView.highlightedImage),
        "image": KeyedProperty(\UIImageView.image),
    ]

    private static let scrollViews: [String: KeyedProperty] = [
        "contentInset": KeyedProperty(\UIScrollView.contentInset),
        "contentOffset": KeyedProperty(\UIScrollView.contentOffset),
        "contentSize": KeyedProperty(\UIScrollView.contentSize),
    ]
}
