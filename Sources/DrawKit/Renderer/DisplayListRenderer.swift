/// The work of a renderer for one frame.
package struct RenderCounts: Equatable, Sendable {
    package var drawCalls = 0
    package var vertices = 0
    package var textureUploads = 0
    /// The number of bytes that the texture uploads sent.
    package var uploadedBytes = 0

    package init() {}
}

/// A renderer that turns display lists into pixels: the one boundary between the view tree and the screen.
@MainActor
package protocol DisplayListRenderer: AnyObject {
    /// The renderer's name for display: "opengl", "software", ...
    var name: String { get }

    /// The counts of the last `draw`.
    var counts: RenderCounts { get }

    /// Draws at least the damaged part of `list` over the result of the previous call.
    func draw(_ list: DisplayList, damage: Damage) throws

    /// Presents the damaged part. A renderer without a screen does nothing.
    func present(_ damage: Damage) throws
}
