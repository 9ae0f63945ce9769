import CPango

/// A memory buffer that Cairo draws into.
final class CairoSurface {
    let cairo: OpaquePointer
    private let surface: OpaquePointer

    /// Creates a transparent buffer with pixels in `format`. `width` and `height` must be in 1...32,767.
    init(format: cairo_format_t, width: Int, height: Int) throws(CairoError) {
        surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        cairo = cairo_create(surface)
        try check()
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Throws if any drawing operation has failed.
    func check() throws(CairoError) {
        let status = cairo_status(cairo)
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw CairoError(description: "Cairo: \(String(cString: cairo_status_to_string(status)))")
    }

    /// Calls `body` with the pixels, whose rows are `stride` bytes apart. Must not be called while drawing.
    func withRows<Result>(_ body: (_ rows: UnsafeMutableRawBufferPointer, _ stride: Int) -> Result) -> Result {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let count = stride * Int(cairo_image_surface_get_height(surface))
        return body(UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(surface), count: count), stride)
    }
}

/// An error reported by Cairo.
struct CairoError: Error, CustomStringConvertible {
    let description: String
}
