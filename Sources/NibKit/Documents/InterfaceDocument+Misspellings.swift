import Reporting

/// An attribute value or element that Xcode never writes.
struct Misspelling {
    let element: InterfaceElement
    let reason: String
}

@MainActor
extension InterfaceDocument {
    /// Reports unknown values of attributes and unknown elements in `root`, which is a scene or the objects of a xib.
    /// They are searched only once.
    func reportMisspellings(in root: InterfaceElement) {
        let key = ObjectIdentifier(root)
        if misspellings[key] == nil { misspellings[key] = Self.misspellings(in: root) }
        for misspelling in misspellings[key] ?? [] { report(misspelling.reason, at: misspelling.element) }
    }

    /// The maximum number of misspellings in a scene, because a damaged file can contain any number.
    static let maximumMisspellingCount = 100

    private static func misspellings(in root: InterfaceElement) -> [Misspelling] {
        var found: [Misspelling] = []
        root.visit { element in
            let limit = maximumMisspellingCount - found.count
            // Metrics apply only to Xcode's canvas.
            guard limit > 0, !element.name.hasPrefix("simulated") else { return }
            found += unknownValues(of: element).prefix(limit)
            if checkedParents.contains(element.name) {
                found += unknownChildren(of: element, limit: maximumMisspellingCount - found.count)
            }
        }
        return found
    }

    private static func unknownValues(of element: InterfaceElement) -> [Misspelling] {
        guard AttributeValues.areChecked(in: element.name) else { return [] }
        var reasons: [String] = []
        let special = AttributeValues.ofElements[element.name]
        for (name, value) in element.attributes {
            guard let values = AttributeValues.shared[name] ?? special?[name], isUnknown(value, values) else {
                continue
            }
            reasons.append(reason(value, of: name, values))
        }
        if element.name == "userDefinedRuntimeAttribute", element["type"] == "boolean", let value = element["value"],
            isUnknown(value, AttributeValues.booleans)
        {
            reasons.append(reason(value, of: element["keyPath"] ?? "value", AttributeValues.booleans))
        }
        // Attributes have no order.
        return reasons.sorted().map { Misspelling(element: element, reason: $0) }
    }

    /// Returns `true` if `value` isn't one of `values`. Some published files contain values that are empty or differ in
    /// case, which are accepted.
    private static func isUnknown(_ value: String, _ values: [String]) -> Bool {
        guard !value.isEmpty, !values.contains(value) else { return false }
        return value.utf8.count > 100 || !values.contains { $0.lowercased() == value.lowercased() }
    }

    private static func reason(_ value: String, of name: String, _ values: [String]) -> String {
        let remedy =
            values == AttributeValues.booleans ? "; use YES or NO" : didYouMean(similarName(to: value, among: values))
        return "unknown value \"\(printable(value))\" of \(printable(name))\(remedy)"
    }

    private static let checkedParents = Set(ElementNames.supportedViews + ElementNames.controllers)
    /// The roles of children that are created as views, and reported if they aren't supported.
    private static let viewKeys: Set = [
        "view", "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "accessoryView",
        "editingAccessoryView",
    ]

    /// Returns the first `limit` unknown children of `element`. A damaged file can contain a million.
    static func unknownChildren(of element: InterfaceElement, limit: Int) -> [Misspelling] {
        let unknown = element.children.lazy.filter { child in
            !ElementNames.isKnown(child.name) && !(child.key.map(viewKeys.contains) ?? false)
        }
        return unknown.prefix(limit).map { child in
            let similar = similarName(to: child.name, among: ElementNames.known)
            return Misspelling(element: child, reason: "unknown element" + didYouMean(similar))
        }
    }
}
