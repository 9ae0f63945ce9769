package import TextKit

extension TextCache {
    /// Evicts all text.
    ///
    /// Call this before a test counts allocations. Otherwise, a later frame would evict the text of earlier tests, and
    /// Pango allocates memory when it frees a layout.
    package func dropAll() {
        for _ in 0...Self.maximumUnusedFrames { beginFrame() }
    }
}
