import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Time scale")
struct TimeScaleTests {
    @Test("Wall time and scaled time agree until the speed changes, and then diverge without a jump")
    func speeds() {
        var scale = TimeScale()
        #expect(scale.time(at: 100) == 100)
        #expect(scale.wall(at: 103) == 103)

        scale.setSpeed(0.5)
        #expect(scale.time(at: 100) == 100)
        #expect(scale.time(at: 104) == 102)
        #expect(scale.wall(at: 103) == 106)

        scale.setSpeed(4)
        #expect(scale.time(at: 105) == 106)
        #expect(scale.wall(at: 110) == 106)

        scale.setSpeed(1)
        #expect(scale.time(at: 106) == 107)
    }

    @Test("A speed that is set before the first query of the time applies from that query on", arguments: [0, 0.25, 3])
    func early(speed: Double) {
        var scale = TimeScale()
        scale.setSpeed(speed)
        #expect(scale.time(at: 100) == 100)
        #expect(scale.time(at: 102) == 100 + 2 * speed)
        #expect(scale.wall(at: 112) == (speed > 0 ? 100 + 12 / speed : nil))
    }

    @Test("At speed 0, time only advances by steps, which appear immediately")
    func steps() {
        var scale = TimeScale()
        #expect(scale.time(at: 10) == 10)
        scale.setSpeed(0)
        #expect(scale.isPaused)
        #expect(scale.time(at: 20) == 10)
        #expect(scale.wall(at: 10.5) == nil)
        #expect(scale.wall(at: 10) == 20)

        #expect(scale.step(0.25) == 10.25)
        #expect(scale.step(0.25) == 10.5)
        #expect(!scale.isPaused)
        #expect(scale.wall(at: 11) == 20)
        #expect(scale.time(at: 21) == 10.5)
        #expect(!scale.isPaused)
        scale.noteFrame()
        #expect(scale.isPaused)

        scale.setSpeed(2)
        #expect(scale.time(at: 22) == 12.5)
        #expect(scale.step(1) == 13.5)
        #expect(scale.time(at: 22) == 13.5)
        // A change in speed right after a step keeps the step.
        #expect(scale.step(0.5) == 14)
        scale.setSpeed(1)
        #expect(scale.time(at: 23) == 15)
    }

    @Test("Invalid speeds and steps change nothing", arguments: [-1, .nan, .infinity, -.infinity] as [Double])
    func absurd(number: Double) {
        var scale = TimeScale()
        #expect(scale.time(at: 5) == 5)
        scale.setSpeed(number)
        #expect(scale.step(number) == nil)
        #expect(scale.speed == 1)
        #expect(scale.time(at: 6) == 6)
    }

    @Test("While paused, only changes request a frame")
    func host() {
        let host = LayerHost(root: CALayer())
        host.pixelSize = PixelSize(width: 20, height: 20)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 10)
        animation.repeatCount = .infinity
        let layer = CALayer()
        (layer.frame, layer.backgroundColor) = (CGRect(x: 0, y: 0, width: 9, height: 9), CGColor(.black))
        host.root.addSublayer(layer)
        layer.add(animation, forKey: nil)
        func frame(at time: TimeInterval) {
            host.scheduler.runDue(until: host.clock.scale.time(at: time))
            let animated = host.animate()
            host.layout()
            _ = host.record(adding: animated)
        }
        frame(at: 1)
        #expect(host.nextChange == 1)

        host.clock.scale.setSpeed(0)
        frame(at: 2)
        #expect(host.nextChange == nil)
        layer.opacity = 0.5
        #expect(host.nextChange == 1)
        frame(at: 3)
        #expect(host.clock.scale.step(0.5) == 1.5)
        #expect(host.nextChange == 1)
        // This is a turn without a frame, because the display is not ready.
        host.scheduler.runDue(until: host.clock.scale.time(at: 4))
        #expect(host.clock.now == 1.5 && host.nextChange == 1.5)
        frame(at: 4.01)
        #expect(host.clock.now == 1.5 && host.nextChange == nil)
    }
}
