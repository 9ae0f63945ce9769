import Foundation

/// A cache of quarter circles divided into segments.
struct ArcTable {
    /// The maximum distance of a chord from its arc, in pixels.
    private static let tolerance = 0.1
    private static let maximumSegments = 64

    private var quarters: [[SIMD2<Double>]] = Array(repeating: [], count: maximumSegments + 1)

    /// Returns the number of segments for a quarter circle of `radius` pixels.
    static func segmentCount(radius: Double) -> Int {
        guard radius > 2 * tolerance else { return 1 }
        let angle = 2 * acos(1 - 2 * tolerance / radius)
        return Int(min(max(1, (Double.pi / 2 / angle).rounded(.up)), Double(maximumSegments)))
    }

    /// Returns the points of `quarter(segments:)` with as many segments as a circle of `radius` pixels needs.
    mutating func quarter(radius: Double) -> [SIMD2<Double>] {
        quarter(segments: Self.segmentCount(radius: radius))
    }

    /// Returns the ends of `count` segments from 0 to 90 degrees, as (cosine, sine). The inner points lie slightly
    /// outside of the circle, so the chords extend as far outside as inside.
    mutating func quarter(segments count: Int) -> [SIMD2<Double>] {
        if quarters[count].isEmpty {
            let half = Double.pi / 4 / Double(count)
            let overshoot = 1 + (1 - cos(half)) / 2
            quarters[count] = (0...count).map { index in
                // The ends are exact to keep straight edges on pixel boundaries.
                if index == 0 { return SIMD2(1, 0) }
                if index == count { return SIMD2(0, 1) }
                let angle = Double.pi / 2 * Double(index) / Double(count)
                return SIMD2(cos(angle), sin(angle)) * overshoot
            }
        }
        return quarters[count]
    }
}
