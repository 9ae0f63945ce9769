import CSDL2Image
package import DrawKit
package import Foundation
import Synchronization

extension ImageCodec {
    /// Returns the size in pixels of the PNG, JPEG or still WebP in `data`, by walking its structure without decoding
    /// it. `name` identifies the image in error messages.
    ///
    /// Throws the same errors as `decode`, except for those that are only found by decoding.
    package static func measure(
        _ data: Data, name: @autoclosure () -> String
    ) throws(ImageError) -> PixelSize {
        try reading(data, name: name()) { bytes throws(ImageDataError) in
            let outline = try ImageStructure(bytes)
            return PixelSize(width: Int32(outline.width), height: Int32(outline.height))
        }
    }

    /// Decodes a PNG, JPEG or still WebP. `name` identifies the image in error messages.
    ///
    /// The result is premultiplied and halved `halvings` times in both directions, but not below one pixel. If
    /// `reducible` is `true`, the bitmap includes smaller versions for downscaling. Large images are decoded one at a
    /// time.
    ///
    /// Throws if the data is empty, truncated, damaged, in another format, animated, larger than the limits, or too
    /// small for the size in its header.
    package static func decode(
        _ data: Data, name: @autoclosure () -> String, halvings: Int = 0, reducible: Bool = true
    ) throws(ImageError) -> Bitmap {
        try reading(data, name: name()) { bytes throws(ImageDataError) in
            let outline = try ImageStructure(bytes)
            return try serializedIfLarge(outline) { () throws(ImageDataError) in
                let pixels = try pixels(of: outline, bytes: bytes, halvings: halvings)
                return Bitmap(size: pixels.size, pixels: .color(pixels.words), reducible: reducible)
            }
        }
    }

    // MARK: Private

    /// The maximum number of pixels of images that are decoded in parallel. Larger images are decoded one at a time, to
    /// limit the memory that all threads use together.
    private static let maximumParallelArea = 4 * 1024 * 1024
    private static let largeImage = Mutex<Void>(())

    private static func reading<Value>(
        _ data: Data, name: @autoclosure () -> String, _ body: (UnsafeRawBufferPointer) throws(ImageDataError) -> Value
    ) throws(ImageError) -> Value {
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(ImageDataError) in try body(bytes) }
        }
        switch result {
        case .success(let value): return value
        case .failure(let error): throw ImageError("\(name()): \(error.message)", isVector: error.isVector)
        }
    }

    private static func serializedIfLarge<Value: Sendable>(
        _ outline: ImageStructure, _ body: () throws(ImageDataError) -> Value
    ) throws(ImageDataError) -> Value {
        guard outline.area > maximumParallelArea else { return try body() }
        return try largeImage.withLock { _ throws(ImageDataError) in try body() }
    }

    private static func pixels(
        of outline: ImageStructure, bytes: UnsafeRawBufferPointer, halvings: Int
    ) throws(ImageDataError) -> SurfaceReader.Pixels {
        guard let sanitizedData = outline.sanitizedData else {
            return try pixels(of: outline, decoderBytes: bytes, halvings: halvings)
        }
        let result = sanitizedData.withUnsafeBytes { bytes in
            Result { () throws(ImageDataError) in try pixels(of: outline, decoderBytes: bytes, halvings: halvings) }
        }
        return try result.get()
    }

    private static func pixels(
        of outline: ImageStructure, decoderBytes bytes: UnsafeRawBufferPointer, halvings: Int
    ) throws(ImageDataError) -> SurfaceReader.Pixels {
        let format = outline.format.rawValue
        if let reason = outline.format.unavailabilityReason {
            throw ImageDataError("the installed SDL_image cannot read \(format): \(reason)")
        }
        guard let count = Int32(exactly: bytes.count) else { throw ImageDataError("the \(format) has too many bytes") }
        let source = try checkedResult(
            of: SDL_RWFromConstMem(bytes.baseAddress, count), orThrow: "SDL could not open the data")
        defer { SDL_RWclose(source) }
        let surface = try checkedResult(
            of: outline.format.load(source), orThrow: "SDL_image could not read the \(format)")
        defer { SDL_FreeSurface(surface) }
        guard Int(surface.pointee.w) == outline.width, Int(surface.pointee.h) == outline.height else {
            throw .damaged(outline.format)
        }
        return try checkedResult(
            of: SurfaceReader(surface).premultipliedPixels(halvings: halvings),
            orThrow: "SDL could not convert the picture")
    }
}

extension ImageCodec {
    /// Calls SDL and returns its result. Throws `failure` with SDL's message if `call` returns `nil`.
    static func checkedResult<Value>(
        of call: @autoclosure () -> Value?, orThrow failure: @autoclosure () -> String
    ) throws(ImageDataError) -> Value {
        // SDL keeps its last message, which could be from an earlier call.
        SDL_ClearError()
        guard let value = call() else { throw ImageDataError("\(failure()): \(String(cString: SDL_GetError()))") }
        return value
    }
}
