import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIViewController.transition")
struct ControllerTransitionTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 20))
    private let parent = UIViewController()
    private let first = UIViewController()
    private let second = UIViewController()

    init() {
        stage.window.rootViewController = parent
        for child in [first, second] {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
        }
        first.view.backgroundColor = .red
        second.view.backgroundColor = .blue
        parent.view.addSubview(first.view)
        stage.advance(by: 0)
    }

    @Test("The new view is added above the old one and animated; the old view is removed at the end")
    func transition() {
        var ends: [Bool] = []
        second.view.alpha = 0
        parent.transition(from: first, to: second, duration: 1, options: .curveLinear) {
            self.second.view.alpha = 1
        } completion: {
            ends.append($0)
        }

        stage.advance(by: 0.5)
        #expect(ends.isEmpty && parent.view.subviews == [first.view, second.view])
        #expect((100...155).contains(stage.pixel(x: 50, y: 10).bytes[0]))
        stage.advance(by: 0.5)
        #expect(ends == [true] && parent.view.subviews == [second.view])
        #expect(stage.pixel(x: 50, y: 10).bytes == [0, 0, 255])
    }

    @Test("Without animations, the views are exchanged immediately")
    func noAnimations() {
        parent.transition(from: first, to: second, duration: 1, animations: nil)
        stage.advance(by: 0)

        #expect(parent.view.subviews == [second.view])
    }

    @Test("Controllers that are not both children are rejected with a message")
    func strangers() {
        var ends: [Bool] = []
        let messages = Messages.during {
            parent.transition(from: first, to: UIViewController(), duration: 1, animations: nil) { ends.append($0) }
            parent.transition(from: first, to: first, duration: 1, animations: nil) { ends.append($0) }
        }

        #expect(ends == [false, false] && messages.allSatisfy { $0.contains("transition") } && !messages.isEmpty)
        #expect(parent.view.subviews == [first.view])
    }
}
