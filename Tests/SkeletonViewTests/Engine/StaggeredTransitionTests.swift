import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests rows that are revealed one by one: each is a mix of two images, with every kind of transition.
@MainActor
@Suite("Transitions of staggered rows")
struct StaggeredTransitionTests {
    /// Creates red rows with black bones on a blue background. The second row is at the midpoint of its transition.
    private func halfWay(_ kind: ListScreen.Kind, _ transition: SkeletonTransition, isRightToLeft: Bool = false)
        -> ListScreen
    {
        let screen = ListScreen(kind)
        if isRightToLeft { screen.stage.direction = .rightToLeft }
        screen.list.backgroundColor = .blue
        screen.model = [(0..<9).map { "Row \($0)" }]
        screen.list.showSkeleton(usingColor: .black, transition: .none)
        screen.stage.advance(by: 0)
        screen.list.hideSkeleton(staggered: .order(interval: 1), transition: transition)
        screen.stage.advance(by: 1.5, step: 0.5)
        return screen
    }

    private func bytes(_ screen: ListScreen, _ x: Int, _ y: Int) -> [Int] { screen.stage.pixel(x: x, y: y).bytes }

    private func isNear(_ found: [Int], _ wanted: [Int]) -> Bool {
        zip(found, wanted).allSatisfy { abs($0 - $1) <= 2 }
    }

    @Test("A dissolve does not show the background behind opaque rows", arguments: ListScreen.Kind.allCases)
    func dissolve(kind: ListScreen.Kind) {
        let screen = halfWay(kind, .crossDissolve(1))
        #expect(bytes(screen, 20, 20) == [255, 0, 0] && bytes(screen, 20, 100) == [0, 0, 0])
        #expect(isNear(bytes(screen, 20, 60), [128, 0, 0]))
        for step in 0..<9 {
            screen.stage.advance(by: 0.05, step: 0.05)
            #expect(bytes(screen, 20, 60)[2] <= 2 && bytes(screen, 1, 60) == [255, 255, 255], "\(step)")
        }
    }

    @Test(
        "In a slide, a row pushes its bones out toward the edge that they came from",
        arguments: ListScreen.Kind.allCases)
    func slide(kind: ListScreen.Kind) {
        for isRightToLeft in [false, true] {
            let screen = halfWay(kind, .slide(duration: 1), isRightToLeft: isRightToLeft)
            let (bones, row) = isRightToLeft ? (150, 90) : (50, 110)
            #expect(bytes(screen, bones, 60) == [0, 0, 0] && bytes(screen, row, 60)[0] > 200)
            #expect(bytes(screen, 190, 20)[0] == 255 && bytes(screen, 50, 100) == [0, 0, 0])
        }
    }

    @Test(
        "In a wipe, the row is visible behind the moving edge, and its bones are visible ahead of it",
        arguments: ListScreen.Kind.allCases)
    func wipe(kind: ListScreen.Kind) {
        let screen = halfWay(kind, .wipe(angle: 0, softness: 0, duration: 1))
        #expect(bytes(screen, 90, 60)[0] > 200 && bytes(screen, 110, 60) == [0, 0, 0])
        #expect(bytes(screen, 190, 20)[0] == 255 && bytes(screen, 50, 100) == [0, 0, 0])
    }

    @Test(
        "In a scale, the bones shrink as they fade out, staggered or all together", arguments: ListScreen.Kind.allCases)
    func grow(kind: ListScreen.Kind) {
        let screen = halfWay(kind, .scale(from: 0, duration: 1))
        // The bone has half its height and width: 96 x 16 points in the middle of the row.
        #expect(isNear(bytes(screen, 60, 60), [128, 0, 0]))
        #expect(isNear(bytes(screen, 20, 60), [255, 128, 128]))

        let reference = ListScreen(kind)
        reference.list.backgroundColor = .blue
        reference.model = [(0..<9).map { "Row \($0)" }]
        reference.list.showSkeleton(usingColor: .black, transition: .none)
        reference.stage.advance(by: 0)
        reference.list.hideSkeleton(transition: SkeletonTransition.scale(from: 0, duration: 1))
        reference.stage.advance(by: 0.5, step: 0.5)
        #expect(bytes(reference, 20, 60) == bytes(screen, 20, 60))
        #expect(bytes(reference, 60, 60) == bytes(screen, 60, 60))
    }

    @Test("After a staggered transition, nothing remains and the window is idle", arguments: ListScreen.Kind.allCases)
    func ends(kind: ListScreen.Kind) {
        for transition in [SkeletonTransition.slide(duration: 1), .scale(duration: 1), .wipe(duration: 1)] {
            let screen = halfWay(kind, transition)
            screen.stage.advance(by: 9)
            #expect((0..<5).allSatisfy { bytes(screen, 190, 40 * $0 + 20) == [255, 0, 0] })
            #expect(screen.cells.allSatisfy { $0.layer.dissolveSide == nil } && screen.stage.window.nextDeadline == nil)
        }
    }
}
