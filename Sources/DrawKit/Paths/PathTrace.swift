package import Foundation

/// A path as a way to go along: its pieces, closing lines included, with the point and the direction at each place.
package struct PathTrace: Hashable, Sendable {
    /// The path itself.
    package let path: Path
    private let pieces: [MeasuredCurve]

    package init(_ path: Path) {
        self.path = path
        pieces = path.measuredPieces
    }

    package static func == (left: Self, right: Self) -> Bool { left.path == right.path }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }

    /// How long each piece is, in points.
    package var lengths: [CGFloat] { pieces.map(\.length) }

    /// Where the pieces begin, and where the last one ends.
    package var corners: [CGPoint] {
        guard let last = pieces.last else { return path.currentPoint.map { [$0] } ?? [] }
        return pieces.map(\.curve.from) + [last.curve.point(at: 1)]
    }

    /// The point at `fraction` of the length of a piece.
    package func point(on piece: Int, at fraction: Double) -> CGPoint {
        let curve = pieces[piece]
        return curve.curve.point(at: curve.place(at: curve.length * CGFloat(min(max(fraction, 0), 1))))
    }

    /// The direction at `fraction` of the length of a piece, in radians, clockwise on the screen from the right.
    package func angle(on piece: Int, at fraction: Double) -> Double {
        let curve = pieces[piece]
        let place = curve.place(at: curve.length * CGFloat(min(max(fraction, 0), 1)))
        // The line through two near places: where a control point lies on the end, a curve has no other direction.
        let (before, after) = (max(place - Self.step, 0), min(place + Self.step, 1))
        let (from, to) = (curve.curve.point(at: before), curve.curve.point(at: after))
        return from == to ? 0 : Double(atan2(to.y - from.y, to.x - from.x))
    }

    /// Half the part of a piece over which its direction is taken.
    private static let step: CGFloat = 1e-4
}
