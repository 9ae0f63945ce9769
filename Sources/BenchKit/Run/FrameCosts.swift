/// The costs of a frame other than time, counted in separate frames so that counting doesn't disturb the measurement.
package struct FrameCosts: Equatable, Sendable {
    /// The average heap allocations per frame; `nil` if they cannot be counted.
    package var allocations: Double?
    package var drawCalls = 0
    package var commands = 0
    package var vertices = 0
    /// The uploads of the frame with the most uploads.
    package var textureUploads = 0
    package var damagePixels = 0
}
