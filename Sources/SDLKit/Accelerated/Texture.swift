import CSDL2
import DrawKit

/// An owned `SDL_Renderer`.
@MainActor
final class RendererHandle {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    isolated deinit {
        SDL_DestroyRenderer(pointer)
    }
}

/// An owned texture with premultiplied colors.
@MainActor
final class Texture {
    let handle: OpaquePointer
    let size: PixelSize
    /// The memory used by the pixels, in bytes.
    var bytes: Int { 4 * PixelRect(size: size).area }
    /// The renderer, which must outlive its textures because destroying it destroys them.
    private let renderer: RendererHandle
    /// The number of textures in this process.
    private(set) static var count = 0

    /// Creates an empty texture. If `isFiltered` is `true`, its pixels are interpolated linearly; if `isTarget` is
    /// `true`, it can be a render target.
    init(
        _ renderer: RendererHandle, size: PixelSize, isFiltered: Bool, isTarget: Bool = false
    ) throws(SDLError) {
        let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
        let access = Int32((isTarget ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC).rawValue)
        handle = try checkedResult(
            of: SDL_CreateTexture(renderer.pointer, format, access, size.width, size.height),
            "a texture of \(size.width)x\(size.height) pixels could not be created")
        self.size = size
        self.renderer = renderer
        Self.count += 1
        try check(
            SDL_SetTextureBlendMode(handle, CSDL2PremultipliedBlendMode()),
            "the renderer can't blend premultiplied colors")
        let mode = isFiltered ? SDL_ScaleModeLinear : SDL_ScaleModeNearest
        try check(SDL_SetTextureScaleMode(handle, mode), "the texture filter could not be set")
    }

    isolated deinit {
        Self.count -= 1
        SDL_DestroyTexture(handle)
    }

    /// Writes `words`, row by row, to the pixels of `rect`.
    func upload(_ words: [UInt32], to rect: PixelRect) throws(SDLError) {
        precondition(words.count == rect.area, "\(words.count) pixels for the rectangle \(rect)")
        var area = SDL_Rect(x: rect.minX, y: rect.minY, w: rect.width, h: rect.height)
        try check(SDL_UpdateTexture(handle, &area, words, rect.width * 4), "a texture could not be updated")
    }
}
