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
}
