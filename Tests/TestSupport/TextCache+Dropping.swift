package import TextKit

extension TextCache {
    /// Evicts everything.
    ///
    /// Call this before a test counts allocations. Otherwise a later frame would evict the text of earlier tests, and
    /// Pango allocates when it frees a layout.
    package func dropAll() {
        for _ in 0...Self.keptFrames { beginFrame() }
    }
}
