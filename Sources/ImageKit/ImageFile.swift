package import Foundation
import Reporting

/// A found image file, and how to show it.
package struct ImageFile: Equatable, Sendable {
    package var url: URL
    /// Pixels per point.
    package var scale: CGFloat
    /// `true` if the image set asks for drawing as a template, `false` if it asks for original colors; `nil` leaves the
    /// choice to the view.
    package var isTemplate: Bool?

    /// The path for messages. For a resource of a target, the path in the folder of the target's resources, which is
    /// the same in the sources, preceded by the bundle if it's one of several; otherwise the whole path.
    package var displayPath: String {
        let parts = url.pathComponents
        guard let bundle = parts.lastIndex(where: { $0.hasSuffix(".resources") }) else { return url.path }
        return ResourceFolders.displayName(parts[(bundle + 1)...].joined(separator: "/"), of: url)
    }

    /// `true` if the name is that of a vector image.
    var isVector: Bool { ["pdf", "svg"].contains(url.pathExtension.lowercased()) }

    /// The bitmap of the largest scale with the same name in the same folder, if any.
    var bitmapBeside: ImageFile? {
        let folder = url.deletingLastPathComponent()
        let name = url.deletingPathExtension().lastPathComponent
        return ImageFiles.candidates(for: name).lazy.filter { $0.file != name }.map { candidate in
            ImageFile(
                url: folder.appendingPathComponent(candidate.file), scale: candidate.scale, isTemplate: isTemplate)
        }.first { ImageFiles.isFile($0.url) }
    }

    /// Returns the message for `error` of reading the file, with what to do if it's a vector image in an image set.
    package func message(for error: ImageError) -> String {
        let text = error.description
        let isInSet = url.deletingLastPathComponent().pathExtension == "imageset"
        guard isInSet, error.isVector else { return text }
        let name = "\(url.deletingPathExtension().lastPathComponent)@3x.png"
        return text + " as \"\(printable(name))\" in the same image set; it needs no entry in Contents.json"
    }
}
