@testable import SourceRewriter

/// The result of rewriting one or several files.
struct Rewritten {
    let rewrite: Rewrite

    /// Rewrites files named "1.swift", "2.swift" and so on.
    init(_ texts: String...) {
        rewrite = Rewrite(
            texts.enumerated().map { SourceText(path: "\($0.offset + 1).swift", text: $0.element) })
    }

    /// The rewritten code of the first file, without the generated code around it, and with single spaces.
    var text: String { Self.body(of: rewrite.files[0].text) }

    /// The messages of all files: "1.swift:3: message".
    var problems: [String] {
        rewrite.files.flatMap { file in file.problems.map { "\(file.path):\($0.line): \($0.message)" } }
    }

    /// The changes to all files: "1.swift:3: message".
    var changes: [String] {
        rewrite.files.flatMap { file in file.changes.map { "\(file.path):\($0.line): \($0.message)" } }
    }

    static func body(of text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeSubrange(...(lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? -1))
        if let end = lines.firstIndex(of: "#sourceLocation()") { lines.removeSubrange(end...) }
        return lines.map { $0.split(separator: " ").joined(separator: " ") }
            .joined(separator: "\n").trimmingSuffix("\n")
    }

    /// The statements of the first file's table of selectors.
    var table: [String] {
        rewrite.files[0].text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("table.addMethod") }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> String {
        String(self[..<(lastIndex { $0 != suffix }.map(index(after:)) ?? startIndex)])
    }
}
