import InterfaceScanner

extension FileRewriter {
    /// Replaces the requirement `init()` of a protocol that UIKit's classes adopt with the protocol `ObjectCreation`
    /// and an `init()` in an extension, and adds `makeObject()` to the other types that adopt the protocol.
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
            edits.insert("\(isFirst ? ":" : ",") ObjectCreation", at: source.tokens[end - 1].range.upperBound)
            imports.insert("UIKit")
            let access = isPublic(declaration) ? "public " : ""
            let openings = declaration.conditions.map { "#if \($0)\n" }.joined()
            let ends = declaration.conditions.map { _ in "\n#endif" }.joined()
            appended.append(
                "\(openings)extension \(declaration.name) { \(access)init() { self.init(creating: ()) } }\(ends)")
            recordChange("init() of the protocol \(name) replaced by ObjectCreation", at: declaration.keyword)
        } else if declaration.inherited.map(SourceIndex.lastName).contains(where: creation.all.contains),
            !index.isObject(name)
        {
            let access = isPublic(declaration) ? "public " : ""
            edits.insert(
                " \(access)static func makeObject() -> Self { Self() };",
                at: source.tokens[body.lowerBound].range.upperBound)
            recordChange("makeObject() added to \(name)", at: declaration.keyword)
        }
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
