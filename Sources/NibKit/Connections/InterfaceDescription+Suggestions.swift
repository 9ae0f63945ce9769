import Foundation
import Reporting
import SelectorKit
import ViewKit

/// Suggests names in messages about names that aren't found.
extension InterfaceDescription {
    /// The names among which suggestions are searched: those of all listed classes, or of the members of a class.
    private enum Names: Hashable {
        case classes
        case actions(ObjectIdentifier)
        case outlets(ObjectIdentifier)
        case attributes(ObjectIdentifier)
    }

    private static var suggestions: [Names: NameSuggestions] = [:]
    /// The number of members for which `suggestions` are valid.
    private static var suggestedCount = 0

    /// Returns the name of a listed class that is probably meant by the misspelled `name`, if any. Reads the tables of
    /// `modules` first.
    static func similarClass(to name: String, modules: [String]) -> String? {
        modules.forEach(readTable)
        modules.forEach(SelectorTable.readTable)
        return suggestion(for: name, .classes) { listedClassNames }
    }

    /// Returns the action of `target` that is probably meant by the misspelled `selector`, if any.
    static func similarAction(to selector: String, of target: AnyObject) -> String? {
        suggestion(for: selector, .actions(ObjectIdentifier(type(of: target)))) { selectors(of: target) }
    }

    /// Returns the outlet or outlet collection of `owner` that is probably meant by the misspelled `name`, if any.
    static func similarOutlet(to name: String, of owner: AnyObject) -> String? {
        suggestion(for: name, .outlets(ObjectIdentifier(type(of: owner)))) {
            OutletSearch.names(of: owner) + outletNames(of: owner) + KnownOutlets.names(of: owner)
        }
    }

    /// Returns the key path of a runtime attribute of `object` that is probably meant by the misspelled `keyPath`, if
    /// any.
    static func similarAttribute(to keyPath: String, of object: AnyObject) -> String? {
        suggestion(for: keyPath, .attributes(ObjectIdentifier(type(of: object)))) {
            let names = propertyNames(of: object) + ((object as? any RuntimeAttributes)?.runtimeAttributeNames ?? [])
            if let controller = object as? UIViewController { return names + ControllerValues.names(of: controller) }
            guard let view = object as? UIView else { return names }
            return names + ViewValues.names(of: view) + LayerValues.names.map { "layer.\($0)" }
        }
    }

    private static func suggestion(
        for name: String, _ names: Names, among candidates: () -> [String]
    ) -> String? {
        if suggestedCount != memberCount { suggestions = [:] }
        if suggestions[names] == nil { suggestions[names] = NameSuggestions(among: candidates()) }
        // Collecting the candidates may have read tables.
        suggestedCount = memberCount
        return suggestions[names]?.suggestion(for: name)
    }
}
