import Foundation
import InterfaceScanner
import SourceRewriter

/// Rewrites sources for iOS so that a compiler without the Objective-C runtime accepts them. The build plugin runs it.
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

    /// Returns `false` if a source can't be rewritten.
    private static func run(_ options: ToolOptions) throws -> Bool {
        let sources = try options.sources.map { source in
            let data = try Data(contentsOf: URL(fileURLWithPath: source.path))
            return SourceText(path: source.path, text: String(decoding: data, as: UTF8.self))
        }
        let rewrite = Rewrite(sources)
        var scans: [InterfaceScan] = []
        for (source, file) in zip(options.sources, rewrite.files) {
            var scan = InterfaceScan(file.text)
            // The table of selectors has the actions, private ones included.
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
        if let present = try? Data(contentsOf: file), present == Data(text.utf8) { return }
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
