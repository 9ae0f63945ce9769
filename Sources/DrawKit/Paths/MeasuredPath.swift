package import Foundation

/// A path with the cumulative lengths along it, for callers that repeatedly draw parts of the same path.
package struct MeasuredPath: Sendable {
    package let path: Path
    /// The length of the path, in points, including closing lines.
    package let length: CGFloat

    /// A line or a curve of the path, including closing lines.
    struct Piece {
        let curve: Curve
        /// `true` if the piece is the first of its subpath.
        let beginsPart: Bool
        /// The index in `lengths` of the first length of the piece.
        let first: Int
        /// The number of lines that approximate the piece.
        let steps: Int
    }

    let pieces: [Piece]
    /// For each piece in turn, the distances along it, in points, from its beginning to the points at evenly spaced
    /// parameters, 0...1.
    private let lengths: [CGFloat]

    /// Measures `path`, approximating curves by lines to a thousandth of a point.
    package init(_ path: Path) {
        self.path = path
        var (pieces, lengths, total) = ([Piece](), [CGFloat](), CGFloat(0))
        pieces.reserveCapacity(path.elements.count)
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var beginsPart = true
        for element in path.elements {
            if case .move(let point) = element {
                start = point
                current = point
                beginsPart = true
                continue
            }
            let drawn = element == .close ? .line(start) : element
            let curve = Curve(from: current, drawn)
            let piece = Piece(
                curve: curve, beginsPart: beginsPart, first: lengths.count, steps: curve.steps(tolerance: 0.001))
            var (length, last) = (CGFloat(0), current)
            lengths.append(0)
            for step in 1...piece.steps {
                let point = curve.point(at: CGFloat(step) / CGFloat(piece.steps))
                length += last.distance(to: point)
                lengths.append(length)
                last = point
            }
            pieces.append(piece)
            total += length
            current = drawn.end ?? current
            beginsPart = false
        }
        self.pieces = pieces
        self.lengths = lengths
        length = total
    }

    /// Returns the part of the path between two fractions of its total length over all subpaths. Curves stay curves.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start < end else { return Path() }
        guard start > 0 || end < 1 else { return path }
        guard length > 0 else { return Path() }
        var trimmed = Path(capacity: path.elements.count)
        var traversed: CGFloat = 0
        for piece in pieces where traversed < end * length {
            let pieceLength = length(of: piece)
            let from = max(start * length - traversed, 0)
            let to = min(end * length - traversed, pieceLength)
            if from < to, pieceLength > 0 {
                let part = piece.curve.part(from: parameter(in: piece, at: from), to: parameter(in: piece, at: to))
                if trimmed.currentPoint != part.from || (from == 0 && piece.beginsPart) { trimmed.move(to: part.from) }
                trimmed.append(part.element)
            }
            traversed += pieceLength
        }
        return trimmed
    }

    /// Returns the length of `piece`, in points.
    func length(of piece: Piece) -> CGFloat { lengths[piece.first + piece.steps] }

    /// Returns the parameter, 0...1, of the point that is `distance` points along `piece` from its beginning.
    func parameter(in piece: Piece, at distance: CGFloat) -> CGFloat {
        let last = piece.first + piece.steps
        guard distance > 0 else { return 0 }
        guard distance < lengths[last] else { return 1 }
        // Find the first length beyond `distance` by binary search.
        var (after, beyond) = (piece.first + 1, last)
        while after < beyond {
            let middle = (after + beyond) / 2
            if lengths[middle] > distance { beyond = middle } else { after = middle + 1 }
        }
        let (low, high) = (lengths[after - 1], lengths[after])
        return (CGFloat(after - 1 - piece.first) + (distance - low) / (high - low)) / CGFloat(piece.steps)
    }
}
