import InterfaceScanner

extension FileRewriter {
    /// Gives an `@NSManaged` property of a layer accessors that read and write the layer's custom value, which
    /// animations can change, as Core Animation does. Does the same for a `dynamic` property of a layer that decides
    /// which properties need to be drawn. Rejects `@NSManaged` in other classes.
    mutating func rewriteManaged(_ declaration: Declaration) {
        if let attribute = declaration.attribute("NSManaged") {
            guard isLayerMember(declaration), declaration.kind == .variable, declaration.body == nil,
                let type = declaration.type, !type.isEmpty
            else {
                return reject(
                    "@NSManaged needs the Objective-C runtime; declare a stored property",
                    at: attribute.tokens.lowerBound)
            }
            replace(attribute.tokens, with: "")
            addAccessors(to: declaration, of: type, default: "")
            recordChange("@NSManaged property stored as a custom value of the layer", at: attribute.tokens.lowerBound)
        } else if let dynamic = declaration.modifier("dynamic"), isDrawnByKey(declaration), let type = declaration.type
        {
            guard source.isPunctuation(type.upperBound, "=") else {
                // Without an initial value, only optional properties are complete.
                guard isOptional(type) else { return }
                addAccessors(to: declaration, of: type, default: "")
                return recordCustomValue(dynamic)
            }
            guard let value = initialValue(after: type.upperBound) else { return }
            let isNil = source.line(value) == "nil"
            guard isNil || !isOptional(type) else { return }
            let start = source.tokens[type.upperBound].range.lowerBound
            edits.replace(
                start..<source.tokens[value.upperBound - 1].range.upperBound, with: "", keepsColumns: false)
            addAccessors(to: declaration, of: type, default: isNil ? "" : ", default: " + source.line(value))
            recordCustomValue(dynamic)
        }
    }

    private mutating func recordCustomValue(_ modifier: Declaration.Modifier) {
        recordChange("dynamic property stored as a custom value of the layer", at: modifier.tokens.lowerBound)
    }

    private func isLayerMember(_ declaration: Declaration) -> Bool {
        guard let parent = declaration.parent, declarations[parent].typeKeyword == "class" else { return false }
        return index.ancestors(of: declarations[parent].name).contains("CALayer")
    }

    private func isOptional(_ type: Range<Int>) -> Bool {
        ["?", "!"].contains { source.isPunctuation(type.upperBound - 1, $0) }
    }

    /// Returns `true` if a stored variable is a member of a layer class that overrides `needsDisplay(forKey:)`, and no
    /// initializer sets the variable before it calls the initializer of the superclass.
    private func isDrawnByKey(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .variable, declaration.body == nil, !declaration.isStatic,
            source.name(declaration.keyword) == "var", isLayerMember(declaration), let parent = declaration.parent
        else { return false }
        let owner = SourceIndex.lastName(declarations[parent].name)
        let isDrawn = index.methods["needsDisplay", default: []].contains { location in
            index[location].labels == ["forKey"]
                && index.parent(of: location).map(\.name).map(SourceIndex.lastName) == owner
        }
        return isDrawn
            && !declarations.contains { other in
                guard other.kind == .initializer, other.parent == parent, let body = other.body else { return false }
                let call = body.first { source.name($0) == "super" && source.name($0 + 2) == "init" } ?? body.upperBound
                return (body.lowerBound..<call).contains { position in
                    guard source.name(position) == declaration.name, !source.isPunctuation(position + 1, ":") else {
                        return false
                    }
                    return !source.isPunctuation(position - 1, ".") || source.name(position - 2) == "self"
                }
            }
    }

    /// Returns the tokens of the initial value after the equal sign at `position`; `nil` if they aren't on its line, or
    /// if braces follow, which may contain observers.
    private func initialValue(after position: Int) -> Range<Int>? {
        let line = source.tokens[position].line
        var end = position + 1
        while let token = source.token(end), token.line == line, ![";", "{", "}"].contains(where: token.isPunctuation) {
            end = source.counterparts[end].map { max($0, end) + 1 } ?? end + 1
        }
        guard end > position + 1, source.tokens[end - 1].line == line else { return nil }
        // An operator at the end or the beginning of a line continues the value.
        let next = source.token(end)
        let continues = next.map { $0.kind == .punctuation && !["}", ";", "@", "#"].contains($0.text) } ?? false
        return continues ? nil : position + 1..<end
    }

    private mutating func addAccessors(to declaration: Declaration, of type: Range<Int>, default value: String) {
        var isWeak = false
        for modifier in declaration.modifiers where ["weak", "unowned"].contains(modifier.name.prefix { $0 != "(" }) {
            isWeak = true
            replace(modifier.tokens, with: "")
        }
        let key = "forKey: \"\(declaration.name)\""
        let getter = isOptional(type) && value.isEmpty ? "_optionalManagedValue" : "_managedValue"
        let setter = isWeak ? "_setWeakManagedValue" : "_setManagedValue"
        edits.insert(
            " { get { \(getter)(\(key)\(value)) } set { \(setter)(newValue, \(key)\(isWeak ? "" : value)) } }",
            at: source.tokens[type.upperBound - 1].range.upperBound)
    }
}
