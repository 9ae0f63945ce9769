import Foundation
import Reporting
import StageKit
import Testing
import ViewKit

/// Tests that events at invalid positions have no effect, and that later events still work.
@MainActor
@Suite("OffscreenStage with invalid positions")
struct BadPointsTests {
    private nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .signalingNaN]
    private nonisolated static let farAway: [CGFloat] = [1e12, -1e300, .greatestFiniteMagnitude]

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    private let presses = Presses()

    private final class Presses {
        var count = 0
    }

    init() {
        scrollView.contentSize = CGSize(width: 100, height: 500)
        button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
        scrollView.addSubview(button)
        stage.window.addSubview(scrollView)
        stage.advance(by: 0)
    }

    /// Advances the stage, and expects its button and wheel to work.
    private func expectSound() {
        stage.advance(by: 3)
        scrollView.contentOffset = .zero
        presses.count = 0
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(presses.count == 1)
        stage.scroll(at: CGPoint(x: 20, y: 20), by: CGVector(dx: 0, dy: 30))
        stage.advance(by: 0.1)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
    }

    @Test("A click at an invalid position is ignored with a message", arguments: numbers)
    func clicks(number: CGFloat) {
        let said = Diagnostics.messages {
            stage.click(at: CGPoint(x: number, y: 20))
            stage.click(at: CGPoint(x: 20, y: number))
        }

        #expect(presses.count == 0)
        #expect(said.count == 2 && said.allSatisfy { $0.contains("invalid position") }, "\(said)")
        expectSound()
    }

    @Test("A drag to or from an invalid position presses and scrolls nothing", arguments: numbers)
    func drags(number: CGFloat) {
        let (button, nowhere) = (CGPoint(x: 20, y: 20), CGPoint(x: 20, y: number))
        _ = Diagnostics.messages {
            stage.drag(from: button, to: nowhere)
            stage.drag(from: nowhere, to: button)
        }

        #expect(presses.count == 0)
        #expect(scrollView.contentOffset == .zero)
        expectSound()
    }

    @Test("A drag to a far position ends within the content", arguments: farAway)
    func farDrags(number: CGFloat) {
        stage.drag(from: CGPoint(x: 20, y: 80), to: CGPoint(x: 20, y: number))
        stage.advance(by: 10)

        #expect((0...400).contains(scrollView.contentOffset.y), "\(scrollView.contentOffset)")
        expectSound()
    }

    @Test("Scrolling at an invalid position has no effect", arguments: numbers)
    func wheelPlaces(number: CGFloat) {
        _ = Diagnostics.messages {
            stage.scroll(at: CGPoint(x: number, y: 20), by: CGVector(dx: 0, dy: 30))
        }

        #expect(scrollView.contentOffset == .zero)
        expectSound()
    }

    @Test("A wheel distance of NaN counts as 0; an infinite one scrolls to the end")
    func wheelDistances() {
        let place = CGPoint(x: 20, y: 20)

        stage.scroll(at: place, by: CGVector(dx: CGFloat.nan, dy: 30))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
        stage.scroll(at: place, by: CGVector(dx: 0, dy: CGFloat.nan))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
        stage.scroll(at: place, by: CGVector(dx: CGFloat.infinity, dy: .infinity))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 400))
        stage.scroll(at: place, by: CGVector(dx: 0, dy: -CGFloat.infinity))
        #expect(scrollView.contentOffset == .zero)
        expectSound()
    }
}
