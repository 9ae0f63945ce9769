import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("The demo's tooltips")
struct ToolTipsTests {
    @Test("Buttons with a one-word or symbol title have a tooltip")
    func explained() throws {
        for scene in DemoScene.allCases {
            let fixture = try DemoFixture.inspecting(scene)
            let buttons = fixture.stage.window.descendants(of: KeyButton.self).filter { !$0.isHidden }
            let unexplained = buttons.filter { $0.toolTip == nil && !$0.title.contains(" ") }.map(\.title)
            let known: Set = ["Quit", "Close", "Reload", "Disable", "Layout", "More"]
            #expect(Set(unexplained).subtracting(known) == [], "\(scene)")
        }
    }

    @Test("The tooltip of a button whose key is hidden names the key")
    func keys() throws {
        var found: Set<String> = []
        for width in [1280, 560, 540, 520, 500, 480] {
            let fixture = try DemoFixture(size: CGSize(width: width, height: 800))
            let buttons = fixture.stage.window.descendants(of: KeyButton.self)
            guard let button = buttons.first(where: { $0.title == "Inspector" && !$0.isHidden }) else { continue }
            fixture.stage.movePointer(to: button.convert(CGPoint(x: 9, y: 9), to: nil))
            fixture.stage.advance(by: 1)
            let key = button.density.hasCap ? "" : " (I)"
            let expected = "Change the style, compare, copy the code and record\(key)"
            #expect(fixture.stage.window.shownTexts.contains(expected), "\(width)")
            found.insert(key)
        }
        #expect(found == ["", " (I)"])
    }
}
