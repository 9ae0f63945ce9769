package import DrawKit

extension PixelBuffer {
    /// Performs `move` unless its source or its target extends beyond `limit`. The pixels are read from `source`,
    /// another frame of the same size, or from this buffer if `source` is `nil`.
    func move(_ move: PixelMove, within limit: PixelRect, from source: PixelBuffer?) {
        guard limit.contains(move.target), limit.contains(move.source), !move.target.isEmpty else { return }
        let (target, origin) = (move.target, move.source)
        let (count, rows) = (Int(target.width), target.height)
        for row in 0..<rows {
            // Rows that are still needed as sources are overwritten last.
            let offset = move.dy > 0 ? rows - 1 - row : row
            address(x: target.minX, y: target.minY + offset).update(
                from: (source ?? self).address(x: origin.minX, y: origin.minY + offset), count: count)
        }
    }

    /// Copies `area` from `other`, a frame of the same size.
    package func copy(_ area: PixelRect, from other: PixelBuffer) {
        let area = area.intersection(PixelRect(size: size)).intersection(PixelRect(size: other.size))
        for y in area.minY..<area.maxY {
            address(x: area.minX, y: y).update(from: other.address(x: area.minX, y: y), count: Int(area.width))
        }
    }
}
