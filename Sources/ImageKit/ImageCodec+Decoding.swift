import CSDL2Image
package import DrawKit
package import Foundation

extension ImageCodec {
    /// Reads a PNG, JPEG or WebP, or the first picture of a GIF; `name` stands in messages.
    ///
    /// The result is premultiplied, with the smaller versions for down-scaling when it is `reducible`. What is empty,
    /// cut short, damaged, of another format or larger than the limits throws an error.
    package static func decode(_ data: Data, name: String, reducible: Bool = true) throws(ImageError) -> Bitmap {
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in try decode(bytes, name: name, reducible: reducible) }
        }
        return try result.get()
    }

    private static func decode(
        _ bytes: UnsafeRawBufferPointer, name: String, reducible: Bool
    ) throws(ImageError) -> Bitmap {
        guard !bytes.isEmpty else { throw ImageError("\(name): the picture is empty") }
        guard let format = ImageFormat(signatureOf: bytes) else {
            let known = ImageFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw ImageError("\(name): the data is not a picture of a known format (\(known))")
        }
        guard let header = ImageHeader(bytes, format: format) else {
            throw ImageError("\(name): the \(format.rawValue) header is damaged or cut short")
        }
        try checkLimits(width: header.width, height: header.height, name: name)
        guard format.isComplete(bytes) else { throw ImageError("\(name): the \(format.rawValue) is cut short") }
        let surface = try load(bytes, format: format, name: name)
        defer { SDL_FreeSurface(surface) }
        let size = PixelSize(width: surface.pointee.w, height: surface.pointee.h)
        return Bitmap(size: size, pixels: .color(premultipliedWords(of: surface)), reducible: reducible)
    }

    private static func checkLimits(width: Int, height: Int, name: String) throws(ImageError) {
        guard width <= largestSide, height <= largestSide, width * height <= largestArea else {
            throw ImageError(
                """
                \(name): a picture of \(width)x\(height) pixels is too large: at most \(largestSide) a side and \
                \(largestArea) in all can be read
                """)
        }
    }

    /// Reads `bytes` into a new surface of 32-bit words, alpha in the highest byte, not premultiplied.
    private static func load(
        _ bytes: UnsafeRawBufferPointer, format: ImageFormat, name: String
    ) throws(ImageError) -> UnsafeMutablePointer<SDL_Surface> {
        guard format.isAvailable else {
            throw ImageError("\(name): the installed SDL_image cannot read \(format.rawValue): \(lastMessage)")
        }
        guard let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else {
            throw ImageError("\(name): SDL could not open the data: \(lastMessage)")
        }
        defer { SDL_RWclose(source) }
        guard let loaded = format.load(source) else {
            throw ImageError("\(name): SDL_image could not read the \(format.rawValue): \(lastMessage)")
        }
        defer { SDL_FreeSurface(loaded) }
        try checkLimits(width: Int(loaded.pointee.w), height: Int(loaded.pointee.h), name: name)
        guard let converted = SDL_ConvertSurfaceFormat(loaded, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0) else {
            throw ImageError("\(name): SDL could not convert the picture: \(lastMessage)")
        }
        return converted
    }

    private static func premultipliedWords(of surface: UnsafeMutablePointer<SDL_Surface>) -> [UInt32] {
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        let rows = UnsafeRawBufferPointer(start: surface.pointee.pixels, count: Int(surface.pointee.pitch) * height)
        return Array(unsafeUninitializedCapacity: width * height) { words, count in
            for row in 0..<height {
                for column in 0..<width {
                    let offset = row * Int(surface.pointee.pitch) + column * 4
                    let straight = rows.load(fromByteOffset: offset, as: UInt32.self)
                    words[row * width + column] = Premultiplication.premultiplied(straight)
                }
            }
            count = width * height
        }
    }
}

extension ImageCodec {
    /// SDL's own words about what failed last on this thread.
    static var lastMessage: String { String(cString: SDL_GetError()) }
}
