import InterfaceScanner

extension FileRewriter {
    /// Rewrites `abs(x)` in an extension of `CGFloat` as `Swift.abs(x)`, because on Linux `CGFloat` has a static method
    /// of this name, which hides the function.
    mutating func qualifyAbsoluteValue(at position: Int) {
        guard source.isPunctuation(position + 1, "("), !source.isPunctuation(position - 1, "."),
            source.name(position - 1) != "func", index.methods["abs", default: []].isEmpty
        else { return }
        let types = enclosingDeclarations(of: position).filter { $0.typeKeyword != nil }
        guard types.last?.typeKeyword == "extension", types.last?.name == "CGFloat" else { return }
        edits.insert("Swift.", at: source.tokens[position].range.lowerBound)
        recordChange("abs replaced by Swift.abs, which CGFloat.abs hides", at: position)
    }
}
