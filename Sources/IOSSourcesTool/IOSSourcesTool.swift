import Foundation
import InterfaceScanner
import SourceRewriter

/// Rewrites iOS sources so that they compile without the Objective-C runtime. The build plugin runs this tool.
@main
struct IOSSourcesTool {
    private static let usage = """
        Usage: IOSSourcesTool [--explain] --output FOLDER SOURCE.swift [--as NAME.swift] ...
               IOSSourcesTool --explain SOURCE.swift ...

        Writes each source into the folder, under the name after "--as" or its own, and the tables of the target.
        "--explain" lists the changes; without a folder, nothing is written.
        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") {
            print(usage)
            exit(0)
        }
        guard let options = ToolOptions(arguments) else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(2)
        }
        do {
            exit(try run(options) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("IOSSourcesTool: error: \(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }

    /// Rewrites the sources and prints the problems. Returns `false` if a source can't be rewritten, or if two
    /// rewritten files would have the same name.
    private static func run(_ options: ToolOptions) throws -> Bool {
        guard haveDifferentNames(options.sources) else { return false }
        var sources: [SourceText] = []
        for source in options.sources {
            let data = try Data(contentsOf: URL(fileURLWithPath: source.path))
            if let text = String(validating: data, as: UTF8.self) {
                sources.append(SourceText(path: source.path, text: text))
            } else {
                print("\(source.path):1: error: not UTF-8; convert the file")
            }
        }
        guard sources.count == options.sources.count else { return false }
        let rewrite = Rewrite(sources)
        var scans: [InterfaceScan] = []
        for (source, file) in zip(options.sources, rewrite.files) {
            var scan = InterfaceScan(file.text)
            // The table of selectors already lists the actions, including private ones.
            scan.members.removeAll { if case .action = $0.kind { true } else { false } }
            scan.members += file.outlets
            scans.append(scan)
            show(file, explains: options.explains)
            if let output = options.output { try write(file.text, to: output + "/" + source.name) }
        }
        if let output = options.output {
            try write(rewrite.selectorTable, to: "\(output)/\(SelectorTableSource.className).swift")
            try write(InterfaceTableSource(scans).text, to: "\(output)/\(InterfaceTableSource.className).swift")
        }
        return !rewrite.files.contains { $0.problems.contains { !$0.isWarning } }
    }

    /// Returns `false`, and prints an error, if one rewritten file would replace another.
    private static func haveDifferentNames(_ sources: [(path: String, name: String)]) -> Bool {
        var paths: [String: String] = [:]
        for source in sources {
            if let other = paths.updateValue(source.path, forKey: source.name) {
                print("\(source.path):1: error: \(other) has the same file name; rename one of the two")
                return false
            }
        }
        return true
    }

    private static func show(_ file: Rewrite.Output, explains: Bool) {
        if explains {
            for change in file.changes { print("\(file.path):\(change.line): note: \(change.message)") }
        }
        for problem in file.problems {
            print("\(file.path):\(problem.line): \(problem.isWarning ? "warning" : "error"): \(problem.message)")
        }
    }

    private static func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        // Leaving an unchanged file alone avoids recompilation.
        if let existing = try? Data(contentsOf: file), existing == Data(text.utf8) { return }
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
