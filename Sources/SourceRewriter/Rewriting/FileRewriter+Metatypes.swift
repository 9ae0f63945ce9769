import InterfaceScanner

extension FileRewriter {
    /// Rewrites `Content(frame: .zero)`, where `Content` is a generic parameter, and the same call on `Self`,
    /// `type(of: self)` or a variable, to call `makeInstance(frame:)`. Without the Objective-C runtime, an initializer
    /// of a class that is known only at run time must be required, which `init(frame:)` of views is not. `position` is
    /// that of the label.
    mutating func rewriteDynamicCreation(at position: Int) {
        guard source.isPunctuation(position - 1, "("), source.isPunctuation(position + 1, ":"),
            let end = source.counterparts[position - 1], let callee = source.name(position - 2),
            !hasSecondArgument(position + 2..<end)
        else { return }
        if callee == "init", source.isPunctuation(position - 3, ".") {
            guard isDynamicClass(endingAt: position - 4) else { return }
            edits.replace(source.tokens[position - 2].range, with: "makeInstance", keepsColumns: false)
        } else {
            guard !source.isPunctuation(position - 3, "."), isDynamicClass(callee, at: position - 2) else { return }
            edits.insert(".makeInstance", at: source.tokens[position - 2].range.upperBound)
        }
        recordChange("init(frame:) of a class known at run time replaced by makeInstance(frame:)", at: position - 2)
    }

    private func hasSecondArgument(_ range: Range<Int>) -> Bool {
        var next = range.lowerBound
        while next < range.upperBound {
            if source.isPunctuation(next, ",") { return true }
            next = source.counterparts[next].map { max($0, next) + 1 } ?? next + 1
        }
        return false
    }

    /// Returns `true` if the expression that ends at the token at `position` is a class known at run time.
    private func isDynamicClass(endingAt position: Int) -> Bool {
        if source.isPunctuation(position, ")") {
            guard let open = source.counterparts[position], source.name(open - 1) == "type",
                source.name(open + 1) == "of", source.name(open + 3) == "self", open + 4 == position
            else { return false }
            return isInView(position)
        }
        guard let name = source.name(position), !["self", "super"].contains(name) else { return false }
        return name.first?.isLowercase == true || isDynamicClass(name, at: position)
    }

    /// Returns `true` if `name` stands for a view class known at run time.
    private func isDynamicClass(_ name: String, at position: Int) -> Bool {
        if name == "Self" { return isInView(position) }
        return enclosingDeclarations(of: position).contains { declaration in
            if index.bounds(of: name, in: declaration, source).contains(where: index.isView) { return true }
            guard declaration.typeKeyword == "extension", let location = index.classLocation(declaration.name) else {
                return false
            }
            let bounds = index.bounds(of: name, in: index[location], index.files[location.file].source)
            return bounds.contains(where: index.isView)
        }
    }

    /// Returns `true` if `Self` is a view class at the token at `position`.
    private func isInView(_ position: Int) -> Bool {
        guard let type = enclosingDeclarations(of: position).last(where: { $0.typeKeyword != nil }) else {
            return false
        }
        if type.typeKeyword == "extension", index.bounds(of: "Self", in: type, source).contains(where: index.isView) {
            return true
        }
        return ["class", "extension", "protocol"].contains(type.typeKeyword ?? "") && index.isView(type.name)
    }

    /// Returns the declarations with a body around the token at `position`, outermost first.
    func enclosingDeclarations(of position: Int) -> [Declaration] {
        declarations.filter { $0.body?.contains(position) == true }
    }
}

extension SourceIndex {
    /// Returns `true` if `name` is a view class, or a protocol only for views.
    func isView(_ name: String) -> Bool {
        let name = Self.lastName(name)
        if name == "UIView" || ancestors(of: name).contains("UIView") { return true }
        return protocols[name, default: []].contains { location in
            self[location].inherited.contains { $0 != name && ($0 == "UIView" || ancestors(of: $0).contains("UIView")) }
        }
    }

    /// Returns the types to which the header of `declaration`, in `source`, restricts the generic parameter `name`.
    func bounds(of name: String, in declaration: Declaration, _ source: SourceText) -> [String] {
        guard let body = declaration.body else { return [] }
        let syntax = TypeSyntax(source: source)
        return (declaration.keyword..<body.lowerBound).flatMap { position -> [String] in
            guard source.name(position) == name, source.isPunctuation(position + 1, ":") else { return [] }
            let end = min(syntax.end(from: position + 2), body.lowerBound)
            return end > position + 2 ? (position + 2..<end).compactMap(source.name) : []
        }
    }
}
