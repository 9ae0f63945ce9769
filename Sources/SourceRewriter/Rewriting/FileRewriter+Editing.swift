import InterfaceScanner

extension FileRewriter {
    /// Adds `tableView(_:canEditRowAt:)` after `tableView(_:commit:forRowAt:)`, unless the class or a superclass in the
    /// sources has such a method. On iOS, implementing `tableView(_:commit:forRowAt:)` is enough to make rows editable,
    /// but an implementation can't be detected without the Objective-C runtime.
    mutating func allowEditing(_ declaration: Declaration) {
        guard Self.isTableMethod(declaration, "commit", "forRowAt"), let parent = declaration.parent,
            declaration.body != nil, ["class", "extension"].contains(declarations[parent].typeKeyword ?? "")
        else { return }
        let type = SourceIndex.lastName(declarations[parent].name)
        let isDeclared = index.methods["tableView", default: []].contains { location in
            let owner = index.parent(of: location).map { SourceIndex.lastName($0.name) } ?? ""
            return Self.isTableMethod(index[location], "canEditRowAt")
                && (owner == type || index.inherits(type, from: owner))
        }
        guard !isDeclared else { return }
        let modifiers = [declaration.access, declaration.modifier("override") == nil ? nil : "override"]
        let prefix = modifiers.compactMap(\.self).map { $0 + " " }.joined()
        let end = source.tokens[declaration.tokens.upperBound - 1].range.upperBound
        // The text is inserted on the same line, so that line numbers don't change.
        edits.insert(
            "; \(prefix)func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { true }", at: end)
        recordChange("tableView(_:canEditRowAt:) added, which allows rows to be deleted", at: declaration.keyword)
    }

    private static func isTableMethod(_ declaration: Declaration, _ labels: String...) -> Bool {
        declaration.kind == .function && declaration.name == "tableView"
            && declaration.labels == [nil] + labels
    }
}
