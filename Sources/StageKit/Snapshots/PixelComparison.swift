package import DrawKit

/// The differences between two images.
package struct PixelComparison: CustomStringConvertible {
    package let isSameSize: Bool
    /// The largest difference in any component, 0...255; 255 if the sizes differ.
    package let maximumDifference: Int
    /// The number of pixels with a component that differs by more than the tolerance; 0 if the sizes differ.
    package let count: Int
    /// The fraction of pixels that differ at all, 0...1; 1 if the sizes differ.
    package let differingShare: Double
    /// The new image, in which the pixels that differ by more than the tolerance are red; `nil` if the sizes differ.
    package let image: Bitmap?

    /// Compares the new image, `right`, with `left`. Components that differ by at most `tolerance`, 0...255, count as
    /// equal.
    package init(_ left: Bitmap, _ right: Bitmap, tolerance: Int = 0) {
        guard left.size == right.size, case .color(let old) = left.pixels, case .color(let new) = right.pixels else {
            isSameSize = false
            maximumDifference = 255
            count = 0
            differingShare = 1
            image = nil
            return
        }
        var (largest, count, differing) = (0, 0, 0)
        var marked = new
        // Most images are equal, which comparing the arrays detects quickly. In images that differ, most pixels are
        // equal.
        for index in old == new ? 0..<0 : old.indices where old[index] != new[index] {
            let difference = Self.difference(old[index], new[index])
            largest = max(largest, difference)
            differing += 1
            guard difference > tolerance else { continue }
            count += 1
            marked[index] = 0xFF00_0000 | UInt32(min(255, difference * 8)) << 16
        }
        isSameSize = true
        maximumDifference = largest
        self.count = count
        differingShare = Double(differing) / Double(max(1, new.count))
        image = Bitmap(size: left.size, pixels: .color(marked))
    }

    package var description: String {
        guard isSameSize else { return "the sizes differ" }
        let share = (differingShare * 1000).rounded(.up) / 10
        return "\(count) pixels, by \(maximumDifference) at most; \(share)% of all pixels differ at all"
    }

    private static func difference(_ left: UInt32, _ right: UInt32) -> Int {
        var (largest, left, right) = (0, left, right)
        while left != right {
            largest = max(largest, abs(Int(left & 0xFF) - Int(right & 0xFF)))
            left = left >> 8
            right = right >> 8
        }
        return largest
    }
}
