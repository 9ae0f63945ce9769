import DrawKit

extension PixelBuffer {
    /// Moves the pixels of `move`, of which those are left out that do not lie within `limit`.
    func move(_ move: PixelMove, within limit: PixelRect) {
        guard limit.contains(move.target), limit.contains(move.source), !move.target.isEmpty else { return }
        let (target, source) = (move.target, move.source)
        let (count, rows) = (Int(target.width), target.height)
        for row in 0..<rows {
            // Rows that others are still to be taken from are written last.
            let offset = move.dy > 0 ? rows - 1 - row : row
            address(x: target.minX, y: target.minY + offset).update(
                from: address(x: source.minX, y: source.minY + offset), count: count)
        }
    }
}
