import Foundation
import LayerKit
import Testing

@Suite("Media timing") struct MediaTimingTests {
    /// A media timing, and its expected phases at several times.
    struct Row: Sendable {
        var title: String
        var timing: MediaTiming
        var expected: [(time: TimeInterval, phase: MediaTiming.Phase)]
    }

    private static func timing(
        begin: TimeInterval = 10, duration: TimeInterval = 2, speed: Double = 1, offset: TimeInterval = 0,
        count: Double = 0, repeatDuration: TimeInterval = 0, autoreverses: Bool = false,
        fill: CAMediaTimingFillMode = .removed, curve: CAMediaTimingFunction? = nil
    ) -> MediaTiming {
        MediaTiming(
            begin: begin, duration: duration, speed: speed, offset: offset, repeatCount: count,
            repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fill, curve: curve)
    }

    static let rows: [Row] = [
        Row(
            title: "one run", timing: timing(),
            expected: [
                (9, .waiting), (10, .showing(0)), (10.5, .showing(0.25)), (11.5, .showing(0.75)), (12, .ended),
                (1e9, .ended),
            ]),
        Row(
            title: "backwards", timing: timing(fill: .backwards),
            expected: [(9, .showing(0)), (10, .showing(0)), (12, .ended)]),
        Row(
            title: "forwards", timing: timing(fill: .forwards),
            expected: [(9, .waiting), (11, .showing(0.5)), (12, .showing(1)), (1e9, .showing(1))]),
        Row(
            title: "both", timing: timing(fill: .both),
            expected: [(-1e9, .showing(0)), (12, .showing(1)), (99, .showing(1))]),
        Row(
            title: "two and a half runs", timing: timing(count: 2.5, fill: .forwards),
            expected: [
                (11, .showing(0.5)), (12, .showing(0)), (13, .showing(0.5)), (14, .showing(0)),
                (14.5, .showing(0.25)), (15, .showing(0.5)), (16, .showing(0.5)),
            ]),
        Row(
            title: "two and a half runs there and back", timing: timing(count: 2.5, autoreverses: true, fill: .both),
            expected: [
                (9, .showing(0)), (11, .showing(0.5)), (12, .showing(1)), (13, .showing(0.5)), (14, .showing(0)),
                (18, .showing(0)), (19, .showing(0.5)), (20, .showing(1)), (30, .showing(1)),
            ]),
        Row(
            title: "there and back", timing: timing(autoreverses: true, fill: .forwards),
            expected: [(12, .showing(1)), (13.5, .showing(0.25)), (14, .showing(0)), (15, .showing(0))]),
        Row(
            title: "a repeat duration", timing: timing(count: 9, repeatDuration: 5, fill: .forwards),
            expected: [(14.5, .showing(0.25)), (15, .showing(0.5)), (99, .showing(0.5))]),
        Row(
            title: "a repeat duration that is a whole number of runs", timing: timing(repeatDuration: 4),
            expected: [(13, .showing(0.5)), (14, .ended)]),
        Row(
            title: "for ever", timing: timing(count: .infinity),
            expected: [(9, .waiting), (1_000_010.5, .showing(0.25)), (1_000_012, .showing(0))]),
        Row(
            title: "twice as fast", timing: timing(speed: 2, fill: .forwards),
            expected: [(10.5, .showing(0.5)), (11, .showing(1)), (12, .showing(1))]),
        Row(
            title: "half as fast", timing: timing(speed: 0.5),
            expected: [(11, .showing(0.25)), (13, .showing(0.75)), (14, .ended)]),
        Row(
            title: "an offset", timing: timing(offset: 0.5),
            expected: [(9.5, .waiting), (10, .showing(0.25)), (11, .showing(0.75)), (11.5, .ended)]),
        Row(
            title: "an offset, filled", timing: timing(offset: 0.5, fill: .both),
            expected: [(9, .showing(0.25)), (10, .showing(0.25)), (11.5, .showing(1))]),
        Row(
            title: "an offset below 0", timing: timing(offset: -1),
            expected: [(10, .waiting), (11, .showing(0)), (12, .showing(0.5)), (13, .ended)]),
        Row(
            title: "an offset and a speed", timing: timing(speed: 2, offset: 1),
            expected: [(10, .showing(0.5)), (10.25, .showing(0.75)), (10.5, .ended)]),
        Row(
            title: "standing still", timing: timing(speed: 0, offset: 1.5),
            expected: [(9, .waiting), (10, .showing(0.75)), (1e9, .showing(0.75))]),
        Row(
            title: "standing still beyond the end", timing: timing(speed: 0, offset: 2),
            expected: [(9, .waiting), (10, .ended)]),
        Row(
            title: "standing still before the beginning", timing: timing(speed: 0, offset: -1),
            expected: [(10, .waiting), (1e9, .waiting)]),
        Row(
            title: "backwards in time", timing: timing(speed: -1, offset: 2, fill: .both),
            expected: [
                (9, .showing(1)), (10, .showing(1)), (10.5, .showing(0.75)), (12, .showing(0)), (13, .showing(0)),
            ]),
        Row(
            title: "backwards in time from its beginning", timing: timing(speed: -1),
            expected: [(9, .waiting), (10, .ended)]),
        Row(
            title: "without length", timing: timing(duration: 0, fill: .both),
            expected: [(9, .showing(0)), (10, .showing(1))]),
        Row(
            title: "without length, there and back", timing: timing(duration: 0, autoreverses: true, fill: .forwards),
            expected: [(9, .waiting), (10, .showing(0))]),
        Row(
            title: "numbers below 0", timing: timing(duration: -1, count: -3, repeatDuration: -2),
            expected: [(9, .waiting), (10, .ended)]),
        Row(
            title: "numbers that are none",
            timing: timing(begin: .nan, duration: 2, speed: .nan, offset: .infinity, count: .nan, repeatDuration: .nan),
            expected: [(-1, .waiting), (1, .showing(0.5)), (2, .ended)]),
        Row(
            title: "a run of a tenth, three times", timing: timing(begin: 0, duration: 0.1, count: 3, fill: .forwards),
            expected: [(0.1, .showing(0)), (0.2, .showing(0)), (0.3, .showing(1)), (0.1 * 3, .showing(1))]),
        Row(
            title: "eased, there and back",
            timing: timing(autoreverses: true, curve: CAMediaTimingFunction(controlPoints: 0, 0, 1, 0)),
            expected: [(12, .showing(1)), (10, .showing(0)), (13, .showing(0.125)), (11, .showing(0.125))]),
    ]

    @Test("The phase of an animation follows from its timing", arguments: rows.indices)
    func phases(_ index: Int) {
        let row = Self.rows[index]

        for (time, expected) in row.expected {
            let phase = row.timing.phase(at: time)
            if case .showing(let wanted) = expected, case .showing(let progress) = phase {
                #expect(abs(progress - wanted) < 1e-9, "\(row.title) at \(time)")
            } else {
                #expect(phase == expected, "\(row.title) at \(time)")
            }
        }
    }

    @Test("The first phase lasts until the start, and the last one begins at the end", arguments: rows.indices)
    func boundaries(_ index: Int) {
        let timing = Self.rows[index].timing

        #expect(timing.phase(at: timing.start.nextDown) == timing.phase(at: -1e12))
        if timing.end.isFinite {
            #expect(timing.phase(at: timing.end) == timing.phase(at: 1e12))
        }
    }
}
