import DrawKit
import Foundation

extension PlacedCoverage {
    /// The widest blur, in pixels; a wider one is drawn as this.
    private static let widest = 512.0

    /// This, blurred like light that comes from a disc: nearly a Gaussian with the standard deviation `radius`, in
    /// pixels. It grows by as much as it reaches.
    ///
    /// Three boxes after each other are within 3 % of a Gaussian of deviation s where each is d wide, with
    /// d = s * 3 * sqrt(2 pi) / 4, as the filters of SVG define it.
    package func blurred(radius: Double) -> PlacedCoverage {
        guard radius > 0 else { return self }
        let wide = Int((min(radius, Self.widest) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard wide > 1 else { return self }
        // Around even widths, two boxes lean to one side each, and the third is one wider.
        let boxes =
            wide % 2 == 1
            ? [(-(wide / 2), wide), (-(wide / 2), wide), (-(wide / 2), wide)]
            : [(-(wide / 2), wide), (-(wide / 2) + 1, wide), (-(wide / 2), wide + 1)]
        let reach = Int32(boxes.reduce(0) { $0 + $1.1 } / 2 + 1)
        var grown = padded(by: reach)
        for (first, count) in boxes { grown.average(first: first, count: count) }
        grown = grown.turned
        for (first, count) in boxes { grown.average(first: first, count: count) }
        return PlacedCoverage(rect: padded(rect, by: reach), bytes: grown.turned.bytes)
    }

    // MARK: Private

    private func padded(_ rect: PixelRect, by reach: Int32) -> PixelRect {
        PixelRect(minX: rect.minX - reach, minY: rect.minY - reach, maxX: rect.maxX + reach, maxY: rect.maxY + reach)
    }

    private func padded(by reach: Int32) -> PlacedCoverage {
        let around = padded(rect, by: reach)
        var bytes = [UInt8](repeating: 0, count: around.area)
        let (width, outer) = (Int(rect.width), Int(around.width))
        for row in 0..<Int(rect.height) {
            let place = (row + Int(reach)) * outer + Int(reach)
            bytes.replaceSubrange(place..<place + width, with: self.bytes[row * width..<(row + 1) * width])
        }
        return PlacedCoverage(rect: around, bytes: bytes)
    }

    /// Makes each byte the mean of `count` of its row, from the one that is `first` away from it; beyond the ends is 0.
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
                    let (leaving, coming) = (x + first, x + first + count)
                    if leaving >= 0, leaving < width { sum -= Int(source[leaving]) }
                    if coming >= 0, coming < width { sum += Int(source[coming]) }
                }
            }
        }
    }

    /// Rows as columns.
    private var turned: PlacedCoverage {
        let (width, height) = (Int(rect.width), Int(rect.height))
        var turned = [UInt8](repeating: 0, count: bytes.count)
        for y in 0..<height {
            for x in 0..<width { turned[x * height + y] = bytes[y * width + x] }
        }
        return PlacedCoverage(
            rect: PixelRect(minX: rect.minY, minY: rect.minX, maxX: rect.maxY, maxY: rect.maxX), bytes: turned)
    }
}
