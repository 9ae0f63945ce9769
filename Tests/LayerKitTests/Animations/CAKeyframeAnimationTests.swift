import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CAKeyframeAnimation") struct CAKeyframeAnimationTests {
    /// Keyframes, and the expected values at fractions of the duration.
    struct Row: Sendable {
        var title: String
        var values: [Double]
        var times: [Double]?
        var isDiscrete = false
        var curves: [CAMediaTimingFunction] = []
        var expected: [(part: Double, value: Double)]
    }

    nonisolated static let rows: [Row] = [
        Row(
            title: "even", values: [0, 10, 0, 40],
            expected: [(0, 0), (1.0 / 6, 5), (1.0 / 3, 10), (0.5, 5), (2.0 / 3, 0), (0.75, 10), (1, 40)]),
        Row(
            title: "with times", values: [0, 10, 20], times: [0, 0.8, 1],
            expected: [(0, 0), (0.4, 5), (0.8, 10), (0.9, 15), (1, 20)]),
        Row(
            title: "a jump", values: [0, 10, 20, 30], times: [0, 0.5, 0.5, 1],
            expected: [(0.25, 5), (0.499999999, 9.99999998), (0.5, 20), (0.75, 25)]),
        Row(title: "one value", values: [7], expected: [(0, 7), (0.5, 7), (1, 7)]),
        Row(
            title: "discrete, even", values: [1, 2, 3, 4], isDiscrete: true,
            expected: [(0, 1), (0.2, 1), (0.25, 2), (0.49, 2), (0.5, 3), (0.75, 4), (1, 4)]),
        Row(
            title: "discrete, with times", values: [1, 2], times: [0, 0.9, 1], isDiscrete: true,
            expected: [(0, 1), (0.89, 1), (0.9, 2), (1, 2)]),
        Row(
            title: "eased", values: [0, 10, 20], curves: [CAMediaTimingFunction(controlPoints: 0, 0, 1, 0)],
            expected: [(0.25, 1.25), (0.5, 10), (0.75, 15)]),
        Row(title: "times that fall", values: [0, 10, 20], times: [0, 1, 0.5], expected: [(0.25, 5), (0.75, 15)]),
        Row(title: "times that end early", values: [0, 10, 20], times: [0, 0.1, 0.2], expected: [(0.25, 5)]),
        Row(title: "too few times", values: [0, 10, 20], times: [0, 1], expected: [(0.25, 5), (0.75, 15)]),
    ]

    @Test("Values at fractions of the duration follow from the keyframes", arguments: rows.indices)
    func values(_ index: Int) {
        let row = Self.rows[index]
        let keyframes = Keyframes(
            values: row.values.map { .scalar($0) }, times: row.times, curves: row.curves, isDiscrete: row.isDiscrete)

        for (part, value) in row.expected {
            #expect(abs((keyframes.value(at: part).scalar ?? .nan) - value) < 1e-6, "\(row.title) at \(part)")
        }
        #expect(keyframes.value(at: -1).scalar == row.values.first)
        #expect(keyframes.value(at: 2).scalar == row.values.last)
    }

    @Test("A layer shows the keyframes, and invalid key times are reported and replaced")
    func onALayer() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10), name: "framed")
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10.0, CGFloat(30)]
        animation.keyTimes = [0, 1]
        animation.duration = 2

        let lines = messages { layer.add(animation, forKey: nil) }
        tree.frame(at: 1.5)

        #expect(layer.presentation()?.position.x == 20)
        #expect(
            lines == [
                "CALayer \"framed\": the keyTimes for \"position.x\" are replaced by evenly spaced ones; expected 3 "
                    + "numbers that rise from 0 to 1"
            ])
    }

    @Test("An animation without values changes nothing")
    func empty() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(CAKeyframeAnimation(keyPath: "position.x"), forKey: "none")

        tree.frame(at: 0.1)

        #expect(layer.presentation()?.position.x == 5)
    }
}
