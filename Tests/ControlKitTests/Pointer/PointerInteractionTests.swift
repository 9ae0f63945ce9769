import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIPointerInteraction")
struct PointerInteractionTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let delegate = Halves()

    /// A delegate that divides a view, except its bottom 10 points, into a left and a right region. If `isWhole` is
    /// `true`, the view is one region.
    private final class Halves: UIPointerInteractionDelegate {
        var log: [String] = []
        var ends: [Bool] = []
        var styles: [CGFloat: UIPointerStyle] = [:]
        var isWhole = false

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            let half = defaultRegion.rect.width / 2
            if isWhole { return defaultRegion }
            if request.location.y > 90 { return nil }
            return UIPointerRegion(
                rect: CGRect(x: request.location.x < half ? 0 : half, y: 0, width: half, height: 90))
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { styles[region.rect.minX] }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter \(Int(region.rect.minX))")
            animator.addAnimations { interaction.view?.alpha = 0.5 }
            animator.addCompletion { [weak self] in self?.ends.append($0) }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit \(Int(region.rect.minX))")
        }
    }

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
        let preview = UITargetedPreview(view: view)
        delegate.styles = [
            0: UIPointerStyle(effect: .highlight(preview)), 100: UIPointerStyle(shape: .verticalBeam(length: 20)),
        ]
        view.addInteraction(UIPointerInteraction(delegate: delegate))
    }

    private func move(_ x: CGFloat, _ y: CGFloat = 50) {
        stage.movePointer(to: CGPoint(x: x, y: y))
        stage.advance(by: 0)
    }

    @Test("Regions are entered and left as the pointer moves, with the shape of each")
    func regions() {
        move(50)
        #expect(stage.cursor == .hand && delegate.log == ["enter 0"])
        move(60)
        #expect(delegate.log == ["enter 0"])
        move(150)
        #expect(stage.cursor == .text && delegate.log == ["enter 0", "exit 0", "enter 100"])
        move(150, 95)
        #expect(stage.cursor == .arrow && delegate.log.last == "exit 100")
        move(50)
        move(250)
        #expect(stage.cursor == .arrow && delegate.log.suffix(2) == ["enter 0", "exit 0"])
    }

    @Test("Animations run when the pointer enters a region")
    func animations() {
        move(50)
        #expect(view.alpha == 0.5)
        stage.advance(by: 0.1)
        #expect(delegate.ends.isEmpty)
        stage.advance(by: 0.3)
        #expect(delegate.ends == [true])
    }

    @Test("Invalidation requests the region and its style again, and a disabled or removed interaction does nothing")
    func invalidation() throws {
        let interaction = try #require(view.interactions.first as? UIPointerInteraction)
        move(50)
        delegate.isWhole = true
        delegate.styles[0] = UIPointerStyle.system()
        interaction.invalidate()
        #expect(stage.cursor == .arrow && delegate.log == ["enter 0", "exit 0", "enter 0"])
        interaction.isEnabled = false
        #expect(delegate.log.last == "exit 0")
        move(60)
        #expect(delegate.log.last == "exit 0")
        interaction.isEnabled = true
        #expect(delegate.log.last == "enter 0")
        view.removeInteraction(interaction)
        #expect(delegate.log.last == "exit 0" && interaction.view == nil)
        move(70)
        #expect(delegate.log.last == "exit 0")
    }

    @Test("Over a subview, the shape of the region stays")
    func subviews() {
        let button = UIButton(frame: CGRect(x: 120, y: 0, width: 40, height: 40))
        view.addSubview(button)
        move(110, 20)
        #expect(stage.cursor == .text)
        move(130, 20)
        #expect(stage.cursor == .text)
        delegate.styles[100] = nil
        move(140, 20)
        #expect(stage.cursor == .text, "without a style, the shape stays")
    }

    @Test("Without a delegate, the pointer keeps the view's shape")
    func withoutDelegate() {
        let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        stage.window.addSubview(other)
        other.addInteraction(UIPointerInteraction(delegate: nil))
        stage.advance(by: 0)
        move(250)
        #expect(stage.cursor == .arrow)
    }
}
