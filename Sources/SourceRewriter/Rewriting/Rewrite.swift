package import InterfaceScanner

/// Rewrites the sources of a target for a compiler without the Objective-C runtime.
package struct Rewrite: Sendable {
    /// A rewritten source file.
    package struct Output: Sendable {
        /// The path of the original.
        package var path: String
        package var text: String
        package var changes: [RewriteChange]
        package var problems: [RewriteProblem]
        /// The outlets that stay plain properties, for the table of interface files.
        package var outlets: [InterfaceMember]
    }

    package private(set) var files: [Output] = []
    /// The source text of the table that lists the selectors of all files.
    package private(set) var selectorTable: String

    /// Rewrites the source files of one target.
    package init(_ sources: [SourceText]) {
        let index = SourceIndex(sources)
        let dispatch = ExtensionDispatch(index)
        var rewriters = sources.indices.map { FileRewriter(index, dispatch, file: $0) }
        for file in rewriters.indices { rewriters[file].rewrite() }
        var moves: [FileRewriter.Move] = []
        for file in rewriters.indices { moves += rewriters[file].extractOverrides() }
        for move in moves { rewriters[move.target.file].insert(move) }
        files = rewriters.map(\.output)
        selectorTable = SelectorTableSource.text(calling: rewriters.compactMap(\.tableName))
    }
}
