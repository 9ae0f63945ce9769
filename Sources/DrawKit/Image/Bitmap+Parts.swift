extension Bitmap {
    /// Returns the pixels in `rect`, which is clipped to the bitmap; `nil` if `rect` is outside the bitmap.
    package func cropped(to rect: PixelRect, reducible: Bool = false) -> Bitmap? {
        let rect = rect.intersection(PixelRect(size: size))
        guard !rect.isEmpty else { return nil }
        return Bitmap(size: rect.size, pixels: pixels.copied(rect, width: Int(size.width)), reducible: reducible)
    }

    /// Returns a bitmap of `size` that repeats this bitmap from the top left; `nil` if `size` or this bitmap is empty.
    package func tiled(to size: PixelSize) -> Bitmap? {
        guard !size.isEmpty, !self.size.isEmpty else { return nil }
        let (width, height) = (Int(self.size.width), Int(self.size.height))
        func repeated<Value>(_ values: [Value]) -> [Value] {
            (0..<Int(size.width) * Int(size.height)).map { index in
                let (row, column) = index.quotientAndRemainder(dividingBy: Int(size.width))
                return values[row % height * width + column % width]
            }
        }
        switch pixels {
        case .alpha(let bytes): return Bitmap(size: size, pixels: .alpha(repeated(bytes)))
        case .color(let words): return Bitmap(size: size, pixels: .color(repeated(words)))
        }
    }
}

extension Bitmap.Pixels {
    /// Returns the pixels in `rect` of a bitmap that is `width` pixels wide.
    fileprivate func copied(_ rect: PixelRect, width: Int) -> Bitmap.Pixels {
        func copy<Value>(_ values: [Value]) -> [Value] {
            (Int(rect.minY)..<Int(rect.maxY)).flatMap { row in
                values[row * width + Int(rect.minX)..<row * width + Int(rect.maxX)]
            }
        }
        return switch self {
        case .alpha(let bytes): .alpha(copy(bytes))
        case .color(let words): .color(copy(words))
        }
    }
}
