package import Foundation

/// The area that a stroke covers, as a path.
extension Path {
    /// The maximum number of dashes in the result; the rest of the path stays without a line.
    private static let maximumDashes = 100_000

    /// Returns the outline of a stroke along this path: overlapping shapes that the winding rule fills as a whole.
    /// Curves are approximated within `tolerance` points. Empty if the line width isn't positive and finite.
    package func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.05) -> Path {
        guard style.width > 0, style.width.isFinite else { return Path() }
        var outline = StrokeOutline(style, tolerance: tolerance)
        for line in dashed(style, tolerance: tolerance) { outline.add(line) }
        return outline.path
    }

    /// Returns the dashes of a stroke along this path as open lines, or the whole path if the style has no dashes.
    package func dashed(_ style: StrokeStyle, tolerance: CGFloat = 0.05) -> [Lines] {
        let lines = lines(tolerance: tolerance)
        guard !style.dashes.isEmpty else { return lines }
        var dashes: [Lines] = []
        for line in lines where dashes.count < Self.maximumDashes {
            dashes += Self.dashes(of: line, style, limit: Self.maximumDashes - dashes.count)
        }
        return dashes
    }

    private static func dashes(of line: Lines, _ style: StrokeStyle, limit: Int) -> [Lines] {
        var pattern = DashPattern(style)
        var dashes: [Lines] = []
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        var isOpen = false
        for (from, to) in zip(points, points.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 0 else { continue }
            var position: CGFloat = 0
            while position < length {
                guard dashes.count < limit else { return dashes }
                if pattern.isDash, !isOpen {
                    dashes.append(Lines(points: [from.interpolated(to: to, fraction: position / length)]))
                    isOpen = true
                }
                let step = min(pattern.remaining, length - position)
                position += step
                if isOpen {
                    dashes[dashes.count - 1].points.append(from.interpolated(to: to, fraction: position / length))
                }
                if pattern.advance(by: step) { isOpen = false }
            }
        }
        return dashes
    }
}

/// A position in a pattern of dashes and gaps.
private struct DashPattern {
    private let lengths: [CGFloat]
    private var index = 0
    /// The rest of the current dash or gap, in points.
    private(set) var remaining: CGFloat

    /// Starts at the phase of `style`, which must have dashes.
    init(_ style: StrokeStyle) {
        // With an odd number of lengths, dashes and gaps swap roles in every other repetition.
        lengths = style.dashes.count.isMultiple(of: 2) ? style.dashes : style.dashes + style.dashes
        let total = lengths.reduce(0, +)
        var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: total) : 0
        if phase < 0 { phase += total }
        remaining = lengths[0]
        while phase >= remaining, phase > 0 {
            phase -= remaining
            next()
        }
        remaining -= phase
    }

    var isDash: Bool { index.isMultiple(of: 2) }

    /// Moves ahead by at most `remaining`. Returns `true` if the current dash or gap has ended.
    mutating func advance(by step: CGFloat) -> Bool {
        remaining -= step
        guard remaining <= 0 else { return false }
        next()
        return true
    }

    private mutating func next() {
        index = (index + 1) % lengths.count
        remaining = lengths[index]
    }
}
