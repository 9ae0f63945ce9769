import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Focus of hidden views")
struct HiddenFocusTests {
    @Test("takeFocus focuses neither a hidden view nor a view in a hidden view", arguments: [false, true])
    func takeFocus(isAncestor: Bool) {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let container = UIView(frame: stage.window.bounds)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        container.addSubview(button)
        stage.window.addSubview(container)
        stage.advance(by: 0)
        let hidden = isAncestor ? container : button
        hidden.isHidden = true
        #expect(!button.takeFocus() && stage.window.focusedView == nil)
        hidden.isHidden = false
        #expect(button.takeFocus() && stage.window.focusedView === button)
    }

    @Test("Views and controls report whether they have focus")
    func isFocused() {
        final class Pad: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let (pad, button) = (Pad(frame: stage.window.bounds), UIButton(frame: stage.window.bounds))
        stage.window.addSubview(pad)
        stage.window.addSubview(button)
        #expect(!pad.isFocused && !button.isFocused)
        pad.becomeFirstResponder()
        #expect(pad.isFocused && !button.isFocused)
        button.takeFocus()
        #expect(!pad.isFocused && button.isFocused && button.state.contains(.focused))
    }
}
