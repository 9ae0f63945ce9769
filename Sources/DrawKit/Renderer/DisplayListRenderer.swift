/// The counters of a renderer for one frame.
package struct RenderCounts: Equatable, Sendable {
    package var drawCalls = 0
    package var vertices = 0
    package var textureUploads = 0
    /// The number of bytes in the texture uploads.
    package var uploadedBytes = 0

    package init() {}
}

/// A renderer that turns display lists into pixels: the one boundary between the view tree and the screen.
@MainActor
package protocol DisplayListRenderer: AnyObject {
    /// The name of the renderer for display, such as "opengl" or "software".
    var name: String { get }

    /// The counters for the last call of `draw`.
    var counts: RenderCounts { get }

    /// Draws at least the damaged part of `list` over the result of the previous call.
    func draw(_ list: DisplayList, damage: Damage) throws

    /// Presents the damaged part. No effect for a renderer without a screen.
    func present(_ damage: Damage) throws
}
