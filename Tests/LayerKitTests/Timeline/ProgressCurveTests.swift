import Foundation
import LayerKit
import Testing

@Suite("ProgressCurve")
struct ProgressCurveTests {
    private static let linear = ProgressCurve.eased(.cubic(CAMediaTimingFunction(name: .linear)))
    private static let easeIn = ProgressCurve.Easing.cubic(CAMediaTimingFunction(name: .easeIn))
    private static let swinging = ProgressCurve.eased(
        .spring(Spring(mass: 1, stiffness: 200, damping: 5, initialVelocity: 0), seconds: 3))

    @Test(
        "The time can be computed from the progress",
        arguments: [linear, .eased(easeIn), .eased(.cubic(CAMediaTimingFunction(name: .easeInEaseOut))), swinging])
    func inverse(curve: ProgressCurve) {
        for part in stride(from: 0.05, through: 0.95, by: 0.05) {
            #expect(abs(curve.value(at: curve.time(of: part)) - part) < 1e-9)
        }
        #expect(curve.time(of: 0) == 0)
        #expect(curve.time(of: -1) == 0)
        #expect(curve.time(of: .nan) == 0)
        #expect(curve.time(of: 2) == 1)
    }

    @Test("Turning a curve eases the remaining progress without a jump")
    func turns() {
        let onwards = Self.linear.turned(at: 0.5, isBackwards: false, by: Self.easeIn)
        #expect(onwards.value(at: 0.25) == 0.25)
        #expect(onwards.value(at: 0.5) == 0.5)
        #expect(abs(onwards.value(at: 0.5000001) - 0.5) < 1e-6)
        let eased = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
        #expect(abs(onwards.value(at: 0.75) - (0.5 + 0.5 * eased)) < 1e-12)
        #expect(onwards.value(at: 1) == 1)

        let back = Self.linear.turned(at: 0.5, isBackwards: true, by: Self.easeIn)
        #expect(back.value(at: 0.75) == 0.75)
        #expect(back.value(at: 0.5) == 0.5)
        #expect(abs(back.value(at: 0.25) - 0.5 * (1 - eased)) < 1e-12)
        #expect(back.value(at: 0) == 0)
    }

    @Test("A curve turned at its start or end stays within 0...1", arguments: [true, false])
    func ends(isBackwards: Bool) {
        for time in [0, 1, -2, 3] as [Double] {
            let curve = Self.linear.turned(at: time, isBackwards: isBackwards, by: Self.easeIn)
            for step in 0...10 { #expect((0...1).contains(curve.value(at: Double(step) / 10))) }
        }
    }

    @Test("A curve turned ten thousand times stays valid")
    func many() {
        var curve = Self.linear
        for _ in 0..<10_000 { curve = curve.turned(at: 0.5, isBackwards: false, by: Self.easeIn) }
        #expect(curve.value(at: 1) == 1)
        #expect((0...1).contains(curve.value(at: 0.7)))
    }
}
