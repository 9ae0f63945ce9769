import InterfaceScanner

extension FileRewriter {
    /// The text that is added to the body of a class for a member of an extension.
    struct Move {
        /// The class to add the text to.
        var target: SourceIndex.Location
        var text: String
        var imports: Set<String>
    }

    /// Removes or renames the members of extensions that override other members or can be overridden, and returns the
    /// text to add to their classes: the removed member, or a method that calls the renamed one.
    mutating func extractOverrides() -> [Move] {
        guard source.unbalanced == nil else { return [] }
        var moves: [Move] = []
        for (position, declaration) in declarations.enumerated() where !declaration.isInactive {
            guard !dispatched.contains(position) else { continue }
            guard let parent = declaration.parent, declarations[parent].typeKeyword == "extension",
                let reason = reasonToMove(declaration, from: declarations[parent])
            else { continue }
            if let move = extract(declaration, from: declarations[parent], reason) { moves.append(move) }
        }
        return moves
    }

    /// Returns the reason why a member can't stay in an extension, as the end of a sentence, or `nil` if it can.
    private func reasonToMove(_ declaration: Declaration, from type: Declaration) -> String? {
        guard declaration.kind == .function || declaration.kind == .variable else { return nil }
        if declaration.modifier("override") != nil { return "is an override" }
        let name = SourceIndex.lastName(type.name)
        if (index.overrides[declaration.name] ?? []).contains(where: { index.inherits($0, from: name) }) {
            return "is overridden"
        }
        let isOpen = declaration.modifier("open") != nil || type.access == "open"
        return isOpen ? Self.canBeOverridden : nil
    }

    private static let canBeOverridden = "can be overridden"

    /// Makes an open member public. It stays in its extension, where no subclass can override it.
    private mutating func removeOpen(_ declaration: Declaration, from type: Declaration) {
        guard let modifier = declaration.modifier("open") ?? type.modifier("open") else { return }
        replace(modifier.tokens, with: "public")
        recordChange(
            "open \(declaration.name) made public: it can't be overridden in an extension",
            at: modifier.tokens.lowerBound)
    }

    private mutating func extract(_ declaration: Declaration, from type: Declaration, _ reason: String) -> Move? {
        let start = declaration.tokens.lowerBound
        guard let target = index.classLocation(type.name) else {
            if reason == Self.canBeOverridden {
                removeOpen(declaration, from: type)
                return nil
            }
            if overrideToolkitMethod(declaration, in: type) { return nil }
            reject(
                "\(declaration.name) \(reason) in an extension of \(type.name), which these sources don't declare; "
                    + "move it to a subclass", at: start)
            return nil
        }
        if type.isConstrained {
            reject("\(declaration.name) \(reason) in an extension with conditions; move it into the class", at: start)
            return nil
        }
        guard declaration.body != nil else {
            reject("\(declaration.name) \(reason) in an extension; move it into the class", at: start)
            return nil
        }
        let text: String
        if target.file == file || !type.isPrivate, let forwarder = Forwarder(declaration, in: type, of: source) {
            text = forwarder.text
            for range in forwarder.removed { replace(range, with: "") }
            edits.replace(forwarder.name, with: forwarder.newName, keepsColumns: false)
            recordChange("\(declaration.name) called by class \(index[target].name), because it \(reason)", at: start)
        } else {
            let access = declaration.access == nil ? type.access.flatMap { $0 == "private" ? nil : $0 + " " } ?? "" : ""
            edits.insert(access, at: source.tokens[declaration.keyword].range.lowerBound)
            let first = source.tokens[start].range.lowerBound
            text = edits.extract(first..<source.tokens[declaration.tokens.upperBound - 1].range.upperBound)
            recordChange("\(declaration.name) moved into class \(index[target].name), because it \(reason)", at: start)
        }
        let openings = declaration.conditions.map { "#if \($0)\n" }.joined()
        let ends = declaration.conditions.map { _ in "\n#endif" }.joined()
        let location = Self.location(source.path, source.tokens[start].line)
        return Move(target: target, text: openings + location + text + ends, imports: importedModules)
    }

    private static func location(_ path: String, _ line: Int) -> String {
        "#sourceLocation(file: \(literal(path)), line: \(line))\n"
    }

    /// Inserts a member before the closing brace of its class.
    mutating func insert(_ move: Move) {
        let declaration = declarations[move.target.declaration]
        guard let body = declaration.body else { return }
        let brace = source.tokens[body.upperBound - 1]
        let back = Self.location(source.path, brace.line)
        edits.insert("\n" + move.text + "\n" + back, at: brace.range.lowerBound)
        imports.formUnion(move.imports)
    }
}
