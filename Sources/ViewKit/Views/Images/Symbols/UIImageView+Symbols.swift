import DrawKit
import Foundation
import LayerKit
import SymbolKit

/// The rendered symbol of an image view, cached until one of its inputs changes.
@MainActor
struct SymbolBitmap {
    private var cached: (symbol: Symbol, style: SymbolStyle, side: CGFloat, bitmap: Bitmap?)?

    /// Returns the alpha coverage of `symbol`, `side` pixels wide and high.
    mutating func coverage(of symbol: Symbol, style: SymbolStyle, side: CGFloat) -> Bitmap? {
        if let cached, cached.symbol == symbol, cached.style == style, cached.side == side { return cached.bitmap }
        let bitmap = SymbolDrawing.coverage(of: symbol, style: style, side: side)
        cached = (symbol, style, side, bitmap)
        return bitmap
    }
}

extension UIImageView: LayerContentProvider {
    package func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        guard let image = displayedImage, let symbol = image.symbol, !bounds.isEmpty else { return nil }
        let placed = layer.contentsGravity.rect(for: image.size, in: CGRect(origin: .zero, size: bounds.size))
        // Symbols keep their aspect ratio: they scale to fit instead of stretching.
        let side = min(placed.width, placed.height)
        guard let bitmap = symbolBitmap.coverage(of: symbol.symbol, style: symbol.style, side: side * scale)
        else { return nil }
        func origin(_ middle: CGFloat, _ pixels: Int32) -> Int32 {
            Int32(clamping: Int(min(max(middle * scale - CGFloat(pixels) / 2, -1e8), 1e8).rounded()))
        }
        return ProvidedContents(
            bitmap: bitmap, origin: (origin(placed.midX, bitmap.size.width), origin(placed.midY, bitmap.size.height)),
            tint: (symbol.color ?? (image.isTemplate(byDefault: true) ? tintColor : .black)).cgColor)
    }
}
