import Foundation
import Reporting

/// Suggests names in messages about names that aren't found.
extension InterfaceDescription {
    /// The suggestions for actions, by the target's class, and for classes (`nil`).
    private static var suggestions: [ObjectIdentifier?: NameSuggestions] = [:]
    /// The number of members for which `suggestions` are valid.
    private static var suggestedCount = 0

    /// Returns the name of a listed class that is probably meant by the misspelled `name`, if any.
    static func similarClass(to name: String) -> String? {
        suggestion(for: name, key: nil) { ownerNames }
    }

    /// Returns the action of `target` that is probably meant by the misspelled `selector`, if any.
    static func similarAction(to selector: String, of target: AnyObject) -> String? {
        suggestion(for: selector, key: ObjectIdentifier(type(of: target))) { selectors(of: target) }
    }

    private static func suggestion(
        for name: String, key: ObjectIdentifier?, among candidates: () -> [String]
    ) -> String? {
        if suggestedCount != memberCount { suggestions = [:] }
        if suggestions[key] == nil { suggestions[key] = NameSuggestions(among: candidates()) }
        // Collecting the candidates may have read tables.
        suggestedCount = memberCount
        return suggestions[key]?.suggestion(for: name)
    }
}
