import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Paging and deceleration rates")
struct ScrollPagingTests {
    private final class Delegate: UIScrollViewDelegate {
        var target: CGPoint?
        private(set) var projected: CGPoint?
        private(set) var letGo: CGPoint?
        private(set) var velocity: CGPoint?
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            (projected, letGo) = (targetContentOffset.pointee, scrollView.contentOffset)
            self.velocity = velocity
            if let target { targetContentOffset.pointee = target }
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let delegate = Delegate()

    init() {
        view.contentSize = CGSize(width: 1000, height: 100)
        view.delegate = delegate
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        stage.window.handle(.pointerPressed(CGPoint(x: start, y: 40)))
        for step in 1...10 {
            stage.advance(by: 0.01)
            stage.window.handle(.pointerMoved(CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 40)))
        }
        stage.window.handle(.pointerReleased(CGPoint(x: end, y: 40)))
        stage.advance(by: 3)
    }

    @Test("The fast deceleration rate stops after a fifth of the distance; an invalid rate is normal")
    func rates() throws {
        var ways: [UIScrollView.DecelerationRate: CGFloat] = [:]
        let odd = UIScrollView.DecelerationRate(rawValue: .nan)
        for rate in [.normal, .fast, odd] as [UIScrollView.DecelerationRate] {
            view.contentOffset = .zero
            view.decelerationRate = rate
            drag(from: 70, to: 40)
            let (projected, letGo) = (try #require(delegate.projected), try #require(delegate.letGo))
            ways[rate] = projected.x - letGo.x
            #expect(abs(view.contentOffset.x - projected.x) < 8)
        }
        let (normal, fast) = (try #require(ways[.normal]), try #require(ways[.fast]))
        #expect(abs(normal / fast - log(0.99) / log(0.998)) < 0.01)
    }

    @Test("With paging, a flick or the wheel moves to the next page")
    func pages() {
        view.isPagingEnabled = true
        drag(from: 70, to: 40)
        #expect(view.contentOffset.x == 100)
        stage.scroll(at: CGPoint(x: 50, y: 40), by: CGVector(dx: 30, dy: 0))
        stage.advance(by: 2)
        #expect(view.contentOffset.x == 200)
        drag(from: 30, to: 60)
        #expect(view.contentOffset.x == 100)
    }

    @Test("The delegate is given the target offset and can change it")
    func target() throws {
        drag(from: 70, to: 40)
        let projected = try #require(delegate.projected)
        #expect(abs(view.contentOffset.x - projected.x) < 7)
        #expect(try #require(delegate.velocity).x > 0.1)
        delegate.target = CGPoint(x: 333, y: 0)
        drag(from: 70, to: 60)
        #expect(view.contentOffset.x == 333)
        delegate.target = CGPoint(x: CGFloat.nan, y: 0)
        drag(from: 70, to: 60)
        #expect(view.contentOffset.x.isFinite)
        delegate.target = CGPoint(x: 1e9, y: 0)
        drag(from: 70, to: 60)
        #expect(view.contentOffset.x == 900)
    }
}
