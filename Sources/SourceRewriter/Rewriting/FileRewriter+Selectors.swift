import InterfaceScanner

extension FileRewriter {
    /// Replaces `#selector(...)`, which consists of the tokens in `range`, with a `Selector` that has the method's name
    /// and, if the method's type is known and the method can be called through a selector, the method itself.
    mutating func rewriteSelector(_ range: Range<Int>) {
        let inside = range.lowerBound + 3..<range.upperBound - 1
        imports.insert("UIKit")
        if let accessor = source.name(inside.lowerBound), ["getter", "setter"].contains(accessor),
            source.isPunctuation(inside.lowerBound + 1, ":")
        {
            return rewriteAccessor(accessor, range)
        }
        guard let reference = MethodReference(inside, in: source) else {
            return reject("#selector with an expression that isn't a method", at: range.lowerBound)
        }
        let owner = owner(of: reference, at: range.lowerBound)
        let candidates = candidates(of: reference, owner: owner)
        let names = Set(candidates.map(index.selector))
        if candidates.contains(where: { index[$0].isStatic }), candidates.count == 1 {
            return reject(
                "#selector of the class method \(reference.name); use an instance method", at: range.lowerBound)
        }
        guard names.count < 2 || reference.labels != nil else {
            let list = names.sorted().joined(separator: ", ")
            return reject("#selector of \(reference.name) is ambiguous: \(list); add the labels", at: range.lowerBound)
        }
        let name =
            names.count == 1 ? names.first : reference.labels.map { SelectorName.selector(reference.name, labels: $0) }
        write(reference, owner: owner, name: name, candidates: candidates, range: range)
    }

    private mutating func rewriteAccessor(_ accessor: String, _ range: Range<Int>) {
        guard let property = range.dropLast().last(where: { source.tokens[$0].kind == .name }).flatMap(source.name)
        else {
            return reject("#selector(\(accessor):) without a property", at: range.lowerBound)
        }
        let name =
            accessor == "getter" ? property : "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
        replace(range, with: "Selector(\"\(name)\")")
        recordChange("#selector replaced by the name \(name)", at: range.lowerBound)
    }

    /// Returns the name of the type whose method `reference` names, or `nil` if the type is unknown. `position` is the
    /// token at which the reference is written.
    private func owner(of reference: MethodReference, at position: Int) -> String? {
        switch reference.base {
        case .none: enclosingType(at: position)?.name
        case .type(let name): name == "Self" ? enclosingType(at: position)?.name : name
        case .existential(let name): name
        case .object: nil
        }
    }

    /// Returns the innermost type whose body contains the token at `position`.
    func enclosingType(at position: Int) -> Declaration? {
        declarations.last { $0.typeKeyword != nil && $0.body?.contains(position) == true }
    }

    /// Returns the methods in the sources that `reference` can refer to: those of the owner and its superclasses, or
    /// all methods with the same name if the owner is unknown or isn't a class in the sources.
    private func candidates(of reference: MethodReference, owner: String?) -> [SourceIndex.Location] {
        let named = (index.methods[reference.name] ?? []).filter { location in
            let labels = index[location].labels
            return reference.labels.map { $0 == labels }
                ?? reference.castParameterCount.map { $0 == labels.count } ?? true
        }
        guard let owner else { return named }
        let last = SourceIndex.lastName(owner)
        let own = named.filter { location in
            let type = SourceIndex.lastName(index.parent(of: location)?.name ?? "")
            return type == last || index.inherits(last, from: type)
        }
        return own.isEmpty && index.classes[last] == nil ? named : own
    }

    private mutating func write(
        _ reference: MethodReference, owner: String?, name: String?, candidates: [SourceIndex.Location],
        range: Range<Int>
    ) {
        let start = range.lowerBound
        let isCallable = candidates.allSatisfy { SelectorList.isCallable($0, in: index) }
        guard let owner, isCallable else {
            guard let name else {
                return reject(
                    "#selector of \(reference.name): the number of its parameters is unknown; add the labels", at: start
                )
            }
            replace(range, with: "Selector(\"\(name)\")")
            return recordChange("#selector replaced by the name \(name)", at: start)
        }
        let call = name.map { "Selector(\"\($0)\", " } ?? "Selector(base: \"\(reference.name)\", "
        let last = SourceIndex.lastName(owner)
        let isProtocol = reference.base == .existential(owner) || index.protocols[last] != nil
        if isProtocol, index.classes[last] == nil {
            let method = source.line(reference.method)
            replace(range, with: "\(call){ (owner: any \(owner)) in owner.\(method) })")
        } else if let location = candidates.first(where: takesFunction) {
            // The types of the parameters may be visible only inside the class that declares the method.
            guard enclosingType(at: start)?.name == index.parent(of: location)?.name else {
                let name = name ?? index.selector(of: location)
                replace(range, with: "Selector(\"\(name)\")")
                return recordChange("#selector replaced by the name \(name)", at: start)
            }
            let source = index.files[location.file].source
            replace(range, with: "\(call)\(SelectorList.closure(calling: index[location], of: owner, in: source)))")
        } else {
            edits.replace(
                source.tokens[start].range.lowerBound..<source.tokens[start + 2].range.upperBound, with: call)
            qualify(reference, owner: owner)
        }
        recordChange("#selector replaced by Selector(\"\(name ?? reference.name)\")", at: start)
    }

    private func takesFunction(_ location: SourceIndex.Location) -> Bool {
        let source = index.files[location.file].source
        return index[location].parameters.contains { index.takesFunction($0, in: source) }
    }

    /// Qualifies the method with its owner's name: replaces `self`, `Self` or `super` with it, or inserts it if there
    /// is no base. Adds the owner to the type of a cast.
    private mutating func qualify(_ reference: MethodReference, owner: String) {
        let isSelf =
            reference.baseTokens.count == 2
            && ["self", "Self", "super"].contains(source.name(reference.baseTokens.lowerBound) ?? "")
        if isSelf {
            replace(reference.baseTokens.lowerBound..<reference.baseTokens.lowerBound + 1, with: owner)
        } else if reference.baseTokens.isEmpty {
            edits.insert(owner + ".", at: source.tokens[reference.method.lowerBound].range.lowerBound)
        }
        // In `tap as () -> Void`, the type is that of a method of an object. `Page.tap` takes the object first.
        if let cast = reference.cast, isSelf || reference.baseTokens.isEmpty {
            edits.insert("(\(owner)) -> ", at: source.tokens[cast + 1].range.lowerBound)
        }
    }
}
