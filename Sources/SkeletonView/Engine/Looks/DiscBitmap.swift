import DrawKit
import Foundation
import LayerKit

/// The disc of a highlight as a tinted coverage bitmap, shared by all bones.
final class DiscBitmap: LayerContentProvider {
    /// The side length of the bitmap in pixels.
    static let side: Int32 = 256

    private let bitmap: Bitmap
    private let tint: CGColor

    /// Creates a disc of color `tint` whose edge has a softness of 0...1.
    init(_ tint: CGColor, softness: CGFloat) {
        self.tint = tint
        let softness = softness.isFinite ? min(max(softness, 0), 1) : 1
        let (side, middle) = (Int(Self.side), Double(Self.side) / 2)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side)
        for y in 0..<side {
            for x in 0..<side {
                let distance = hypot(Double(x) + 0.5 - middle, Double(y) + 0.5 - middle) / middle
                // A hard edge is one bitmap pixel wide.
                let part = min(max((1 - distance) / max(softness, 1 / middle), 0), 1)
                bytes.append(UInt8((255 * part * part * (3 - 2 * part)).rounded()))
            }
        }
        bitmap = Bitmap(size: PixelSize(width: Self.side, height: Self.side), pixels: .alpha(bytes), reducible: true)
    }

    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        ProvidedContents(bitmap: bitmap, origin: (0, 0), tint: tint)
    }
}
