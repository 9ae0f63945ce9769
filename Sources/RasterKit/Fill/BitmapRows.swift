import DrawKit

/// The color pixels of a bitmap that is drawn without scaling.
struct ColorRows: WordSource {
    let pixels: UnsafePointer<UInt32>
    let origin: PixelRect
    let opacity: UInt8
    /// A buffer for one row.
    let row: UnsafeMutablePointer<UInt32>

    func words(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32> {
        let source = pixels + Int(y &- origin.minY) * Int(origin.width) + Int(x &- origin.minX)
        guard opacity < 255 else { return source }
        for index in 0..<count { row[index] = Blend.scaled(source[index], by: UInt32(opacity)) }
        return UnsafePointer(row)
    }
}

/// The coverage of an alpha bitmap that is drawn without scaling.
struct AlphaRows: CoverageSource {
    let pixels: UnsafePointer<UInt8>
    let origin: PixelRect

    func coverage(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt8> {
        pixels + Int(y &- origin.minY) * Int(origin.width) + Int(x &- origin.minX)
    }
}

/// The color pixels of a bitmap that is stretched over a rectangle.
struct StretchedColorRows: WordSource {
    let pixels: UnsafePointer<UInt32>
    let sampling: BitmapSampling
    let opacity: UInt8
    /// A buffer for one row.
    let row: UnsafeMutablePointer<UInt32>

    func words(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32> {
        let line = sampling.line(y)
        let (upper, lower) = (pixels + line.first * sampling.width, pixels + line.second * sampling.width)
        let columns = sampling.columns(from: x)
        for index in 0..<count {
            let column = columns[index]
            let above = Blend.mixed(upper[column.first], upper[column.second], weight: column.weight)
            let below = Blend.mixed(lower[column.first], lower[column.second], weight: column.weight)
            let word = Blend.mixed(above, below, weight: line.weight)
            row[index] = opacity < 255 ? Blend.scaled(word, by: UInt32(opacity)) : word
        }
        return UnsafePointer(row)
    }
}

/// The coverage of an alpha bitmap that is stretched over a rectangle.
struct StretchedAlphaRows: CoverageSource {
    let pixels: UnsafePointer<UInt8>
    let sampling: BitmapSampling
    /// A buffer for one row.
    let row: UnsafeMutablePointer<UInt8>

    func coverage(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt8> {
        let line = sampling.line(y)
        let (upper, lower) = (pixels + line.first * sampling.width, pixels + line.second * sampling.width)
        let columns = sampling.columns(from: x)
        for index in 0..<count {
            let column = columns[index]
            let above = Blend.mixed(upper[column.first], upper[column.second], weight: column.weight)
            let below = Blend.mixed(lower[column.first], lower[column.second], weight: column.weight)
            row[index] = Blend.mixed(above, below, weight: line.weight)
        }
        return UnsafePointer(row)
    }
}
