import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIView.snapshotView")
struct UIViewSnapshotTests {
    private let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))

    init() {
        stage.window.backgroundColor = .white
        (view.backgroundColor, inner.backgroundColor) = (.red, .blue)
        view.addSubview(inner)
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    @Test("A snapshot looks like the view, wherever it is placed, and stretches with its size")
    func picture() throws {
        let copy = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(copy.frame == view.frame && copy.subviews.isEmpty)
        (view.backgroundColor, inner.backgroundColor) = (.green, .green)
        copy.frame = CGRect(x: 20, y: 20, width: 40, height: 20)
        stage.window.addSubview(copy)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5).bytes == UIColor.green.bytes)
        #expect(stage.pixel(x: 30, y: 30).bytes == [255, 0, 0] && stage.pixel(x: 50, y: 30).bytes == [0, 0, 255])
        #expect(stage.pixel(x: 10, y: 30) == .white)
    }

    @Test("A snapshot of a part is stretched with its size")
    func part() throws {
        let rect = CGRect(x: 5, y: 0, width: 10, height: 10)
        let copy = try #require(
            view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero))
        #expect(copy.bounds.size == rect.size)
        copy.frame = CGRect(x: 20, y: 20, width: 40, height: 10)
        stage.window.addSubview(copy)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 21, y: 25).bytes == [255, 0, 0] && stage.pixel(x: 38, y: 25).bytes == [255, 0, 0])
        #expect(stage.pixel(x: 41, y: 25).bytes == [0, 0, 255] && stage.pixel(x: 58, y: 25).bytes == [0, 0, 255])
        #expect(stage.pixel(x: 18, y: 25) == .white && stage.pixel(x: 30, y: 32) == .white)
    }

    @Test("The edges of a snapshot with cap insets keep their size")
    func capInsets() throws {
        let copy = try #require(
            view.resizableSnapshotView(
                from: view.bounds, afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 11)))
        copy.frame = CGRect(x: 0, y: 20, width: 60, height: 20)
        stage.window.addSubview(copy)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 2, y: 30).bytes == [255, 0, 0] && stage.pixel(x: 45, y: 30).bytes == [255, 0, 0])
        #expect(stage.pixel(x: 52, y: 30).bytes == [0, 0, 255] && stage.pixel(x: 58, y: 30).bytes == [0, 0, 255])
        let detached = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(
            detached.resizableSnapshotView(from: detached.bounds, afterScreenUpdates: true, withCapInsets: .zero)
                == nil)
    }

    @Test("The snapshot of a moved, rotated, faded or hidden view is complete")
    func whole() throws {
        view.frame.origin = CGPoint(x: 30, y: 10)
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.alpha = 0.2
        stage.advance(by: 0.1)
        let copy = try #require(view.snapshotView(afterScreenUpdates: true))
        view.isHidden = true
        copy.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        stage.window.addSubview(copy)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 2, y: 2).bytes == [255, 0, 0] && stage.pixel(x: 17, y: 17).bytes == [0, 0, 255])
    }

    @Test("afterScreenUpdates includes pending layout; outside a window there is no snapshot")
    func updates() throws {
        let late = LateView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(late.snapshotView(afterScreenUpdates: true) == nil)
        view.removeFromSuperview()
        stage.window.addSubview(late)
        let copy = try #require(late.snapshotView(afterScreenUpdates: true))
        late.removeFromSuperview()
        stage.window.addSubview(copy)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5).bytes == [0, 0, 0])
    }

    @Test("afterScreenUpdates includes pending drawing", arguments: [false, true])
    func drawing(isAfter: Bool) throws {
        let painted = (0..<3).map { PaintedView(frame: CGRect(x: 20 * $0, y: 0, width: 20, height: 20)) }
        painted.forEach(stage.window.addSubview)
        stage.advance(by: 0.1)
        for view in painted {
            view.color = .blue
            view.setNeedsDisplay()
        }
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let copies = [
            try #require(painted[0].snapshotView(afterScreenUpdates: isAfter)),
            try #require(
                painted[1].resizableSnapshotView(
                    from: painted[1].bounds, afterScreenUpdates: isAfter, withCapInsets: .zero)),
            try #require(
                painted[2].resizableSnapshotView(
                    from: painted[2].bounds, afterScreenUpdates: isAfter, withCapInsets: insets)),
        ]
        for (index, copy) in copies.enumerated() {
            copy.frame = CGRect(x: 20 * index, y: 20, width: 20, height: 20)
            stage.window.addSubview(copy)
        }
        stage.advance(by: 0.1)
        for x in [10, 30, 50] {
            #expect(stage.pixel(x: x, y: 30).bytes == (isAfter ? [0, 0, 255] : [255, 0, 0]), "x is \(x)")
        }
    }
}

/// A view that draws its color, at first red.
private final class PaintedView: UIView {
    var color = UIColor.red

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIRectFill(bounds)
    }
}

/// A view that turns black in its first layout.
private final class LateView: UIView {
    override func layoutSubviews() { backgroundColor = .black }
}
