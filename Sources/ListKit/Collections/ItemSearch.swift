import Foundation

/// Finds the item that an arrow key moves to: the nearest item ahead, preferably straight ahead.
struct ItemSearch {
    enum Direction {
        case up, down, left, right
    }

    private let direction: Direction
    /// The frame of the current item, rotated so the search direction is down.
    private let start: CGRect

    init(from start: CGRect, direction: Direction) {
        self.direction = direction
        self.start = Self.turned(start, direction)
    }

    /// `true` if the search direction is up or down.
    var isVertical: Bool { direction == .up || direction == .down }

    /// Returns the area of `content` to search: up to `reach` points ahead, widened by `aside` on both sides.
    func area(reach: CGFloat, aside: CGSize, in content: CGRect) -> CGRect {
        let side = isVertical ? aside.width : aside.height
        let ahead = CGRect(x: start.minX - side, y: start.maxY, width: start.width + 2 * side, height: reach)
        let part = Self.turned(ahead, direction).intersection(content)
        return part.isNull ? .zero : part
    }

    /// Returns the nearest item straight ahead; if there is no such item and `isStraight` is `false`, the nearest item
    /// to the side.
    func nearest(of items: [(path: IndexPath, frame: CGRect)], isStraight: Bool) -> IndexPath? {
        let distances = items.map { ($0.path, distance(to: $0.frame)) }.filter {
            $1.ahead > 0 && ($1.aside == 0 || !isStraight)
        }
        return distances.min { left, right in
            (left.1.aside, left.1.ahead, left.1.apart, left.0) < (right.1.aside, right.1.ahead, right.1.apart, right.0)
        }?.0
    }

    /// Returns the farthest item within `reach` points that is straight ahead or, failing that, the farthest item to
    /// the side.
    func farthest(of items: [(path: IndexPath, frame: CGRect)], within reach: CGFloat) -> IndexPath? {
        let distances = items.map { ($0.path, distance(to: $0.frame)) }.filter { $1.ahead > 0 && $1.ahead <= reach }
        return distances.max { left, right in
            (-left.1.aside, left.1.ahead, -left.1.apart) < (-right.1.aside, right.1.ahead, -right.1.apart)
        }?.0
    }

    // MARK: Private

    /// Measures the distances to `frame`: `ahead` is the distance between the leading edges, `aside` is 0 if the frame
    /// is straight ahead and 1 if it is not, and `apart` is the distance between the centers across the direction.
    private func distance(to frame: CGRect) -> (ahead: CGFloat, aside: Int, apart: CGFloat) {
        let frame = Self.turned(frame, direction)
        let aside = frame.minX > start.maxX || frame.maxX < start.minX ? 1 : 0
        return (frame.minY - start.minY, aside, abs(frame.midX - start.midX))
    }

    /// Rotates `rect` so that `direction` points down, or rotates it back.
    private static func turned(_ rect: CGRect, _ direction: Direction) -> CGRect {
        switch direction {
        case .down: rect
        case .up: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
        case .right: rect.transposed
        case .left: CGRect(x: -rect.maxY, y: -rect.maxX, width: rect.height, height: rect.width)
        }
    }
}
