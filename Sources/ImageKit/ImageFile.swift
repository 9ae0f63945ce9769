package import Foundation

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
}
