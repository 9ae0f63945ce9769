import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CASpringAnimation") struct CASpringAnimationTests {
    struct Row: Sendable {
        var mass: Double
        var stiffness: Double
        var damping: Double
        var velocity: Double
    }

    nonisolated static let rows: [Row] = [
        Row(mass: 1, stiffness: 100, damping: 10, velocity: 0), Row(mass: 1, stiffness: 100, damping: 0, velocity: 0),
        Row(mass: 2, stiffness: 50, damping: 1, velocity: -3),
        Row(mass: 1, stiffness: 100, damping: 19.999, velocity: 2),
        Row(mass: 1, stiffness: 100, damping: 20, velocity: 0), Row(mass: 4, stiffness: 9, damping: 12, velocity: 5),
        Row(mass: 1, stiffness: 100, damping: 20.001, velocity: 2),
        Row(mass: 1, stiffness: 100, damping: 50, velocity: 0),
        Row(mass: 1, stiffness: 100, damping: 500, velocity: -8),
    ]

    /// Returns the closed-form solution: the distance from rest at `time`, as a fraction of the initial distance.
    private static func distance(_ row: Row, at time: Double) -> Double {
        let frequency = (row.stiffness / row.mass).squareRoot()
        let ratio = row.damping / (2 * (row.stiffness * row.mass).squareRoot())
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency - row.velocity) / damped
            return exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
        }
        if ratio == 1 { return exp(-frequency * time) * (1 + (frequency - row.velocity) * time) }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (first, second) = (-ratio * frequency + root, -ratio * frequency - root)
        let weight = (-row.velocity - second) / (first - second)
        return weight * exp(first * time) + (1 - weight) * exp(second * time)
    }

    private static func spring(_ row: Row) -> Spring {
        Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.velocity)
    }

    @Test("Underdamped, critically damped and overdamped springs follow the closed form", arguments: rows.indices)
    func closedForm(_ index: Int) {
        let row = Self.rows[index]

        for step in 0...300 {
            let time = Double(step) / 60
            let expected = 1 - Self.distance(row, at: time)
            #expect(abs(Self.spring(row).value(after: time) - expected) < 1e-8, "at \(time)")
        }
    }

    @Test("Springs satisfy the equation of motion, integrated in small steps", arguments: rows.indices)
    func equationOfMotion(_ index: Int) {
        let row = Self.rows[index]
        func acceleration(_ place: Double, _ speed: Double) -> Double {
            -(row.stiffness * place + row.damping * speed) / row.mass
        }
        var (place, speed) = (1.0, -row.velocity)
        let step = 1.0 / 20_000
        for count in 1...20_000 {
            let (p1, s1) = (speed, acceleration(place, speed))
            let (p2, s2) = (speed + step / 2 * s1, acceleration(place + step / 2 * p1, speed + step / 2 * s1))
            let (p3, s3) = (speed + step / 2 * s2, acceleration(place + step / 2 * p2, speed + step / 2 * s2))
            let (p4, s4) = (speed + step * s3, acceleration(place + step * p3, speed + step * s3))
            place += step / 6 * (p1 + 2 * p2 + 2 * p3 + p4)
            speed += step / 6 * (s1 + 2 * s2 + 2 * s3 + s4)
            guard count % 500 == 0 else { continue }
            #expect(abs(Self.spring(row).value(after: Double(count) * step) - (1 - place)) < 1e-7, "step \(count)")
        }
    }

    @Test(
        "After the settling duration, a spring stays within a thousandth of its initial distance from rest",
        arguments: rows.indices)
    func settling(_ index: Int) {
        let row = Self.rows[index]
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.mass, animation.stiffness) = (row.mass, row.stiffness)
        (animation.damping, animation.initialVelocity) = (row.damping, row.velocity)
        let settled = animation.settlingDuration
        guard row.damping > 0 else {
            #expect(settled == .infinity)
            return
        }

        for step in 0...2000 {
            let time = settled * (1 + Double(step) / 500)
            #expect(abs(Self.distance(row, at: time)) <= 0.001 * (1 + 1e-9))
        }
        let isUnsettledBefore = (0...200).contains { abs(Self.distance(row, at: settled * Double($0) / 250)) > 0.001 }
        #expect(isUnsettledBefore, "the spring settles long before its settling duration")
    }

    @Test("Settling durations match values computed by hand")
    func settlingByHand() {
        let animation = CASpringAnimation(keyPath: "position.x")
        #expect(abs(animation.settlingDuration - (log(1000) + log(4.0 / 3) / 2) / 5) < 1e-9)
        animation.damping = 20
        let critical = animation.settlingDuration * 10
        #expect(abs((1 + critical) * exp(-critical) - 0.001) < 1e-9)
        animation.mass = .nan
        #expect(animation.settlingDuration == 0)
    }

    @Test("A layer moves with its spring, overshoots and returns")
    func onALayer() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 200
        animation.duration = animation.settlingDuration
        layer.add(animation, forKey: nil)
        var places: [CGFloat] = []

        for step in 1...80 {
            let time = Double(step) / 60
            tree.frame(at: time)
            let place = layer.presentation()?.position.x ?? .nan
            places.append(place)
            #expect(abs(place - 200 * (1 - Self.distance(Self.rows[0], at: time))) < 1e-6)
        }

        #expect((places.max() ?? 0) > 220)
    }
}
