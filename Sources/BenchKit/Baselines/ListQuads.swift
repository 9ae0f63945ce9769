package import DrawKit

/// The display list of a scrolling list, converted to quads with a shared texture for its baseline.
///
/// Supports images, text, solid fills and lines. Gradients, borders, groups and transformed commands are skipped.
@MainActor
package struct ListQuads {
    /// An area of the texture and its destination.
    package struct Quad {
        package let rect: PixelRect
        package let source: PixelRect
        package let color: PackedColor
    }

    /// The contents of the texture: premultiplied pixels, row by row.
    package struct Pixels {
        package let width: Int32
        package fileprivate(set) var height: Int32 = 0
        package fileprivate(set) var words: [UInt32] = []
    }

    /// The number of pixel rows after which the list repeats.
    package let period: Int32
    /// The color of the last solid command that covers the whole list, or white.
    package private(set) var background = PackedColor(bits: 0xFFFF_FFFF)
    package private(set) var all: [Quad] = []
    package private(set) var pixels: Pixels

    /// Converts the commands of `list` that lie completely within the first `period` rows.
    package init(_ list: DisplayList, period: Int32) {
        let period = max(1, period)
        self.period = period
        let commands = list.commands.filter { command in
            let rect = command.shape.rect
            return command.transform < 0 && command.border == 0 && rect.minY >= 0 && rect.maxY <= period
        }
        let bitmaps = commands.filter { $0.kind == .bitmap }
        pixels = Pixels(width: max(1, bitmaps.map(\.shape.rect.width).max() ?? 1))
        let white = append(rows: 1) { _, _ in 0xFFFF_FFFF }
        for command in list.commands where command.kind == .solid && list.covers(command, list.bounds) {
            background = command.color
        }
        for command in commands {
            let rect = command.shape.rect
            switch command.kind {
            case .solid where command.color != background:
                let source = PixelRect(minX: 0, minY: white, maxX: 1, maxY: white + 1)
                all.append(Quad(rect: rect, source: source, color: command.color))
            case .bitmap:
                let top = append(command, of: list)
                let source = PixelRect(minX: 0, minY: top, maxX: rect.width, maxY: top + rect.height)
                all.append(Quad(rect: rect, source: source, color: PackedColor(bits: 0xFFFF_FFFF)))
            default: break
            }
        }
    }

    /// Calls `body` with each visible quad and its top row in a frame of `height` rows, after the list has moved up by
    /// `position` pixels.
    @inline(__always)
    package func forEachPlaced(at position: Double, height: Int32, _ body: (Quad, Int32) -> Void) {
        let shift = Int32(position.truncatingRemainder(dividingBy: Double(period)))
        all.withUnsafeBufferPointer { quads in
            for quad in quads {
                var top = quad.rect.minY - shift
                if top + quad.rect.height <= 0 { top += period }
                while top < height {
                    body(quad, top)
                    top += period
                }
            }
        }
    }

    // MARK: Private

    /// Appends rows to the texture and returns the index of the first one.
    private mutating func append(rows: Int32, _ word: (_ x: Int, _ y: Int) -> UInt32) -> Int32 {
        defer { pixels.height += rows }
        for y in 0..<Int(rows) {
            for x in 0..<Int(pixels.width) { pixels.words.append(word(x, y)) }
        }
        return pixels.height
    }

    /// Appends the pixels of `command` at its size, clipped to the rounded corners of its clip. Returns the index of
    /// their first row.
    private mutating func append(_ command: DrawCommand, of list: DisplayList) -> Int32 {
        let size = command.shape.rect.size
        let bitmap = list.bitmaps[Int(command.source)].version(for: size)
        let (width, height) = (Int(bitmap.size.width), Int(bitmap.size.height))
        guard width > 0, height > 0 else { return append(rows: size.height) { _, _ in 0 } }
        let clip = command.clip >= 0 ? list.clips[Int(command.clip)].shape : command.shape
        let radius = clip.rect == command.shape.rect ? clip.pixelRadius : 0
        return append(rows: size.height) { x, y in
            guard x < Int(size.width) else { return 0 }
            let index = y * height / Int(size.height) * width + x * width / Int(size.width)
            let color: PackedColor =
                switch bitmap.pixels {
                case .color(let words): PackedColor(bits: words[index])
                case .alpha(let bytes): command.color.scaled(by: Double(bytes[index]) / 255)
                }
            let coverage = Self.coverage(x, y, size: size, radius: radius)
            return coverage < 1 ? color.scaled(by: coverage).bits : color.bits
        }
    }

    /// Returns the part, 0...1, of the pixel at (`x`, `y`) inside a rectangle of `size` with corners of `radius`.
    private static func coverage(_ x: Int, _ y: Int, size: PixelSize, radius: Double) -> Double {
        let (right, bottom) = (Double(size.width) - radius, Double(size.height) - radius)
        let (centerX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
        let distanceX = max(radius - centerX, centerX - right, 0)
        let distanceY = max(radius - centerY, centerY - bottom, 0)
        guard distanceX > 0, distanceY > 0 else { return 1 }
        return min(max(radius + 0.5 - (distanceX * distanceX + distanceY * distanceY).squareRoot(), 0), 1)
    }
}

extension PackedColor {
    /// Returns the color with all components multiplied by `factor`, 0...1.
    fileprivate func scaled(by factor: Double) -> PackedColor {
        func scale(_ component: UInt32) -> UInt32 { UInt32((Double(component) * factor).rounded()) }
        return PackedColor(bits: scale(alpha) << 24 | scale(red) << 16 | scale(green) << 8 | scale(blue))
    }
}
