import DrawKit
import Foundation
import Testing
import ViewKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
    @Test("A clockwise arc that starts at the right runs below the center")
    func clockwise() {
        func middle(clockwise: Bool) -> CGFloat {
            let arc = UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
            return arc.bounds.midY
        }

        #expect(abs(middle(clockwise: true) - 5) < 0.01)
        #expect(abs(middle(clockwise: false) + 5) < 0.01)
    }

    @Test("Shapes contain the right points, even after a transform")
    func shapes() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let oval = UIBezierPath(ovalIn: rect)
        let some = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomLeft], cornerRadii: CGSize(width: 5, height: 5))
        oval.apply(CGAffineTransform(translationX: 100, y: 0))

        #expect(oval.contains(CGPoint(x: 110, y: 5)) && !oval.contains(CGPoint(x: 100.5, y: 0.5)))
        #expect(!some.contains(CGPoint(x: 0.5, y: 0.5)) && some.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(UIBezierPath(rect: rect).bounds == rect)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 99).bounds.width == 20)
    }

    @Test("A path is built from segments, copied with its style and emptied")
    func pieces() throws {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 15), controlPoint2: CGPoint(x: 0, y: 5))
        path.close()
        path.lineWidth = 7
        path.setLineDash([1, 2], count: 2, phase: 3)

        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()

        #expect(path.isEmpty && path.currentPoint == .zero)
        #expect(copy.lineWidth == 7 && copy.contains(CGPoint(x: 5, y: 3)))
        #expect(copy.reversing().lineWidth == 7)
    }
}
