import DrawKit
import Foundation
import PathKit

/// The cached pixels of a path. They are reused until the path, its style, its blur or its transform changes. Unless
/// they are clipped, they are also reused when the path only moves by whole pixels.
struct DrawnShape {
    private let drawing: PathDrawing
    /// The measured path, if the stroke is trimmed. It is reused when only the trimmed part changes.
    private let measured: MeasuredPath?
    private let blur: Double
    /// The area to which the pixels are clipped, or `nil` if they are not clipped.
    private let limit: PixelRect?
    private let bitmap: Bitmap?
    /// The rectangle covered by the bitmap, at the position of `drawing`.
    private let rect: PixelRect

    /// The maximum area of a shape that is drawn completely, as a multiple of the visible area. Larger shapes are drawn
    /// only where they are visible.
    private static let maximumAreaInFrames: CGFloat = 4
    private static let everywhere = PixelRect(minX: -8_000_000, minY: -8_000_000, maxX: 8_000_000, maxY: 8_000_000)

    /// Returns the pixels of `drawing`, blurred with the standard deviation `blur`, and the rectangle they cover.
    /// Returns `nil` if nothing is drawn. The pixels are taken from `cache` if possible, and stored there otherwise.
    static func pixels(
        of drawing: PathDrawing, blur: Double = 0, in visibleArea: PixelRect, cache: inout DrawnShape?
    ) -> (bitmap: Bitmap, rect: PixelRect)? {
        guard drawing.map.tx.magnitude < 1e8, drawing.map.ty.magnitude < 1e8 else { return nil }
        let (dx, dy) = (drawing.map.tx.rounded(.down), drawing.map.ty.rounded(.down))
        var own = drawing
        own.map.tx -= dx
        own.map.ty -= dy
        let offset = (dx: Int32(dx), dy: Int32(dy))
        if cache?.shows(own, blur, cutAt: nil) != true {
            let limit = limit(of: own, blur, in: visibleArea, at: offset)
            if limit == nil || cache?.shows(own, blur, cutAt: limit) != true {
                cache = DrawnShape(own, blur: blur, limit: limit, after: cache)
            }
        }
        guard let cache, let bitmap = cache.bitmap else { return nil }
        return (bitmap, cache.rect.offset(dx: offset.dx, dy: offset.dy))
    }

    private init(_ drawing: PathDrawing, blur: Double, limit: PixelRect?, after last: DrawnShape?) {
        self.drawing = drawing
        self.blur = blur
        self.limit = limit
        if let cached = last?.measured, cached.path == drawing.path {
            measured = cached
        } else {
            measured = drawing.isTrimmed ? MeasuredPath(drawing.path) : nil
        }
        let drawn = drawing.coverage(in: limit ?? Self.everywhere, measured: measured)?.blurred(radius: blur)
        bitmap = drawn?.bitmap
        rect = drawn?.rect ?? .zero
    }

    private func shows(_ drawing: PathDrawing, _ blur: Double, cutAt limit: PixelRect?) -> Bool {
        self.limit == limit && self.blur == blur && self.drawing == drawing
    }

    /// Returns the area to which the pixels of `drawing`, moved by `offset`, are clipped, or `nil` if they are not
    /// clipped.
    private static func limit(
        of drawing: PathDrawing, _ blur: Double, in visibleArea: PixelRect, at offset: (dx: Int32, dy: Int32)
    ) -> PixelRect? {
        var box = drawing.path.controlBox.applying(drawing.map)
        if case .stroke(let style) = drawing.kind {
            let (a, b, c, d) = (drawing.map.a, drawing.map.b, drawing.map.c, drawing.map.d)
            let reach = style.width * max(abs(a) + abs(c), abs(b) + abs(d))
            box = box.insetBy(dx: -reach, dy: -reach)
        }
        guard box.width * box.height > maximumAreaInFrames * CGFloat(visibleArea.area) else { return nil }
        // Includes the area that the blur reads.
        let reach = Int32(min(blur, 512) * 3) + 1
        return PixelRect(
            minX: visibleArea.minX - offset.dx - reach, minY: visibleArea.minY - offset.dy - reach,
            maxX: visibleArea.maxX - offset.dx + reach, maxY: visibleArea.maxY - offset.dy + reach)
    }
}
