import Testing
import UIKit

/// Test doubles of touches and events, as apps declare them for their own tests.
@MainActor
@Suite("Overrides of touches and events")
struct TouchOverridesTests {
    private final class MockTouch: UITouch {
        private let point: CGPoint
        private let target: UIView?

        init(x: CGFloat, in view: UIView?) {
            (point, target) = (CGPoint(x: x, y: 0), view)
            super.init()
        }

        override var view: UIView? { target }
        override var window: UIWindow? { nil }
        override var phase: UITouch.Phase { .moved }
        override var timestamp: TimeInterval { 3 }
        override var tapCount: Int { 2 }
        override func location(in view: UIView?) -> CGPoint { point }
        override func previousLocation(in view: UIView?) -> CGPoint { .zero }
    }

    private final class MockEvent: UIEvent {
        private let mocks: Set<UITouch>

        init(_ mocks: Set<UITouch>) {
            self.mocks = mocks
            super.init()
        }

        override var allTouches: Set<UITouch>? { mocks }
        override var timestamp: TimeInterval { 4 }
    }

    private final class Pad: UIView {
        var log: [String] = []

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in event?.touches(for: self) ?? [] {
                log.append("\(touch.location(in: self).x) \(touch.tapCount) \(touch.timestamp) \(touch.phase)")
            }
        }
    }

    @Test("A view receives the values that a touch and an event override")
    func values() {
        let pad = Pad()
        let touch = MockTouch(x: 7, in: pad)
        let event = MockEvent([touch, MockTouch(x: 8, in: nil)])
        pad.touchesMoved([touch], with: event)
        #expect(pad.log == ["7.0 2 3.0 moved"])
        #expect(touch.previousLocation(in: pad) == .zero && touch.window == nil && event.timestamp == 4)
    }
}
