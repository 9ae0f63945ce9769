import Foundation

/// Quarter circles cut into segments, each worked out once.
struct ArcTable {
    /// How far, in pixels, a chord may be from its arc.
    private static let tolerance = 0.1
    private static let mostSegments = 64

    private var quarters: [[SIMD2<Double>]] = Array(repeating: [], count: mostSegments + 1)

    /// How many segments a quarter circle of `radius` pixels needs.
    static func segmentCount(radius: Double) -> Int {
        guard radius > 2 * tolerance else { return 1 }
        let angle = 2 * acos(1 - 2 * tolerance / radius)
        return Int(min(max(1, (Double.pi / 2 / angle).rounded(.up)), Double(mostSegments)))
    }

    /// The directions of a quarter circle that is to look round at a radius of `radius` pixels.
    mutating func quarter(radius: Double) -> [SIMD2<Double>] {
        quarter(segments: Self.segmentCount(radius: radius))
    }

    /// The (cosine, sine) of the ends of `count` segments from 0 to 90 degrees. Those between the first and the last
    /// lie a little outside of the circle, so that the chords are as much inside as outside.
    mutating func quarter(segments count: Int) -> [SIMD2<Double>] {
        if quarters[count].isEmpty {
            let half = Double.pi / 4 / Double(count)
            let overshoot = 1 + (1 - cos(half)) / 2
            quarters[count] = (0...count).map { index in
                // The ends are exact, so that straight edges stay on pixel borders.
                if index == 0 { return SIMD2(1, 0) }
                if index == count { return SIMD2(0, 1) }
                let angle = Double.pi / 2 * Double(index) / Double(count)
                return SIMD2(cos(angle), sin(angle)) * overshoot
            }
        }
        return quarters[count]
    }
}
