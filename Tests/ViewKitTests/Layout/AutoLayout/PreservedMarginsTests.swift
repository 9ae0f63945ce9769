import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("preservesSuperviewLayoutMargins")
struct PreservedMarginsTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let outer = UIView()
    private let inner = UIView()

    init() {
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        inner.preservesSuperviewLayoutMargins = true
        stage.window.addSubview(outer)
        outer.addSubview(inner)
    }

    @Test(
        "Each margin is the larger of the view's own 8 points and the overlap with the superview's margin",
        arguments: [
            (CGRect(x: 0, y: 0, width: 200, height: 200), [40.0, 40, 40, 40]),
            (CGRect(x: 10, y: 20, width: 150, height: 175), [20, 30, 35, 8]),
            (CGRect(x: 50, y: 50, width: 100, height: 100), [8, 8, 8, 8]),
            (CGRect(x: -10, y: -10, width: 220, height: 220), [50, 50, 50, 50]),
        ] as [(CGRect, [CGFloat])])
    func edges(frame: CGRect, expected: [CGFloat]) {
        inner.frame = frame
        let margins = inner.layoutMargins
        #expect([margins.top, margins.left, margins.bottom, margins.right] == expected)
        inner.preservesSuperviewLayoutMargins = false
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("Constraints to the margins follow changes of the superview's margins and of the view's frame")
    func constraints() {
        inner.frame = outer.bounds
        inner.autoresizingMask = [.flexibleWidth]
        let text = UIView()
        text.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
            text.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
        ])
        func isLaidOut(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
            stage.advance(by: 0)
            return text.frame == CGRect(x: x, y: y, width: width, height: height)
        }
        #expect(isLaidOut(40, 40, 120, 120))
        outer.layoutMargins.left = 60
        #expect(isLaidOut(60, 40, 100, 120))
        inner.frame.origin.y = 30
        #expect(isLaidOut(60, 10, 100, 120))
        outer.frame.size = CGSize(width: 300, height: 260)
        #expect(isLaidOut(60, 10, 200, 180))
        inner.layoutMargins.top = 25
        #expect(isLaidOut(60, 25, 200, 165))
        outer.layoutMargins = .zero
        #expect(isLaidOut(8, 25, 284, 167))
    }

    @Test("The safe area of a controller's view is part of the margins that subviews preserve")
    func safeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        stage.window.rootViewController = controller
        controller.view.addSubview(outer)
        outer.layoutMargins = .zero
        outer.frame = controller.view.bounds
        outer.preservesSuperviewLayoutMargins = true
        stage.advance(by: 0)
        #expect(outer.layoutMargins == UIEdgeInsets(top: 0, left: 46, bottom: 0, right: 16))
        controller.additionalSafeAreaInsets.left = 50
        #expect(outer.layoutMargins.left == 66)
    }
}
