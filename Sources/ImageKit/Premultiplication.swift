/// Conversions between premultiplied and straight alpha, for 32-bit words of alpha, red, green and blue, from the
/// highest byte to the lowest.
enum Premultiplication {
    /// Returns `straight` with its components multiplied by its alpha, rounded to the nearest integer.
    static func premultiplied(_ straight: UInt32) -> UInt32 {
        let alpha = straight >> 24
        if alpha == 255 { return straight }
        if alpha == 0 { return 0 }
        return mapComponents(of: straight) { ($0 * alpha + 127) / 255 }
    }

    /// Returns `premultiplied` with straight alpha. Components greater than alpha become 255, or 0 if alpha is 0; all
    /// other components are restored if the result is premultiplied again.
    static func straight(_ premultiplied: UInt32) -> UInt32 {
        let alpha = premultiplied >> 24
        if alpha == 255 { return premultiplied }
        if alpha == 0 { return 0 }
        return mapComponents(of: premultiplied) { min(255, ($0 * 255 + alpha / 2) / alpha) }
    }

    private static func mapComponents(of word: UInt32, _ change: (UInt32) -> UInt32) -> UInt32 {
        word & 0xFF00_0000 | change(word >> 16 & 0xFF) << 16 | change(word >> 8 & 0xFF) << 8 | change(word & 0xFF)
    }
}
