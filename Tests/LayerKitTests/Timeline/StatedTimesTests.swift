import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Explicit begin times and durations")
struct StatedTimesTests {
    private func fade() -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0)
        return fade
    }

    @Test("An explicitBegin of 0 is the time 0; a beginTime of 0 is the time when the animation is added")
    func beginning() {
        let (stated, unstated) = (fade(), fade())
        stated.explicitBegin = 0
        unstated.beginTime = 0
        for animation in [stated, unstated] { animation.duration = 4 }
        let tree = Tree(now: 1)
        let (old, new) = (tree.addLayer(.zero), tree.addLayer(.zero))

        old.add(stated, forKey: nil)
        new.add(unstated, forKey: nil)
        tree.frame(at: 2)

        #expect(old.presentation()?.opacity == 0.5)
        #expect(new.presentation()?.opacity == 0.75)
    }

    @Test("An explicitDuration of 0 ends immediately; a duration of 0 is the transaction's duration")
    func duration() {
        let (stated, unstated) = (fade(), fade())
        stated.explicitDuration = 0
        unstated.duration = 0
        let tree = Tree()
        let (still, moving) = (tree.addLayer(.zero), tree.addLayer(.zero))

        still.add(stated, forKey: "fade")
        moving.add(unstated, forKey: "fade")
        tree.frame(at: 0.125)

        #expect(still.animationKeys() == nil)
        #expect(moving.presentation()?.opacity == 0.5)
    }

    @Test("An invalid beginTime or duration isn't explicit", arguments: [TimeInterval.nan, .infinity, -.infinity])
    func notATime(number: TimeInterval) {
        let animation = fade()
        animation.beginTime = number
        animation.duration = number == .infinity ? -1 : number

        #expect(animation.explicitBegin == nil)
        #expect(animation.explicitDuration == nil)
    }
}
