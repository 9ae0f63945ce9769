package import Foundation

/// A path along which animations move a layer. It provides the point and the direction at any fraction of a piece. The
/// pieces are the lines and curves of the path, including closing lines.
package struct PathTrace: Hashable, Sendable {
    private let measured: MeasuredPath

    package init(_ path: Path) {
        measured = MeasuredPath(path)
    }

    package var path: Path { measured.path }

    package static func == (left: Self, right: Self) -> Bool { left.path == right.path }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }

    /// The length of each piece, in points.
    package var lengths: [CGFloat] { measured.pieces.map(measured.length) }

    /// The beginning of each piece, and the end of the last one.
    package var corners: [CGPoint] {
        guard let last = measured.pieces.last else { return path.currentPoint.map { [$0] } ?? [] }
        return measured.pieces.map(\.curve.from) + [last.curve.point(at: 1)]
    }

    /// Returns the point at `fraction` of the length of a piece.
    package func point(on piece: Int, at fraction: Double) -> CGPoint {
        measured.pieces[piece].curve.point(at: parameter(on: piece, at: fraction))
    }

    /// Returns the direction at `fraction` of the length of a piece, in radians, clockwise on screen from the positive
    /// x-axis.
    package func angle(on piece: Int, at fraction: Double) -> Double {
        let (curve, parameter) = (measured.pieces[piece].curve, parameter(on: piece, at: fraction))
        // Use the line through two nearby points, because a curve whose control point coincides with its end has no
        // tangent there.
        let (before, after) = (max(parameter - Self.step, 0), min(parameter + Self.step, 1))
        let (from, to) = (curve.point(at: before), curve.point(at: after))
        return from == to ? 0 : Double(atan2(to.y - from.y, to.x - from.x))
    }

    private func parameter(on piece: Int, at fraction: Double) -> CGFloat {
        let piece = measured.pieces[piece]
        return measured.parameter(in: piece, at: measured.length(of: piece) * CGFloat(min(max(fraction, 0), 1)))
    }

    /// Half of the parameter range over which a direction is measured.
    private static let step: CGFloat = 1e-4
}
