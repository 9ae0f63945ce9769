import Foundation
import Reporting

/// Lists the files in a folder of resources.
enum FolderFiles {
    /// Returns the files and folders in `folder` and, if `isRecursive`, in its subfolders, at most `limit`. Hidden
    /// files are left out. Symbolic links to folders are followed; each folder is listed once, so that a link to a
    /// parent doesn't matter. Links that lead nowhere are reported if they are in a resource bundle.
    static func list(in folder: URL, isRecursive: Bool, limit: Int) -> [URL] {
        var files: [URL] = []
        var pending = [folder]
        var next = 0
        var listed: Set<String> = [realPath(folder)]
        var broken: URL?
        while next < pending.count, files.count < limit {
            let parent = pending[next]
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            next += 1
            for name in names.filter({ !$0.hasPrefix(".") }).sorted().prefix(limit - files.count) {
                let url = parent.appendingPathComponent(name)
                files.append(url)
                guard isRecursive else { continue }
                var isFolder: ObjCBool = false
                if !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
                    broken = broken ?? url
                } else if isFolder.boolValue, listed.insert(realPath(url)).inserted {
                    pending.append(url)
                }
            }
        }
        if let broken, folder.pathExtension == "resources" { report(broken) }
        return files
    }

    private static func realPath(_ url: URL) -> String { url.resolvingSymlinksInPath().path }

    private static func report(_ link: URL) {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path) else { return }
        Diagnostics.report(
            "\(printable(link.path)) is a symbolic link to \(printable(target)), which doesn't exist; resources are "
                + "copied without changing links. Use an absolute link, or copy the files into the target")
    }
}
