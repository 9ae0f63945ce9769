package import DrawKit
package import Foundation

/// Tiny image files of three by two pixels.
package enum SamplePicture: String, CaseIterable, Sendable {
    /// An image in which all pixels are 0x3080C0.
    case jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQUFBT/wAARCAACAAMDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAU\
        AQEAAAAAAAAAAAAAAAAAAAAH/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AJHgDv//Z
        """
    /// A gray ramp from white at the top to black, in several scans.
    case progressiveJPEG = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8Q\
        EBEQCgwSExIQEw8QEBD/wgALCAACAAMBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACP/aAAgBAQAAAAE//wD/xAAWEAADAAAAAAAA\
        AAAAAAAAAAAABhb/2gAIAQEAAQUCrGk//8QAGRAAAQUAAAAAAAAAAAAAAAAAAAMFNpTR/9oACAEBAAY/ApK63FNP/8QAFBABAAAA\
        AAAAAAAAAAAAAAAAAP/aAAgBAQABPyE1/9oACAEBAAAAEH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/EGr/2Q==
        """
    /// A lossless image in which all pixels are 0x3080C0 with an alpha of 0x80.
    case webp = "UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAEAdQwMIUuICBiOh/AAA="
    /// A lossy image in which all pixels are 0x3080C0.
    case lossyWebP = """
        UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoDAAIAAMASJaACdLoB+AH4AAPIAP7udn/+9gsE59/63f/vgTNOxv+x4AA=
        """
    /// A lossy image in which all pixels are 0x3080C0 with an alpha of 0x80.
    case lossyAlphaWebP = """
        UklGRl4AAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAwAAAAEAIAnQEqAwACAADAEiWgAnS6AfgB+AADyAD+\
        7nZ//vYLBOff+t3/74EzTsb/seAA
        """

    /// The bytes of the file.
    package var data: Data { Data(base64Encoded: rawValue) ?? Data() }

    /// Returns a bitmap of `width` by `height` pixels with valid premultiplied colors, all of which differ.
    package static func bitmap(width: Int = 16, height: Int = 16) -> Bitmap {
        let words = (0..<width * height).map { index -> UInt32 in
            let alpha = UInt32(index * 255 / max(1, width * height - 1))
            let word = UInt32(truncatingIfNeeded: index &* 2_654_435_761)
            func component(_ shift: UInt32) -> UInt32 { (word >> shift & 0xFF) * alpha / 255 }
            return alpha << 24 | component(16) << 16 | component(8) << 8 | component(0)
        }
        return Bitmap(size: PixelSize(width: Int32(width), height: Int32(height)), pixels: .color(words))
    }
}
