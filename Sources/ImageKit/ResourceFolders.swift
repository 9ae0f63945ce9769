package import Foundation
import Synchronization

/// Finds resources by file name anywhere in the program's resource bundles: interface files, property lists, images,
/// and the uncompiled sets of asset catalogs.
package enum ResourceFolders {
    private static let extensions: Set<String> = ["storyboard", "xib", "imageset", "colorset", "plist"]
    /// The extensions of files that belong to a set if they are in an asset catalog, and are found only by its name.
    private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "webp"]
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
    /// `bundle` is `nil`. The resources of `modules` are searched first. If a folder has several matches, one that
    /// isn't localized wins, then the one in the user's preferred language, then the shortest path.
    package static func find(_ name: String, in bundle: Bundle?, preferring modules: [String] = []) -> URL? {
        find(anyOf: [name], in: bundle, preferring: modules)?.url
    }

    /// Returns the first of `names` in the first folder that contains any of them; see `find(_:in:preferring:)`.
    package static func find(
        anyOf names: [String], in bundle: Bundle?, preferring modules: [String] = []
    ) -> (name: String, url: URL)? {
        func match(_ folder: URL, isRecursive: Bool) -> (name: String, url: URL)? {
            let index = index(of: folder, isRecursive: isRecursive)
            return names.lazy.compactMap { name in index[name].map { (name, $0) } }.first
        }
        if let bundle { return match(bundle.resourceURL ?? bundle.bundleURL, isRecursive: true) }
        let folders = ImageFiles.programFolders
        // Swift Package Manager names the folder PACKAGE_MODULE.resources.
        let preferred = modules.flatMap { module in
            folders.filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
        }
        for folder in preferred + folders {
            let isBundle = folder.pathExtension == "resources"
            if let found = match(folder, isRecursive: isBundle) { return found }
        }
        for folder in state.withLock({ $0.additional }) {
            if let found = match(folder, isRecursive: true) { return found }
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
        var found: [URL] = []
        for case let (count, url as URL) in files.enumerated() {
            if count >= maximumFileCount { break }
            let isImage = imageExtensions.contains(url.pathExtension.lowercased())
            guard extensions.contains(url.pathExtension) || isImage && !url.path.contains(".xcassets/") else {
                continue
            }
            found.append(url)
        }
        let languages = Array(Set(found.compactMap(language(of:)))).sorted()
        let preferred = Bundle.preferredLocalizations(from: languages.filter { $0 != "Base" })
        func rank(_ url: URL) -> (Int, Int, String) {
            let place = language(of: url).map { preferred.firstIndex(of: $0) ?? preferred.count } ?? -1
            return (place, url.path.count, url.path)
        }
        return Dictionary(found.map { ($0.lastPathComponent, $0) }) { rank($0) <= rank($1) ? $0 : $1 }
    }

    /// Returns the language of the localized folder that contains `url`, if any: "en" for "en.lproj/flag.png".
    private static func language(of url: URL) -> String? {
        url.pathComponents.dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
    }
}
