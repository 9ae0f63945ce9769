package import DrawKit

/// Memory that is drawn into: premultiplied ARGB words (`PackedColor.bits`), a view that owns nothing.
package struct PixelBuffer {
    package let base: UnsafeMutablePointer<UInt32>
    package let size: PixelSize
    /// From one row to the next, in words; at least the width.
    package let stride: Int

    package init(base: UnsafeMutablePointer<UInt32>, size: PixelSize, stride: Int) {
        self.base = base
        self.size = size
        self.stride = stride
    }

    /// Where the pixel at (`x`, `y`) is, which must lie inside.
    func address(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt32> {
        base + (Int(y) &* stride &+ Int(x))
    }
}
