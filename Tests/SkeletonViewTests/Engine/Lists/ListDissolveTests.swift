import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that the rows of lists dissolve together with everything else: at the midpoint, the old and the new rows each
/// contribute half of every pixel.
@MainActor
@Suite("Cross-dissolve of lists") struct ListDissolveTests {
    typealias Kind = ListScreen.Kind

    /// Creates a list of red rows with text. There are more rows than fit.
    private func screen(_ kind: Kind) -> ListScreen {
        let screen = ListScreen(kind)
        screen.model = [(0..<9).map { "Row \($0)" }]
        screen.list.backgroundColor = .white
        screen.stage.advance(by: 0.1)
        return screen
    }

    @Test("Showing and hiding a list's skeleton mix the old and the new image", arguments: Kind.allCases)
    func mix(kind: Kind) {
        let screen = screen(kind)
        let window = screen.stage.window
        let content = screen.stage.words
        let shown = screen.stage.pictures {
            window.showSkeleton(usingColor: .black, transition: .crossDissolve(0.25))
        }
        Dissolves.expectMix(from: content, shown, "show")

        let hidden = screen.stage.pictures { window.hideSkeleton(transition: .crossDissolve(0.25)) }
        #expect(hidden.end == content)
        Dissolves.expectMix(from: shown.end, hidden, "hide")
        #expect(screen.cells.allSatisfy { $0.layer.dissolveSide == nil } && screen.list.layer.overlayDissolve == nil)
    }

    @Test("A reversed dissolve continues from the visible pixels", arguments: Kind.allCases)
    func turnedBack(kind: Kind) {
        let screen = screen(kind)
        let (stage, window) = (screen.stage, screen.stage.window)
        let content = stage.words
        screen.show()
        let bones = stage.words
        window.hideSkeleton(transition: .crossDissolve(0.25))
        stage.advance(by: 0.125, step: 0.125)
        Dissolves.expectMix(bones, content, 0.5, stage.words, "half way")

        window.showSkeleton(usingColor: .black, transition: .crossDissolve(0.25))
        stage.advance(by: 0)
        Dissolves.expectMix(bones, content, 0.5, stage.words, "turned back")
        stage.advance(by: 0.125, step: 0.125)
        Dissolves.expectMix(bones, content, 0.25, stage.words, "half of the way back")
        stage.advance(by: 0.5)
        #expect(stage.words == bones)
    }

    @Test("A list whose bones are hidden separately dissolves by itself", arguments: Kind.allCases)
    func part(kind: Kind) {
        let screen = screen(kind)
        let other = UIView(frame: CGRect(x: 150, y: 150, width: 40, height: 40))
        other.isSkeletonable = true
        screen.stage.window.addSubview(other)
        screen.show()
        let bones = screen.stage.words
        let taken = screen.stage.pictures { screen.list.hideSkeleton(transition: .crossDissolve(0.25)) }
        Dissolves.expectMix(from: bones, taken, "part")
    }

    @Test("A list that joins a visible skeleton starts its own dissolve", arguments: Kind.allCases)
    func late(kind: Kind) {
        let screen = screen(kind)
        screen.list.isSkeletonable = false
        let other = UIView(frame: CGRect(x: 150, y: 150, width: 40, height: 40))
        other.isSkeletonable = true
        screen.stage.window.addSubview(other)
        screen.show(.crossDissolve(0.25))
        screen.stage.advance(by: 0.5)
        let content = screen.stage.words
        let shown = screen.stage.pictures {
            screen.list.isSkeletonable = true
            screen.stage.window.setNeedsLayout()
        }
        Dissolves.expectMix(from: content, shown, "late")
    }

    @Test("App rows that scroll into view during a dissolve belong to the new image", arguments: Kind.allCases)
    func scrolled(kind: Kind) {
        let screen = screen(kind)
        let window = screen.stage.window
        screen.show()
        window.hideSkeleton(transition: .crossDissolve(0.25))
        screen.stage.advance(by: 0.125, step: 0.125)
        screen.list.contentOffset.y = 100
        screen.stage.advance(by: 0)
        // At the top, a red row is mixed with a black bone; at the bottom, from which the bones have scrolled away, a
        // red row is mixed with the list's white.
        #expect(screen.cells.count == 6 && screen.cells.allSatisfy { $0.layer.dissolveSide?.hasOverlays == false })
        #expect(zip(screen.stage.pixel(x: 100, y: 10).bytes, [127, 0, 0]).allSatisfy { abs($0 - $1) < 3 })
        #expect(zip(screen.stage.pixel(x: 100, y: 160).bytes, [255, 127, 127]).allSatisfy { abs($0 - $1) < 3 })
        screen.stage.advance(by: 0.5)
        #expect(screen.cells.allSatisfy { $0.layer.dissolveSide == nil })
    }

    @Test("A list that leaves its window during a dissolve shows only its new rows", arguments: Kind.allCases)
    func left(kind: Kind) {
        let screen = screen(kind)
        let content = screen.stage.words
        screen.show()
        screen.stage.window.hideSkeleton(transition: .crossDissolve(0.25))
        screen.stage.advance(by: 0.125, step: 0.125)
        screen.list.removeFromSuperview()
        #expect(screen.list.layer.overlayDissolve == nil)
        screen.stage.window.addSubview(screen.list)
        screen.stage.advance(by: 0.5)
        #expect(screen.stage.words == content)
    }
}
