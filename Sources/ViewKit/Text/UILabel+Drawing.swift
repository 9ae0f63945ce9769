import DrawKit
import Foundation
import LayerKit
import TextKit

/// The drawing of a label's text by `drawText(in:)`.
///
/// Usually, the label provides its text to its layer, which is faster than drawing it. A label of a subclass is asked
/// to draw once. Its text is then drawn only if the subclass draws anything but the text in the bounds.
struct LabelTextDrawing {
    private enum Step: UInt8 {
        /// The label is not being drawn for its layer.
        case none
        /// The text has not been drawn yet.
        case asked
        /// The label can provide the text instead of drawing it.
        case left
        /// The text has been drawn into the context.
        case drawn
    }

    /// `true` if the contents of the layer include the text, unless the subclass leaves it out.
    private(set) var isCustom = false
    /// `true` if text is drawn even if the label could provide it, because something else is drawn above it.
    private var alwaysDraws = false
    private var step = Step.none

    /// `true` while the label is being drawn for its layer.
    var isActive: Bool { step != .none }

    mutating func begin() { step = .asked }

    /// Returns `true` if the text is left to the layer. `isPlain` is `true` if the text would be the first content of
    /// the context, in the whole bounds.
    mutating func leavesText(isPlain: Bool) -> Bool {
        guard step == .asked, isPlain, !alwaysDraws else { return false }
        step = .left
        return true
    }

    /// Prepares drawing the text.
    mutating func draw() {
        switch step {
        case .none: break
        // The properties of the label may have changed since the text was left to the layer.
        case .left: alwaysDraws = true
        case .asked, .drawn: step = .drawn
        }
    }

    /// Ends the drawing. Returns `true` if it must be repeated, because something was drawn above text that was left to
    /// the layer.
    mutating func finish(hasDrawn: Bool) -> Bool {
        defer { step = .none }
        guard step == .left else {
            isCustom = true
            return false
        }
        if hasDrawn { alwaysDraws = true }
        if !alwaysDraws { isCustom = false }
        return alwaysDraws
    }
}

extension UILabel {
    /// Implements `drawText(in:)`.
    func drawOwnText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if textDrawing.leavesText(isPlain: rect == bounds && context.drawsLayer && context.isUnused) { return }
        textDrawing.draw()
        draw(textIn: rect, context: context)
    }

    /// Implements `didDrawContent(hasDrawn:)`.
    func finishTextDrawing(hasDrawn: Bool) -> Bool {
        let wasCustom = textDrawing.isCustom
        let repeats = textDrawing.finish(hasDrawn: hasDrawn)
        if textDrawing.isCustom != wasCustom {
            ownLayer.needsDisplayOnBoundsChange = textDrawing.isCustom || contentMode == .redraw
            layer.setNeedsRecord()
        }
        return repeats
    }

    /// Draws the label again before the next frame, unless it is being drawn.
    func redrawText() {
        if !textDrawing.isActive { setNeedsDisplay() }
    }

    private func draw(textIn rect: CGRect, context: CGContext) {
        guard showsText, rect.width > 0 else { return }
        let (scale, isDark) = (context.pixelsPerPoint, context.isDark)
        let layout = drawnLayout(width: rect.width)
        let color = layout.color ?? drawnColor.cgColor
        guard var text = layout.render(scale: scale, color: color.resolved(dark: isDark), isDark: isDark) else {
            return
        }
        if hasShadow, let shadow = textShadow(scale: scale, isDark: isDark) {
            text = text.adding(shadow, color: color.resolved(dark: isDark))
        }
        let point = CGPoint(x: rect.minX, y: rect.minY + top(of: layout, in: rect.height))
        context.draw(text.bitmap, at: text.frame, scale: scale, from: point, color: color)
    }
}
