import DrawKit
import Foundation

/// Copies of an image that are multiplied by colors, cached. Colors are rounded to 8 levels per component.
@MainActor
final class TintedImages {
    private var source: CGImage?
    private var copies: [Int: CGImage] = [:]

    /// Returns `image` multiplied by the red, green and blue of `color`.
    func image(_ image: CGImage, in color: RGBA) -> CGImage {
        if source !== image {
            source = image
            copies = [:]
        }
        func level(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 7).rounded()) }
        let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
        let key = red << 6 | green << 3 | blue
        if key == 0x1FF { return image }
        if let copy = copies[key] { return copy }
        let size = PixelSize(width: Int32(clamping: image.width), height: Int32(clamping: image.height))
        guard let bitmap = image.bitmap(for: size) else { return image }
        let words: [UInt32] =
            switch bitmap.pixels {
            case .color(let words): words
            case .alpha(let bytes): bytes.map { UInt32($0) &* 0x0101_0101 }
            }
        let factors = [red, green, blue].map { UInt32($0 * 255 / 7) }
        let tinted = words.map { word in
            func component(_ shift: UInt32, _ factor: UInt32) -> UInt32 {
                ((word >> shift & 0xFF) * factor + 127) / 255 << shift
            }
            return word & 0xFF00_0000 | component(16, factors[0]) | component(8, factors[1]) | component(0, factors[2])
        }
        let copy = CGImage(bitmap: Bitmap(size: bitmap.size, pixels: .color(tinted)))
        copies[key] = copy
        return copy
    }
}
