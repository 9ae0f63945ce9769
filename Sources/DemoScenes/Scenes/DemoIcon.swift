import DrawKit
import Foundation
package import ViewKit

/// The icon of the demo's window: bones on a blue card, with a highlight passing over them.
package enum DemoIcon {
    /// Returns the icon with sides of `side` pixels.
    package static func image(side: Int = 128) -> UIImage {
        let size = PixelSize(width: Int32(side), height: Int32(side))
        let pixels = (0..<side * side).map { index in
            PackedColor(color(x: center(index % side, of: side), y: center(index / side, of: side), side: side)).bits
        }
        return UIImage(bitmap: Bitmap(size: size, pixels: .color(pixels), reducible: true))
    }

    // MARK: Private

    /// A rounded rectangle. Lengths are fractions of the icon's side.
    private struct Shape {
        var x: ClosedRange<Double>
        var y: ClosedRange<Double>
        var radius: Double

        /// Returns the fraction, 0...1, of the pixel around the point (`px`, `py`) that the shape covers.
        func coverage(x px: Double, y py: Double, side: Int) -> Double {
            func beyond(_ value: Double, _ range: ClosedRange<Double>) -> Double {
                abs(value - (range.lowerBound + range.upperBound) / 2) - (range.upperBound - range.lowerBound) / 2
                    + radius
            }
            let (dx, dy) = (beyond(px, x), beyond(py, y))
            let distance = hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
            return min(max(0.5 - distance * Double(side), 0), 1)
        }
    }

    private static let card = Shape(x: 0.03...0.97, y: 0.03...0.97, radius: 0.21)
    private static let bones = [
        Shape(x: 0.17...0.41, y: 0.18...0.42, radius: 0.12),
        Shape(x: 0.49...0.83, y: 0.2...0.29, radius: 0.045), Shape(x: 0.49...0.7, y: 0.34...0.41, radius: 0.035),
        Shape(x: 0.17...0.83, y: 0.53...0.82, radius: 0.07),
    ]
    private static let top = RGBA(hex: 0x4A9BFF)
    private static let bottom = RGBA(hex: 0x0A4DAE)
    /// The opacity of white on a bone outside the highlight.
    private static let dim = 0.5
    /// Half the width of the highlight, as a fraction of the icon's side.
    private static let breadth = 0.34
    /// The horizontal distance by which the highlight moves over the icon's height, as a fraction of the icon's side.
    private static let slant = 0.4

    private static func center(_ pixel: Int, of side: Int) -> Double { (Double(pixel) + 0.5) / Double(side) }

    private static func color(x: Double, y: Double, side: Int) -> RGBA {
        let light = max(0, 1 - abs(x + slant * (y - 0.5) - 0.52) / breadth)
        let bone = bones.reduce(0) { max($0, $1.coverage(x: x, y: y, side: side)) }
        var color = top.interpolated(to: bottom, fraction: y)
            .interpolated(to: .white, fraction: bone * (dim + (1 - dim) * light))
        color.alpha = card.coverage(x: x, y: y, side: side)
        return color
    }
}
