import Foundation

/// Finds the item that an arrow key leads to: the nearest line in its direction first, and in it the item that is most
/// nearly straight ahead.
struct ItemSearch {
    enum Direction {
        case up, down, left, right
    }

    private let start: CGRect
    private let direction: Direction

    init(from start: CGRect, direction: Direction) {
        self.start = start
        self.direction = direction
    }

    /// Whether the direction is upwards or downwards.
    var isVertical: Bool { direction == .up || direction == .down }

    /// Where to look: up to `reach` points ahead in `content`, and as far as `aside` to both sides.
    func area(reach: CGFloat, aside: CGSize, in content: CGRect) -> CGRect {
        let wide = start.insetBy(dx: -aside.width, dy: -aside.height)
        let area =
            switch direction {
            case .up: CGRect(x: wide.minX, y: start.minY - reach, width: wide.width, height: reach)
            case .down: CGRect(x: wide.minX, y: start.maxY, width: wide.width, height: reach)
            case .left: CGRect(x: start.minX - reach, y: wide.minY, width: reach, height: wide.height)
            case .right: CGRect(x: start.maxX, y: wide.minY, width: reach, height: wide.height)
            }
        let part = area.intersection(content)
        return part.isNull ? .zero : part
    }

    /// The next item; with `isStraight` only one whose way meets that of the start.
    func nearest(of items: [(path: IndexPath, frame: CGRect)], isStraight: Bool) -> IndexPath? {
        items.filter { distance(to: $0.frame) > 0 && !(isStraight && aside($0.frame) > 0) }.min { left, right in
            // What is straight ahead goes before what is nearer but aside.
            let (first, second) = (aside(left.frame), aside(right.frame))
            if (first == 0) != (second == 0) { return first == 0 }
            return (distance(to: left.frame), middleDistance(left.frame), left.path)
                < (distance(to: right.frame), middleDistance(right.frame), right.path)
        }?.path
    }

    /// The last item straight ahead that begins within `reach` points, else the last one at all.
    func farthest(of items: [(path: IndexPath, frame: CGRect)], within reach: CGFloat) -> IndexPath? {
        items.filter { distance(to: $0.frame) > 0 && distance(to: $0.frame) <= reach }.max { left, right in
            let (first, second) = (aside(left.frame), aside(right.frame))
            if (first == 0) != (second == 0) { return first > 0 }
            return (distance(to: left.frame), -middleDistance(left.frame))
                < (distance(to: right.frame), -middleDistance(right.frame))
        }?.path
    }

    /// How far ahead the leading edge of `frame` is of that of the start.
    private func distance(to frame: CGRect) -> CGFloat {
        switch direction {
        case .up: start.maxY - frame.maxY
        case .down: frame.minY - start.minY
        case .left: start.maxX - frame.maxX
        case .right: frame.minX - start.minX
        }
    }

    /// How much room is between the ways of the start and of `frame`; 0 where they meet.
    private func aside(_ frame: CGRect) -> CGFloat {
        switch direction {
        case .up, .down: max(0, frame.minX - start.maxX, start.minX - frame.maxX)
        case .left, .right: max(0, frame.minY - start.maxY, start.minY - frame.maxY)
        }
    }

    private func middleDistance(_ frame: CGRect) -> CGFloat {
        switch direction {
        case .up, .down: abs(frame.midX - start.midX)
        case .left, .right: abs(frame.midY - start.midY)
        }
    }
}
