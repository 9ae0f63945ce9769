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

    private enum Limits {
        /// The maximum number of misspellings in a scene, because a damaged file can contain any number.
        static let misspellings = 100
    }

    private static func misspellings(in root: InterfaceElement) -> [Misspelling] {
        var found: [Misspelling] = []
        root.visit { element in
            guard found.count < Limits.misspellings else { return }
            // Metrics apply only to Xcode's canvas.
            guard !element.name.hasPrefix("simulated") else { return }
            found += unknownValues(of: element)
            if checkedParents.contains(element.name) { found += unknownChildren(of: element) }
        }
        return Array(found.prefix(Limits.misspellings))
    }

    private static func unknownValues(of element: InterfaceElement) -> [Misspelling] {
        var reasons: [String] = []
        for (name, value) in element.attributes {
            guard let values = AttributeValues.values(of: name, in: element.name) else { continue }
            if let reason = reason(value, of: name, values) { reasons.append(reason) }
        }
        if element.name == "userDefinedRuntimeAttribute", element["type"] == "boolean", let value = element["value"],
            let reason = reason(value, of: element["keyPath"] ?? "value", AttributeValues.booleans)
        {
            reasons.append(reason)
        }
        // Attributes have no order.
        return reasons.sorted().map { Misspelling(element: element, reason: $0) }
    }

    /// Returns the reason why `value` isn't one of `values`; `nil` if it is. Some published files contain values that
    /// are empty or differ in case, which are accepted.
    private static func reason(_ value: String, of name: String, _ values: [String]) -> String? {
        guard !value.isEmpty, !values.contains(value) else { return nil }
        guard value.utf8.count > 100 || !values.contains(where: { $0.lowercased() == value.lowercased() }) else {
            return nil
        }
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

    private static func unknownChildren(of element: InterfaceElement) -> [Misspelling] {
        element.children.compactMap { child in
            guard !ElementNames.isKnown(child.name), !(child.key.map(viewKeys.contains) ?? false) else { return nil }
            let similar = similarName(to: child.name, among: ElementNames.known)
            return Misspelling(element: child, reason: "unknown element" + didYouMean(similar))
        }
    }
}
