import DrawKit
import Foundation
import ViewKit

/// Generated images for the scenarios' lists. They need no files and no decoding, and are the same on every machine.
@MainActor
enum ScenePicture {
    /// A dozen two-color portraits, at twice their displayed size in table rows.
    static let portraits = (0..<12).map { portrait(hue: Double($0) / 12, side: 96) }

    private static func portrait(hue: Double, side: Int) -> UIImage {
        let (background, figure) = (word(hue: hue, brightness: 0.9), word(hue: hue + 0.4, brightness: 0.6))
        let center = Double(side) / 2
        let words = (0..<side * side).map { index in
            let (x, y) = (Double(index % side) + 0.5 - center, Double(index / side) + 0.5 - center)
            let isHead = x * x + (y + center / 4) * (y + center / 4) < center * center / 9
            let isBody = x * x + (y - center) * (y - center) < center * center / 2.6
            return isHead || isBody ? figure : background
        }
        let size = PixelSize(width: Int32(side), height: Int32(side))
        return UIImage(bitmap: Bitmap(size: size, pixels: .color(words), reducible: true))
    }

    private static func word(hue: Double, brightness: Double) -> UInt32 {
        func component(_ shift: Double) -> Double {
            let phase = (hue + shift) - (hue + shift).rounded(.down)
            return brightness * (0.55 + 0.45 * abs(2 * phase - 1))
        }
        return PackedColor(RGBA(red: component(0), green: component(1.0 / 3), blue: component(2.0 / 3))).bits
    }
}
