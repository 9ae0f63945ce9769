public import DrawKit
public import Foundation

/// Colours and lines.
extension CGContext {
    /// The colour that shapes are filled with. Black by default.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// The colour that shapes are filled with; components are 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The grey that shapes are filled with, 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// The colour of lines. Black by default.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// The colour of lines; components are 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The grey of lines, 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// How wide lines are, in points. 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// How the ends of lines look. `.butt` by default.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// How the corners of lines look. `.miter` by default.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// How many times the width a point of a miter is long at most. 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit.isFinite ? limit : 10 }

    /// Cuts lines into dashes: their lengths and those of the gaps in turns, in points, from `phase` on. None, the
    /// default, are whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { setStroke(dashes: lengths, phase: phase) }

    /// How far drawn curves may be from their true course. Without effect: they stay within a twentieth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// What all shapes throw from now on: a shadow, moved by `offset`, and blurred over `blur`, in points that no
    /// transform changes. Only paths throw one; pictures, text and gradients do not. No `color` takes it away.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { ContextShadow(offset: offset, blur: blur, color: $0) }
    }

    /// The same in black, of which a third is seen.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Lets lines be as `style` says.
    package func setStroke(_ style: StrokeStyle) { state.stroke = style }

    private func setStroke(dashes: [CGFloat], phase: CGFloat) {
        let old = state.stroke
        state.stroke = StrokeStyle(
            width: old.width, cap: old.cap, join: old.join, miterLimit: old.miterLimit, dashes: dashes,
            dashPhase: phase)
    }
}
