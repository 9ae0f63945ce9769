/// What a renderer did for one frame.
package struct RenderCounts: Equatable, Sendable {
    package var drawCalls = 0
    package var vertices = 0
    package var textureUploads = 0
    /// What those uploads sent.
    package var uploadedBytes = 0

    package init() {}
}

/// Something that turns display lists into pixels: the one seam between the tree and the screen.
@MainActor
package protocol DisplayListRenderer: AnyObject {
    /// The renderer's name for people: "opengl", "software", ...
    var name: String { get }

    /// What the last `draw` did.
    var counts: RenderCounts { get }

    /// Draws at least the damaged part of `list`, over what the last call left.
    func draw(_ list: DisplayList, damage: Damage) throws

    /// Shows what was drawn; on a renderer without a screen this does nothing.
    func present(_ damage: Damage) throws
}
