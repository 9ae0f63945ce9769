import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("anchorWithOffset(to:)")
struct AnchorOffsetTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let views = (0..<3).map { _ in UIView() }

    init() {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        views[0].leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10).isActive = true
        views[0].topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 5).isActive = true
    }

    @Test("Constraints between distances place views in both layout directions", arguments: [false, true])
    func distances(isMirrored: Bool) {
        stage.direction = isMirrored ? .rightToLeft : .leftToRight
        let (first, second, third) = (views[0], views[1], views[2])
        let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        let next = second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
        NSLayoutConstraint.activate([
            gap.constraint(equalToConstant: 30), next.constraint(equalTo: gap, multiplier: 2, constant: 4),
            first.topAnchor.anchorWithOffset(to: second.topAnchor).constraint(equalTo: first.heightAnchor),
            second.topAnchor.anchorWithOffset(to: third.topAnchor).constraint(equalToConstant: -6),
        ])
        stage.advance(by: 0)
        func left(_ x: CGFloat) -> CGFloat { isMirrored ? 300 - x - 20 : x }
        #expect(views.map(\.frame.minX) == [left(10), left(60), left(144)])
        #expect(views.map(\.frame.minY) == [5, 15, 9])
    }

    @Test("A changed constant moves the view, and deactivation releases it")
    func changes() {
        let constraint = views[0].topAnchor.anchorWithOffset(to: views[1].topAnchor).constraint(equalToConstant: 40)
        constraint.isActive = true
        let low = views[1].topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100)
        low.priority = .defaultLow
        low.isActive = true
        stage.advance(by: 0)
        #expect(views[1].frame.minY == 45)
        constraint.constant = 60
        stage.advance(by: 0)
        #expect(views[1].frame.minY == 65)
        constraint.isActive = false
        stage.advance(by: 0)
        #expect(views[1].frame.minY == 100)
        views[1].removeFromSuperview()
        stage.advance(by: 0)
        #expect(!constraint.isActive)
    }
}
