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
            labels: [nil, "with"], owner: "_HitTestOverriding", newName: "overridingHitTest",
            original: "_standardHitTest"),
        "sizeToFit": OverridableMethod(
            labels: [], owner: "_SizeToFitOverriding", newName: "overridingSizeToFit", original: "_standardSizeToFit"),
    ]

    /// Makes an override in an extension of a toolkit class the method of a protocol, to which it makes the class
    /// conform. Returns `false` if the method can't be overridden in this way.
    mutating func overrideToolkitMethod(_ declaration: Declaration, in type: Declaration) -> Bool {
        guard Self.isOverridable(declaration, in: type), let method = Self.overridableMethods[declaration.name],
            let modifier = declaration.modifier("override"), let body = declaration.body,
            let name = source.token(declaration.keyword + 1)
        else { return false }
        if let other = conflictingType(with: declaration, in: type) {
            let isSuperclass = index.ancestors(of: type.name).contains(SourceIndex.lastName(other))
            let reason = isSuperclass ? "its superclass \(other)" : "\(other), which can be a superclass or subclass"
            reject(
                "\(declaration.name) is overridden in extensions of \(type.name) and of \(reason); move this override "
                    + "to a subclass", at: declaration.tokens.lowerBound)
            return true
        }
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

    private static func isOverridable(_ declaration: Declaration, in type: Declaration) -> Bool {
        guard declaration.kind == .function, let method = overridableMethods[declaration.name] else { return false }
        return method.labels == declaration.labels && declaration.modifier("override") != nil
            && declaration.body != nil && !type.isConstrained && !type.isPrivate
    }

    /// Returns the name of another toolkit class for which an extension overrides the same method, if both classes
    /// can't conform to the method's protocol: a superclass, or a class that is extended earlier and whose relation to
    /// `type` is unknown.
    private func conflictingType(with declaration: Declaration, in type: Declaration) -> String? {
        let name = SourceIndex.lastName(type.name)
        let ancestors = index.ancestors(of: name)
        for location in index.methods[declaration.name] ?? [] {
            guard let other = index.parent(of: location), other.typeKeyword == "extension",
                index.classLocation(other.name) == nil, Self.isOverridable(index[location], in: other)
            else { continue }
            let otherName = SourceIndex.lastName(other.name)
            let otherAncestors = index.ancestors(of: otherName)
            if ancestors.contains(otherName) { return other.name }
            if otherName == name || otherAncestors.contains(name) { continue }
            let isRelationKnown = ancestors.last == "NSObject" && otherAncestors.last == "NSObject"
            let isEarlier = (location.file, index[location].keyword) < (file, declaration.keyword)
            if !isRelationKnown, isEarlier { return other.name }
        }
        return nil
    }
}
