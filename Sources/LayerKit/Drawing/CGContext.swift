public import DrawKit
public import Foundation
import PathKit
import Reporting

/// What apps draw into by themselves: a picture of pixels, with a state that decides how.
///
/// Lengths are points, and the y axis points down, in the contexts that UIKit's functions and layers make; numbers that
/// are not finite are left out. Colours with two styles are drawn in that which the picture is made for.
public final class CGContext {
    /// What `saveGState` keeps.
    struct State {
        var map: CGAffineTransform
        var fillColor = CGColor(.black)
        var strokeColor = CGColor(.black)
        var stroke = StrokeStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var isSmooth = true
        var interpolation = CGInterpolationQuality.default
        var shadow: ContextShadow?
    }

    /// In pixels.
    package let size: PixelSize
    /// Pixels that make a point.
    package let scale: CGFloat
    /// Whether colours are those of the dark style.
    package let isDark: Bool
    /// From points to pixels, as it was at the beginning.
    package let base: CGAffineTransform
    /// Whether anything was drawn.
    package private(set) var hasDrawn = false

    var state: State
    /// The path, in pixels.
    var pixelPath = CGMutablePath()
    private var saved: [State] = []
    private var made: Canvas?
    private var isOutOfMemory = false
    /// The alphas and modes of the transparency layers that are open, and how many states were saved before each.
    private var groups: [(alpha: CGFloat, blendMode: CGBlendMode, saved: Int)] = []

    /// Makes a context of clear pixels, which take memory from the first use on. `base` leads from points to pixels.
    package init(size: PixelSize, base: CGAffineTransform, scale: CGFloat, isDark: Bool) {
        (self.size, self.base, self.scale, self.isDark) = (size, base, scale, isDark)
        state = State(map: base)
    }

    // MARK: The state

    /// Keeps the state: the coordinates, the clip, colours, lines, the shadow, alpha and modes; not the path.
    public func saveGState() {
        made?.save()
        saved.append(state)
    }

    /// Takes back the state that was kept last. Where none is, it says so and does nothing.
    public func restoreGState() {
        guard saved.count > (groups.last?.saved ?? 0), let last = saved.popLast() else {
            return Diagnostics.report("CGContext: restoreGState without saveGState, which does nothing")
        }
        state = last
        made?.restore()
        applyModes()
    }

    /// How much of what is drawn is seen, 0...1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha >= 0 ? min(alpha, 1) : 0
    }

    /// How what is drawn is put over what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        applyModes()
    }

    /// Whether edges are smooth. True by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isSmooth = shouldAntialias
        applyModes()
    }

    /// Whether edges may be smooth; here the same as `setShouldAntialias`.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    /// How pictures are drawn in another size than their own.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: Groups

    /// Begins a picture of its own, which is put over what is there as one, with the present alpha and mode.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        groups.append((state.alpha, state.blendMode, saved.count))
        canvas?.beginGroup()
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
        applyModes()
    }

    /// Ends what `beginTransparencyLayer` began. Where nothing is open, it says so and does nothing.
    public func endTransparencyLayer() {
        guard let group = groups.last else {
            return Diagnostics.report("CGContext: endTransparencyLayer without a beginning, which does nothing")
        }
        while saved.count > group.saved { restoreGState() }
        groups.removeLast()
        canvas?.blendMode = group.blendMode
        canvas?.endGroup(alpha: group.alpha)
        restoreGState()
    }

    // MARK: The picture

    /// The width in pixels.
    public var width: Int { Int(size.width) }
    /// The height in pixels.
    public var height: Int { Int(size.height) }

    /// What was drawn so far; nil where there was no memory for it.
    public func makeImage() -> CGImage? {
        guard canvas != nil else { return nil }
        return bitmap(reducible: true).map(CGImage.init(bitmap:))
    }

    /// What was drawn so far, clear where that is nothing. Of one pixel if there is no memory for more.
    package var bitmapOrClear: Bitmap {
        if canvas != nil, let drawn = bitmap(reducible: true) { return drawn }
        return Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0]))
    }

    /// What was drawn so far; nil for nothing. With `reducible` it has smaller versions, for what is not shown in its
    /// own size.
    package func bitmap(reducible: Bool) -> Bitmap? {
        guard let (bitmap, failure) = made?.bitmap(reducible: reducible) else { return nil }
        if let failure { Diagnostics.report("CGContext: nothing is shown of what was drawn: \(failure)") }
        return bitmap
    }

    // MARK: Internal

    /// The pixels; nil where there is no memory for them.
    var canvas: Canvas? {
        if let made { return made }
        guard !isOutOfMemory else { return nil }
        made = Canvas(size: size)
        isOutOfMemory = made == nil
        if isOutOfMemory { Diagnostics.report("CGContext: there is no memory for \(width)x\(height) pixels") }
        for _ in saved { made?.save() }
        applyModes()
        return made
    }

    /// The pixels, which are drawn into now.
    var drawnCanvas: Canvas? {
        hasDrawn = true
        return canvas
    }

    /// `color` in the style of the picture, as much as is seen of it.
    func shown(_ color: CGColor) -> RGBA {
        var shown = color.resolved(dark: isDark)
        func component(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
        (shown.red, shown.green) = (component(shown.red), component(shown.green))
        (shown.blue, shown.alpha) = (component(shown.blue), component(shown.alpha) * state.alpha)
        return shown
    }

    private func applyModes() {
        made?.blendMode = state.blendMode
        made?.isSmooth = state.isSmooth
    }
}
