import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UIToolTipInteraction")
struct ToolTipTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 120))
    private let save = UIButton(type: .system)
    private let trash = UIButton(type: .system)

    init() throws {
        try PinnedFonts.use()
        save.frame = CGRect(x: 10, y: 10, width: 80, height: 32)
        trash.frame = CGRect(x: 210, y: 80, width: 80, height: 32)
        for (button, title) in [(save, "Save"), (trash, "Delete")] {
            button.setTitle(title, for: .normal)
            stage.window.addSubview(button)
        }
        save.toolTip = "Save the page"
        trash.toolTip = "Move the page to the trash"
        stage.advance(by: 0)
    }

    private var shown: [String] { stage.window.shownTexts.filter { $0.contains("page") } }

    @Test("A tooltip appears after the pointer rests for half a second, and disappears when it leaves")
    func rest() {
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.4)
        #expect(shown == [])
        stage.movePointer(to: CGPoint(x: 30, y: 20))
        stage.advance(by: 0.4)
        #expect(shown == [], "a movement restarts the delay")
        stage.advance(by: 0.2)
        #expect(shown == ["Save the page"])
        stage.movePointer(to: CGPoint(x: 150, y: 60))
        stage.advance(by: 0)
        #expect(shown == [])
        stage.advance(by: 1)
        let frames = stage.drawnFrames
        stage.advance(by: 2)
        #expect(shown == [] && stage.drawnFrames == frames)
    }

    @Test("Shortly after a tooltip, the next one appears at once")
    func browsing() {
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.6)
        stage.movePointer(to: CGPoint(x: 150, y: 60))
        stage.advance(by: 0.3)
        stage.movePointer(to: CGPoint(x: 250, y: 100))
        stage.advance(by: 0)
        #expect(shown == ["Move the page to the trash"])
        stage.movePointer(to: CGPoint(x: 150, y: 60))
        stage.advance(by: 0.6)
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.1)
        #expect(shown == [])
    }

    @Test("A press hides the tooltip and still reaches the control")
    func press() {
        var presses = 0
        save.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.6)
        stage.click(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(shown == [] && presses == 1)
    }

    @Test("A tooltip follows changes of its text; nil, an empty string and a disabled interaction show none")
    func texts() {
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.6)
        save.toolTip = "Save this page"
        stage.advance(by: 0)
        #expect(shown == ["Save this page"])
        save.toolTip = nil
        stage.advance(by: 0)
        #expect(shown == [])

        for hide in [{ $0.toolTip = "" }, { $0.toolTipInteraction?.isEnabled = false }] as [(UIButton) -> Void] {
            stage.movePointer(to: CGPoint(x: 150, y: 60))
            save.toolTip = "Save the page"
            hide(save)
            stage.movePointer(to: CGPoint(x: 20, y: 20))
            stage.advance(by: 2)
            #expect(shown == [])
        }
    }

    @Test("The innermost view with a tooltip shows it, and the delegate chooses one for each location")
    func nesting() {
        let chooser = Chooser()
        let page = UIToolTipInteraction(defaultToolTip: "The whole page")
        page.delegate = chooser
        stage.window.addInteraction(page)
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.6)
        #expect(shown == ["Save the page"])
        stage.movePointer(to: CGPoint(x: 150, y: 60))
        stage.advance(by: 0)
        #expect(shown == ["The page at 150"])
        stage.movePointer(to: CGPoint(x: 151, y: 60))
        stage.advance(by: 0)
        #expect(shown == ["The page at 151"])
        stage.window.removeInteraction(page)
        stage.advance(by: 0)
        #expect(shown == [] && page.view == nil && stage.window.interactions.isEmpty)
    }

    @Test("A delegate can show a tooltip at one place and none at another")
    func places() {
        let chooser = Chooser()
        chooser.limit = 100
        let page = UIToolTipInteraction()
        page.delegate = chooser
        stage.window.addInteraction(page)
        stage.movePointer(to: CGPoint(x: 150, y: 60))
        stage.advance(by: 1)
        #expect(shown == [])
        stage.movePointer(to: CGPoint(x: 99, y: 60))
        stage.advance(by: 1)
        #expect(shown == ["The page at 99"])
    }

    @Test("A tooltip that is set while the pointer rests on the control appears, except after a press")
    func lateText() {
        save.toolTip = nil
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        save.toolTip = "Save the page"
        stage.advance(by: 1)
        #expect(shown == ["Save the page"])
        stage.click(at: CGPoint(x: 20, y: 20))
        save.toolTip = "Save this page"
        stage.advance(by: 1)
        #expect(shown == [])
    }

    @Test("An interaction may remove another one while it is being removed itself")
    func removalInCallback() {
        let (first, second) = (UIToolTipInteraction(), Remover())
        second.other = first
        save.addInteraction(first)
        save.addInteraction(second)
        save.removeInteraction(second)
        #expect(first.view == nil && second.view == nil && save.interactions.count == 1)
    }

    @Test("A tooltip of a removed or covered view disappears")
    func removal() {
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.6)
        let cover = UIView(frame: stage.window.bounds)
        stage.window.addSubview(cover)
        stage.advance(by: 0)
        #expect(shown == [])
        cover.removeFromSuperview()
        stage.advance(by: 0.6)
        #expect(shown == ["Save the page"])
        save.removeFromSuperview()
        stage.advance(by: 0)
        #expect(shown == [])
    }

    @Test(
        "A tooltip lies below its view, or above it at the bottom of the window, in front of everything",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func look(_ style: UIUserInterfaceStyle) throws {
        stage.style = style
        for (button, name) in [(save, "below"), (trash, "above")] {
            stage.movePointer(to: button.center)
            stage.advance(by: 1)
            try GoldenImage.expect(
                stage.bitmap(), named: "ToolTip-\(name)-\(style == .dark ? "dark" : "light")", tolerance: 8)
        }
    }
}

@MainActor
private final class Remover: UIToolTipInteraction {
    weak var other: UIToolTipInteraction?

    override func willMove(to view: UIView?) {
        if view == nil, let other { other.view?.removeInteraction(other) }
        super.willMove(to: view)
    }
}

@MainActor
private final class Chooser: UIToolTipInteractionDelegate {
    /// The greatest x coordinate with a tooltip.
    var limit = CGFloat.infinity

    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        guard point.x <= limit else { return nil }
        let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return UIToolTipConfiguration(toolTip: "The page at \(Int(point.x))", in: place)
    }
}
