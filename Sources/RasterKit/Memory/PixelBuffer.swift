package import DrawKit

/// A non-owning view of memory for drawing, as premultiplied ARGB words (`PackedColor.bits`).
package struct PixelBuffer {
    package let base: UnsafeMutablePointer<UInt32>
    package let size: PixelSize
    /// The distance between rows, in words; at least the width.
    package let stride: Int

    package init(base: UnsafeMutablePointer<UInt32>, size: PixelSize, stride: Int) {
        self.base = base
        self.size = size
        self.stride = stride
    }

    /// Returns the address of the pixel at (`x`, `y`), which must lie inside the buffer.
    func address(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt32> {
        base + (Int(y) &* stride &+ Int(x))
    }
}
