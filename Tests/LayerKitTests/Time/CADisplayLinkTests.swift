import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CADisplayLink") struct CADisplayLinkTests {
    private final class Log { var times: [TimeInterval] = [] }
    private let log = Log()
    private let tree = Tree()

    @Test("A display link is called once per frame with the times of this frame and the next")
    func calls() {
        tree.host.frameInterval = 0.5
        let link = CADisplayLink.scheduled(for: tree.root) { [log] link in
            log.times.append(link.timestamp)
            #expect(link.targetTimestamp == link.timestamp + 0.5)
            #expect(link.duration == 0.5)
        }

        for time in [0, 1, 1, 2.5] { tree.frame(at: time) }

        #expect(log.times == [0, 1, 2.5])
        #expect(link.timestamp == 2.5)
    }

    @Test("A running display link requests frames; a paused or invalidated one does not")
    func deadlines() {
        let link = CADisplayLink.scheduled(for: tree.root) { [log] in log.times.append($0.timestamp) }
        tree.frame(at: 1)
        #expect(tree.host.nextChange == 1)
        link.isPaused = true
        tree.frame(at: 2)
        #expect(tree.host.nextChange == nil)
        link.isPaused = false
        tree.frame(at: 3)
        link.invalidate()
        #expect(tree.host.nextChange == nil)
        tree.frame(at: 4)

        #expect(log.times == [1, 3])
    }

    @Test(
        "A display link with a preferred rate skips frames, which may be early or late",
        arguments: [
            (0, 1, [0.0, 0.1, 0.21, 0.29, 0.4, 0.5]), (5, 1, [0, 0.21, 0.4]), (0, 3, [0, 0.29]),
            (100, 3, [0, 0.1, 0.21, 0.29, 0.4, 0.5]),
        ])
    func rates(rate: Int, frameInterval: Int, expected: [TimeInterval]) {
        tree.host.frameInterval = 0.1
        let link = CADisplayLink.scheduled(for: tree.root) { [log] in log.times.append($0.timestamp) }
        link.preferredFramesPerSecond = rate
        link.frameInterval = frameInterval
        for time in [0, 0.1, 0.21, 0.29, 0.4, 0.5] { tree.frame(at: time) }
        #expect(log.times == expected)
        #expect(link.duration == 0.1 && tree.host.nextChange != nil)
    }

    @Test("The preferred rate of a range is the link's rate")
    func rateRange() {
        let link = CADisplayLink.scheduled(for: tree.root) { _ in }
        #expect(link.preferredFrameRateRange == .default && link.preferredFramesPerSecond == 0)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        #expect(link.preferredFramesPerSecond == 30 && link.preferredFrameRateRange.maximum == 60)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
        #expect(link.preferredFramesPerSecond == 20)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: .infinity)
        #expect(link.preferredFramesPerSecond == 0)
        link.invalidate()
    }

    @Test("A display link draws nothing itself, and its changes appear in the same frame")
    func drawing() {
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        tree.frame(at: 0)
        let link = CADisplayLink.scheduled(for: layer) { if $0.timestamp > 1 { layer.position.x = $0.timestamp } }

        #expect(tree.frame(at: 1).isEmpty)
        #expect(link.timestamp == 1)
        #expect(!tree.frame(at: 20).isEmpty)
        #expect(tree.lines == ["solid (15,0 10x10) #ffff0000"])
    }

    @Test("A display link waits outside a window, moves with its layer and is deallocated with it")
    func lifetime() {
        let other = Tree()
        var layer: CALayer? = CALayer()
        weak var link: CADisplayLink?
        weak var closure: Log?
        do {
            let held = Log()
            closure = held
            link = layer.map { layer in
                CADisplayLink.scheduled(for: layer) { [log] in
                    held.times.append(0)
                    log.times.append($0.timestamp)
                }
            }
        }
        tree.frame(at: 1)
        if let layer { tree.root.addSublayer(layer) }
        tree.frame(at: 2)
        layer?.removeFromSuperlayer()
        tree.frame(at: 3)
        if let layer { other.root.addSublayer(layer) }
        tree.frame(at: 4)
        other.frame(at: 5)
        #expect(log.times == [2, 5])
        #expect(link != nil)

        layer?.removeFromSuperlayer()
        layer = nil
        other.frame(at: 6)

        #expect(link == nil)
        #expect(closure == nil)
    }

    @Test("A removed display link can be added again until it is invalidated")
    func removal() {
        let link = CADisplayLink.scheduled(for: tree.root) { [log] in log.times.append($0.timestamp) }
        tree.frame(at: 1)
        link.remove(from: .main, forMode: .default)
        #expect(tree.host.nextChange == nil)
        tree.frame(at: 2)
        for _ in 0..<2 { link.add(to: .main, forMode: .default) }
        tree.frame(at: 3)
        link.remove(from: .main, forMode: .default)
        link.add(to: .main, forMode: .default)
        tree.frame(at: 4)
        link.invalidate()
        link.add(to: .main, forMode: .default)
        tree.frame(at: 5)

        #expect(log.times == [1, 3, 4])
    }

    @Test("A display link can remove and add itself during a call")
    func removalDuringCall() {
        let link = CADisplayLink.scheduled(for: tree.root) { [log] link in
            log.times.append(link.timestamp)
            link.remove(from: .main, forMode: .default)
            link.add(to: .main, forMode: .default)
        }
        for time in [1.0, 2, 3] { tree.frame(at: time) }
        #expect(log.times == [1, 2, 3])
        link.invalidate()
    }
}
