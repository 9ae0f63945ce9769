import CCairo
package import DrawKit
package import Foundation

/// Pixels with colours that paths, gradients and pictures are drawn into. Coordinates are pixels from the top left.
package final class Canvas {
    package let size: PixelSize
    /// Whether shapes have smooth edges.
    package var isSmooth = true {
        didSet { cairo_set_antialias(context, isSmooth ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE) }
    }
    /// How what is drawn is put over what is there.
    package var blendMode = CGBlendMode.normal { didSet { cairo_set_operator(context, blendMode.cairo) } }

    let context: OpaquePointer
    private let surface: OpaquePointer

    // MARK: Lifecycle

    /// Makes clear pixels; nil where there is no memory for them. Both sides are 1...32,767.
    package init?(size: PixelSize) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height) else {
            return nil
        }
        guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        (self.size, self.surface, self.context) = (size, surface, context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
        cairo_set_tolerance(context, 0.05)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    // MARK: The clip

    /// Keeps the clip, until `restore`.
    package func save() { cairo_save(context) }

    /// Takes the clip back to that of the last `save`.
    package func restore() {
        cairo_restore(context)
        cairo_set_operator(context, blendMode.cairo)
        cairo_set_antialias(context, isSmooth ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    }

    /// Lets only be drawn what is inside `path`, and inside the clip so far.
    package func clip(to path: Path, isEvenOdd: Bool) {
        trace(path, isEvenOdd: isEvenOdd)
        cairo_clip(context)
    }

    /// The smallest rectangle around the clip.
    package var clipBox: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Drawing

    /// Fills what is inside `path`.
    package func fill(_ path: Path, isEvenOdd: Bool, with color: RGBA) {
        setSource(color)
        fillBounded(path, isEvenOdd: isEvenOdd)
    }

    /// Strokes `path` by a pen whose shape is changed by `pen`. By modes that change what is not covered, too, the rest
    /// of the clip is.
    package func stroke(_ path: Path, _ style: StrokeStyle, pen: CGAffineTransform, with color: RGBA) {
        guard pen.isInvertible else { return }
        setSource(color)
        trace(path, isEvenOdd: false)
        var matrix = CGAffineTransform(a: pen.a, b: pen.b, c: pen.c, d: pen.d, tx: 0, ty: 0).cairo
        cairo_set_matrix(context, &matrix)
        if style.begin(on: context, for: path) { cairo_stroke(context) }
        cairo_identity_matrix(context)
        cairo_new_path(context)
    }

    /// Tints `coverage`.
    package func draw(_ coverage: PlacedCoverage, with color: RGBA) {
        draw(
            coverage.bitmap, tint: color,
            map: CGAffineTransform(
                translationX: CGFloat(coverage.rect.minX), y: CGFloat(coverage.rect.minY)))
    }

    /// Begins a picture of its own, which `endGroup` puts over what is there.
    package func beginGroup() { cairo_push_group(context) }

    /// Puts the picture since `beginGroup` over what was there.
    package func endGroup(alpha: Double) {
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, blendMode.cairo)
        cairo_paint_with_alpha(context, alpha)
    }

    /// What was drawn; nil where that failed, with the reason.
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
        path.trace(on: context) { CGPoint(x: CairoNumbers.near($0.x), y: CairoNumbers.near($0.y)) }
    }

    /// Fills `path` with the source. Some of Cairo's operators change what is outside of a shape, too; Core Graphics'
    /// never do.
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
    /// Cairo's name of it.
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
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

    /// Whether Cairo changes pixels that a shape does not cover.
    fileprivate var reachesBeyondShapes: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
