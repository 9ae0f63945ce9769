import CSDL2Image
package import DrawKit
package import Foundation

extension ImageCodec {
    /// Encodes `bitmap` as a PNG with 8 bits per component and straight alpha. Coverage is written as white with the
    /// same alpha. Encoding the same bitmap always results in the same bytes.
    package static func png(_ bitmap: Bitmap) throws(ImageError) -> Data {
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        guard !bitmap.size.isEmpty else {
            throw ImageError("a bitmap of \(width)x\(height) pixels can't be written as PNG")
        }
        var words = straightWords(of: bitmap.pixels)
        let sink = ByteSink()
        func write(_ bytes: UnsafeMutableRawBufferPointer) -> Void? {
            let format = UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue)
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(bytes.baseAddress, width, height, 32, width * 4, format)
            guard let surface else { return nil }
            defer { SDL_FreeSurface(surface) }
            return sink.collect { IMG_SavePNG_RW(surface, $0, 0) == 0 } ? () : nil
        }
        do throws(ImageDataError) {
            try checkedResult(
                of: words.withUnsafeMutableBytes(write),
                orThrow: "SDL_image could not write a PNG of \(width)x\(height) pixels")
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

/// A growing memory buffer that SDL writes to like a file.
private final class ByteSink {
    private(set) var data = Data()

    /// Calls `write` with a stream that appends to `data`. Returns `false`, with the reason in `SDL_GetError`, if the
    /// stream can't be created or `write` fails.
    func collect(_ write: (UnsafeMutablePointer<SDL_RWops>) -> Bool) -> Bool {
        guard let stream = SDL_AllocRW() else { return false }
        defer { SDL_FreeRW(stream) }
        stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
        stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(self).toOpaque()
        stream.pointee.size = { _ in -1 }
        stream.pointee.seek = { _, _, _ in -1 }
        stream.pointee.read = { _, _, _, _ in 0 }
        stream.pointee.close = { _ in 0 }
        stream.pointee.write = { stream, bytes, size, count in
            guard let bytes, let owner = stream?.pointee.hidden.unknown.data1 else { return 0 }
            let sink = Unmanaged<ByteSink>.fromOpaque(owner).takeUnretainedValue()
            sink.data.append(bytes.assumingMemoryBound(to: UInt8.self), count: size * count)
            return count
        }
        return write(stream)
    }
}
