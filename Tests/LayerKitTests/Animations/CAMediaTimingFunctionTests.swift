import LayerKit
import Testing

@Suite("CAMediaTimingFunction") struct CAMediaTimingFunctionTests {
    static let curves: [(name: CAMediaTimingFunctionName, points: [Double])] = [
        (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
        (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]

    /// Returns the curve by its definition: de Casteljau's algorithm, with bisection down to adjacent numbers. If x is
    /// flat in the middle, bisection yields too few digits, but the middle is known by symmetry.
    private static func expected(_ points: [Double], at time: Double) -> Double {
        if points == [1, 0, 0, 1], time == 0.5 { return 0.5 }
        func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
            func mix(_ from: Double, _ to: Double) -> Double { from * (1 - t) + to * t }
            let (left, middle, right) = (mix(0, first), mix(first, second), mix(second, 1))
            return mix(mix(left, middle), mix(middle, right))
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if coordinate(points[0], points[2], middle) < time { low = middle } else { high = middle }
        }
        return coordinate(points[1], points[3], (low + high) / 2)
    }

    @Test("The named curves are correct at 101 points", arguments: curves.indices)
    func namedCurves(_ index: Int) {
        let (name, points) = Self.curves[index]
        let function = CAMediaTimingFunction(name: name)

        for step in 0...100 {
            let time = Double(step) / 100
            #expect(abs(function.value(at: time) - Self.expected(points, at: time)) < 1e-9, "\(name) at \(time)")
        }
    }

    @Test(
        "Steep, flat and overshooting curves are correct at 101 points",
        arguments: [
            [1, 0, 0, 1], [0, 1, 1, 0], [0.5, -1, 0.5, 2], [1, 1, 1, 1], [0, 0, 0, 0], [0.001, 1, 0.999, 0],
            [0.175, 0.885, 0.32, 1.275],
        ])
    func otherCurves(_ points: [Double]) {
        let function = CAMediaTimingFunction(
            controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))

        for step in 0...100 {
            let time = Double(step) / 100
            #expect(abs(function.value(at: time) - Self.expected(points, at: time)) < 1e-6, "at \(time)")
        }
    }

    @Test("The curves pass through published points")
    func publishedPoints() {
        #expect(CAMediaTimingFunction(name: .linear).value(at: 0.3) == 0.3)
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(CAMediaTimingFunction(name: .easeIn).value(at: 0.5) - 0.315357) < 1e-6)
        #expect(abs(CAMediaTimingFunction(name: .easeOut).value(at: 0.5) - 0.684643) < 1e-6)
        #expect(abs(CAMediaTimingFunction(name: .default).value(at: 0.5) - 0.802403) < 1e-6)
    }

    @Test("Times outside 0...1 give the end values, and nonfinite control points give a valid curve")
    func ends() {
        let function = CAMediaTimingFunction(controlPoints: .nan, 0, .infinity, 1)

        #expect(function.value(at: -1) == 0)
        #expect(function.value(at: 0) == 0)
        #expect(function.value(at: 1) == 1)
        #expect(function.value(at: 2) == 1)
        #expect((0...100).allSatisfy { (0...1).contains(function.value(at: Double($0) / 100)) })
    }

    @Test("The control points can be read")
    func controlPoints() {
        let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1.5)
        let points = (0...4).map { index in
            var point: [Float] = [-1, -1]
            function.getControlPoint(at: index, values: &point)
            return point
        }
        #expect(points == [[0, 0], [0.25, 0.5], [0.75, 1.5], [1, 1], [-1, -1]])
    }
}
