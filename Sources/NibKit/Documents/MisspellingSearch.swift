import Reporting

/// An attribute value or element that Xcode never writes.
struct Misspelling {
    let element: InterfaceElement
    let reason: String
}

/// A search for attribute values and elements that Xcode never writes. It visits all elements of a file, so that their
/// names are looked up as rarely as possible.
@MainActor
struct MisspellingSearch {
    /// The maximum number of misspellings in a scene, because a damaged file can contain any number.
    static let maximumCount = 100

    /// The results, in file order.
    private(set) var found: [Misspelling] = []
    private var traits: [String: ElementTraits] = [:]

    mutating func run(in root: InterfaceElement) {
        // Uses a loop, because recursion on an untrusted file could overflow the stack.
        var pending = [(element: root, isChecked: false)]
        while found.count < Self.maximumCount, let (element, isChecked) = pending.popLast() {
            let traits = traits(of: element.name)
            if isChecked, !traits.isKnown, !(element.key.map(Self.viewKeys.contains) ?? false) {
                let similar = similarName(to: element.name, among: ElementNames.known)
                found.append(Misspelling(element: element, reason: "unknown element" + didYouMean(similar)))
            }
            if traits.hasKnownValues { addUnknownValues(of: element, traits) }
            for child in element.children.reversed() { pending.append((child, traits.checksChildren)) }
        }
    }

    private mutating func traits(of name: String) -> ElementTraits {
        if let known = traits[name] { return known }
        let new = ElementTraits(of: name)
        // A damaged file can contain any number of names.
        if traits.count < Self.maximumTraitCount { traits[name] = new }
        return new
    }

    private static let maximumTraitCount = 1_000
    /// The roles of children that are created as views, and reported if they aren't supported.
    private static let viewKeys: Set = [
        "view", "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "accessoryView",
        "editingAccessoryView",
    ]

    // MARK: Attributes

    private mutating func addUnknownValues(of element: InterfaceElement, _ traits: ElementTraits) {
        var reasons: [String] = []
        // Almost all elements have these attributes.
        for (name, value) in element.attributes where name != "id" && name != "key" {
            guard let values = AttributeValues.shared[name] ?? traits.values?[name], Self.isUnknown(value, values)
            else { continue }
            reasons.append(Self.reason(value, of: name, values))
        }
        if element.name == "userDefinedRuntimeAttribute", element["type"] == "boolean", let value = element["value"],
            Self.isUnknown(value, AttributeValues.booleans)
        {
            reasons.append(Self.reason(value, of: element["keyPath"] ?? "value", AttributeValues.booleans))
        }
        // Attributes have no order.
        for reason in reasons.sorted().prefix(Self.maximumCount - found.count) {
            found.append(Misspelling(element: element, reason: reason))
        }
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
}

/// The properties of elements with the same name that the search needs.
@MainActor
private struct ElementTraits {
    /// `true` if views and controllers can contain the element.
    let isKnown: Bool
    /// `true` if the names of the children are checked.
    let checksChildren: Bool
    /// `true` if the values of some attributes are known.
    let hasKnownValues: Bool
    /// The values of attributes that are not in `AttributeValues.shared`.
    let values: [String: [String]]?

    init(of name: String) {
        // Metrics apply only to Xcode's canvas.
        let isSimulated = name.hasPrefix("simulated")
        isKnown = ElementNames.isKnown(name)
        checksChildren = Self.checkedParents.contains(name)
        hasKnownValues = !isSimulated && AttributeValues.areChecked(in: name)
        values = AttributeValues.ofElements[name]
    }

    private static let checkedParents = Set(ElementNames.supportedViews + ElementNames.controllers)
}
