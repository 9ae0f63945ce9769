import DrawKit

extension Drawing {
    /// Draws a bitmap, one to one or stretched over the command's rectangle.
    func drawBitmap(_ command: UnsafePointer<DrawCommand>, over area: PixelRect) {
        let rect = command.pointee.shape.rect
        let bitmap = list.bitmaps[Int(command.pointee.source)].version(for: rect.size)
        guard !bitmap.size.isEmpty else { return }
        switch bitmap.pixels {
        case .color(let words):
            words.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                let isOpaque = bitmap.isOpaque && command.pointee.opacity == 255
                drawColors(pixels, size: bitmap.size, isOpaque: isOpaque, command, over: area)
            }
        case .alpha(let bytes):
            bytes.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                drawCoverage(pixels, size: bitmap.size, command, over: area)
            }
        }
    }

    // MARK: Private

    private func drawColors(
        _ pixels: UnsafePointer<UInt32>, size: PixelSize, isOpaque: Bool, _ command: UnsafePointer<DrawCommand>,
        over area: PixelRect
    ) {
        let rect = command.pointee.shape.rect
        let row = caches.words.base
        if size == rect.size {
            let rows = ColorRows(pixels: pixels, origin: rect, opacity: command.pointee.opacity, row: row)
            paint(WordsFill(source: rows, isOpaque: isOpaque, target: target), over: area)
        } else {
            let rows = StretchedColorRows(
                pixels: pixels, sampling: sampling(size: size, over: rect, area: area),
                opacity: command.pointee.opacity,
                row: row)
            paint(WordsFill(source: rows, isOpaque: isOpaque, target: target), over: area)
        }
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
        BitmapSampling(size: size, over: rect, area: area, places: caches.places.base)
    }
}
