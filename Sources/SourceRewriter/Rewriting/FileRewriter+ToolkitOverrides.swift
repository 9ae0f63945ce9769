import InterfaceScanner

extension FileRewriter {
    /// A method of `UIView` that an extension of a toolkit class can override, because no class of the toolkit
    /// overrides it.
    private struct OverridableMethod {
        var labels: [String?]
        /// The protocol through which `UIView` calls the override.
        var owner: String
        /// The name of the override in that protocol.
        var newName: String
        /// The name of the method of `UIView` that ignores overrides.
        var original: String
    }

    private static let overridableMethods: [String: OverridableMethod] = [
        "hitTest": OverridableMethod(
            labels: [nil, "with"], owner: "HitTestOverriding", newName: "overridingHitTest",
            original: "standardHitTest"),
        "sizeToFit": OverridableMethod(
            labels: [], owner: "SizeToFitOverriding", newName: "overridingSizeToFit", original: "standardSizeToFit"),
    ]

    /// Makes an override in an extension of a toolkit class the method of a protocol, to which it makes the class
    /// conform. Returns `false` if the method can't be overridden in this way.
    mutating func overrideToolkitMethod(_ declaration: Declaration, in type: Declaration) -> Bool {
        guard declaration.kind == .function, let method = Self.overridableMethods[declaration.name],
            method.labels == declaration.labels, let modifier = declaration.modifier("override"),
            let body = declaration.body, let name = source.token(declaration.keyword + 1), !type.isConstrained,
            !type.isPrivate
        else { return false }
        // A method that meets a requirement of a public protocol must be public.
        let level = declaration.access.flatMap(declaration.modifier)
        if let level { replace(level.tokens, with: "public") }
        replace(modifier.tokens, with: level == nil && type.access != "public" ? "public" : "")
        edits.replace(name.range, with: method.newName, keepsColumns: false)
        for position in body where source.name(position) == "super" && source.name(position + 2) == declaration.name {
            edits.replace(source.tokens[position].range, with: "self", keepsColumns: false)
            edits.replace(source.tokens[position + 2].range, with: method.original, keepsColumns: false)
        }
        let openings = declaration.conditions.map { "#if \($0)\n" }.joined()
        let ends = declaration.conditions.map { _ in "\n#endif" }.joined()
        appended.append(openings + "extension \(type.name): @retroactive \(method.owner) {}" + ends)
        imports.insert("UIKit")
        recordChange(
            "override of \(declaration.name) in an extension of \(type.name) made the method of the protocol "
                + method.owner, at: declaration.tokens.lowerBound)
        return true
    }
}
