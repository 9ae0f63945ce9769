import CSDL2Image
package import DrawKit
package import Foundation

extension ImageCodec {
    /// Encodes `bitmap` as a JPEG on a white background. Coverage is drawn in white. `quality` is between 0 and 1, the
    /// best; other values are clamped, and NaN counts as 0.
    package static func jpeg(_ bitmap: Bitmap, quality: Double) throws(ImageError) -> Data {
        let percent = Int32(((quality >= 0 ? min(quality, 1) : 0) * 100).rounded())
        return try encoded(opaqueWords(of: bitmap.pixels), bitmap.size, as: .jpeg) {
            IMG_SaveJPG_RW($0, $1, 0, percent)
        }
    }

    /// Returns the pixels on white, as words whose bytes in memory are red, green, blue and alpha.
    private static func opaqueWords(of pixels: Bitmap.Pixels) -> [UInt32] {
        switch pixels {
        case .alpha(let bytes): Array(repeating: .max, count: bytes.count)
        case .color(let words):
            words.map { word in
                let rest = 255 - (word >> 24)
                func component(_ shift: UInt32) -> UInt32 { min((word >> shift & 0xFF) + rest, 255) }
                return 0xFF00_0000 | component(0) << 16 | component(8) << 8 | component(16)
            }
        }
    }
}
