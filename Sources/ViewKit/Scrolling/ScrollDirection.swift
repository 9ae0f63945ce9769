import Foundation

/// A direction to which a drag can be locked.
enum ScrollDirection {
    case horizontal
    case vertical

    /// The ratio of a drag's components from which it isn't diagonal.
    private static let ratio: CGFloat = 2

    /// Creates the direction of a drag that starts with `movement`; `nil` if the drag is diagonal.
    init?(of movement: CGVector) {
        let (x, y) = (abs(movement.dx), abs(movement.dy))
        if x > y * Self.ratio {
            self = .horizontal
        } else if y > x * Self.ratio {
            self = .vertical
        } else {
            return nil
        }
    }
}
