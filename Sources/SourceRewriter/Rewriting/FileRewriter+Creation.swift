import InterfaceScanner

extension FileRewriter {
    /// Replaces the requirement `init()` of a protocol that UIKit's classes adopt with the protocol `_ObjectCreation`
    /// and an `init()` in an extension, and adds `_makeObject()` to the other types that adopt the protocol.
    mutating func rewriteCreation(_ declaration: Declaration) {
        let creation = index.creationProtocols
        if let parent = declaration.parent, declarations[parent].typeKeyword == "protocol",
            creation.declaring.contains(SourceIndex.lastName(declarations[parent].name)),
            CreationProtocols.isInit(declaration, in: source)
        {
            let end = declaration.tokens.upperBound
            replace(declaration.tokens.lowerBound..<(source.isPunctuation(end, ";") ? end + 1 : end), with: "")
            return
        }
        guard let keyword = declaration.typeKeyword, let body = declaration.body else { return }
        let name = SourceIndex.lastName(declaration.name)
        if keyword == "protocol" {
            guard creation.declaring.contains(name) else { return }
            let end = (declaration.keyword..<body.lowerBound).first { source.name($0) == "where" } ?? body.lowerBound
            let isFirst = declaration.inherited.isEmpty && declaration.attribute("objc") == nil
            edits.insert("\(isFirst ? ":" : ",") _ObjectCreation", at: source.tokens[end - 1].range.upperBound)
            imports.insert("UIKit")
            let access = isPublic(declaration) ? "public " : ""
            let openings = declaration.conditions.map { "#if \($0)\n" }.joined()
            let ends = declaration.conditions.map { _ in "\n#endif" }.joined()
            appended.append(
                "\(openings)extension \(declaration.name) { \(access)init() { self.init(_creating: ()) } }\(ends)")
            recordChange("init() of the protocol \(name) replaced by _ObjectCreation", at: declaration.keyword)
        } else if adoptsCreation(declaration), !inheritsCreation(declaration) {
            let access = isPublic(declaration) ? "public " : ""
            edits.insert(
                " \(access)static func _makeObject() -> Self { Self() };",
                at: source.tokens[body.lowerBound].range.upperBound)
            recordChange("_makeObject() added to \(name)", at: declaration.keyword)
        }
    }

    /// Returns `true` if the type or extension lists a creation protocol, and its type is not an Objective-C class.
    private func adoptsCreation(_ declaration: Declaration) -> Bool {
        guard ![nil, "protocol"].contains(declaration.typeKeyword), declaration.body != nil else { return false }
        return declaration.inherited.map(SourceIndex.lastName).contains(where: index.creationProtocols.all.contains)
            && !index.isObject(SourceIndex.lastName(declaration.name))
    }

    /// Returns `true` if another declaration of the same type, or one of a superclass, gets `_makeObject()`, and is
    /// compiled whenever `declaration` is.
    private func inheritsCreation(_ declaration: Declaration) -> Bool {
        let ancestors = index.ancestors(of: declaration.name)
        for (position, content) in index.files.enumerated() {
            for other in content.declarations where !other.isInactive && adoptsCreation(other) {
                guard Set(other.conditions).isSubset(of: declaration.conditions) else { continue }
                guard other.name == declaration.name else {
                    if ancestors.contains(SourceIndex.lastName(other.name)) { return true }
                    continue
                }
                // Of several declarations of a type, the first one with the fewest conditions gets the method.
                let order = [other.conditions.count, position, other.keyword]
                if order.lexicographicallyPrecedes([declaration.conditions.count, file, declaration.keyword]) {
                    return true
                }
            }
        }
        return false
    }

    /// Returns `true` if a type, or the type that an extension extends, is public. Types that the sources don't declare
    /// are public.
    private func isPublic(_ type: Declaration) -> Bool {
        var type = type
        if type.typeKeyword == "extension" {
            let types = index.files.flatMap(\.declarations)
            guard
                let extended = types.first(where: {
                    ![nil, "extension"].contains($0.typeKeyword) && $0.name == type.name
                })
            else { return true }
            type = extended
        }
        return ["public", "open"].contains(type.access)
    }
}
