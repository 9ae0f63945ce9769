import InterfaceScanner

extension FileRewriter {
    /// A class of views that lists create with a required initializer, which iOS doesn't have.
    private struct ReusableClass {
        /// The parameters of the required initializer.
        var parameters: String
        /// The labels of the designated initializer that the required one calls.
        var labels: [String?]
        /// The call of the designated initializer, after `self`.
        var call: String
    }

    private static let reusableClasses = [
        "UITableViewCell": ReusableClass(
            parameters: "dequeuedFor identifier: String", labels: ["style", "reuseIdentifier"],
            call: ".init(style: .default, reuseIdentifier: identifier)"),
        "UITableViewHeaderFooterView": ReusableClass(
            parameters: "dequeuedFor identifier: String", labels: ["reuseIdentifier"],
            call: ".init(reuseIdentifier: identifier)"),
        "UICollectionReusableView": ReusableClass(
            parameters: "dequeuedFor identifier: String, frame: CGRect", labels: ["frame"],
            call: ".init(frame: frame)"),
    ]

    /// Adds the required initializer of cells and other reusable views after the first designated initializer of a
    /// class that doesn't inherit it, because the class overrides only some of its superclass's designated
    /// initializers. If lists can't create the class on iOS, the added initializer ends the program, as there.
    mutating func addReuseInitializer(_ declaration: Declaration) {
        guard index.isDesignatedInitializer(declaration), declaration.body != nil, let parent = declaration.parent,
            declarations[parent].typeKeyword == "class"
        else { return }
        let type = declarations[parent]
        let ancestors = index.ancestors(of: type.name)
        guard let base = ancestors.first(where: { Self.reusableClasses[$0] != nil }),
            let reusable = Self.reusableClasses[base]
        else { return }
        let members = declarations.filter { $0.parent == parent }
        guard members.first(where: index.isDesignatedInitializer)?.keyword == declaration.keyword,
            !members.contains(where: { $0.kind == .initializer && $0.labels.first == "dequeuedFor" })
        else { return }
        let own = Set(members.filter(index.isDesignatedInitializer).map(\.labels))
        let inherited = superclassInitializers(of: ancestors, base: base, reusable)
        guard !inherited.isSubset(of: own) else { return }
        let access = ["public", "open"].contains(type.access) ? "public " : ""
        let name = reusable.labels.map { ($0 ?? "_") + ":" }.joined()
        let body =
            own.contains(reusable.labels)
            ? "self\(reusable.call)" : "fatalError(\"\(type.name) has no init(\(name))\")"
        let end = source.tokens[declaration.tokens.upperBound - 1].range.upperBound
        edits.insert("; \(access)required convenience init(\(reusable.parameters)) { \(body) }", at: end)
        recordChange("required init(dequeuedFor:) added to a reusable view", at: declaration.keyword)
    }

    /// Returns the labels of the designated initializers of the superclass: the nearest of `ancestors` that declares
    /// any.
    private func superclassInitializers(
        of ancestors: [String], base: String, _ reusable: ReusableClass
    ) -> Set<[String?]> {
        for name in ancestors.prefix(while: { $0 != base }) {
            guard let location = index.classes[name]?.first else { continue }
            let members = index.files[location.file].declarations.filter { $0.parent == location.declaration }
            let labels = members.filter(index.isDesignatedInitializer).map(\.labels)
            if !labels.isEmpty { return Set(labels) }
        }
        return [reusable.labels, ["coder"]]
    }
}
