/// A cache of corner masks by radius.
final class CornerMaskCache {
    /// The memory limit in bytes. If it is exceeded, masks that the last drawing did not use are evicted, because an
    /// animated radius creates new masks in every frame.
    private static let budget = 256 * 1024

    /// The approximate memory size of the masks, in bytes.
    private(set) var cachedBytes = 0

    private var masks: [Int32: CornerMask] = [:]
    private var drawing: UInt64 = 0
    /// The most recently used mask. Most screens use few masks. Kept behind a pointer for speed; see `ScratchBuffer`.
    private let recent: UnsafeMutablePointer<(radius: Int32, mask: CornerMask?)>

    // MARK: Lifecycle

    init() {
        recent = .allocate(capacity: 1)
        recent.initialize(to: (0, nil))
    }

    deinit {
        recent.deinitialize(count: 1)
        recent.deallocate()
    }

    // MARK: Internal

    /// Starts a drawing. Previously returned masks may be evicted.
    func beginDrawing() {
        recent.pointee = (0, nil)
        if cachedBytes > Self.budget { drop { $0.lastUse != drawing } }
        drawing &+= 1
        if drawing % DrawingCaches.maximumIdleDrawings == 0 {
            drop { $0.lastUse &+ DrawingCaches.maximumIdleDrawings <= drawing }
        }
    }

    /// Returns the mask for `radius`, which is in units of 1/256 pixel and must be greater than 0. The mask stays valid
    /// at least until the next drawing begins.
    func mask(radius: Int32) -> CornerMask {
        if radius == recent.pointee.radius, let mask = recent.pointee.mask { return mask }
        let mask = masks[radius] ?? make(radius: radius)
        mask.lastUse = drawing
        recent.pointee = (radius, mask)
        return mask
    }

    // MARK: Private

    private func make(radius: Int32) -> CornerMask {
        let mask = CornerMask(radius: radius)
        masks[radius] = mask
        cachedBytes += mask.byteCount
        return mask
    }

    private func drop(where isDropped: (CornerMask) -> Bool) {
        masks = masks.filter { !isDropped($0.value) }
        cachedBytes = masks.values.reduce(0) { $0 + $1.byteCount }
    }
}
