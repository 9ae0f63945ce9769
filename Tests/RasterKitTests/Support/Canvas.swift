import DrawKit
import RasterKit

/// An image in memory surrounded by guard words.
final class Canvas {
    private static let margin = 3
    private static let guardWord: UInt32 = 0xDEAD_BEEF

    let size: PixelSize
    private let stride: Int
    private var words: [UInt32]
    private let rasterizer: Rasterizer

    init(size: PixelSize, background: UInt32 = 0xFF12_3456, rasterizer: Rasterizer = Rasterizer()) {
        self.size = size
        self.rasterizer = rasterizer
        stride = Int(size.width) + 2 * Self.margin
        words = Array(repeating: Self.guardWord, count: stride * (Int(size.height) + 2 * Self.margin))
        for y in 0..<Int(size.height) {
            for x in 0..<Int(size.width) { words[place(x, y)] = background }
        }
    }

    /// Draws `damage` of `list`, or the whole list if `damage` is `nil`.
    func draw(_ list: DisplayList, damage: Damage? = nil) {
        let origin = place(0, 0)
        words.withUnsafeMutableBufferPointer { words in
            guard let base = words.baseAddress else { return }
            let buffer = PixelBuffer(base: base + origin, size: size, stride: stride)
            rasterizer.draw(list, damage: damage ?? Damage(everythingIn: list), into: buffer)
        }
    }

    func pixel(_ x: Int, _ y: Int) -> PackedColor {
        PackedColor(bits: words[place(x, y)])
    }

    /// The words of the image, without the guards.
    var picture: [UInt32] {
        (0..<Int(size.height)).flatMap { y in words[place(0, y)..<place(Int(size.width), y)] }
    }

    /// `true` if nothing outside the image was modified.
    var guardsAreIntact: Bool {
        words.count(where: { $0 == Self.guardWord }) == words.count - size.area
    }

    private func place(_ x: Int, _ y: Int) -> Int {
        (y + Self.margin) * stride + x + Self.margin
    }
}

extension PixelSize {
    fileprivate var area: Int { Int(width) * Int(height) }
}

extension PixelRect {
    /// Creates a rectangle from its origin and size.
    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.init(minX: Int32(x), minY: Int32(y), maxX: Int32(x + width), maxY: Int32(y + height))
    }
}

extension DisplayList {
    /// Creates a list of `width` by `height` that starts with an opaque background.
    init(_ width: Int32, _ height: Int32, background: UInt32 = 0xFFFF_FFFF) {
        self.init(size: PixelSize(width: width, height: height))
        commands.append(
            .solid(RoundedRect(rect: bounds), color: PackedColor(bits: background), clip: DisplayList.noClip))
    }
}
