import Foundation

/// The folder for exported files.
enum ExportFolder {
    /// Returns the first writable folder of these: the user's pictures folder, the downloads folder if
    /// `XDG_DOWNLOAD_DIR` is set, and the home folder. If none of them is writable, returns the current directory.
    static func usual(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        started: String = FileManager.default.currentDirectoryPath
    ) -> URL {
        let candidates = [
            environment["XDG_PICTURES_DIR"], environment["HOME"].map { $0 + "/Pictures" },
            environment["XDG_DOWNLOAD_DIR"], environment["HOME"],
        ]
        // Skips relative paths, which depend on where the demo was started.
        let found = candidates.compactMap(\.self).first { $0.hasPrefix("/") && isFolder($0) }
        return URL(fileURLWithPath: found ?? started, isDirectory: true)
    }

    /// Returns the path of `folder` for display, with a tilde in place of the home folder.
    static func displayPath(of folder: URL, home: String? = ProcessInfo.processInfo.environment["HOME"]) -> String {
        let path = folder.path
        guard let home, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    /// Returns the path of `folder` for display, in at most `limit` characters: a longer path keeps only its last
    /// components, and a longer name only its first and last characters.
    static func shortDisplayPath(
        of folder: URL, home: String? = ProcessInfo.processInfo.environment["HOME"], limit: Int = 22
    ) -> String {
        let path = displayPath(of: folder, home: home)
        guard path.count > limit else { return path }
        var ends = path.split(separator: "/")[...]
        while ends.count > 1 {
            ends.removeFirst()
            let end = "…/" + ends.joined(separator: "/")
            if end.count <= limit { return end }
        }
        let name = ends.first ?? ""
        let half = (limit - 3) / 2
        return "…/\(name.prefix(half))…\(name.suffix(limit - 3 - half))"
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
            && FileManager.default.isWritableFile(atPath: path)
    }
}
