import DrawKit
import Foundation
import LayerKit
import Reporting
package import TextKit

extension TextLayout {
    /// Logs a warning if the text is so long that its end was left out of the layout.
    @MainActor
    package func reportIfTruncated(in viewName: String) {
        guard leftOutCount > 0 else { return }
        Diagnostics.report(
            "\(viewName): the last \(leftOutCount) bytes of the text are not shown, because it is too long to "
                + "be laid out at once; show it in parts")
    }
}

extension UILabel {
    private enum Limits {
        /// Text up to this width and height, in pixels, is drawn as one bitmap.
        static let wholeSide: CGFloat = 2048
        /// The side length, in pixels, of the blocks in which larger text is drawn. Only the blocks in or near the
        /// visible part of the label are drawn. Drawing whole blocks avoids redrawing the text at every scroll step.
        static let block: CGFloat = 1024
        static let maximumCoordinate: CGFloat = 1e8
    }

    /// Returns the part of `layout` that must be drawn now, in pixels; `nil` if the whole layout must be drawn. The top
    /// of the layout is `top` pixels below the label's top.
    func visiblePart(of layout: TextLayout, scale: CGFloat, top: Int32) -> PixelRect? {
        let isLarge = max(layout.size.width, layout.size.height) * scale > Limits.wholeSide
        guard isLarge, let window else { return nil }
        let visible = convert(window.bounds, from: nil)
        func edge(_ position: CGFloat, _ rule: FloatingPointRoundingRule, _ extraBlocks: CGFloat) -> Int32 {
            let pixels = min(max(position * scale, -Limits.maximumCoordinate), Limits.maximumCoordinate)
            return Int32(((pixels / Limits.block).rounded(rule) + extraBlocks) * Limits.block)
        }
        return PixelRect(
            minX: edge(visible.minX, .down, -1), minY: edge(visible.minY, .down, -1) - top,
            maxX: edge(visible.maxX, .up, 1), maxY: edge(visible.maxY, .up, 1) - top)
    }
}
