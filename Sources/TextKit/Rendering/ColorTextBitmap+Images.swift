import CPango
import DrawKit
import Foundation

extension ColorTextBitmap {
    /// Draws the images of `runs`, which are all runs of `line`. Their edges are rounded to whole pixels.
    func drawImages(of runs: [TextRun], in line: TextLine) {
        let origin = line.origin(in: frame, scale: scale)
        for run in runs where run.isAttachment {
            guard let attachment = spans[run.span]?.attachment, let image = attachment.image else { continue }
            func pixels(_ length: CGFloat) -> Double { max(1, (length * scale).rounded()) }
            let (width, height) = (pixels(attachment.size.width), pixels(attachment.size.height))
            let baseline = origin.y - (run.rise * scale).rounded()
            let top = baseline - ((attachment.bottom + attachment.size.height) * scale).rounded()
            let size = PixelSize(width: Int32(width), height: Int32(height))
            guard top < Double(frame.height), top + height > 0, let picture = image.picture(for: size, isDark: isDark)
            else { continue }
            let tint = picture.tint?.resolved(dark: isDark) ?? color(of: run)
            let words = Self.words(of: picture.bitmap, tint: tint)
            var x = run.x
            for glyph in run.glyphs {
                let left = (origin.x + x * scale).rounded()
                x += points(glyph.geometry.width)
                guard left < Double(frame.width), left + width > 0 else { continue }
                let place = CGRect(x: left, y: top, width: width, height: height)
                draw(words, of: picture.bitmap.size, in: place)
            }
        }
    }

    /// Draws `words`, the premultiplied pixels of an image of `size`, scaled to `place`, in pixels of the bitmap.
    private func draw(_ words: [UInt32], of size: PixelSize, in place: CGRect) {
        guard !size.isEmpty else { return }
        let (wide, high) = (Double(size.width), Double(size.height))
        let cairo = surface.cairo
        words.withUnsafeBytes { bytes in
            // Cairo only reads the pixels.
            let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
            let image = cairo_image_surface_create_for_data(
                pixels, CAIRO_FORMAT_ARGB32, size.width, size.height, size.width * 4)
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            cairo_translate(cairo, place.minX, place.minY)
            cairo_scale(cairo, place.width / wide, place.height / high)
            cairo_set_source_surface(cairo, image, 0, 0)
            let isUnscaled = place.width == wide && place.height == high
            cairo_pattern_set_filter(cairo_get_source(cairo), isUnscaled ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            // Otherwise, the edges of enlarged images would fade.
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_rectangle(cairo, 0, 0, wide, high)
            cairo_fill(cairo)
            cairo_restore(cairo)
            cairo_surface_finish(image)
            cairo_surface_destroy(image)
        }
    }

    /// Returns the premultiplied pixels of `bitmap`. Coverage is filled with `tint`.
    private static func words(of bitmap: Bitmap, tint: RGBA) -> [UInt32] {
        switch bitmap.pixels {
        case .color(let words): return words
        case .alpha(let bytes):
            let shades = (0...255).map { PackedColor(tint, opacity: Double($0) / 255).bits }
            return bytes.map { shades[Int($0)] }
        }
    }
}
