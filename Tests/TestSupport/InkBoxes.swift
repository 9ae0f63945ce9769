package import DrawKit

/// The boxes of words and glyphs in an image, line by line. They are the same for all font versions whose glyphs keep
/// their positions and sizes, however they are drawn.
package struct InkBoxes {
    /// The boxes from top to bottom and, within a line, from left to right.
    package let boxes: [PixelRect]

    /// Boxes in a line are merged if the distance between them is less than this number of pixels.
    private static let gap = 6
    /// The minimum difference between a color component of ink and that of the top left pixel, of 255.
    private static let minimumDifference = 48

    /// Finds the ink on a background with the color of the top left pixel.
    package init(_ bitmap: Bitmap) {
        guard case .color(let words) = bitmap.pixels, let background = words.first else {
            boxes = []
            return
        }
        let (width, height) = (Int(bitmap.size.width), Int(bitmap.size.height))
        func isInk(_ x: Int, _ y: Int) -> Bool {
            let word = words[y * width + x]
            func difference(_ shift: UInt32) -> Int { abs(Int(word >> shift & 0xFF) - Int(background >> shift & 0xFF)) }
            return max(difference(16), difference(8), difference(0)) >= Self.minimumDifference
        }
        let inkedRows = (0..<height).map { y in (0..<width).contains { isInk($0, y) } }
        var found: [PixelRect] = []
        for rows in Self.runs(inkedRows, gap: 1) {
            let inkedColumns = (0..<width).map { x in rows.contains { isInk(x, $0) } }
            for columns in Self.runs(inkedColumns, gap: Self.gap) {
                let (left, right) = (Int32(columns.lowerBound), Int32(columns.upperBound))
                let (top, bottom) = (Int32(rows.lowerBound), Int32(rows.upperBound))
                found.append(PixelRect(minX: left, minY: top, maxX: right, maxY: bottom))
            }
        }
        boxes = found
    }

    /// Returns `true` if there are as many boxes as in `other`, and the edges of each box are within `distance` pixels.
    package func isNear(_ other: InkBoxes, within distance: Int32) -> Bool {
        guard boxes.count == other.boxes.count else { return false }
        return zip(boxes, other.boxes).allSatisfy { left, right in
            let across = max(abs(left.minX - right.minX), abs(left.maxX - right.maxX))
            return max(across, abs(left.minY - right.minY), abs(left.maxY - right.maxY)) <= distance
        }
    }

    /// Returns the ranges of set `flags`, closing gaps of less than `gap`.
    private static func runs(_ flags: [Bool], gap: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, isSet) in flags.enumerated() where isSet {
            if let last = runs.last, index - last.upperBound < gap {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
