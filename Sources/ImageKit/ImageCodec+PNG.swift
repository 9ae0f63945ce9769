import CSDL2Image
package import DrawKit
package import Foundation

extension ImageCodec {
    /// Encodes `bitmap` as a PNG with 8 bits per component and straight alpha. Coverage is written as white with the
    /// same alpha. Encoding the same bitmap always results in the same bytes.
    package static func png(_ bitmap: Bitmap) throws(ImageError) -> Data {
        try encoded(straightWords(of: bitmap.pixels), bitmap.size, as: .png) { IMG_SavePNG_RW($0, $1, 0) }
    }

    /// Returns the bytes that `write` writes for an image of `size`. The bytes of `words` in memory are red, green,
    /// blue and alpha.
    static func encoded(
        _ words: consuming [UInt32], _ size: PixelSize, as format: ImageFormat,
        _ write: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
    ) throws(ImageError) -> Data {
        let (width, height) = (size.width, size.height)
        guard !size.isEmpty else {
            throw ImageError("a bitmap of \(width)x\(height) pixels can't be written as \(format.rawValue)")
        }
        let sink = ByteSink()
        func writeSurface(_ bytes: UnsafeMutableRawBufferPointer) -> Void? {
            let order = UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue)
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(bytes.baseAddress, width, height, 32, width * 4, order)
            guard let surface else { return nil }
            defer { SDL_FreeSurface(surface) }
            return sink.collect { write(surface, $0) == 0 } ? () : nil
        }
        do throws(ImageDataError) {
            try checkedResult(
                of: words.withUnsafeMutableBytes(writeSurface),
                orThrow: "SDL_image could not write a \(format.rawValue) of \(width)x\(height) pixels")
        } catch {
            throw ImageError(error.message)
        }
        return sink.data
    }

    /// Returns words whose bytes in memory are red, green, blue and alpha, so that SDL_image writes them without
    /// converting them.
    private static func straightWords(of pixels: Bitmap.Pixels) -> [UInt32] {
        switch pixels {
        case .alpha(let bytes):
            return bytes.map { UInt32($0) << 24 | 0x00FF_FFFF }
        case .color(let words):
            return words.map { word in
                let straight = Premultiplication.straight(word)
                return straight & 0xFF00_FF00 | straight >> 16 & 0xFF | (straight & 0xFF) << 16
            }
        }
    }
}
