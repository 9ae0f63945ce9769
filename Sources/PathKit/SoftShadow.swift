import DrawKit
import Foundation

extension PlacedCoverage {
    /// The maximum blur radius, in pixels. Larger radii are clamped.
    private static let maximumRadius = 512.0

    /// Returns a copy blurred approximately by a Gaussian with a standard deviation of `radius` pixels. The result
    /// extends beyond the original by the reach of the blur.
    ///
    /// Three consecutive box blurs of width d approximate a Gaussian of deviation s within 3%, with d = s * 3 * sqrt(2
    /// pi) / 4, as defined by SVG filters.
    package func blurred(radius: Double) -> PlacedCoverage {
        guard radius > 0 else { return self }
        let wide = Int((min(radius, Self.maximumRadius) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard wide > 1 else { return self }
        // If the width is even, two boxes are off center in opposite directions, and the third is one pixel wider.
        let boxes =
            wide % 2 == 1
            ? [(-(wide / 2), wide), (-(wide / 2), wide), (-(wide / 2), wide)]
            : [(-(wide / 2), wide), (-(wide / 2) + 1, wide), (-(wide / 2), wide + 1)]
        let reach = Int32(boxes.reduce(0) { $0 + $1.1 } / 2 + 1)
        var grown = padded(by: reach)
        for (first, count) in boxes { grown.average(first: first, count: count) }
        grown = grown.transposed
        for (first, count) in boxes { grown.average(first: first, count: count) }
        return PlacedCoverage(rect: padded(rect, by: reach), bytes: grown.transposed.bytes)
    }

    // MARK: Private

    private func padded(_ rect: PixelRect, by reach: Int32) -> PixelRect {
        PixelRect(minX: rect.minX - reach, minY: rect.minY - reach, maxX: rect.maxX + reach, maxY: rect.maxY + reach)
    }

    private func padded(by reach: Int32) -> PlacedCoverage {
        let outerRect = padded(rect, by: reach)
        var bytes = [UInt8](repeating: 0, count: outerRect.area)
        let (width, outer) = (Int(rect.width), Int(outerRect.width))
        for row in 0..<Int(rect.height) {
            let index = (row + Int(reach)) * outer + Int(reach)
            bytes.replaceSubrange(index..<index + width, with: self.bytes[row * width..<(row + 1) * width])
        }
        return PlacedCoverage(rect: outerRect, bytes: bytes)
    }

    /// Replaces each byte with the mean of `count` bytes in the same row, of which the first is `first` bytes away from
    /// the replaced byte. Bytes beyond the ends of the row count as 0.
    private mutating func average(first: Int, count: Int) {
        let width = Int(rect.width)
        guard width > 0 else { return }
        var source = [UInt8](repeating: 0, count: width)
        let half = count / 2
        bytes.withUnsafeMutableBufferPointer { bytes in
            for row in stride(from: 0, to: bytes.count, by: width) {
                for x in 0..<width { source[x] = bytes[row + x] }
                var sum = 0
                for x in max(first, 0)..<min(max(first + count, 0), width) { sum += Int(source[x]) }
                for x in 0..<width {
                    bytes[row + x] = UInt8((sum + half) / count)
                    let (leaving, entering) = (x + first, x + first + count)
                    if leaving >= 0, leaving < width { sum -= Int(source[leaving]) }
                    if entering >= 0, entering < width { sum += Int(source[entering]) }
                }
            }
        }
    }

    /// The coverage with rows and columns swapped, so that `average` can blur the columns.
    private var transposed: PlacedCoverage {
        let (width, height) = (Int(rect.width), Int(rect.height))
        var columns = [UInt8](repeating: 0, count: bytes.count)
        for y in 0..<height {
            for x in 0..<width { columns[x * height + y] = bytes[y * width + x] }
        }
        return PlacedCoverage(
            rect: PixelRect(minX: rect.minY, minY: rect.minX, maxX: rect.maxY, maxY: rect.maxX), bytes: columns)
    }
}
