import ControlKit
import Foundation
import ViewKit

/// Sets the values of search bars.
extension ObjectGraph {
    /// Logs a warning that search display controllers aren't supported, and returns a placeholder object for the
    /// controller.
    func replaceSearchDisplayController(_ element: InterfaceElement) -> AnyObject {
        document.report("search display controllers are not supported; use a UISearchController", at: element)
        return NSObject()
    }

    func setValues(of bar: UISearchBar, from element: InterfaceElement) {
        bar.text = element.string("text")
        bar.placeholder = element.string("placeholder")
        bar.prompt = element.string("prompt")
        switch element["searchBarStyle"] {
        case "prominent": bar.searchBarStyle = .prominent
        case "minimal": bar.searchBarStyle = .minimal
        default: break
        }
        if let style = element.barStyle { bar.barStyle = style }
        if let color = element.color("barTintColor", in: document) { bar.barTintColor = color }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if element.bool("showsCancelButton") == true { bar.showsCancelButton = true }
        let titles = element.children(in: "scopeButtonTitles").compactMap(\.textValue)
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        if let index = element.integer("selectedScopeButtonIndex") { bar.selectedScopeButtonIndex = index }
        if element.bool("showsScopeBar") == true { bar.showsScopeBar = true }
        for name in ["showsBookmarkButton", "showsSearchResultsButton"] where element.bool(name) == true {
            document.report("\(name) of search bars not supported", at: element)
        }
        if let traits = element.child("textInputTraits") { setInputTraits(of: bar.searchTextField, from: traits) }
    }
}
