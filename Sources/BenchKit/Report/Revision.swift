import Foundation

/// The state of the sources that the program was built from.
enum Revision {
    /// The commit that git names for the folder of the running program, with "-dirty" if files were changed since;
    /// "unknown" without git, or outside a working copy.
    static var present: String {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "-C", folder.path, "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
        let output = Pipe()
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        guard (try? git.run()) != nil else { return "unknown" }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        git.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return git.terminationStatus == 0 && !text.isEmpty ? text : "unknown"
    }
}
