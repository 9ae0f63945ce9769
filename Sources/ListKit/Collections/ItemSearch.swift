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

    /// Returns the next item. With `isStraight`, only items that overlap the current one across the direction count.
    func nearest(of items: [(path: IndexPath, frame: CGRect)], isStraight: Bool) -> IndexPath? {
        // Items straight ahead are preferred over nearer items beside them.
        let ways = items.map { ($0.path, way(to: $0.frame)) }.filter { $1.ahead > 0 && ($1.aside == 0 || !isStraight) }
        return ways.min { left, right in
            (left.1.aside, left.1.ahead, left.1.apart, left.0) < (right.1.aside, right.1.ahead, right.1.apart, right.0)
        }?.0
    }

    /// Returns the last item within `reach` points that is straight ahead; otherwise the last item of all.
    func farthest(of items: [(path: IndexPath, frame: CGRect)], within reach: CGFloat) -> IndexPath? {
        let ways = items.map { ($0.path, way(to: $0.frame)) }.filter { $1.ahead > 0 && $1.ahead <= reach }
        return ways.max { left, right in
            (-left.1.aside, left.1.ahead, -left.1.apart) < (-right.1.aside, right.1.ahead, -right.1.apart)
        }?.0
    }

    // MARK: Private

    /// Returns the distance from the start's leading edge to that of `frame`, 1 if the two don't overlap across the
    /// direction or 0 if they do, and the distance of their centers across it.
    private func way(to frame: CGRect) -> (ahead: CGFloat, aside: Int, apart: CGFloat) {
        let frame = Self.turned(frame, direction)
        let aside = frame.minX > start.maxX || frame.maxX < start.minX ? 1 : 0
        return (frame.minY - start.minY, aside, abs(frame.midX - start.midX))
    }

    /// Returns `rect` rotated so `direction` is down, or rotated back.
    private static func turned(_ rect: CGRect, _ direction: Direction) -> CGRect {
        switch direction {
        case .down: rect
        case .up: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
        case .right: rect.transposed
        case .left: CGRect(x: -rect.maxY, y: -rect.maxX, width: rect.height, height: rect.width)
        }
    }
}
