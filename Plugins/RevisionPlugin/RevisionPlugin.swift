import Foundation
import PackagePlugin

/// Compiles the revision of the sources into a target, as `BuiltRevision`. A script asks git before every build, and
/// writes the file only if the revision has changed, so that nothing is rebuilt unnecessarily.
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
