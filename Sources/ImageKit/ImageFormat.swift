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

    /// Why the installed SDL_image cannot read this format; nil if it can.
    var reasonWhyUnavailable: String? { Self.unavailable[self] }

    /// Reads the picture in `source`, or returns nil and leaves the reason to `SDL_GetError`.
    func load(_ source: UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>? {
        switch self {
        case .png: IMG_LoadPNG_RW(source)
        case .jpeg: IMG_LoadJPG_RW(source)
        case .webp: IMG_LoadWEBP_RW(source)
        }
    }

    private var codec: Int32 {
        switch self {
        case .png: Int32(IMG_INIT_PNG.rawValue)
        case .jpeg: Int32(IMG_INIT_JPG.rawValue)
        case .webp: Int32(IMG_INIT_WEBP.rawValue)
        }
    }

    /// The formats whose codecs SDL_image could not load. Loading them is not safe on several threads; a lazy static
    /// is.
    private static let unavailable: [ImageFormat: String] = {
        var reasons: [ImageFormat: String] = [:]
        for format in allCases {
            SDL_ClearError()
            guard IMG_Init(format.codec) & format.codec == 0 else { continue }
            reasons[format] = String(cString: SDL_GetError())
        }
        return reasons
    }()
}
