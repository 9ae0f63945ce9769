import InterfaceScanner

extension FileRewriter {
    /// An initializer that isn't required, but that iOS code calls on classes known only at run time.
    struct DynamicInitializer {
        var labels: [String]
        /// The class that declares the initializer.
        var root: String
    }

    /// The initializers by their first label.
    static let dynamicInitializers = [
        "frame": DynamicInitializer(labels: ["frame"], root: "UIView"),
        "nibName": DynamicInitializer(labels: ["nibName", "bundle"], root: "UIViewController"),
        "identifier": DynamicInitializer(labels: ["identifier", "source", "destination"], root: "UIStoryboardSegue"),
    ]

    /// Rewrites `Content(frame: .zero)`, where `Content` is a generic parameter, and the same call on `Self`,
    /// `type(of: self)`, a variable or, in a static method, `self`, to call `_makeInstance(frame:)`; and calls of the
    /// other dynamic initializers. Without the Objective-C runtime, an initializer of a class that is known only at run
    /// time must be required, which these are not. `position` is that of the first label.
    mutating func rewriteDynamicCreation(at position: Int) {
        guard let initializer = source.name(position).flatMap({ Self.dynamicInitializers[$0] }),
            source.isPunctuation(position - 1, "("), source.isPunctuation(position + 1, ":"),
            let end = source.counterparts[position - 1], let callee = source.name(position - 2),
            hasLabels(initializer.labels, position..<end)
        else { return }
        if callee == "init", source.isPunctuation(position - 3, ".") {
            guard isDynamicClass(endingAt: position - 4, initializer.root) else { return }
            edits.replace(source.tokens[position - 2].range, with: "_makeInstance", keepsColumns: false)
        } else {
            guard !source.isPunctuation(position - 3, "."), isDynamicClass(callee, at: position - 2, initializer.root)
            else { return }
            edits.insert("._makeInstance", at: source.tokens[position - 2].range.upperBound)
        }
        let labels = initializer.labels.map { $0 + ":" }.joined()
        recordChange(
            "init(\(labels)) of a class known at run time replaced by _makeInstance(\(labels))", at: position - 2)
    }

    /// Returns `true` if the arguments in `range` have exactly these labels.
    private func hasLabels(_ labels: [String], _ range: Range<Int>) -> Bool {
        var starts = [range.lowerBound]
        var next = range.lowerBound
        while next < range.upperBound {
            if source.isPunctuation(next, ",") { starts.append(next + 1) }
            next = source.counterparts[next].map { max($0, next) + 1 } ?? next + 1
        }
        return starts.map { source.isPunctuation($0 + 1, ":") ? source.name($0) : nil } == labels
    }

    /// Returns `true` if the expression that ends at the token at `position` is a class known at run time.
    private func isDynamicClass(endingAt position: Int, _ root: String) -> Bool {
        if source.isPunctuation(position, ")") {
            guard let open = source.counterparts[position], source.name(open - 1) == "type",
                source.name(open + 1) == "of", source.name(open + 3) == "self", open + 4 == position
            else { return false }
            return isInClass(position, root)
        }
        guard let name = source.name(position), name != "super" else { return false }
        if name == "self" { return isInStaticMethod(position) && isInClass(position, root) }
        return name.first?.isLowercase == true || isDynamicClass(name, at: position, root)
    }

    /// Returns `true` if `name` stands for a class known at run time that is `root` or inherits from it.
    private func isDynamicClass(_ name: String, at position: Int, _ root: String) -> Bool {
        if name == "Self" { return isInClass(position, root) }
        return enclosingDeclarations(of: position).contains { declaration in
            if index.bounds(of: name, in: declaration, source).contains(where: { index.isKind($0, of: root) }) {
                return true
            }
            guard declaration.typeKeyword == "extension", let location = index.classLocation(declaration.name) else {
                return false
            }
            let bounds = index.bounds(of: name, in: index[location], index.files[location.file].source)
            return bounds.contains { index.isKind($0, of: root) }
        }
    }

    private func isInStaticMethod(_ position: Int) -> Bool {
        let method = enclosingDeclarations(of: position).last {
            [.function, .initializer, .variable].contains($0.kind)
        }
        return method?.kind == .function && method?.isStatic == true
    }

    /// Returns `true` if `Self` is `root` or inherits from it at the token at `position`.
    private func isInClass(_ position: Int, _ root: String) -> Bool {
        guard let type = enclosingDeclarations(of: position).last(where: { $0.typeKeyword != nil }) else {
            return false
        }
        let bounds = type.typeKeyword == "extension" ? index.bounds(of: "Self", in: type, source) : []
        if bounds.contains(where: { index.isKind($0, of: root) }) { return true }
        return ["class", "extension", "protocol"].contains(type.typeKeyword ?? "") && index.isKind(type.name, of: root)
    }

    /// Returns the declarations with a body around the token at `position`, outermost first.
    func enclosingDeclarations(of position: Int) -> [Declaration] {
        declarations.filter { $0.body?.contains(position) == true }
    }
}

extension SourceIndex {
    /// Returns `true` if `name` is the class `root`, one that inherits from it, or a protocol only for such classes.
    func isKind(_ name: String, of root: String) -> Bool {
        let name = Self.lastName(name)
        if name == root || ancestors(of: name).contains(root) { return true }
        return protocols[name, default: []].contains { location in
            self[location].inherited.contains { $0 != name && ($0 == root || ancestors(of: $0).contains(root)) }
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
