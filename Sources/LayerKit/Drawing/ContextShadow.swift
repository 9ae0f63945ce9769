import DrawKit
import Foundation
import PathKit

/// The shadow of shapes in a context.
struct ContextShadow {
    let offset: CGSize
    let blur: CGFloat
    let color: CGColor
}

extension CGContext {
    /// Draws the shadow of `drawing` if the context has a shadow. The alpha of the shadow's color is multiplied by
    /// `alpha`.
    func drawShadow(of drawing: PathDrawing, alpha: Double) {
        guard let shadow = state.shadow, let canvas = drawnCanvas, shadow.offset.width.isFinite,
            shadow.offset.height.isFinite
        else { return }
        // Core Graphics defines the blur as twice the standard deviation of a Gaussian.
        let deviation = shadow.blur > 0 ? min(shadow.blur * scale / 2, 512) : 0
        let reach = Int32(deviation * 3) + 1
        var moved = drawing
        moved.map.tx += shadow.offset.width * scale
        moved.map.ty += shadow.offset.height * scale
        let limit = PixelRect(minX: -reach, minY: -reach, maxX: size.width + reach, maxY: size.height + reach)
        guard let coverage = moved.coverage(in: limit)?.blurred(radius: deviation) else { return }
        var color = shadow.color.resolved(dark: isDark)
        color.alpha *= alpha
        canvas.draw(coverage, with: color)
    }
}
