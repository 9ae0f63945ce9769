import DrawKit

/// A corner of a rectangle.
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

    /// Returns the corners in the order that is clockwise after a transform. If the transform mirrors, the order is
    /// reversed.
    static func clockwise(isMirrored: Bool) -> [Corner] { isMirrored ? counterclockwise : clockwise }

    private static let counterclockwise = Array(clockwise.reversed())

    /// Returns `direction`, given for the bottom right corner, reflected to this corner.
    func reflected(_ direction: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(isRight ? direction.x : -direction.x, isBottom ? direction.y : -direction.y)
    }

    /// Returns the indices of `count` points of a quarter circle, given for the bottom right corner, in the order that
    /// is clockwise at this corner after a transform. `isMirrored` is `true` if the transform mirrors.
    func order(_ count: Int, isMirrored: Bool = false) -> StrideThrough<Int> {
        (isRight == isBottom) != isMirrored
            ? stride(from: 0, through: count - 1, by: 1)
            : stride(from: count - 1, through: 0, by: -1)
    }

    /// Returns the position of this corner in `rect`.
    func edge(of rect: PixelRect) -> SIMD2<Double> {
        SIMD2(Double(isRight ? rect.maxX : rect.minX), Double(isBottom ? rect.maxY : rect.minY))
    }
}
