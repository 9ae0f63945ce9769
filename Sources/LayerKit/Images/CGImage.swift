package import DrawKit
public import Foundation

/// An image that a layer can display.
public final class CGImage: Sendable {
    /// The size in pixels.
    package let size: PixelSize
    private let content: Content

    private enum Content {
        case bitmap(Bitmap)
        case pooled(ImagePool, key: UInt64)
    }

    /// Creates an image whose pixels stay in memory.
    package init(bitmap: Bitmap) {
        size = bitmap.size
        content = .bitmap(bitmap)
    }

    /// Creates an image whose pixels `source` creates on demand and `pool` caches within its budget. `bitmap` is an
    /// existing version.
    package init(source: any ImageSource, bitmap: Bitmap, pool: ImagePool = .shared) {
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

    /// Returns the part of the image in `rect`, which is in pixels from the top left and is enlarged to whole pixels.
    /// Returns `nil` if `rect` is outside the image or the image can't be decoded.
    public func cropping(to rect: CGRect) -> CGImage? {
        let rect = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isNull, let bitmap = bitmap(for: size) else { return nil }
        let (wide, high) = (CGFloat(bitmap.size.width) / CGFloat(width), CGFloat(bitmap.size.height) / CGFloat(height))
        let part = PixelRect(
            minX: Int32((rect.minX * wide).rounded()), minY: Int32((rect.minY * high).rounded()),
            maxX: Int32((rect.maxX * wide).rounded()), maxY: Int32((rect.maxY * high).rounded()))
        return bitmap.cropped(to: part, reducible: true).map(CGImage.init(bitmap:))
    }

    /// Returns the version for drawing at `target` pixels, creating it now if necessary. If that fails, returns an
    /// existing smaller version, if any.
    package func bitmap(for target: PixelSize) -> Bitmap? {
        let existing = existingBitmap(for: target)
        return existing.isEnough ? existing.bitmap : makeBitmap(for: target)
    }

    /// Returns the version for drawing at `target` pixels, or an existing smaller version, or `nil` if there is no
    /// version yet. Large images are decoded on another thread; `completion` is called when a version other than the
    /// returned one is ready.
    package func bitmap(for target: PixelSize, orLater completion: @escaping @MainActor () -> Void) -> Bitmap? {
        let existing = existingBitmap(for: target)
        if existing.isEnough { return existing.bitmap }
        guard width * height > ImagePool.smallArea else { return makeBitmap(for: target) }
        ImageWorker.shared.make(self, for: target, insteadOf: existing.bitmap, completion: completion)
        return existing.bitmap
    }

    private func existingBitmap(for target: PixelSize) -> (bitmap: Bitmap?, isEnough: Bool) {
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

extension CGImage: Hashable {
    /// Returns `true` if both images are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Adds the identity of the object to the hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
