import Foundation
import SelectorKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIView.beginAnimations and commitAnimations")
struct AnimationBlockTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 20))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        view.backgroundColor = .red
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// The first column that shows the view.
    private var left: Int? { (0..<100).first { stage.pixel(x: $0, y: 10).bytes != [255, 255, 255] } }

    @MainActor
    private final class Listener: NSObject {
        var lines: [String] = []

        func willStart(_ name: String?, context: UnsafeMutableRawPointer?) { lines.append("start \(name ?? "-")") }

        func didStop(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
            lines.append("stop \(name ?? "-") \(finished.boolValue) \(context == nil)")
        }
    }

    @Test(
        "Changes in a block are animated with its duration, delay and curve; changes outside of blocks aren't animated")
    func settings() {
        UIView.setAnimationDuration(9)
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.x = 80
        UIView.commitAnimations()
        #expect(view.frame.minX == 80)
        stage.advance(by: 0.5)
        #expect(left == 0)
        stage.advance(by: 0.5)
        #expect(left == 40)
        stage.advance(by: 0.5)
        #expect(left == 80)

        view.frame.origin.x = 0
        stage.advance(by: 0)
        #expect(left == 0)
    }

    @Test("Blocks nest, and the outer block's settings apply again after the inner block")
    func nesting() {
        let other = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 10))
        stage.window.addSubview(other)
        stage.advance(by: 0)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        other.alpha = 0
        UIView.commitAnimations()
        view.alpha = 0
        UIView.commitAnimations()
        stage.advance(by: 1)
        #expect(other.layer.animationKeys() == nil && view.layer.animationKeys() == ["opacity"])
        stage.advance(by: 1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A block can repeat, autoreverse, and start from the presented state")
    func repeats() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.frame.origin.x = 80
        UIView.commitAnimations()
        stage.advance(by: 1.5)
        #expect(left == 40)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationBeginsFromCurrentState(true)
        view.frame.origin.x = 60
        UIView.commitAnimations()
        stage.advance(by: 0.5)
        #expect(left == 50)
    }

    @Test("The delegate's methods are called with the name, the outcome and the context")
    func delegate() {
        let listener = Listener()
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("willStart:context:", Listener.willStart(_:context:)))
        UIView.setAnimationDidStop(Selector("didStop:finished:context:", Listener.didStop(_:finished:context:)))
        view.alpha = 0.5
        #expect(listener.lines == [])
        UIView.commitAnimations()
        #expect(listener.lines == ["start fade"])
        stage.advance(by: 0.9)
        #expect(listener.lines.count == 1)
        stage.advance(by: 0.2)
        #expect(listener.lines == ["start fade", "stop fade true true"])
    }

    @Test("A transition shows the former appearance first, and the new one at the end")
    func transition() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(.curlUp, for: view, cache: true)
        UIView.performWithoutAnimation { view.backgroundColor = .blue }
        UIView.commitAnimations()
        stage.advance(by: 0)
        #expect(stage.pixel(x: 10, y: 2).bytes == [255, 0, 0])
        stage.advance(by: 1.1)
        #expect(stage.pixel(x: 10, y: 2).bytes == [0, 0, 255])
    }

    @Test("A commit without a block is reported")
    func unbalanced() {
        let messages = Messages.during { UIView.commitAnimations() }
        #expect(messages == ["UIView.commitAnimations() without beginAnimations ignored"])
    }
}
