import InterfaceScanner

/// A member that takes the place of a member of an extension and calls it. The member of the extension is renamed but
/// stays in its file, so it can still access the file's private declarations.
struct Forwarder {
    /// The source text of the forwarder, on a single line unless it contains multi-line string literals.
    let text: String
    /// The tokens to remove from the member of the extension.
    let removed: [Range<Int>]
    /// The byte range of the name of the member of the extension.
    let name: Range<Int>
    /// The new name of the member of the extension.
    let newName: String

    /// Creates the forwarder for a member of `type`, an extension of a class; `nil` if the member can't be called from
    /// another member, for example because it has observers or variadic parameters. If the object is an instance of one
    /// of the types `receivers`, the forwarder calls the version that is named after that type.
    init?(_ member: Declaration, in type: Declaration, of source: SourceText, receivers: [String] = []) {
        guard let token = source.token(member.keyword + 1), token.range.count >= member.name.utf8.count else {
            return nil
        }
        name = token.range
        newName = member.name + "_in" + SourceIndex.lastName(type.name)
        let attributes = member.attributes.filter { !FileRewriter.removedAttributes.contains($0.name) }
        let modifiers = member.modifiers.filter { $0.name != "dynamic" }
        removed =
            member.modifiers.filter { ["override", "open"].contains($0.name) }.map(\.tokens)
            + member.attributes.filter { $0.name.hasPrefix("IB") }.map(\.tokens)
        // A member without an access level has that of its extension. Attributes precede the access level.
        let access = member.access == nil && type.access != "private" ? [type.access].compactMap(\.self) : []
        let words = attributes.map { source.line($0.tokens) } + access + modifiers.map { source.line($0.tokens) }
        let prefix = words.map { $0 + " " }.joined()
        switch member.kind {
        case .variable:
            guard let type = member.type, !type.isEmpty, let body = member.body else { return nil }
            let words = source.words(atTopOf: body)
            // Observers need the storage of the superclass.
            guard words.isDisjoint(with: ["didSet", "willSet"]) else { return nil }
            let hasSetter = words.contains("set")
            let getters = Self.choices(receivers, member.name) { "return \($0)" }
            let setters = Self.choices(receivers, member.name) { "\($0) = newValue; return" }
            let narrowed = source.narrowedDelegate(member).flatMap(source.name)
            let typeName =
                narrowed.map { source.line(type).replacing($0, with: "UIScrollViewDelegate") } ?? source.line(type)
            let setter = hasSetter ? " set { \(setters)\(newName) = newValue }" : ""
            text =
                prefix + "var \(source.line(member.keyword + 1..<member.keyword + 2)): "
                + "\(typeName) { get { \(getters)return \(newName) }\(setter) }"
        case .function:
            guard let body = member.body, let arguments = Self.arguments(of: member, in: source) else { return nil }
            let effects =
                (member.effects.contains("throws") || member.effects.contains("rethrows") ? "try " : "")
                + (member.effects.contains("async") ? "await " : "")
            text =
                prefix + source.line(member.keyword..<body.lowerBound)
                + " { \(Self.choices(receivers, member.name) { "return \(effects)\($0)(\(arguments))" })"
                + "return \(effects)\(newName)(\(arguments)) }"
        default: return nil
        }
    }

    /// Returns statements that call the member of the first of `types` that the object is an instance of.
    private static func choices(_ types: [String], _ name: String, _ call: (String) -> String) -> String {
        types.map { type in
            "if let object = self as? \(type) { \(call("object.\(name)_in\(SourceIndex.lastName(type))")) }; "
        }.joined()
    }

    private static func arguments(of member: Declaration, in source: SourceText) -> String? {
        var result: [String] = []
        for parameter in member.parameters {
            let words = parameter.type.compactMap(source.name)
            guard !parameter.isVariadic, !words.contains("autoclosure"), parameter.name != "_" else { return nil }
            let label = parameter.label.map { $0 + ": " } ?? ""
            result.append(label + (words.first == "inout" ? "&" : "") + parameter.name)
        }
        return result.joined(separator: ", ")
    }
}

extension SourceText {
    /// Returns the words at the top level of the braces `body`.
    func words(atTopOf body: Range<Int>) -> Set<String> {
        var words: Set<String> = []
        var position = body.lowerBound + 1
        while position < body.upperBound - 1 {
            if let name = name(position) { words.insert(name) }
            position = counterparts[position].map { max($0, position) + 1 } ?? position + 1
        }
        return words
    }
}
