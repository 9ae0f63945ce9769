package import DrawKit
package import Foundation
import LayerKit

/// The size and line width of a symbol.
package struct SymbolStyle: Hashable, Sendable {
    /// The side of the symbol's square, in points.
    package var side: CGFloat
    /// The line width, in units of the symbol's 24 by 24 square.
    package var lineWidth: CGFloat

    package init(side: CGFloat = 20, lineWidth: CGFloat = 2) {
        self.side = side
        self.lineWidth = lineWidth
    }
}

/// A namespace for rendering symbols.
package enum SymbolDrawing {
    /// The maximum side of a rendered symbol, in pixels.
    private static let maximumSide: CGFloat = 2048

    /// Renders `symbol` as alpha coverage in a square of `side` pixels, clamped to 1...2048. Only the line width of
    /// `style` is used.
    package static func coverage(of symbol: Symbol, style: SymbolStyle, side: CGFloat) -> Bitmap? {
        let side = min(max(side.rounded(), 1), maximumSide)
        let factor = side / Symbol.side
        let context = CGContext(
            size: PixelSize(width: Int32(side), height: Int32(side)),
            base: CGAffineTransform(scaleX: factor, y: factor), scale: factor, isDark: false)
        draw(symbol, style: style, in: context)
        guard let bitmap = context.bitmap(reducible: false) else { return nil }
        guard case .color(let words) = bitmap.pixels else { return bitmap }
        return Bitmap(size: bitmap.size, pixels: .alpha(words.map { UInt8($0 >> 24) }))
    }

    private static func draw(_ symbol: Symbol, style: SymbolStyle, in context: CGContext) {
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineWidth(style.lineWidth)
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.setStrokeColor(CGColor(gray: 0, alpha: 1))
        let isFilled = symbol.frame == .disc || symbol.frame == .filledSquare
        switch symbol.frame {
        case .none: break
        case .circle, .disc: draw(SymbolPath.path("O 12 12 9.6"), fills: isFilled, in: context)
        case .square, .filledSquare: draw(SymbolPath.path("R 3 3 18 18 3.6"), fills: isFilled, in: context)
        }
        context.saveGState()
        let middle = Symbol.side / 2
        context.translateBy(x: middle, y: middle)
        context.scaleBy(x: symbol.scale, y: symbol.scale)
        context.translateBy(x: -middle, y: -middle)
        // Keeps the line width independent of the scale.
        context.setLineWidth(style.lineWidth / symbol.scale)
        if isFilled { context.setBlendMode(.clear) }
        if !symbol.inside.isEmpty { draw(SymbolPath.path(symbol.inside), fills: true, strokes: false, in: context) }
        if !symbol.line.isEmpty { draw(SymbolPath.path(symbol.line), fills: false, in: context) }
        context.setBlendMode(isFilled ? .normal : .clear)
        if !symbol.cutInside.isEmpty {
            draw(SymbolPath.path(symbol.cutInside), fills: true, strokes: false, in: context)
        }
        if !symbol.cut.isEmpty { draw(SymbolPath.path(symbol.cut), fills: false, in: context) }
        context.restoreGState()
    }

    private static func draw(_ path: CGPath, fills: Bool, strokes: Bool = true, in context: CGContext) {
        if fills {
            context.addPath(path)
            context.fillPath()
        }
        if strokes {
            context.addPath(path)
            context.strokePath()
        }
    }
}
