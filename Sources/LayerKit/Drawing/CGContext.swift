public import DrawKit
public import Foundation
import PathKit
import Reporting

/// A bitmap context for custom drawing, with a current path and a graphics state.
///
/// Contexts come from UIKit functions and from layers. Lengths are in points, and the y-axis points down. Path
/// elements, gradients, images and transforms with nonfinite coordinates are ignored. Dynamic colors are drawn in the
/// context's appearance.
public final class CGContext {
    /// The graphics state that `saveGState` saves, except for the clip, which is part of the canvas.
    struct State {
        var map: CGAffineTransform
        var fillColor = CGColor(.black)
        var strokeColor = CGColor(.black)
        var stroke = StrokeStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
        var shadow: ContextShadow?
    }

    /// The size in pixels.
    package let size: PixelSize
    /// The number of pixels per point.
    package let scale: CGFloat
    /// `true` if dynamic colors are drawn in dark appearance.
    package let isDark: Bool
    /// The initial transform from points to pixels.
    package let base: CGAffineTransform
    /// `true` if anything has been drawn.
    package var hasDrawn: Bool { drawingCount > 0 }
    /// The number of operations that may have changed the content.
    private(set) var drawingCount = 0

    var state: State
    /// The path, in pixels.
    var pixelPath = CGMutablePath()
    private var saved: [State] = []
    private var existingCanvas: Canvas?
    private var isOutOfMemory = false
    /// The open transparency layers: the alpha and blend mode of each, and the number of saved states, including the
    /// one that was saved when the layer began.
    private var groups: [(alpha: CGFloat, blendMode: CGBlendMode, saved: Int)] = []

    /// Creates a transparent context whose pixels are allocated on first use. `base` transforms points to pixels.
    package init(size: PixelSize, base: CGAffineTransform, scale: CGFloat, isDark: Bool) {
        self.size = size
        self.base = base
        self.scale = scale
        self.isDark = isDark
        state = State(map: base)
    }

    // MARK: Graphics state

    /// Saves the graphics state: the transform, clip, colors, line style, shadow, alpha, blend mode, interpolation
    /// quality and anti-aliasing. The path is not included.
    public func saveGState() {
        existingCanvas?.save()
        saved.append(state)
    }

    /// Restores the last graphics state that was saved in the current transparency layer or, outside such layers, in
    /// the context. If there is no saved state, the call has no effect and is reported through `Diagnostics`.
    public func restoreGState() {
        guard saved.count > (groups.last?.saved ?? 0), let last = saved.popLast() else {
            return Diagnostics.report("CGContext: restoreGState without saveGState ignored")
        }
        state = last
        existingCanvas?.restore()
        applyModes()
    }

    /// Sets the opacity of drawing, clamped to 0...1. 1 by default; NaN means 0.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha >= 0 ? min(alpha, 1) : 0
    }

    /// Sets the blend mode, which determines how drawing is composited with the existing content.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        applyModes()
    }

    /// Sets whether shapes are anti-aliased. `true` by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isAntialiased = shouldAntialias
        applyModes()
    }

    /// Sets whether shapes are anti-aliased, like `setShouldAntialias`.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    /// The interpolation quality of scaled images. `.none` draws sharp pixels; all other qualities look the same.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: Transparency layers

    /// Begins a transparency layer, which is composited as a whole with the current alpha and blend mode. The current
    /// shadow is not applied to the layer, and `auxiliaryInfo` is ignored.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        groups.append((state.alpha, state.blendMode, saved.count))
        canvas?.beginGroup()
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        applyModes()
    }

    /// Ends the innermost transparency layer. Without an open layer, the call has no effect and is reported through
    /// `Diagnostics`.
    public func endTransparencyLayer() {
        guard let group = groups.last else {
            return Diagnostics.report("CGContext: endTransparencyLayer without beginTransparencyLayer ignored")
        }
        while saved.count > group.saved { restoreGState() }
        groups.removeLast()
        canvas?.blendMode = group.blendMode
        canvas?.endGroup(alpha: group.alpha)
        if hasDrawn { drawingCount += 1 }
        restoreGState()
    }

    // MARK: Content

    /// `true` if the context draws the contents of a layer. `false` by default.
    package var drawsLayer = false

    /// `true` if nothing has been drawn or clipped, and the graphics state is that of a new context except for colors
    /// and line styles.
    package var isUnused: Bool {
        !hasDrawn && existingCanvas == nil && saved.isEmpty && state.map == base && state.alpha == 1
            && state.blendMode == .normal && state.shadow == nil
    }

    /// The width in pixels.
    public var width: Int { Int(size.width) }
    /// The height in pixels.
    public var height: Int { Int(size.height) }

    /// Returns an image of the current content, or `nil` if memory is exhausted.
    public func makeImage() -> CGImage? {
        guard canvas != nil else { return nil }
        return bitmap(reducible: true).map(CGImage.init(bitmap:))
    }

    /// The current content, or a transparent pixel if memory is exhausted.
    package var bitmapOrClear: Bitmap {
        if canvas != nil, let drawn = bitmap(reducible: true) { return drawn }
        return Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0]))
    }

    /// Returns the current content, or `nil` if the pixels haven't been allocated yet. If `reducible` is `true`, the
    /// bitmap includes smaller versions for scaled drawing.
    package func bitmap(reducible: Bool) -> Bitmap? {
        guard let (bitmap, failure) = existingCanvas?.bitmap(reducible: reducible) else { return nil }
        if let failure { Diagnostics.report("CGContext: the drawing is not shown: \(failure)") }
        return bitmap
    }

    // MARK: Internal

    /// The canvas, or `nil` if memory is exhausted.
    var canvas: Canvas? {
        if let existingCanvas { return existingCanvas }
        guard !isOutOfMemory else { return nil }
        existingCanvas = Canvas(size: size)
        isOutOfMemory = existingCanvas == nil
        if isOutOfMemory { Diagnostics.report("CGContext: out of memory for \(width)x\(height) pixels") }
        for _ in saved { existingCanvas?.save() }
        applyModes()
        return existingCanvas
    }

    /// The canvas, for drawing into it. Getting it counts as drawing. `nil` if memory is exhausted.
    var drawnCanvas: Canvas? {
        drawingCount += 1
        return canvas
    }

    /// Returns `color` in the context's appearance, with components in 0...1 and the alpha multiplied by the current
    /// alpha.
    func resolved(_ color: CGColor) -> RGBA {
        var result = color.resolved(dark: isDark)
        func component(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
        (result.red, result.green) = (component(result.red), component(result.green))
        (result.blue, result.alpha) = (component(result.blue), component(result.alpha) * state.alpha)
        return result
    }

    private func applyModes() {
        existingCanvas?.blendMode = state.blendMode
        existingCanvas?.isAntialiased = state.isAntialiased
    }
}

extension CGContext: Hashable {
    /// Returns `true` if both contexts are the same object.
    public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

    /// Adds the identity of the object to the hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
