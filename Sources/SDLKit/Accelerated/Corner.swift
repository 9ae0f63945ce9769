import DrawKit

/// A corner of a rectangle, with the direction in which it points.
struct Corner {
    let set: CornerSet
    let isRight: Bool
    let isBottom: Bool

    static let clockwise = [
        Corner(set: .topLeft, isRight: false, isBottom: false),
        Corner(set: .topRight, isRight: true, isBottom: false),
        Corner(set: .bottomRight, isRight: true, isBottom: true),
        Corner(set: .bottomLeft, isRight: false, isBottom: true),
    ]

    /// The corners in the order that is clockwise after a map, which may mirror them.
    static func clockwise(isMirrored: Bool) -> [Corner] { isMirrored ? counterclockwise : clockwise }

    private static let counterclockwise = Array(clockwise.reversed())

    /// `direction`, given for the bottom right corner, at this one.
    func turned(_ direction: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(isRight ? direction.x : -direction.x, isBottom ? direction.y : -direction.y)
    }

    /// The order in which the points of a quarter, given for the bottom right corner, follow each other clockwise, or
    /// the other way round where a map mirrors them.
    func order(_ count: Int, isMirrored: Bool = false) -> StrideThrough<Int> {
        (isRight == isBottom) != isMirrored
            ? stride(from: 0, through: count - 1, by: 1)
            : stride(from: count - 1, through: 0, by: -1)
    }

    /// The corner of `rect`.
    func edge(of rect: PixelRect) -> SIMD2<Double> {
        SIMD2(Double(isRight ? rect.maxX : rect.minX), Double(isBottom ? rect.maxY : rect.minY))
    }
}
