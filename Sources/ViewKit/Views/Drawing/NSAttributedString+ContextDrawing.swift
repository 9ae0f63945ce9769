import DrawKit
public import Foundation
import LayerKit
import TextKit

extension NSAttributedString {
    /// Draws the text in the current context with its top left corner at `point`, one line per paragraph. Text without
    /// a color attribute is black; text without a font attribute uses the 12-point system font.
    public func draw(at point: CGPoint) { draw(drawnLayout(in: .zero, options: []), at: point) }

    /// Draws the text in `rect` in the current context. Lines wrap at the width of `rect`; text below `rect` is
    /// clipped.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in `rect` in the current context. With `.usesLineFragmentOrigin`, lines wrap at the width of
    /// `rect` if the width is above 0, and text above and below `rect` is clipped if the height is above 0. Without
    /// that option, the text is drawn at the origin of `rect`, as by `draw(at:)`.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard options.contains(.usesLineFragmentOrigin), let target = UIGraphicsGetCurrentContext() else {
            return draw(at: rect.origin)
        }
        target.saveGState()
        // Letters may overhang the sides, so the clipping area is wider than `rect`.
        if rect.height > 0 { target.clip(to: rect.insetBy(dx: -rect.height, dy: 0)) }
        draw(drawnLayout(in: rect.size, options: options), at: rect.origin)
        target.restoreGState()
    }

    // MARK: Private

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let scale = context.pixelsPerPoint
        let color = layout.color ?? CGColor(.black)
        guard
            let text = layout.render(
                scale: scale, color: color.resolved(dark: context.isDark), isDark: context.isDark)
        else { return }
        context.draw(text.bitmap, at: text.frame, scale: scale, from: point, color: color)
    }
}

extension NSString {
    /// Draws the text with `attributes` in the current context; see `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attributes).draw(at: point)
    }

    /// Draws the text with `attributes` in `rect` in the current context; see `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attributes).draw(in: rect)
    }

    /// Draws the text with `attributes` in `rect` in the current context; see
    /// `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}
