import DrawKit
import LayerKit
import ViewKit

/// A window's icon in SDL's format.
struct WindowIcon {
    /// The maximum side length in pixels. Larger images are scaled down, because desktops show smaller icons.
    private static let maximumSide = 256

    let size: PixelSize
    /// The pixels, with straight alpha. From the highest byte, each word contains alpha, red, green and blue.
    let pixels: [UInt32]

    /// Creates an icon from `picture`, scaled down if necessary. Returns `nil` if `picture` isn't a color image.
    init?(_ picture: UIImage) {
        guard let image = picture.cgImage, image.width > 0, image.height > 0 else { return nil }
        let scale = min(1, Double(Self.maximumSide) / Double(max(image.width, image.height)))
        func side(_ length: Int) -> Int32 { max(1, Int32((Double(length) * scale).rounded())) }
        let target = PixelSize(width: side(image.width), height: side(image.height))
        guard let bitmap = image.bitmap(for: target)?.version(for: target), case .color(let words) = bitmap.pixels
        else { return nil }
        size = bitmap.size
        pixels = words.map(Self.unpremultiplied)
    }

    private static func unpremultiplied(_ word: UInt32) -> UInt32 {
        let color = PackedColor(bits: word)
        let alpha = color.alpha
        guard alpha > 0, alpha < 255 else { return word }
        func straight(_ component: UInt32) -> UInt32 { min((component * 255 + alpha / 2) / alpha, 255) }
        return alpha << 24 | straight(color.red) << 16 | straight(color.green) << 8 | straight(color.blue)
    }
}
