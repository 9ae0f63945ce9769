import DrawKit
import Foundation

/// Copies of an image that are multiplied by colors, cached.
@MainActor
final class TintedImages {
    private var source: CGImage?
    private var copies: [Int: CGImage] = [:]

    /// The maximum size of all copies, in bytes. Images with 8 copies can be larger.
    private static let maximumSize = 32 * 1024 * 1024

    /// Returns `image` multiplied by the red, green and blue of `color`. Unless `isExact` is `true`, components are
    /// rounded to 8 levels, or to fewer ones if the image is large, which limits the number of copies.
    func image(_ image: CGImage, in color: RGBA, isExact: Bool) -> CGImage {
        if source !== image {
            source = image
            copies = [:]
        }
        let capacity = max(Self.maximumSize / max(image.width * image.height * 4, 1), 1)
        let top = isExact ? 255 : Double([8, 4].first { $0 * $0 * $0 <= capacity } ?? 2) - 1
        func level(_ value: Double) -> Int { Int(((min(max(value, 0), 1) * top).rounded() * 255 / top).rounded()) }
        let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
        let key = red << 16 | green << 8 | blue
        if key == 0xFF_FFFF { return image }
        if let copy = copies[key] { return copy }
        // An app that changes an exact color gradually would fill the cache.
        if copies.count >= min(max(capacity, 8), 512) { copies = [:] }
        let size = PixelSize(width: Int32(clamping: image.width), height: Int32(clamping: image.height))
        guard let bitmap = image.bitmap(for: size) else { return image }
        let words: [UInt32] =
            switch bitmap.pixels {
            case .color(let words): words
            case .alpha(let bytes): bytes.map { UInt32($0) &* 0x0101_0101 }
            }
        let factors = [red, green, blue].map { UInt32($0) }
        let tinted = words.map { word in
            func component(_ shift: UInt32, _ factor: UInt32) -> UInt32 {
                (((word >> shift & 0xFF) * factor + 127) / 255) << shift
            }
            return word & 0xFF00_0000 | component(16, factors[0]) | component(8, factors[1]) | component(0, factors[2])
        }
        let copy = CGImage(bitmap: Bitmap(size: bitmap.size, pixels: .color(tinted)))
        copies[key] = copy
        return copy
    }
}
