import InterfaceScanner

extension FileRewriter {
    /// Gives an override of a scroll view's `delegate` the type that `UIScrollView` declares, because Swift can't
    /// narrow the type of an overridden property.
    mutating func widenDelegate(_ declaration: Declaration) {
        guard let position = source.narrowedDelegate(declaration) else { return }
        edits.replace(source.tokens[position].range, with: "UIScrollViewDelegate", keepsColumns: false)
        recordChange("type of an overridden delegate replaced by UIScrollViewDelegate", at: position)
    }
}

extension SourceText {
    /// Returns the position of the protocol in the type of an override of `delegate` in a scroll view, if the protocol
    /// isn't `UIScrollViewDelegate`.
    func narrowedDelegate(_ declaration: Declaration) -> Int? {
        guard declaration.kind == .variable, declaration.name == "delegate", declaration.modifier("override") != nil
        else { return nil }
        return declaration.type?.first { position in
            name(position).map(ToolkitNames.scrollDelegates.contains) == true
        }
    }
}
