import Foundation
import Testing

@testable import GestureMath

@Suite("ScrollMotion")
struct ScrollMotionTests {
    @Test("Content within its bounds slows by a factor of 0.998 per millisecond and covers the resulting distance")
    func deceleration() {
        let motion = ScrollMotion(start: 100, speed: 500, range: 0...10_000)
        let slowing = 1000 * log(1 / 0.998)

        #expect(abs(motion.state(after: 0).offset - 100) < 1e-9)
        #expect(abs(motion.state(after: 0.5).offset - (100 + 500 / slowing * (1 - pow(0.998, 500)))) < 1e-6)
        #expect(!motion.state(after: 0.5).isAtRest)
        #expect(motion.state(after: 5).isAtRest)
    }

    @Test("Content that overshoots its end bounces back to it", arguments: [3000.0, -3000])
    func bounce(speed: Double) {
        let motion = ScrollMotion(start: 500, speed: speed, range: 0...1000)
        let edge = speed > 0 ? 1000.0 : 0
        let way = (0...3000).map { motion.state(after: Double($0) / 1000) }

        #expect(way.contains { abs($0.offset - edge) > 5 && ($0.offset > 1000 || $0.offset < 0) })
        #expect(way[3000].offset == edge && way[3000].isAtRest)
        // The content never jumps: in one millisecond, it moves no farther than its initial speed allows.
        #expect(zip(way, way.dropFirst()).allSatisfy { abs($0.offset - $1.offset) <= 3.001 })
    }

    @Test("Content released beyond its end returns without overshooting", arguments: [-80.0, 1080])
    func springBack(start: Double) {
        let motion = ScrollMotion(start: start, speed: 0, range: 0...1000)
        let way = (0...2000).map { motion.state(after: Double($0) / 1000).offset }

        #expect(way[0] == start)
        #expect(way[2000] == (start < 0 ? 0 : 1000))
        #expect(way.allSatisfy { start < 0 ? $0 <= 0 : $0 >= 1000 })
    }

    @Test("A rubber band stretches less and less, and never beyond the length of the view")
    func rubberBand() {
        func shown(_ offset: CGFloat) -> CGFloat { RubberBand.offset(offset, range: 0...100, length: 200) }

        #expect(shown(50) == 50)
        #expect(abs(shown(-100) + 200 * (1 - 1 / (0.55 * 100 / 200 + 1))) < 1e-9)
        #expect(shown(200) - 100 > shown(300) - shown(200))
        #expect(shown(1e9) <= 300 && shown(-1e9) >= -200)
        #expect(RubberBand.offset(7, range: 0...5, length: 0) == 5)
    }
}
