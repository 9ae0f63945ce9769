import InterfaceScanner

extension SourceIndex {
    /// The replacement for an optional member that isn't implemented.
    enum Absence {
        /// The source text of a value; empty for a method without a result.
        case value(String)
        /// An error that the default implementation throws, and that every rewritten use catches.
        case error
        /// No replacement, because the member is used as a value.
        case unknown
    }

    /// Returns the superclass, if any, that hides `method` from calls through a protocol, and the protocol. Such a
    /// superclass conforms to the protocol without implementing the optional member, and `type` doesn't conform itself.
    func hidingSuperclass(of method: Declaration, in type: Declaration) -> (type: String, protocol: String)? {
        let name = Self.lastName(type.name)
        for location in optionalMembers[method.name] ?? [] where self[location].labels == method.labels {
            guard let owner = parent(of: location), !conforms(name, to: owner) else { continue }
            let superclasses = superclasses(of: name)
            guard let first = superclasses.firstIndex(where: { conforms($0, to: owner) }) else { continue }
            let isImplemented = (methods[method.name] ?? []).contains { other in
                guard self[other].labels == method.labels, let type = parent(of: other) else { return false }
                return superclasses[first...].contains(Self.lastName(type.name))
            }
            if !isImplemented { return (superclasses[first], owner.name) }
        }
        return nil
    }

    private func conforms(_ name: String, to type: Declaration) -> Bool {
        conformers[Self.lastName(type.name)]?.contains(name) == true
    }

    /// Returns the superclasses of the class `name`, nearest first, up to the first that the sources don't declare.
    private func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var current = name
        while let next = (classes[current] ?? []).lazy.flatMap({ self[$0].inherited }).map(Self.lastName).first,
            next != name, !result.contains(next)
        {
            result.append(next)
            current = next
        }
        return result
    }

    /// Returns the replacement for the result of an optional protocol member that isn't implemented.
    func absence(of member: Declaration) -> Absence {
        guard let file = optionalMembers[member.name]?.first(where: { self[$0].keyword == member.keyword })?.file,
            let type = member.type
        else { return .value("") }
        let text = files[file].source.line(type)
        if text == "Void" || text == "()" { return .value("") }
        if text.hasSuffix("?") || text.hasSuffix("!") { return .value("nil") }
        switch OptionalUses(self).uses(of: member) {
        case .fallback(let value): return .value(value)
        case .calls: return .error
        case .references: return .unknown
        }
    }
}

extension SourceText {
    /// Returns the index of the first token of the member access that ends with the member at `position`. For example,
    /// returns the index of `self` for `count` in `self.delegate?.pagers[0].count`.
    func chainStart(before position: Int) -> Int {
        var start = position
        while isPunctuation(start - 1, ".") {
            var next = start - 2
            while isPunctuation(next, "?") || isPunctuation(next, "!") { next -= 1 }
            while isPunctuation(next, ")") || isPunctuation(next, "]"), let open = counterparts[next] {
                // A parenthesis after an operator or keyword begins the expression.
                guard name(open - 1) != nil || ["?", "!", ")", "]"].contains(where: { isPunctuation(open - 1, $0) }),
                    isAdjacentToNext(open - 1)
                else { return open }
                next = open - 1
                while isPunctuation(next, "?") || isPunctuation(next, "!") { next -= 1 }
            }
            guard token(next)?.kind == .name else { return start }
            start = next
        }
        return start
    }
}
