package import DrawKit

/// A picture that a layer can show.
public final class CGImage: Sendable {
    /// The size in pixels.
    package let size: PixelSize
    private let content: Content

    private enum Content {
        case bitmap(Bitmap)
        case pooled(PicturePool, key: UInt64)
    }

    /// Creates a picture whose pixels stay in memory.
    package init(bitmap: Bitmap) {
        size = bitmap.size
        content = .bitmap(bitmap)
    }

    /// Creates a picture whose pixels `pool` caches within its budget and `source` makes on demand. `bitmap` is a
    /// version that exists already.
    package init(source: any PictureSource, bitmap: Bitmap, pool: PicturePool = .shared) {
        size = source.size
        content = .pooled(pool, key: pool.add(source, bitmap: bitmap))
    }

    deinit {
        if case .pooled(let pool, let key) = content { pool.remove(key) }
    }

    /// The width in pixels.
    public var width: Int { Int(size.width) }
    /// The height in pixels.
    public var height: Int { Int(size.height) }

    /// Returns the version for drawing at `target` pixels, made now if necessary, or `nil` if that fails.
    package func bitmap(for target: PixelSize) -> Bitmap? {
        let present = presentBitmap(for: target)
        return present.isEnough ? present.bitmap : makeBitmap(for: target)
    }

    /// Returns the version for drawing at `target` pixels, or an existing smaller one, or `nil`. A
    /// large picture is decoded on another thread, which calls `completion` when it is ready.
    package func bitmap(for target: PixelSize, orLater completion: @escaping @MainActor () -> Void) -> Bitmap? {
        let present = presentBitmap(for: target)
        if present.isEnough { return present.bitmap }
        guard width * height > PicturePool.smallArea else { return makeBitmap(for: target) }
        PictureWorker.shared.make(self, for: target, insteadOf: present.bitmap, completion: completion)
        return present.bitmap
    }

    private func presentBitmap(for target: PixelSize) -> (bitmap: Bitmap?, isEnough: Bool) {
        switch content {
        case .bitmap(let bitmap): (bitmap, true)
        case .pooled(let pool, let key): pool.bitmap(key, for: target)
        }
    }

    func makeBitmap(for target: PixelSize) -> Bitmap? {
        switch content {
        case .bitmap(let bitmap): bitmap
        case .pooled(let pool, let key): pool.makeBitmap(key, for: target)
        }
    }
}
