import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Controls screen")
struct ControlsScreenTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func stage(
        size: CGSize = CGSize(width: 700, height: 500), style: UIUserInterfaceStyle = .light, isMirrored: Bool = false,
        quit: @escaping @MainActor () -> Void = {}
    ) -> OffscreenStage {
        let stage = OffscreenStage(size: size, style: style)
        if isMirrored { stage.direction = .rightToLeft }
        let service = PreparedFeedService(result: .success(LoadedFeed(posts: [], images: [:])), loadTime: 1)
        stage.window.rootViewController = DemoScene.controls.makeController(
            style: DemoStyle(), service: service, quit: quit)
        stage.advance(by: 0)
        return stage
    }

    @Test("Every control works by keyboard, and its card shows the value")
    func keys() {
        let stage = stage(size: CGSize(width: 700, height: 900))
        func press(_ keys: UIKeyboardHIDUsage...) {
            for key in keys { stage.press(key) }
        }

        press(.keyboardTab, .keyboardSpacebar)
        press(.keyboardTab, .keyboardRightArrow)
        press(.keyboardTab, .keyboardEnd)
        press(.keyboardTab, .keyboardUpArrow)
        press(.keyboardTab, .keyboardUpArrow)
        press(.keyboardTab, .keyboardSpacebar)
        press(.keyboardTab, .keyboardHome)
        press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
        press(.keyboardTab, .keyboardReturnOrEnter, .keyboardHome, .keyboardEscape)
        press(.keyboardTab, .keyboardTab, .keyboardSpacebar, .keyboardTab, .keyboardEnd)
        stage.type("d")
        press(.keyboardTab, .keyboardEnd, .keyboardDeleteOrBackspace)
        press(.keyboardTab, .keyboardSpacebar)
        stage.advance(by: 0.5)
        press(.keyboardEscape)
        stage.advance(by: 0.5)
        let texts = stage.window.shownTexts
        for text in [
            "Off", "Month", "1.00", "4 of 10", "80%", "Running", "Page 1 of 8", "#FF3B30", "Gray", "14 characters",
            "4 characters", "Kept",
        ] {
            #expect(texts.contains(text), "\(text) is not among \(texts)")
        }
        #expect(texts.filter { $0 == "Medium" }.count == 2)
    }

    @Test("The values of controls are preserved while another screen is shown")
    func kept() throws {
        let fixture = try DemoFixture(.controls)
        let toggle = try #require(fixture.stage.window.descendants(of: UISwitch.self).first)
        fixture.stage.click(at: toggle.convert(CGPoint(x: 20, y: 15), to: nil))
        fixture.stage.advance(by: 0.5)
        for key in ["d", "1", "8"] {
            fixture.stage.type(key)
            fixture.stage.advance(by: 0.5)
        }
        let texts = fixture.stage.window.shownTexts
        #expect(texts.contains("Off") && texts.contains("Disabled") && fixture.scenes == [.feed, .controls])
    }

    @Test("The button for D names its next action, and a color well names the color of the current appearance")
    func words() throws {
        let stage = stage(size: CGSize(width: 700, height: 900), style: .dark)
        #expect(stage.window.shownTexts.contains("#40C8E0"))
        stage.window.overrideUserInterfaceStyle = .light
        stage.advance(by: 0.1)
        #expect(stage.window.shownTexts.contains("#30B0C7"))

        for title in ["Disable", "Enable", "Disable"] {
            let buttons = stage.window.descendants(of: ActionBar.self).flatMap { $0.descendants(of: UIButton.self) }
            #expect(buttons.first?.currentTitle == title)
            stage.type("d")
            stage.advance(by: 0.1)
        }
    }

    @Test("D toggles all controls, Ctrl+Q quits, Escape asks first, and an idle window draws nothing")
    func actions() {
        var quits = 0
        let stage = stage(quit: { quits += 1 })
        let controls = stage.window.descendants(of: ControlCard.self).flatMap {
            $0.subviews.compactMap { $0 as? UIControl }
        }
        stage.advance(by: 1)
        let frames = stage.drawnFrames
        stage.advance(by: 5)
        #expect(stage.drawnFrames == frames && stage.window.nextDeadline == nil)

        stage.type("d")
        #expect(controls.count == 15)
        for control in controls { #expect(!control.isEnabled) }
        stage.type("d")
        for control in controls { #expect(control.isEnabled) }
        stage.pressControlQ()
        stage.quitByEscape()
        #expect(quits == 2)
    }

    @Test("The activity indicator is visible only while it is running")
    func activity() throws {
        let stage = stage(size: CGSize(width: 700, height: 900))
        let wheel = try #require(stage.window.descendants(of: UIActivityIndicatorView.self).first)
        let toggle = try #require(wheel.superview?.subviews.lazy.compactMap { $0 as? UISwitch }.first)
        for isOn in [false, true, false] {
            if toggle.isOn != isOn { stage.click(at: toggle.convert(CGPoint(x: 20, y: 12), to: nil)) }
            stage.advance(by: 0.5)
            #expect(wheel.isAnimating == isOn && wheel.isHidden == !isOn)
        }
    }

    @Test("Tab scrolls the focused control into view in a small window")
    func scrolling() throws {
        let stage = stage(size: CGSize(width: 320, height: 300))
        let page = try #require(stage.window.descendants(of: UIScrollView.self).first)
        for _ in 0..<9 {
            stage.press(.keyboardTab)
            stage.advance(by: 0.1)
            let focused = try #require(stage.window.focusedView)
            #expect(page.bounds.contains(focused.convert(focused.bounds, to: page)), "\(focused)")
        }
        #expect(page.contentOffset.y > 300)
    }

    @Test("Cards and their parts don't overlap at any window width", arguments: [320, 420, 700, 1280, 1920])
    func layout(width: CGFloat) {
        let stage = stage(size: CGSize(width: width, height: 500))
        let cards = stage.window.descendants(of: ControlCard.self)

        #expect(cards.count == 15)
        for card in cards {
            #expect(card.frame.minX >= 20 && card.frame.maxX <= width - 20)
            for part in card.subviews { #expect(card.bounds.contains(part.frame), "\(part) at \(width)") }
            let labels = card.subviews.compactMap { $0 as? UILabel }
            for label in labels { #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.5) }
        }
        for (first, second) in zip(cards, cards.dropFirst()) { #expect(!first.frame.intersects(second.frame)) }
    }

    @Test(
        "The controls screen matches its golden images",
        arguments: [
            ("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false), ("rtl", .light, true),
        ])
    func picture(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let stage = stage(style: style, isMirrored: isMirrored)
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "controls-\(name)", tolerance: 8)
    }
}
