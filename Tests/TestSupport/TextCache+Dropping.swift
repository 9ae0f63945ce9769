package import TextKit

extension TextCache {
    /// Drops all that is kept.
    ///
    /// The text of earlier tests would be dropped in one of the frames of a later test, and Pango allocates when it
    /// frees a layout: call this before a test counts allocations.
    package func dropAll() {
        for _ in 0...Self.keptFrames { beginFrame() }
    }
}
