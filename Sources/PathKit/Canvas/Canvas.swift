import CCairo
package import DrawKit
package import Foundation

/// A color bitmap for drawing paths, gradients and images. Coordinates are in pixels from the top left.
package final class Canvas {
    package let size: PixelSize
    /// `true` if shapes are anti-aliased.
    package var isAntialiased = true {
        didSet { cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE) }
    }
    /// The blend mode for compositing drawings with the existing pixels.
    package var blendMode = CGBlendMode.normal { didSet { cairo_set_operator(context, blendMode.cairo) } }

    let context: OpaquePointer
    private let surface: OpaquePointer

    // MARK: Lifecycle

    /// Creates a transparent canvas, or returns `nil` if memory is exhausted. Width and height must be in 1...32,767.
    package init?(size: PixelSize) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height) else {
            return nil
        }
        guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.size = size
        self.surface = surface
        self.context = context
        cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
        cairo_set_tolerance(context, 0.05)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    // MARK: The clip

    /// Saves the current clip, which `restore` restores.
    package func save() { cairo_save(context) }

    /// Restores the clip that the matching `save` saved.
    package func restore() {
        cairo_restore(context)
        cairo_set_operator(context, blendMode.cairo)
        cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    }

    /// Intersects the clip with the inside of `path`.
    package func clip(to path: Path, isEvenOdd: Bool) {
        trace(path, isEvenOdd: isEvenOdd)
        cairo_clip(context)
    }

    /// The bounding box of the clip, in pixels.
    package var clipBox: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Drawing

    /// Fills the inside of `path`.
    package func fill(_ path: Path, isEvenOdd: Bool, with color: RGBA) {
        setSource(color)
        fillBounded(path, isEvenOdd: isEvenOdd)
    }

    /// Strokes `path` with a pen whose shape is transformed by `penTransform`; no effect if `penTransform` isn't
    /// invertible. Unlike `fill`, this method doesn't clip to the covered area, so blend modes that also affect
    /// uncovered pixels change the whole clip.
    package func stroke(_ path: Path, _ style: StrokeStyle, pen penTransform: CGAffineTransform, with color: RGBA) {
        guard penTransform.isInvertible else { return }
        setSource(color)
        trace(path, isEvenOdd: false)
        var matrix = CGAffineTransform(
            a: penTransform.a, b: penTransform.b, c: penTransform.c, d: penTransform.d, tx: 0, ty: 0
        ).cairo
        cairo_set_matrix(context, &matrix)
        if style.begin(on: context, for: path) { cairo_stroke(context) }
        cairo_identity_matrix(context)
        cairo_new_path(context)
    }

    /// Draws `color`, multiplied by `coverage`, at the position of the coverage.
    package func draw(_ coverage: PlacedCoverage, with color: RGBA) {
        draw(
            coverage.bitmap, tint: color,
            map: CGAffineTransform(
                translationX: CGFloat(coverage.rect.minX), y: CGFloat(coverage.rect.minY)))
    }

    /// Begins a group, which `endGroup` composites as a whole.
    package func beginGroup() { cairo_push_group(context) }

    /// Composites everything drawn since `beginGroup` with the pixels below it, as a whole and with the opacity
    /// `alpha`.
    package func endGroup(alpha: Double) {
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, blendMode.cairo)
        cairo_paint_with_alpha(context, alpha)
    }

    /// Returns the canvas as a bitmap, or `nil` with the reason if drawing failed.
    package func bitmap(reducible: Bool) -> (bitmap: Bitmap?, failure: String?) {
        cairo_surface_flush(surface)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else {
            return (nil, String(cString: cairo_status_to_string(status)))
        }
        let (width, height) = (Int(size.width), Int(size.height))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let words = [UInt32](unsafeUninitializedCapacity: width * height) { memory, count in
            for row in 0..<height {
                let source = UnsafeRawPointer(bytes + row * stride)
                UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(memory)[
                        (row * width * 4)..<((row + 1) * width * 4)]
                ).copyMemory(from: UnsafeRawBufferPointer(start: source, count: width * 4))
            }
            count = width * height
        }
        return (Bitmap(size: size, pixels: .color(words), reducible: reducible), nil)
    }

    // MARK: Internal

    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    func trace(_ path: Path, isEvenOdd: Bool) {
        cairo_new_path(context)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        path.trace(on: context) { CGPoint(x: CairoNumbers.clamped($0.x), y: CairoNumbers.clamped($0.y)) }
    }

    /// Fills `path` with the current source. Unlike in Core Graphics, some of Cairo's blend modes also change pixels
    /// outside the path. In these modes, this method clips to the path.
    func fillBounded(_ path: Path, isEvenOdd: Bool) {
        trace(path, isEvenOdd: isEvenOdd)
        guard blendMode.reachesBeyondShapes else { return cairo_fill(context) }
        cairo_save(context)
        cairo_clip(context)
        cairo_paint(context)
        cairo_restore(context)
    }
}

extension CGBlendMode {
    /// The equivalent Cairo operator.
    var cairo: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// `true` if the Cairo operator changes pixels that aren't covered by the shape.
    fileprivate var reachesBeyondShapes: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
