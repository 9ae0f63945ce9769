import Foundation
import PackagePlugin

/// Rewrites the iOS sources in a target's folder "iOS" so that they compile without the Objective-C runtime, and
/// compiles the result into the target. The target must exclude the folder.
@main
struct IOSSourcesPlugin: BuildToolPlugin {
    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "iOS").resolvingSymlinksInPath()
        let sources = try sources(in: folder)
        guard !sources.isEmpty else {
            throw Failure(description: "\(target.name): no Swift files in \(folder.path)")
        }
        let output = context.pluginWorkDirectoryURL
        var arguments = ["--output", output.path]
        var outputs = ["GeneratedSelectorTable.swift", "GeneratedInterfaceTable.swift"]
        for source in sources {
            // Files in different folders can have the same name, but files of a module can't. The prefix distinguishes
            // a file from the original that its line directives name.
            let flat = source.split(separator: "/").joined(separator: "_")
            let name = flat == "main.swift" ? flat : "iOS_" + flat
            arguments += [folder.appending(path: source).path, "--as", name]
            outputs.append(name)
        }
        return [
            .buildCommand(
                displayName: "Rewriting the iOS sources of \(target.name)",
                executable: try context.tool(named: "IOSSourcesTool").url, arguments: arguments,
                inputFiles: sources.map { folder.appending(path: $0) },
                outputFiles: outputs.map { output.appending(path: $0) })
        ]
    }

    /// Returns the paths of the Swift files in `folder`, relative to the folder, excluding hidden files and those in
    /// documentation catalogs and hidden folders.
    private func sources(in folder: URL) throws -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return files.compactMap { $0 as? String }
            .filter { path in
                let parts = path.split(separator: "/")
                return path.hasSuffix(".swift") && !parts.contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
            }
            .sorted()
    }
}
