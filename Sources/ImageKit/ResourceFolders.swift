package import Foundation
import Synchronization

/// Finds resources by file name anywhere in the program's resource bundles: interface files, property lists, and the
/// uncompiled sets of asset catalogs.
package enum ResourceFolders {
    private static let extensions: Set<String> = ["storyboard", "xib", "imageset", "colorset", "plist"]
    /// The maximum number of files searched per folder.
    private static let maximumFileCount = 20_000

    private struct State {
        var additional: [URL] = []
        /// The indexes of searched folders, by path. An index maps file names to URLs.
        var indexes: [String: [String: URL]] = [:]
    }

    private static let state = Mutex(State())

    /// Adds `folder` to the search, after the program's resources.
    package static func add(_ folder: URL) {
        state.withLock { state in
            state.indexes[folder.path] = nil
            if !state.additional.contains(folder) { state.additional.append(folder) }
        }
    }

    /// Returns the file or folder `name`, including its extension, in `bundle`, or in the program's resources if
    /// `bundle` is `nil`. The resources of `modules` are searched first. If a folder has several matches, the shortest
    /// path wins.
    package static func find(_ name: String, in bundle: Bundle?, preferring modules: [String] = []) -> URL? {
        if let bundle { return index(of: bundle.resourceURL ?? bundle.bundleURL, isRecursive: true)[name] }
        let folders = ImageFiles.programFolders
        // Swift Package Manager names the folder PACKAGE_MODULE.resources.
        let preferred = modules.flatMap { module in
            folders.filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
        }
        for folder in preferred + folders {
            let isBundle = folder.pathExtension == "resources"
            if let url = index(of: folder, isRecursive: isBundle)[name] { return url }
        }
        for folder in state.withLock({ $0.additional }) {
            if let url = index(of: folder, isRecursive: true)[name] { return url }
        }
        return nil
    }

    private static func index(of folder: URL, isRecursive: Bool) -> [String: URL] {
        if let cached = state.withLock({ $0.indexes[folder.path] }) { return cached }
        let index = makeIndex(of: folder, isRecursive: isRecursive)
        state.withLock { $0.indexes[folder.path] = index }
        return index
    }

    private static func makeIndex(of folder: URL, isRecursive: Bool) -> [String: URL] {
        let options: FileManager.DirectoryEnumerationOptions =
            isRecursive ? [.skipsHiddenFiles] : [.skipsHiddenFiles, .skipsSubdirectoryDescendants]
        guard
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: options)
        else { return [:] }
        var index: [String: URL] = [:]
        for case let (count, url as URL) in files.enumerated() {
            if count >= maximumFileCount { break }
            guard extensions.contains(url.pathExtension) else { continue }
            let name = url.lastPathComponent
            if let existing = index[name], existing.path.count <= url.path.count { continue }
            index[name] = url
        }
        return index
    }
}
