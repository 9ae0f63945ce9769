/// The costs of a frame other than time, counted in separate frames so that counting doesn't affect measured times.
package struct FrameCosts: Equatable, Sendable {
    /// The average heap allocations per frame; `nil` if they can't be counted.
    package var allocations: Double?
    package var drawCalls = 0
    package var commands = 0
    package var vertices = 0
    /// The maximum number of uploads in a frame.
    package var textureUploads = 0
    package var damagePixels = 0
}
