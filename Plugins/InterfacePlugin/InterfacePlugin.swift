import Foundation
import PackagePlugin

/// Lists a target's actions, inspectable properties, and outlets with observers in a generated file, so that
/// storyboards and xibs can refer to them.
@main
struct InterfacePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let sources = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedInterfaceTable.swift")
        return [
            .buildCommand(
                displayName: "Listing the actions and inspectable properties of \(target.name)",
                executable: try context.tool(named: "InterfaceTableTool").url,
                arguments: [output.path] + sources.map(\.path), inputFiles: sources, outputFiles: [output])
        ]
    }
}
