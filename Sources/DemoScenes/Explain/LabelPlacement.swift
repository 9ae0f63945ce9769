import Foundation

/// The positions of labels for rectangles, chosen so that labels don't overlap.
struct LabelPlacement {
    private let bounds: CGRect
    private let isMirrored: Bool
    private var taken: [CGRect] = []

    init(bounds: CGRect, isMirrored: Bool) {
        self.bounds = bounds
        self.isMirrored = isMirrored
    }

    /// Returns a label frame of `size` above, inside or below `frame`, aligned with the leading edge of `frame` as far
    /// as the bounds allow; `nil` if no such position is free and within the bounds. If `always` is `true`, the label
    /// gets a position even if it overlaps other labels, so place such labels first.
    mutating func place(_ size: CGSize, at frame: CGRect, always: Bool = false) -> CGRect? {
        guard always || size.width <= bounds.width else { return nil }
        let preferredX = isMirrored ? frame.maxX - size.width : frame.minX
        let x = min(max(preferredX, bounds.minX), max(bounds.minX, bounds.maxX - size.width))
        if always {
            let found = place(size, x: x, notCovering: frame)
            taken.append(found)
            return found
        }
        let tops = [frame.minY - size.height, frame.minY, frame.maxY]
        let candidates = tops.map { CGRect(x: x, y: $0, width: size.width, height: size.height) }
        let fitting = candidates.first { frame in
            frame.minY >= bounds.minY && frame.maxY <= bounds.maxY && !taken.contains { $0.intersects(frame) }
        }
        guard var found = fitting else { return nil }
        found.origin.y = min(max(found.minY, bounds.minY), max(bounds.minY, bounds.maxY - size.height))
        taken.append(found)
        return found
    }

    // MARK: Private

    /// The minimum height of a frame that contains its label, as a multiple of the label's height.
    private static let roomyHeight: CGFloat = 3

    /// Returns a label frame within the bounds. If `frame` is roomy, the label is above `frame` or, failing that,
    /// inside; otherwise, it is above, below or beside `frame`, whichever covers the smallest part of `frame`.
    private func place(_ size: CGSize, x: CGFloat, notCovering frame: CGRect) -> CGRect {
        func inside(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: min(max(x, bounds.minX), max(bounds.minX, bounds.maxX - size.width)),
                y: min(max(y, bounds.minY), max(bounds.minY, bounds.maxY - size.height)), width: size.width,
                height: size.height)
        }
        let visible = frame.intersection(bounds)
        guard !visible.isNull else { return inside(x, frame.minY) }
        let isRoomy = visible.height >= Self.roomyHeight * size.height && visible.width >= size.width
        let over = inside(x, visible.minY - size.height)
        let sides = isMirrored ? [visible.minX - size.width, visible.maxX] : [visible.maxX, visible.minX - size.width]
        let candidates = [over, inside(x, visible.maxY)] + sides.map { inside($0, visible.minY) }
        func covered(_ frame: CGRect) -> CGFloat {
            let common = frame.intersection(visible)
            return common.isNull ? 0 : common.width * common.height
        }
        if isRoomy { return covered(over) > 0 ? inside(x, visible.minY) : over }
        return candidates.min { covered($0) < covered($1) } ?? over
    }
}
