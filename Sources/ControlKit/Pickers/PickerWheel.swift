import Foundation

/// The geometry of a picker's wheel, whose rows are on a cylinder seen from the front.
struct PickerWheel: Equatable {
    /// The radius of the cylinder in points, which is half the height of the picker.
    let radius: CGFloat
    /// The height of a row at the front, in points.
    let rowHeight: CGFloat

    /// The displayed position and appearance of a row.
    struct Placement: Equatable {
        /// The distance of the row's center from the center of the wheel, in points. Positive below the center.
        let y: CGFloat
        /// The row's height relative to that of the row at the front, 0...1.
        let scale: CGFloat
        let alpha: CGFloat
    }

    /// The maximum opacity of rows that have left the front. They fade further toward the edges of the wheel.
    private static let restAlpha: CGFloat = 0.6

    /// Returns the placement of the row `distance` rows below the front; `nil` if that row is on the back of the wheel.
    func placement(distance: CGFloat) -> Placement? {
        guard radius > 0, rowHeight > 0 else { return nil }
        let angle = distance * rowHeight / radius
        guard abs(angle) < .pi / 2 else { return nil }
        let scale = cos(angle)
        // Only the row at the front is opaque.
        let near = max(0, 1 - abs(distance))
        return Placement(
            y: sin(angle) * radius, scale: scale, alpha: near + (1 - near) * Self.restAlpha * scale * scale)
    }

    /// Returns the distance in rows from the front to the point `y` points below the center.
    func distance(at y: CGFloat) -> CGFloat {
        guard radius > 0, rowHeight > 0 else { return 0 }
        return asin(min(max(y / radius, -1), 1)) * radius / rowHeight
    }

    /// Returns the visible rows out of `count` rows. `front` is the row at the front; a fraction means a position
    /// between two rows.
    func visibleRows(front: CGFloat, count: Int) -> Range<Int> {
        guard radius > 0, rowHeight > 0, count > 0, front.isFinite else { return 0..<0 }
        let reach = .pi / 2 * radius / rowHeight
        let first = min(max(front - reach, 0), CGFloat(count))
        let end = min(max(front + reach + 1, first), CGFloat(count))
        return Int(first.rounded(.up))..<max(Int(first.rounded(.up)), Int(end.rounded(.down)))
    }
}
