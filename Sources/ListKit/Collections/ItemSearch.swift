import Foundation

/// A search for the item that an arrow key moves to: the nearest item ahead, preferably straight ahead.
struct ItemSearch {
    enum Direction {
        case up, down, left, right
    }

    private let direction: Direction
    /// The frame of the current item, reflected so that the search direction points down.
    private let start: CGRect

    init(from start: CGRect, direction: Direction) {
        self.direction = direction
        self.start = Self.reflected(start, toward: direction)
    }

    /// `true` if the search direction is up or down.
    var isVertical: Bool { direction == .up || direction == .down }

    /// Returns the area of `content` to search: up to `reach` points ahead, widened by `margin` on both sides. Returns
    /// `.zero` if the area doesn't intersect `content`.
    func area(reach: CGFloat, margin: CGSize, in content: CGRect) -> CGRect {
        let side = isVertical ? margin.width : margin.height
        let ahead = CGRect(x: start.minX - side, y: start.maxY, width: start.width + 2 * side, height: reach)
        let part = Self.reflected(ahead, toward: direction).intersection(content)
        return part.isNull ? .zero : part
    }

    /// Returns the nearest item straight ahead; if there is no such item and `isStraight` is `false`, the nearest item
    /// ahead that is offset to the side.
    func nearest(of items: [(path: IndexPath, frame: CGRect)], isStraight: Bool) -> IndexPath? {
        let distances = items.map { ($0.path, distance(to: $0.frame)) }.filter {
            $1.ahead > 0 && ($1.aside == 0 || !isStraight)
        }
        return distances.min { left, right in
            (left.1.aside, left.1.ahead, left.1.sideways, left.0)
                < (right.1.aside, right.1.ahead, right.1.sideways, right.0)
        }?.0
    }

    /// Returns the farthest item within `reach` points that is straight ahead or, if there is no such item, the
    /// farthest item within `reach` points that is ahead but offset to the side.
    func farthest(of items: [(path: IndexPath, frame: CGRect)], within reach: CGFloat) -> IndexPath? {
        let distances = items.map { ($0.path, distance(to: $0.frame)) }.filter { $1.ahead > 0 && $1.ahead <= reach }
        return distances.max { left, right in
            (-left.1.aside, left.1.ahead, -left.1.sideways) < (-right.1.aside, right.1.ahead, -right.1.sideways)
        }?.0
    }

    // MARK: Private

    /// Returns the distances from the current item to `frame`: `ahead` is the distance between the rear edges of the
    /// two frames, which face away from the search direction; `aside` is 0 if `frame` is straight ahead and 1 if it is
    /// offset to the side; and `sideways` is the distance between the centers, perpendicular to the search direction.
    private func distance(to frame: CGRect) -> (ahead: CGFloat, aside: Int, sideways: CGFloat) {
        let frame = Self.reflected(frame, toward: direction)
        let aside = frame.minX > start.maxX || frame.maxX < start.minX ? 1 : 0
        return (frame.minY - start.minY, aside, abs(frame.midX - start.midX))
    }

    /// Reflects `rect` so that `direction` points down. A reflection is its own inverse, so this method also maps back.
    private static func reflected(_ rect: CGRect, toward direction: Direction) -> CGRect {
        switch direction {
        case .down: rect
        case .up: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
        case .right: rect.transposed
        case .left: CGRect(x: -rect.maxY, y: -rect.maxX, width: rect.height, height: rect.width)
        }
    }
}
