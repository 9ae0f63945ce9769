import CSDL2Image

/// An image format that can be decoded.
enum ImageFormat: String, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"

    /// The names of the formats, for error messages.
    static let names = "PNG, JPEG and WebP"

    /// Detects the format from the signature at the start of `bytes`. The file name is irrelevant.
    init(signatureOf bytes: UnsafeRawBufferPointer) throws(ImageDataError) {
        guard !bytes.isEmpty else { throw ImageDataError("the image is empty") }
        if bytes.starts(with: PNGChunks.signature) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if bytes.starts(with: "GIF8".utf8) {
            throw ImageDataError("GIF is not supported: \(Self.names) are")
        } else if bytes.starts(with: "%PDF".utf8) {
            throw .vector("PDF")
        } else if Self.isSVG(bytes) {
            throw .vector("SVG")
        } else {
            throw ImageDataError("not an image in a supported format: \(Self.names) are supported")
        }
    }

    /// Returns `true` if `bytes` begin like a text file with an SVG image.
    static func isSVG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
        return head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<") && head.contains("<svg")
    }

    /// The reason why the installed SDL_image can't read this format; `nil` if it can.
    var unavailabilityReason: String? { Self.unavailable[self] }

    /// Decodes the image in `source`. Returns `nil`, with the reason in `SDL_GetError`, on failure.
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

    /// The formats whose codecs SDL_image can't load, with the reasons. Loading codecs isn't thread-safe, but the
    /// initialization of a static property is.
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
