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
        /// The indexes of searched folders, by path.
        var indexes: [String: [String: Match]] = [:]
    }

    /// A file with a certain name.
    private struct Match {
        let url: URL
        /// The place of its language in the order of preference; -1 if it isn't localized.
        let place: Int
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

    /// Returns the first of `names` in the first folder that contains any of them; see `find(_:in:preferring:)`. The
    /// user's language takes precedence over the order of the names.
    package static func find(
        anyOf names: [String], in bundle: Bundle?, preferring modules: [String] = []
    ) -> (name: String, url: URL)? {
        func match(_ folder: URL, isRecursive: Bool) -> (name: String, url: URL)? {
            let index = index(of: folder, isRecursive: isRecursive)
            let matches = names.compactMap { name in index[name].map { (name: name, match: $0) } }
            return matches.min { $0.match.place < $1.match.place }.map { ($0.name, $0.match.url) }
        }
        for folder in folders(in: bundle, preferring: modules) {
            if let found = match(folder.url, isRecursive: folder.isRecursive) { return found }
        }
        return nil
    }

    /// Returns the file names, including extensions, that `find(_:in:preferring:)` can find; each name once.
    static func names(in bundle: Bundle?) -> Set<String> {
        folders(in: bundle, preferring: []).reduce(into: []) { names, folder in
            names.formUnion(index(of: folder.url, isRecursive: folder.isRecursive).keys)
        }
    }

    /// Returns `name`, which names the file `url` in a message, preceded by its bundle if several bundles are searched
    /// and the file isn't in that of the program or of one of `modules`.
    package static func displayName(_ name: String, of url: URL, preferring modules: [String] = []) -> String {
        guard let bundle = url.pathComponents.last(where: { $0.hasSuffix(".resources") }) else { return name }
        let own = modules + [ImageFiles.programName]
        if own.contains(where: { ProgramBundles.belongs(bundle, to: $0) }) { return name }
        let searched = ImageFiles.programBundles
        return searched.count > 1 && searched.contains(bundle) ? "\(bundle)/\(name)" : name
    }

    /// The number of folders that were added to the search.
    static var additionalCount: Int { state.withLock { $0.additional.count } }

    /// Returns the searched folders in the order of the search, and `true` for those whose subfolders are searched,
    /// too.
    private static func folders(
        in bundle: Bundle?, preferring modules: [String]
    ) -> [(url: URL, isRecursive: Bool)] {
        if let bundle { return [(bundle.resourceURL ?? bundle.bundleURL, true)] }
        let folders = ImageFiles.programFolders
        let preferred = modules.flatMap { module in
            folders.filter {
                $0.pathExtension == "resources" && ProgramBundles.belongs($0.lastPathComponent, to: module)
            }
        }
        return (preferred + folders).map { ($0, $0.pathExtension == "resources") }
            + state.withLock { $0.additional }.map { ($0, true) }
    }

    private static func index(of folder: URL, isRecursive: Bool) -> [String: Match] {
        if let cached = state.withLock({ $0.indexes[folder.path] }) { return cached }
        let index = makeIndex(of: folder, isRecursive: isRecursive)
        state.withLock { $0.indexes[folder.path] = index }
        return index
    }

    private static func makeIndex(of folder: URL, isRecursive: Bool) -> [String: Match] {
        let files = FolderFiles.list(in: folder, isRecursive: isRecursive, limit: maximumFileCount)
        let found = files.filter { url in
            let isImage = imageExtensions.contains(url.pathExtension.lowercased())
            return extensions.contains(url.pathExtension) || isImage && !url.path.contains(".xcassets/")
        }
        let languages = Array(Set(found.compactMap(language(of:))))
        let preferred = UserLanguages.ranked(languages, for: UserLanguages.preferred)
        func place(of language: String) -> Int {
            if let place = preferred.firstIndex(of: language) { return place }
            return language == UserLanguages.development ? preferred.count : preferred.count + 1
        }
        let matches = found.map { Match(url: $0, place: language(of: $0).map(place(of:)) ?? -1) }
        func rank(_ match: Match) -> (Int, Int, String) { (match.place, match.url.path.count, match.url.path) }
        return Dictionary(matches.map { ($0.url.lastPathComponent, $0) }) { rank($0) <= rank($1) ? $0 : $1 }
    }

    /// Returns the language of the localized folder that contains `url`, if any: "en" for "en.lproj/flag.png".
    private static func language(of url: URL) -> String? {
        guard let folder = url.pathComponents.dropLast().last(where: { $0.hasSuffix(".lproj") }) else { return nil }
        return folder == "Base.lproj" ? UserLanguages.development : String(folder.dropLast(".lproj".count))
    }
}
