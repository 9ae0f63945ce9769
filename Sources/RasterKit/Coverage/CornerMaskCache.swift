/// The corner masks in use, by radius.
final class CornerMaskCache {
    /// Above this many, masks that the last drawing did not use are dropped: an animated radius
    /// makes new ones each frame.
    private static let keptCount = 128

    private var masks: [Int32: CornerMask] = [:]
    private var drawing: UInt64 = 0
    /// The mask used last, as most screens have few: kept behind a pointer, as in `WorkMemory`.
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

    /// Starts a drawing; masks handed out before may be gone.
    func beginDrawing() {
        if masks.count > Self.keptCount {
            masks = masks.filter { $0.value.lastUse == drawing }
        }
        drawing &+= 1
        recent.pointee = (0, nil)
    }

    /// The mask for `radius` in 1/256 of a pixel, more than 0; it lives at least until the next drawing begins.
    func mask(radius: Int32) -> CornerMask {
        if radius == recent.pointee.radius, let mask = recent.pointee.mask { return mask }
        let mask = masks[radius] ?? CornerMask(radius: radius)
        if mask.lastUse == 0 { masks[radius] = mask }
        mask.lastUse = drawing
        recent.pointee = (radius, mask)
        return mask
    }
}
