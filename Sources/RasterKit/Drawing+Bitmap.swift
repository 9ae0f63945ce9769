import DrawKit

extension Drawing {
    /// Draws a bitmap over the command's rectangle, scaled if the sizes differ.
    func drawBitmap(_ command: UnsafePointer<DrawCommand>, over area: PixelRect) {
        let rect = command.pointee.shape.rect
        let bitmap = list.bitmaps[Int(command.pointee.source)].version(for: rect.size)
        guard !bitmap.size.isEmpty else { return }
        switch bitmap.pixels {
        case .color(let words):
            words.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                let isOpaque = bitmap.isOpaque && command.pointee.opacity == 255
                drawColors(pixels, of: bitmap, isOpaque: isOpaque, command, over: area)
            }
        case .alpha(let bytes):
            bytes.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                drawCoverage(pixels, size: bitmap.size, command, over: area)
            }
        }
    }

    /// Draws a transformed bitmap. `visible` is the part of its bounding box inside the frame.
    func drawBitmap(
        _ command: UnsafePointer<DrawCommand>, transform: PixelTransform, inverse: PixelTransform, visible: PixelRect,
        over area: PixelRect
    ) {
        let rect = command.pointee.shape.rect
        let bitmap = list.bitmaps[Int(command.pointee.source)].version(for: transform.size(of: rect))
        guard !bitmap.size.isEmpty else { return }
        let mapping = BitmapMapping(size: bitmap.size, over: rect, through: inverse, visible: visible)
        switch bitmap.pixels {
        case .color(let words):
            words.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                let rows = MappedColorRows(
                    pixels: pixels, mapping: mapping, opacity: command.pointee.opacity, row: caches.words.base)
                let isOpaque = bitmap.isOpaque && command.pointee.opacity == 255
                paint(WordsFill(source: rows, isOpaque: isOpaque, target: target), over: area)
            }
        case .alpha(let bytes):
            bytes.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                let rows = MappedAlphaRows(pixels: pixels, mapping: mapping, row: caches.bytes.base)
                let word = command.pointee.color.bits
                paint(TintFill(source: rows, word: word, target: target, product: caches.products.base), over: area)
            }
        }
    }

    // MARK: Private

    private func drawColors(
        _ pixels: UnsafePointer<UInt32>, of bitmap: Bitmap, isOpaque: Bool, _ command: UnsafePointer<DrawCommand>,
        over area: PixelRect
    ) {
        let rect = command.pointee.shape.rect
        let row = caches.words.base
        if let words = stretched(pixels, of: bitmap, over: rect, rows: area.minY..<area.maxY) {
            let rows = ColorRows(pixels: words, origin: rect, opacity: command.pointee.opacity, row: row)
            paint(WordsFill(source: rows, isOpaque: isOpaque, target: target), over: area)
        } else {
            let rows = StretchedColorRows(
                pixels: pixels, sampling: sampling(size: bitmap.size, over: rect, area: area),
                opacity: command.pointee.opacity, row: row)
            paint(WordsFill(source: rows, isOpaque: isOpaque, target: target), over: area)
        }
    }

    /// Returns the words of `bitmap` scaled to `rect`, with at least the frame's `rows` filled in, or `nil` if they are
    /// not cached.
    private func stretched(
        _ pixels: UnsafePointer<UInt32>, of bitmap: Bitmap, over rect: PixelRect, rows: Range<Int32>
    ) -> UnsafePointer<UInt32>? {
        if bitmap.size == rect.size { return pixels }
        return caches.stretched.words(
            of: bitmap, pixels: pixels, over: rect, rows: rows, neighbors: caches.neighbors.base)
    }

    private func drawCoverage(
        _ pixels: UnsafePointer<UInt8>, size: PixelSize, _ command: UnsafePointer<DrawCommand>, over area: PixelRect
    ) {
        let rect = command.pointee.shape.rect
        let word = command.pointee.color.bits
        let product = caches.products.base
        if size == rect.size {
            let rows = AlphaRows(pixels: pixels, origin: rect)
            paint(TintFill(source: rows, word: word, target: target, product: product), over: area)
        } else {
            let rows = StretchedAlphaRows(
                pixels: pixels, sampling: sampling(size: size, over: rect, area: area), row: caches.bytes.base)
            paint(TintFill(source: rows, word: word, target: target, product: product), over: area)
        }
    }

    private func sampling(size: PixelSize, over rect: PixelRect, area: PixelRect) -> BitmapSampling {
        BitmapSampling(size: size, over: rect, area: area, neighbors: caches.neighbors.base)
    }
}
