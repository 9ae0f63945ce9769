import InterfaceScanner

extension FileRewriter {
    /// A member of `NSObject` that iOS classes override, but that this package's modules declare in an extension, where
    /// it can't be overridden.
    private struct ObjectMember {
        var labels: [String?]
        /// The protocol through which the member is called; `nil` if only the class itself calls it.
        var owner: String?
        /// The classes that declare the member themselves, so that their subclasses can override it.
        var declaringClasses: Set<String> = []
    }

    private static let objectMembers: [String: ObjectMember] = [
        "responds": ObjectMember(labels: ["to"]),
        "forwardingTarget": ObjectMember(labels: ["for"], owner: "_SelectorForwarding"),
        "awakeFromNib": ObjectMember(
            labels: [], owner: "_InterfaceAwakening", declaringClasses: ["UIResponder", "UIGestureRecognizer"]),
    ]

    /// Makes an override of a member of `NSObject` a plain method, and makes its class conform to the protocol through
    /// which the method is called. Overrides of such a method remain overrides.
    mutating func rewriteObjectMember(_ declaration: Declaration) {
        guard declaration.kind == .function, let member = Self.objectMembers[declaration.name],
            member.labels == declaration.labels, let modifier = declaration.modifier("override"),
            let parent = declaration.parent, declarations[parent].typeKeyword == "class"
        else { return }
        let ancestors = index.ancestors(of: declarations[parent].name)
        // The chain ends early at a class that isn't known, which may declare the member.
        guard ancestors.last == "NSObject", member.declaringClasses.isDisjoint(with: ancestors) else { return }
        let isInherited = index.methods[declaration.name, default: []].contains { location in
            guard index[location].labels == member.labels, let owner = index.parent(of: location) else { return false }
            return ancestors.contains(SourceIndex.lastName(owner.name))
        }
        guard !isInherited else { return }
        replace(modifier.tokens, with: "")
        imports.insert("UIKit")
        guard let owner = member.owner else {
            let name = SelectorName.selector(declaration.name, labels: declaration.labels)
            return recordChange(
                "override of \(name) made a plain method, which only calls through its class reach",
                at: modifier.tokens.lowerBound)
        }
        addConformance(to: owner, of: declarations[parent])
        recordChange(
            "override of \(declaration.name) made the method of the protocol \(owner)", at: modifier.tokens.lowerBound)
    }

    private mutating func addConformance(to name: String, of type: Declaration) {
        guard let body = type.body, !type.inherited.contains(name) else { return }
        let end = (type.keyword..<body.lowerBound).first { source.name($0) == "where" } ?? body.lowerBound
        edits.insert(", \(name)", at: source.tokens[end - 1].range.upperBound)
    }
}
