import Foundation
import PackagePlugin

/// Compiles the revision of the sources into a target, as `BuiltRevision`: a script asks git before every build, and
/// writes its file only when the answer is another than before, so that nothing is compiled again without need.
@main
struct RevisionPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
        let script = context.package.directoryURL.appending(path: "scripts/revision")
        return [
            .prebuildCommand(
                displayName: "Asking git for the revision", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: [
                    script.path, "--swift", context.pluginWorkDirectoryURL.appending(path: "BuiltRevision.swift").path,
                ],
                outputFilesDirectory: context.pluginWorkDirectoryURL)
        ]
    }
}
