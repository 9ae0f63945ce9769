/// What a frame costs apart from time: counted in frames of its own, so that counting does not disturb measuring.
package struct FrameCosts: Equatable, Sendable {
    /// Heap allocations a frame; nil where they cannot be counted.
    package var allocations: Double?
    package var drawCalls = 0
    package var commands = 0
    package var vertices = 0
    /// In the frame that sent most.
    package var textureUploads = 0
    package var damagePixels = 0
}
