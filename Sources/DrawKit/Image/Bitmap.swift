import Synchronization

/// An immutable image in physical pixels with an identity that caches can use as a key.
package final class Bitmap: Sendable {
    /// The pixel formats of a bitmap.
    package enum Pixels: Sendable {
        /// One coverage byte per pixel, tinted by the command that draws it: text, symbols and template images.
        case alpha([UInt8])
        /// One premultiplied `PackedColor` word per pixel: images, and text with its own colors.
        case color([UInt32])
    }

    /// An identifier that is unique in the process and never reused.
    package let id: UInt64
    package let size: PixelSize
    package let pixels: Pixels
    /// `true` if every pixel is opaque.
    package let isOpaque: Bool
    /// The image at half its size, a quarter, and so on, largest first. Empty unless the bitmap is reducible.
    package let reductions: [Bitmap]

    private static let nextID = Atomic<UInt64>(1)

    /// Creates a bitmap from `pixels`, which are given row by row from the top, without padding. The number of pixels
    /// must match `size`. If `reducible` is `true`, also creates the smaller versions for downscaling.
    package init(size: PixelSize, pixels: Pixels, reducible: Bool = false) {
        let count =
            switch pixels {
            case .alpha(let bytes): bytes.count
            case .color(let words): words.count
            }
        precondition(
            size.width >= 0 && size.height >= 0 && Int(size.width) * Int(size.height) == count,
            "a bitmap of \(size.width)x\(size.height) was given \(count) pixels")
        id = Self.nextID.wrappingAdd(1, ordering: .relaxed).oldValue
        self.size = size
        self.pixels = pixels
        if case .color(let words) = pixels {
            isOpaque = words.allSatisfy { $0 >= 0xFF00_0000 }
        } else {
            isOpaque = false
        }
        var smaller: [Bitmap] = []
        if reducible {
            while let next = (smaller.last?.pixels ?? pixels).halved(size: smaller.last?.size ?? size) {
                smaller.append(Bitmap(size: next.size, pixels: next.pixels))
            }
        }
        reductions = smaller
    }

    /// Returns the smallest version that is at least as large as `target` in both directions, so that bilinear sampling
    /// reads every source pixel. Returns the bitmap itself if it is smaller than `target`.
    package func version(for target: PixelSize) -> Bitmap {
        reductions.last { $0.size.width >= target.width && $0.size.height >= target.height } ?? self
    }
}

extension Bitmap: Equatable {
    package static func == (left: Bitmap, right: Bitmap) -> Bool { left.id == right.id }
}

extension Bitmap.Pixels {
    /// Returns the image with each block of two by two pixels averaged; `nil` if the image is a single pixel wide or
    /// high.
    fileprivate func halved(size: PixelSize) -> (size: PixelSize, pixels: Bitmap.Pixels)? {
        guard size.width > 1, size.height > 1 else { return nil }
        let half = PixelSize(width: size.width / 2, height: size.height / 2)
        let (width, stride) = (Int(half.width), Int(size.width))
        func averaged<Value>(_ average: (_ topLeft: Int) -> Value) -> [Value] {
            (0..<Int(half.height) * width).map { average($0 / width * 2 * stride + $0 % width * 2) }
        }
        switch self {
        case .alpha(let bytes):
            let reduced = averaged { corner in
                let sum =
                    Int(bytes[corner]) + Int(bytes[corner + 1]) + Int(bytes[corner + stride])
                    + Int(bytes[corner + stride + 1])
                return UInt8((sum + 2) / 4)
            }
            return (half, .alpha(reduced))
        case .color(let words):
            let reduced = averaged { corner in
                Halving.average(words[corner], words[corner + 1], words[corner + stride], words[corner + stride + 1])
            }
            return (half, .color(reduced))
        }
    }
}
