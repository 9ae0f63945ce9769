package import DrawKit
import Glibc

/// The software renderer's baseline for bones. It computes one row of pixels per bone and copies it to each row of the
/// bone.
@MainActor
package final class BoneCopyBaseline: MemoryDrawing {
    /// The number of ramp steps per bone width. The ramp covers three widths, because the axis slides from one width
    /// before the bone to one after it.
    private static let stepCount = 1024
    private static let fractionBits = 20

    private let rects: [PixelRect]
    private let ramp: UnsafeMutablePointer<UInt32>
    private let row: UnsafeMutablePointer<UInt32>

    package init(rects: [PixelRect], stops: GradientStops) {
        self.rects = rects
        ramp = .allocate(capacity: 3 * Self.stepCount)
        for index in 0..<3 * Self.stepCount {
            let position = (Double(index) + 0.5) / Double(Self.stepCount) - 1
            (ramp + index).initialize(to: PackedColor(stops.color(at: position)).bits)
        }
        let widest = max(1, Int(rects.map(\.width).max() ?? 1))
        row = .allocate(capacity: widest)
        row.initialize(repeating: 0, count: widest)
    }

    isolated deinit {
        ramp.deallocate()
        row.deallocate()
    }

    package func begin(in base: UnsafeMutablePointer<UInt32>, stride: Int) {}

    /// Draws all bones to memory, which must be large enough. `axisStart` is clamped to -1...1, the range of the ramp.
    package func draw(at axisStart: Double, into base: UnsafeMutablePointer<UInt32>, stride: Int) {
        let unit = Double(Self.stepCount << Self.fractionBits)
        let firstStep = (1 - max(-1, min(1, axisStart))) * unit
        rects.withUnsafeBufferPointer { rects in
            for rect in rects {
                let width = Int(rect.maxX &- rect.minX)
                let step = unit / Double(width)
                let increment = Int(step)
                var position = Int(firstStep + step / 2)
                for index in 0..<width {
                    row[index] = ramp[position >> Self.fractionBits]
                    position &+= increment
                }
                var target = base + (Int(rect.minY) &* stride &+ Int(rect.minX))
                for _ in rect.minY..<rect.maxY {
                    memcpy(target, row, width &* 4)
                    target += stride
                }
            }
        }
    }

    /// Does nothing, because the library redraws all bones in every frame.
    package func end(in base: UnsafeMutablePointer<UInt32>, stride: Int) {}

    /// The bounding rectangle of each row of bones.
    package var bands: [PixelRect] {
        var bands: [PixelRect] = []
        for rect in rects {
            if let last = bands.last, last.minY == rect.minY {
                bands[bands.count - 1] = last.union(rect)
            } else {
                bands.append(rect)
            }
        }
        return bands
    }
}
