/// The coverage mask of a top-left quarter circle. The other corners use a mirrored mask.
///
/// Each row stores only the bytes between `clear` and `full`, so a mask is little larger than its arc.
final class CornerMask {
    /// One row of pixels. Its columns are counted inward from the outer edge.
    struct Row: BitwiseCopyable {
        /// The first column that is at least partially covered.
        var clear: Int32
        /// The first fully covered column; all columns after it are fully covered, too.
        var full: Int32
        /// The coverage of the columns from `clear` to `full`, followed by the same bytes in reverse order for right
        /// corners.
        var coverage: UnsafeMutablePointer<UInt8>
        var mirrored: UnsafeMutablePointer<UInt8> { coverage + Int(full &- clear) }
    }

    /// The number of scan lines per row of pixels.
    private static let lineCount = 16
    /// The number of steps in which a scan line's coverage of a pixel is measured.
    private static let partCount = 256

    /// The number of rows and columns of the mask.
    let side: Int32
    let rows: UnsafeMutablePointer<Row>
    /// The approximate memory size, in bytes.
    let byteCount: Int
    /// The number of the last drawing that used this mask.
    var lastUse: UInt64 = 0

    // MARK: Lifecycle

    /// Creates the mask of a corner with a radius of `radius` / 256 pixels. `radius` must be greater than 0.
    init(radius: Int32) {
        side = (radius &+ 255) >> 8
        rows = .allocate(capacity: Int(side))
        let radius = Double(radius) / 256
        var edges = [Double](repeating: 0, count: Self.lineCount)
        var byteCount = 0
        for row in 0..<Int(side) {
            for line in 0..<Self.lineCount {
                let y = Double(row) + (Double(line) + 0.5) / Double(Self.lineCount)
                let rise = max(0, radius - y)
                edges[line] = radius - (radius * radius - rise * rise).squareRoot()
            }
            rows[row] = Self.row(edges: edges)
            // Each row's bytes are allocated separately.
            byteCount += MemoryLayout<Row>.stride + 16 + 2 * Int(rows[row].full &- rows[row].clear)
        }
        self.byteCount = byteCount
    }

    deinit {
        for row in 0..<Int(side) { rows[row].coverage.deallocate() }
        rows.deallocate()
    }

    // MARK: Private

    /// Returns a row whose scan lines are covered to the right of `edges`, which decrease from line to line.
    private static func row(edges: [Double]) -> Row {
        let clear = Int(edges[lineCount - 1])
        let full = max(clear, Int(edges[0].rounded(.up)))
        let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (full - clear))
        let total = lineCount * partCount
        for column in clear..<full {
            let parts = edges.reduce(0) { sum, edge in
                sum + Int(min(max(Double(column + 1) - edge, 0), 1) * Double(partCount))
            }
            let byte = UInt8((parts * 255 + total / 2) / total)
            (coverage + (column - clear)).initialize(to: byte)
            (coverage + (2 * full - clear - 1 - column)).initialize(to: byte)
        }
        return Row(clear: Int32(clear), full: Int32(full), coverage: coverage)
    }
}
