import DrawKit
import Somo
import StageKit
import TestSupport
import Testing

@testable import Somo

@MainActor
@Suite("Bones that cover a view")
struct SomoContainerTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))

    private func card(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40)) -> CardView {
        let card = CardView(frame: frame)
        stage.window.addSubview(card)
        return card
    }

    @Test("Beginning or ending a second time has no effect")
    func twice() {
        let card = card()
        card.endSomo()
        card.beginSomo()
        let container = card.somoContainer
        card.beginSomo()
        #expect(card.somoContainer === container)
        #expect(card.subviews.count == 1)
        #expect(card.asks == 1)

        card.endSomo()
        card.endSomo()
        #expect(card.subviews.isEmpty)
        #expect(card.isUserInteractionEnabled)
    }

    @Test(
        "Showing and removing bones doesn't change isUserInteractionEnabled, unlike in Somo on iOS",
        arguments: [true, false])
    func interaction(_ before: Bool) {
        let card = card()
        card.isUserInteractionEnabled = before
        for _ in 0..<2 {
            card.beginSomo()
            #expect(card.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
            card.endSomo()
            #expect(card.isUserInteractionEnabled == before)
        }
    }

    @Test("A value of isUserInteractionEnabled set during loading is kept", arguments: [true, false])
    func interactionMeanwhile(_ set: Bool) {
        let card = card()
        card.isUserInteractionEnabled = !set
        card.beginSomo()
        card.isUserInteractionEnabled = set
        #expect(card.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
        card.endSomo()
        #expect(card.isUserInteractionEnabled == set)
        #expect((card.hitTest(CGPoint(x: 1, y: 1), with: nil) === card) == set)
    }

    @Test("Removing the container ends the bones: touches work, and bones can begin again")
    func takenAway() {
        let card = card()
        card.beginSomo()
        card.somoContainer?.removeFromSuperview()
        #expect(!card.isLoadingSkeleton)
        #expect(card.hitTest(CGPoint(x: 1, y: 1), with: nil) === card)

        card.beginSomo()
        #expect(card.isLoadingSkeleton)
        #expect(card.somoContainer?.superview === card)
        #expect(card.bones.count == 2)
        card.somoContainer.map(stage.window.addSubview)
        #expect(!card.isLoadingSkeleton)
        card.endSomo()
        #expect(card.subviews.isEmpty)
    }

    @Test("A button in a covered view receives neither clicks nor keys until the bones end")
    func clicks() {
        let card = card()
        var clicks = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in clicks += 1 })
        button.frame = card.bounds
        card.addSubview(button)
        card.beginSomo()
        stage.advance(by: 0.1)
        stage.click(at: CGPoint(x: 20, y: 20))
        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        #expect(clicks == 0)

        card.endSomo()
        stage.advance(by: 0.1)
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(clicks == 1)
    }

    @Test("Resizing a view requests its bones again in the same frame, unlike in Somo on iOS")
    func resize() {
        let card = card()
        card.beginSomo()
        stage.advance(by: 0.5)
        let asks = card.asks
        card.frame.size.width = 180
        stage.advance(by: 0)

        #expect(card.asks == asks + 1)
        #expect(card.somoContainer?.frame == card.bounds)
        #expect(card.bones.map(\.frame.width) == [24, 132])
        #expect(card.somoContainer?.subviews.count == 2)

        stage.advance(by: 1)
        #expect(card.asks == asks + 1)
    }

    @Test("Resizing the window lays out bones again, even in views laid out by constraints")
    func windowResize() {
        let card = CardView()
        card.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
            card.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -10),
            card.topAnchor.constraint(equalTo: stage.window.topAnchor),
            card.heightAnchor.constraint(equalToConstant: 40),
        ])
        card.beginSomo()
        stage.advance(by: 0)
        #expect(card.bones.map(\.frame.width) == [24, 132])

        stage.resize(to: CGSize(width: 320, height: 100))
        stage.advance(by: 0)
        #expect(card.somoContainer?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(card.bones.map(\.frame.width) == [24, 252])
    }

    @Test("Bones that replace others after a resize continue in phase")
    func phase() {
        let card = card()
        card.beginSomo()
        stage.advance(by: 0.5)
        card.frame.size.width = 180
        stage.advance(by: 0.25)
        // After half of its sweep, the middle of the highlight is in the middle of the bone.
        let bone = card.bones[1].frame
        let lit = (Int(bone.minX)..<Int(bone.maxX)).max {
            stage.pixel(x: $0, y: 18).cgColor.light.red < stage.pixel(x: $1, y: 18).cgColor.light.red
        }
        #expect(lit.map { abs(CGFloat($0) + 0.5 - bone.midX) <= 1 } == true)
    }

    @Test("A change in layout direction or interface style requests the bones again; setNeedsLayout doesn't")
    func traits() {
        let card = card()
        card.beginSomo()
        stage.advance(by: 0.1)
        let asks = card.asks
        stage.direction = .rightToLeft
        stage.advance(by: 0.1)
        #expect(card.asks == asks + 1)
        #expect(card.bones[1].frame.minX == 8)

        card.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        #expect(card.asks == asks + 2)
        card.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(card.asks == asks + 2)
    }

    @Test("Bones begun outside a window start to move when they enter one")
    func withoutWindow() {
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 108, height: 40))
        card.beginSomo()
        #expect(card.bones.count == 2)
        stage.advance(by: 5)
        stage.window.addSubview(card)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 70, y: 18).bytes == [0, 0, 0])
        stage.advance(by: 0.75)
        // The pixel is 0.3 of white over black.
        #expect(abs(stage.pixel(x: 70, y: 18).bytes[0] - 76) <= 2)
    }

    @Test("Bones stay above views that the app adds, and hide all content")
    func onTop() {
        let card = card()
        card.beginSomo()
        let late = UIView(frame: CGRect(x: 60, y: 30, width: 40, height: 10))
        late.backgroundColor = .red
        card.addSubview(late)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 80, y: 35).bytes == [248, 248, 248])

        card.endSomo()
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 80, y: 35).bytes == [255, 0, 0])
    }

    @Test("After the bones have ended, nothing is drawn and the window is idle")
    func idle() {
        let card = card()
        card.beginSomo()
        stage.advance(by: 1)
        card.endSomo()
        stage.advance(by: 0.1)
        let drawn = stage.drawnFrames
        stage.advance(by: 3)
        #expect(stage.drawnFrames == drawn)
        #expect(stage.window.nextDeadline == nil)
    }
}
