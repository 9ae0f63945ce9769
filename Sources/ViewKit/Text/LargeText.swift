import DrawKit
import Foundation
import LayerKit
import Reporting
import TextKit

extension TextLayout {
    /// Says that some of the text is not there, when it is longer than what can be laid out.
    @MainActor
    func reportIfCut(in viewName: String) {
        guard leftOutCount > 0 else { return }
        Diagnostics.report(
            "\(viewName): the last \(leftOutCount) bytes of a text are left out, for it is too long to be laid out at "
                + "once; show it in parts")
    }
}

extension UILabel {
    private enum Limits {
        /// Text that is neither wider nor higher is drawn as one picture, in pixels.
        static let wholeSide: CGFloat = 2048
        /// Of larger text what the window shows is drawn, in whole blocks of this side, so that it need not be drawn
        /// again for every step of a scroll.
        static let block: CGFloat = 1024
        static let farthest: CGFloat = 1e8
    }

    /// The pixels of `layout`, which begins `top` pixels below the label's top, that have to be drawn now; nil for all.
    func visiblePart(of layout: TextLayout, scale: CGFloat, top: Int32) -> PixelRect? {
        let isLarge = max(layout.size.width, layout.size.height) * scale > Limits.wholeSide
        guard isLarge, let window else { return nil }
        let seen = convert(window.bounds, from: nil)
        func edge(_ place: CGFloat, _ rule: FloatingPointRoundingRule, _ more: CGFloat) -> Int32 {
            let place = min(max(place * scale, -Limits.farthest), Limits.farthest)
            return Int32(((place / Limits.block).rounded(rule) + more) * Limits.block)
        }
        return PixelRect(
            minX: edge(seen.minX, .down, -1), minY: edge(seen.minY, .down, -1) - top,
            maxX: edge(seen.maxX, .up, 1), maxY: edge(seen.maxY, .up, 1) - top)
    }
}
