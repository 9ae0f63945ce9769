import ControlKit
import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ControlKit

@MainActor
@Suite("UIToolbar")
struct ToolbarTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 100))
    private let bar = UIToolbar()

    init() throws {
        try PinnedFonts.use()
        bar.frame = CGRect(x: 0, y: 40, width: 320, height: 44)
        stage.window.addSubview(bar)
    }

    @Test(
        "Fixed items keep their width, and flexible spaces share the rest",
        arguments: [
            ([.fixed(40), .flexible, .fixed(60)], [8.0, 56, 252], [40.0, 188, 60]),
            ([.flexible, .fixed(40), .flexible], [8, 140, 188], [124, 40, 124]),
            ([.fixed(40), .fixed(60)], [8, 56], [40, 60]),
            ([.fixed(400), .flexible, .fixed(60)], [8, 416, 424], [400, 0, 60]),
            ([], [], []),
        ] as [([ToolbarLayout.Item], [CGFloat], [CGFloat])])
    func layout(items: [ToolbarLayout.Item], x: [CGFloat], widths: [CGFloat]) {
        let spans = ToolbarLayout.spans(items, width: 320)

        #expect(spans.map(\.x) == x && spans.map(\.width) == widths)
    }

    @Test("Items become buttons, spaces and custom views, and are mirrored in right-to-left layouts")
    func items() throws {
        let custom = UISwitch()
        var presses = 0
        let save = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { _ in presses += 1 })
        bar.items = [save, .flexibleSpace(), UIBarButtonItem(customView: custom)]
        stage.advance(by: 0)

        #expect(bar.items?.count == 3 && bar.shownTexts == ["Save"])
        #expect(custom.frame.maxX == 312 && abs(custom.frame.midY - 22) <= 0.5)
        stage.click(at: CGPoint(x: 24, y: 62))
        #expect(presses == 1)

        stage.direction = .rightToLeft
        stage.advance(by: 0.1)
        #expect(custom.frame.minX == 8)
    }

    @Test("A black bar is dark in light mode, too, unless it has a barTintColor")
    func black() {
        bar.barStyle = .black
        #expect(bar.backgroundColor == UIColor(light: 0x1C1C1E, dark: 0x1C1C1E))
        bar.barTintColor = .red
        #expect(bar.backgroundColor == .red)
        (bar.barTintColor, bar.isTranslucent) = (nil, false)
        bar.barStyle = .blackTranslucent
        #expect(bar.backgroundColor == UIColor(light: 0x1C1C1E, dark: 0x1C1C1E) && bar.isTranslucent)
    }

    @Test("The bar shows changes to its items, but not to removed ones")
    func changes() {
        let (first, second) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
        bar.items = [first, second]
        first.title = "Uno"
        stage.advance(by: 0)
        #expect(bar.shownTexts == ["Uno", "Two"])

        bar.setItems([second], animated: true)
        first.title = "Eins"
        stage.advance(by: 1)
        #expect(bar.shownTexts == ["Two"])
        bar.items = nil
        stage.advance(by: 0)
        #expect(bar.shownTexts == [] && bar.items == nil)
    }

    @Test("sizeToFit sets the fixed height and keeps the width, and there is no intrinsic width")
    func size() {
        bar.frame.size = CGSize(width: 100, height: 10)
        bar.sizeToFit()

        #expect(bar.frame.size == CGSize(width: 100, height: 44))
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    }

    @Test("A hidden item takes up no space until it is shown again")
    func hidden() {
        let (first, second) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
        first.isHidden = true
        bar.items = [first, second]
        stage.advance(by: 0)
        #expect(bar.shownTexts == ["Two"] && bar.subviews.last?.frame.minX == 8)

        first.isHidden = false
        stage.advance(by: 0)
        #expect(bar.shownTexts == ["One", "Two"])
    }
}
