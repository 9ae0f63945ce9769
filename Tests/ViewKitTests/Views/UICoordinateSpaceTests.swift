import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UICoordinateSpace")
struct UICoordinateSpaceTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 30, y: 20, width: 100, height: 50))
    private let inner = UIView(frame: CGRect(x: 5, y: 7, width: 10, height: 10))

    init() {
        stage.window.addSubview(view)
        view.addSubview(inner)
    }

    /// A space whose origin is at (100, 100) in the window, and whose lengths are twice those of the window.
    private final class DoubledSpace: UICoordinateSpace {
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        private let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -200, ty: -200)

        func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
            space.convert(point.applying(map.inverted()), from: UIScreen.main)
        }
        func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
            space.convert(point, to: UIScreen.main).applying(map)
        }
        func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
            space.convert(rect.applying(map.inverted()), from: UIScreen.main)
        }
        func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
            space.convert(rect, to: UIScreen.main).applying(map)
        }
    }

    @Test("Points and rectangles are converted between views, the screen and custom spaces, and back")
    func conversions() {
        let screen = UIScreen.main.coordinateSpace
        let custom = DoubledSpace()
        let spaces: [(any UICoordinateSpace, CGPoint)] = [
            (view, CGPoint(x: 6, y: 9)), (inner, CGPoint(x: 1, y: 2)), (stage.window, CGPoint(x: 36, y: 29)),
            (screen, CGPoint(x: 36, y: 29)), (UIScreen.main.fixedCoordinateSpace, CGPoint(x: 36, y: 29)),
            (custom, CGPoint(x: -128, y: -142)),
        ]
        for (from, source) in spaces {
            for (to, target) in spaces {
                #expect(from.convert(source, to: to) == target)
                #expect(to.convert(source, from: from) == target)
                let size = CGSize(width: from === custom ? 8 : 4, height: 2)
                let rect = from.convert(CGRect(origin: source, size: size), to: to)
                #expect(rect.origin == target)
                #expect(rect.width == (to === custom ? 8 : 4))
                #expect(to.convert(CGRect(origin: source, size: size), from: from) == rect)
            }
        }
        #expect(screen.bounds == UIScreen.main.bounds)
        #expect(view.convert(inner.bounds, from: inner as any UICoordinateSpace) == inner.frame)
    }
}
