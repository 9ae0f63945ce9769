import Foundation

/// Finds the item that an arrow key leads to: the nearest line in its direction first, and in it the item that is most
/// nearly straight ahead.
struct ItemSearch {
    enum Direction {
        case up, down, left, right
    }

    private let direction: Direction
    /// Where the way begins, turned.
    private let start: CGRect

    init(from start: CGRect, direction: Direction) {
        self.direction = direction
        self.start = Self.turned(start, direction)
    }

    /// `true` if the direction is up or down.
    var isVertical: Bool { direction == .up || direction == .down }

    /// Where to look: up to `reach` points ahead in `content`, and as far as `aside` to both sides.
    func area(reach: CGFloat, aside: CGSize, in content: CGRect) -> CGRect {
        let side = isVertical ? aside.width : aside.height
        let ahead = CGRect(x: start.minX - side, y: start.maxY, width: start.width + 2 * side, height: reach)
        let part = Self.turned(ahead, direction).intersection(content)
        return part.isNull ? .zero : part
    }

    /// The next item; with `isStraight` only one whose way meets that of the start.
    func nearest(of items: [(path: IndexPath, frame: CGRect)], isStraight: Bool) -> IndexPath? {
        // Items straight ahead are preferred to nearer ones to the side.
        let ways = items.map { ($0.path, way(to: $0.frame)) }.filter { $1.ahead > 0 && ($1.aside == 0 || !isStraight) }
        return ways.min { left, right in
            (left.1.aside, left.1.ahead, left.1.apart, left.0) < (right.1.aside, right.1.ahead, right.1.apart, right.0)
        }?.0
    }

    /// The last item straight ahead that begins within `reach` points, else the last one at all.
    func farthest(of items: [(path: IndexPath, frame: CGRect)], within reach: CGFloat) -> IndexPath? {
        let ways = items.map { ($0.path, way(to: $0.frame)) }.filter { $1.ahead > 0 && $1.ahead <= reach }
        return ways.max { left, right in
            (-left.1.aside, left.1.ahead, -left.1.apart) < (-right.1.aside, right.1.ahead, -right.1.apart)
        }?.0
    }

    // MARK: Private

    /// How far the leading edge of `frame` is ahead of that of the start, 1 where the ways of the two do not meet and
    /// 0 where they do, and how far their middles are apart across the direction.
    private func way(to frame: CGRect) -> (ahead: CGFloat, aside: Int, apart: CGFloat) {
        let frame = Self.turned(frame, direction)
        let aside = frame.minX > start.maxX || frame.maxX < start.minX ? 1 : 0
        return (frame.minY - start.minY, aside, abs(frame.midX - start.midX))
    }

    /// `rect` turned over so that `direction` leads downwards, or back.
    private static func turned(_ rect: CGRect, _ direction: Direction) -> CGRect {
        switch direction {
        case .down: rect
        case .up: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
        case .right: rect.transposed
        case .left: CGRect(x: -rect.maxY, y: -rect.maxX, width: rect.height, height: rect.width)
        }
    }
}
