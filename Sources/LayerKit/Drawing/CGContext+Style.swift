public import DrawKit
public import Foundation

/// The colors and the line style, which are part of the graphics state.
extension CGContext {
    /// Sets the fill color. Black by default.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the fill color. The components are in 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray value in 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color. Black by default.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the stroke color. The components are in 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color to a gray value in 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the line width in points. 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets the style of line ends. `.butt` by default.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// Sets the style of line joins. `.miter` by default.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// Sets the maximum length of miters as a multiple of the line width. 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit.isFinite ? limit : 10 }

    /// Sets the dash pattern: the lengths of alternating dashes and gaps in points, starting at `phase`. An empty
    /// array, the default, draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { setStroke(dashes: lengths, phase: phase) }

    /// Has no effect. Curves are always accurate to a twentieth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the shadow of shapes drawn from now on. If `color` is `nil`, removes the shadow. `offset` and `blur` are in
    /// points and are not transformed. Only paths have shadows; images, text and gradients don't.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { ContextShadow(offset: offset, blur: blur, color: $0) }
    }

    /// Sets a black shadow with an alpha of 1/3.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets the line width, cap, join, miter limit and dash pattern.
    package func setStroke(_ style: StrokeStyle) { state.stroke = style }

    private func setStroke(dashes: [CGFloat], phase: CGFloat) {
        let old = state.stroke
        state.stroke = StrokeStyle(
            width: old.width, cap: old.cap, join: old.join, miterLimit: old.miterLimit, dashes: dashes,
            dashPhase: phase)
    }
}
