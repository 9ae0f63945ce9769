package import DrawKit

/// The coverage of the pixels in a rectangle, one byte each, row by row.
package struct PlacedCoverage: Sendable {
    package var rect: PixelRect
    package var bytes: [UInt8]

    package init(rect: PixelRect, bytes: [UInt8]) {
        self.rect = rect
        self.bytes = bytes
    }

    /// An alpha bitmap of the coverage.
    package var bitmap: Bitmap { Bitmap(size: rect.size, pixels: .alpha(bytes)) }
}

extension PlacedCoverage {
    /// Copies the coverage of `rect` from a buffer that covers `area`. The buffer begins at `first`, and its rows are
    /// `stride` bytes apart.
    init(of rect: PixelRect, from area: PixelRect, _ first: UnsafePointer<UInt8>, stride: Int) {
        let (width, height) = (Int(rect.width), Int(rect.height))
        let corner = first + Int(rect.minY - area.minY) * stride + Int(rect.minX - area.minX)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { memory, count in
            guard let target = memory.baseAddress else { return }
            for row in 0..<height { (target + row * width).initialize(from: corner + row * stride, count: width) }
            count = width * height
        }
        self.init(rect: rect, bytes: bytes)
    }

    /// Creates the coverage of the smallest part of `area` that contains all nonzero bytes. The rows begin at `first`
    /// and are `stride` bytes apart. Returns `nil` if all bytes are 0.
    init?(of area: PixelRect, inked first: UnsafePointer<UInt8>, stride: Int) {
        let width = Int(area.width)
        func isInked(row: Int) -> Bool { (0..<width).contains { first[row * stride + $0] != 0 } }
        guard let top = (0..<Int(area.height)).first(where: isInked),
            let bottom = (top..<Int(area.height)).last(where: isInked)
        else { return nil }
        var (left, right) = (width, 0)
        for row in top...bottom {
            let bytes = first + row * stride
            // Only pixels outside the current extent can extend it.
            if let column = (0..<left).first(where: { bytes[$0] != 0 }) { left = column }
            if let column = (right..<width).last(where: { bytes[$0] != 0 }) { right = column + 1 }
        }
        let rect = PixelRect(
            minX: area.minX + Int32(left), minY: area.minY + Int32(top), maxX: area.minX + Int32(right),
            maxY: area.minY + Int32(bottom) + 1)
        self.init(of: rect, from: area, first, stride: stride)
    }
}
