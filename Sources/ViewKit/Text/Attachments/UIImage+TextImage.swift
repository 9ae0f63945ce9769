package import DrawKit
import Foundation
import LayerKit
import SymbolKit
import TextKit

extension UIImage: TextImage {
    package var byteCount: Int { cgImage.map { 4 * $0.width * $0.height } ?? 0 }

    package func picture(for size: PixelSize, isDark: Bool) -> (bitmap: Bitmap, tint: CGColor?)? {
        if let symbol {
            let side = CGFloat(max(size.width, size.height))
            let bitmap = SymbolDrawing.coverage(of: symbol.symbol, style: symbol.style, side: side)
            let color = symbol.color ?? (isTemplate(byDefault: true) ? nil : .black)
            return bitmap.map { ($0, color?.cgColor) }
        }
        let image = variant(for: isDark ? .dark : .light)
        let drawn = image.isTemplate(byDefault: false) ? image.shape.image : image.cgImage
        guard let bitmap = drawn?.bitmap(for: size) else { return nil }
        return (bitmap.version(for: size), nil)
    }
}
