package import Foundation
import Reporting

/// Finds image files by name.
package enum ImageFiles {
    static let supportedExtensions = ["png", "jpg", "jpeg", "webp"]
    private static let scales: [(suffix: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]

    /// Returns the file for `name` in `bundle`, or in the program's resources if `bundle` is `nil`. Image sets in asset
    /// catalogs take precedence. A name without folders is also found in the folders of the resources, because Xcode
    /// copies the files of an app's folders into a single one. Of the files for different scales, the largest is found,
    /// because bitmaps are reduced to their displayed size.
    package static func find(_ name: String, in bundle: Bundle?) -> ImageFile? {
        guard !name.isEmpty, !name.contains("\0") else { return nil }
        if let image = AssetCatalogs.image(named: name, in: bundle) { return image }
        for folder in bundle.map({ [$0.resourceURL ?? $0.bundleURL] }) ?? programFolders {
            for candidate in candidates(for: name) {
                let url = folder.appendingPathComponent(candidate.file)
                if isFile(url) { return ImageFile(url: url, scale: candidate.scale) }
            }
        }
        let candidates = candidates(for: name)
        guard let found = ResourceFolders.find(anyOf: candidates.map(\.file), in: bundle) else { return nil }
        return ImageFile(url: found.url, scale: candidates.first { $0.file == found.name }?.scale ?? 1)
    }

    /// The maximum size of an image file, in bytes.
    private static let maximumByteCount = 256 * 1024 * 1024

    /// Returns the contents of the file at `path`, which must be a regular file within the size limit. Errors contain
    /// `name`, or the path if `name` is `nil`.
    package static func read(
        _ path: String, named name: @autoclosure () -> String? = nil
    ) throws(ImageError) -> Data {
        func error(_ reason: String) -> ImageError { ImageError("\(printable(name() ?? path)) \(reason)") }
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw error("is not a file")
            }
            guard let size = (attributes[.size] as? NSNumber)?.int64Value, size <= maximumByteCount else {
                throw error("is too large for an image")
            }
            return try Data(contentsOf: url)
        } catch let failure as ImageError {
            throw failure
        } catch let failure {
            throw error("cannot be read: \(failure.localizedDescription)")
        }
    }

    /// Returns the file names to try for `name`, in order of preference, and their pixels per point.
    package static func candidates(for name: String) -> [(file: String, scale: CGFloat)] {
        let path = name as NSString
        let hasExtension = supportedExtensions.contains(path.pathExtension.lowercased())
        let (stem, extensions) =
            hasExtension ? (path.deletingPathExtension, [path.pathExtension]) : (name, supportedExtensions)
        return scales.flatMap { entry in extensions.map { ("\(stem)\(entry.suffix).\($0)", entry.scale) } }
            + (hasExtension ? [] : [(name, 1)])
    }

    /// Returns `true` if there is a file at `url` that isn't a folder.
    static func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// The file name of the program.
    static var programName: String { Bundle.main.executableURL?.lastPathComponent ?? "" }

    /// The program's folder, its own resource bundle, and those of libraries. Listed once, because bundles aren't added
    /// while the program runs.
    package static let programFolders =
        [Bundle.main.resourceURL ?? Bundle.main.bundleURL] + folders(of: programName, in: Bundle.main.bundleURL)

    /// The names of the resource bundles in `programFolders`.
    static let programBundles = programFolders.map(\.lastPathComponent).filter { $0.hasSuffix(".resources") }

    /// Returns `folder`, which contains the program called `program`, and the resource bundles that the program
    /// searches.
    static func folders(of program: String, in folder: URL) -> [URL] {
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = ProgramBundles.searched(
            contents.filter { $0.hasSuffix(".resources") }, by: program
        ) { name in
            let url = folder.appendingPathComponent(name)
            return isFile(url) && FileManager.default.isExecutableFile(atPath: url.path)
        }
        return [folder] + bundles.map { folder.appendingPathComponent($0) }
    }
}
