import Foundation
import InterfaceScanner

/// Generates the table of a target's actions, outlets and inspectable properties. The build plugin runs this tool.
@main
struct InterfaceTableTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 1, !arguments.contains("--help") else {
            print("Usage: InterfaceTableTool OUTPUT.swift SOURCE.swift ...")
            exit(arguments.contains("--help") ? 0 : 2)
        }
        do {
            try writeTable(to: arguments.first ?? "", from: Array(arguments.dropFirst()))
        } catch {
            fail(error.localizedDescription)
        }
    }

    private static func writeTable(to output: String, from sources: [String]) throws {
        var scans: [InterfaceScan] = []
        for source in sources {
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: source)), as: UTF8.self)
            let scan = InterfaceScan(text)
            for problem in scan.problems { print("\(source):\(problem.line): warning: \(problem.message)") }
            scans.append(scan)
        }
        let table = Data(InterfaceTableSource(scans).text.utf8)
        let file = URL(fileURLWithPath: output)
        // Leaving an unchanged file alone avoids recompilation.
        if let existing = try? Data(contentsOf: file), existing == table { return }
        try table.write(to: file, options: .atomic)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("InterfaceTableTool: error: \(message)\n".utf8))
        exit(1)
    }
}
