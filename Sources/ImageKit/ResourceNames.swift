package import Foundation
import Reporting
import Synchronization

/// Suggests the names of resources in messages about resources that aren't found.
package enum ResourceNames {
    package enum Kind: Sendable {
        case image, color, nib, storyboard
    }

    /// The resources that suggestions are made from.
    private struct Source: Hashable {
        let kind: Kind
        /// The path of the bundle; `nil` for the program's resources.
        let bundle: String?
        /// The number of additional folders, because adding a folder adds names.
        let folderCount: Int
    }

    private static let suggestions = Mutex<[Source: NameSuggestions]>([:])

    /// Returns the name of a resource in `bundle`, or in the program's resources if `bundle` is `nil`, that is probably
    /// meant by the misspelled `name`, if any. Can be called on any thread.
    package static func similar(to name: String, _ kind: Kind, in bundle: Bundle? = nil) -> String? {
        let source = Source(kind: kind, bundle: bundle?.bundlePath, folderCount: ResourceFolders.additionalCount)
        return suggestions.withLock { suggestions in
            suggestions[source, default: NameSuggestions(among: names(of: kind, in: bundle))].suggestion(for: name)
        }
    }

    private static func names(of kind: Kind, in bundle: Bundle?) -> [String] {
        let files = ResourceFolders.names(in: bundle)
        switch kind {
        case .image: return files.flatMap(imageNames)
        case .color: return files.compactMap { stem(of: $0, extension: "colorset") }
        case .nib: return files.compactMap { stem(of: $0, extension: "xib") }
        case .storyboard: return files.compactMap { stem(of: $0, extension: "storyboard") }
        }
    }

    private static func stem(of file: String, extension ending: String) -> String? {
        file.hasSuffix(".\(ending)") ? String(file.dropLast(ending.count + 1)) : nil
    }

    /// Returns the names that find an image set or image file: with and without its extension, and without its scale.
    private static func imageNames(of file: String) -> [String] {
        if let set = stem(of: file, extension: "imageset") { return [set] }
        let ending = (file as NSString).pathExtension
        guard ImageFiles.supportedExtensions.contains(ending.lowercased()) else { return [] }
        var stem = (file as NSString).deletingPathExtension
        for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem.removeLast(scale.count) }
        return [stem, "\(stem).\(ending)"]
    }
}
