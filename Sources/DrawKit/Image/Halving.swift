/// A namespace for halving images by averaging each block of two by two pixels. An odd last row or column is dropped.
package enum Halving {
    /// Halves the premultiplied image of `size` at the beginning of `words` in place, and returns the new size: half of
    /// each side, rounded down.
    package static func halve(_ words: UnsafeMutableBufferPointer<UInt32>, size: PixelSize) -> PixelSize {
        let half = PixelSize(width: size.width / 2, height: size.height / 2)
        let (width, stride) = (Int(half.width), Int(size.width))
        for row in 0..<Int(half.height) {
            for column in 0..<width {
                let corner = row * 2 * stride + column * 2
                // Each write goes to a pixel that is no longer needed.
                words[row * width + column] = average(
                    words[corner], words[corner + 1], words[corner + stride], words[corner + stride + 1])
            }
        }
        return half
    }

    /// Returns the mean of four packed words, component by component, two components at a time.
    static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let low = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
        let high = (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
        return (low >> 2 & mask) | (high >> 2 & mask) << 8
    }
}

extension PixelSize {
    /// The number of times that both sides can be halved without reaching 0.
    package var maximumHalvings: Int {
        let side = min(width, height)
        return side > 0 ? Int32.bitWidth - 1 - side.leadingZeroBitCount : 0
    }

    /// Returns both sides halved `count` times, rounded down each time.
    package func halved(_ count: Int) -> PixelSize {
        PixelSize(width: width >> Int32(count), height: height >> Int32(count))
    }

    /// Returns the maximum number of halvings after which both sides are at least as long as those of `target`.
    package func halvings(for target: PixelSize) -> Int {
        var count = 0
        while count < maximumHalvings {
            let next = halved(count + 1)
            guard next.width >= target.width, next.height >= target.height else { break }
            count += 1
        }
        return count
    }
}
