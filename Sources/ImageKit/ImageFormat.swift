import CSDL2Image

/// A file format that pictures are read from.
enum ImageFormat: String, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"

    /// The formats' names, for messages.
    static let names = "PNG, JPEG and WebP"

    /// The format of which `bytes` are the beginning, told by the signature; a file's name says nothing.
    init(signatureOf bytes: UnsafeRawBufferPointer) throws(PictureFlaw) {
        guard !bytes.isEmpty else { throw PictureFlaw("the picture is empty") }
        if bytes.starts(with: PNGChunks.signature) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if bytes.starts(with: "GIF8".utf8) {
            throw PictureFlaw("GIF is not read: \(Self.names) are")
        } else {
            throw PictureFlaw("the data is not a picture of a known format: \(Self.names) are read")
        }
    }

    /// Whether the installed SDL_image can read this format.
    var isAvailable: Bool {
        switch self {
        case .png: Self.loadedCodecs & Int32(IMG_INIT_PNG.rawValue) != 0
        case .jpeg: Self.loadedCodecs & Int32(IMG_INIT_JPG.rawValue) != 0
        case .webp: Self.loadedCodecs & Int32(IMG_INIT_WEBP.rawValue) != 0
        }
    }

    /// Reads the picture in `source`, or returns nil and leaves the reason to `SDL_GetError`.
    func load(_ source: UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>? {
        switch self {
        case .png: IMG_LoadPNG_RW(source)
        case .jpeg: IMG_LoadJPG_RW(source)
        case .webp: IMG_LoadWEBP_RW(source)
        }
    }

    /// The codecs that SDL_image could load, as flags. Loading them is not safe on several threads; a lazy static is.
    private static let loadedCodecs: Int32 = IMG_Init(
        Int32(IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue))
}
