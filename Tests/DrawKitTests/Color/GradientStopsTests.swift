import DrawKit
import Testing

@Suite("Gradient stops")
struct GradientStopsTests {
    private static let three: [RGBA] = [.black, .white, .black]

    @Test(
        "Invalid locations are replaced by ascending ones within 0...1",
        arguments: [
            (nil, [0, 0.5, 1]), ([], [0, 0.5, 1]), ([0.2, 0.4, 0.9], [0.2, 0.4, 0.9]), ([0.3], [0.3, 0.5, 1]),
            ([0.5, 0.2, 0.8], [0.5, 0.5, 0.8]), ([-1, 0.5, 7], [0, 0.5, 1]),
            ([.nan, .nan, 0.5], [0, 0, 0.5]), ([0.1, .infinity, -.infinity], [0.1, 0.1, 0.1]),
            ([0, 0.1, 0.2, 0.3, 0.4], [0, 0.1, 0.2]), ([1, 1, 1], [1, 1, 1]),
        ] as [([Double]?, [Double])])
    func locations(given: [Double]?, expected: [Double]) {
        #expect(GradientStops(colors: Self.three, locations: given).locations == expected)
    }

    @Test("A gradient without colors is clear, and a single color is constant")
    func fewColors() {
        #expect(GradientStops(colors: []).colors == [.clear])
        #expect(GradientStops(colors: []).color(at: 0.5) == .clear)
        for position in [-1, 0, 0.5, 1, 9, .nan] {
            #expect(GradientStops(colors: [.white]).color(at: position) == .white)
        }
        #expect(GradientStops(colors: [.white, .white]).isUniform)
        #expect(!GradientStops(colors: Self.three).isUniform)
    }

    @Test("Colors are mixed between stops and extend beyond the ends, and equal locations form a hard edge")
    func colors() {
        let stops = GradientStops(
            colors: [RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF00), RGBA(hex: 0x0000FF)], locations: [0.2, 0.5, 0.5])

        #expect(stops.color(at: 0) == RGBA(hex: 0xFF0000))
        #expect(stops.color(at: 0.35).red.isClose(to: 0.5) && stops.color(at: 0.35).green.isClose(to: 0.5))
        #expect(stops.color(at: 0.4999).green > 0.99)
        #expect(stops.color(at: 0.5) == RGBA(hex: 0x0000FF))
        #expect(stops.color(at: 2) == RGBA(hex: 0x0000FF))
    }

    @Test("Colors are mixed premultiplied, so a clear color adds no hue")
    func premultiplied() {
        let red = RGBA(red: 1, green: 0, blue: 0)
        let clearGreen = RGBA(red: 0, green: 1, blue: 0, alpha: 0)

        let middle = red.interpolated(to: clearGreen, fraction: 0.5)

        #expect(middle.red.isClose(to: 1) && middle.green.isClose(to: 0) && middle.alpha.isClose(to: 0.5))
        #expect(clearGreen.interpolated(to: .clear, fraction: 0.3) == .clear)
    }

    @Test("A ramp stores the color at the center of each step, and detects opacity")
    func ramp() {
        let ramp = Ramp(GradientStops(colors: [.black, .white]))

        #expect(ramp.colors.count == Ramp.stepCount)
        for step in [0, 1, 1000, 2047, 2048, 4095] {
            let level = (Double(step) + 0.5) / Double(Ramp.stepCount) * 255
            #expect(abs(Double(ramp.colors[step].red) - level) <= 0.5)
        }
        #expect(ramp.isOpaque)
        #expect(!Ramp(GradientStops(colors: [.black, .clear, .black])).isOpaque)
        for alpha in [Double.nan, .infinity, -1] {
            let odd = Ramp(GradientStops(colors: [.black, RGBA(red: 0, green: 0, blue: 0, alpha: alpha)]))
            #expect(odd.isOpaque == odd.colors.allSatisfy(\.isOpaque))
        }
    }

    @Test("A ramp begins with the first color and ends with the last, even if other stops are at the same locations")
    func rampEnds() {
        let colors = Self.three + [.white]
        let ramp = Ramp(GradientStops(colors: colors, locations: [0, 0, 1, 1]))

        #expect(ramp.colors[0] == PackedColor(colors[0]))
        #expect(ramp.colors[1].distance(to: PackedColor(colors[1])) <= 1)
        #expect(ramp.colors[Ramp.stepCount - 2].distance(to: PackedColor(colors[2])) <= 1)
        #expect(ramp.colors[Ramp.stepCount - 1] == PackedColor(.white))
    }

    @Test("A gradient axis of zero length or with invalid numbers gives the last color everywhere")
    func degenerateAxis() {
        let ramp = Ramp(GradientStops(colors: Self.three))
        for (start, end) in [(0.5, 0.5), (.nan, 1), (0, .infinity), (0, 1e-300)] {
            let paint = Paint(ramp: ramp, start: UnitPoint(x: start, y: 0), end: UnitPoint(x: end, y: 0))
            #expect(paint.positionCoefficients == (1, 0, 0))
        }
        let paint = Paint(ramp: ramp, start: UnitPoint(x: 1, y: 2), end: UnitPoint(x: 3, y: 2))
        #expect(paint.positionCoefficients == (-0.5, 0.5, 0))
    }
}

extension PackedColor {
    /// Returns the largest difference between corresponding components.
    fileprivate func distance(to other: PackedColor) -> Int {
        [(alpha, other.alpha), (red, other.red), (green, other.green), (blue, other.blue)]
            .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
    }
}

extension Double {
    fileprivate func isClose(to other: Double) -> Bool { abs(self - other) < 1e-9 }
}
