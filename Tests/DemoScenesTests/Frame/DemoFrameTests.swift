import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Demo frame")
struct DemoFrameTests {
    // MARK: Screen selection

    @Test("A click in the sidebar shows another screen at its start and selects its entry")
    func click() throws {
        let fixture = try DemoFixture()
        fixture.stage.advance(by: 2)
        #expect(fixture.entries.count == DemoScene.allCases.count && fixture.markedScenes == [.feed])

        fixture.click(try fixture.button("Gallery"))

        #expect(fixture.scenes == [.gallery])
        #expect(fixture.markedScenes == [.gallery])
        #expect(fixture.demo.children.count == 1 && fixture.demo.children[0] is GalleryViewController)
        #expect(fixture.stage.window.descendants(of: UITableView.self).isEmpty)
        #expect(fixture.isLoading)
        fixture.stage.advance(by: 2)
        #expect(fixture.stage.window.shownTexts.contains("1 picture"))
    }

    @Test("Digits show screens, and choosing the current screen has no effect")
    func digits() throws {
        let fixture = try DemoFixture()
        let scenes: [DemoScene] = [.controls, .somo, .somo, .gallery, .profile, .feed]
        for scene in scenes { try fixture.type(scene) }
        fixture.stage.type("0")
        #expect(fixture.scenes == [.controls, .somo, .gallery, .profile, .feed])

        fixture.stage.advance(by: 2)
        fixture.stage.type("1")
        fixture.stage.advance(by: 0.1)
        #expect(!fixture.isLoading)
    }

    @Test("Tab focuses the sidebar first, arrow keys move in it, and Return chooses")
    func keyboard() throws {
        let fixture = try DemoFixture()
        fixture.stage.press(.keyboardTab)
        #expect(fixture.entries[0].isFocused)
        fixture.stage.press(.keyboardUpArrow)
        #expect(fixture.entries[0].isFocused)
        for _ in 0..<2 { fixture.stage.press(.keyboardDownArrow) }
        #expect(fixture.entries[2].isFocused)
        fixture.stage.press(.keyboardReturnOrEnter)
        #expect(fixture.scenes == [DemoScene.allCases[2]])
    }

    @Test("A screen receives each of its keys once, wherever the focus is")
    func keysOfScreens() throws {
        let fixture = try DemoFixture()
        fixture.stage.advance(by: 2)
        fixture.stage.type("s")
        #expect(fixture.isLoading, "nothing is focused")
        fixture.stage.type("h")
        fixture.stage.press(.keyboardTab)
        fixture.stage.type("s")
        #expect(fixture.isLoading, "an entry of the sidebar has it")
        fixture.stage.pressControlQ()
        fixture.stage.quitByEscape()
        #expect(fixture.quits == 2)
        fixture.stage.press(.keyboardTab, modifiers: .shift)
        fixture.stage.press(.keyboardTab, modifiers: .shift)
        fixture.stage.pressControlQ()
        #expect(fixture.quits == 3, "a button of the screen has it")
    }

    @Test("The Esc button's title and action match what the key would do")
    func escapeButton() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.stage.type("c")
        fixture.click(try fixture.button("Done"))
        #expect(!fixture.demo.explainer.isSelecting && fixture.demo.isInspectorOpen)
        fixture.click(try fixture.button("Close panel"))
        #expect(!fixture.demo.isInspectorOpen && fixture.quits == 0)
        fixture.click(try fixture.button("Quit"))
        fixture.stage.advance(by: 1)
        #expect(fixture.quits == 0)
        fixture.stage.chooseQuit()
        #expect(fixture.quits == 1)
    }

    @Test("Q and a held Escape don't quit; Escape asks, and Return and another Escape cancel")
    func quitting() throws {
        let fixture = try DemoFixture(.controls)
        fixture.stage.type("q")
        func isAsked() -> Bool {
            fixture.stage.advance(by: 1)
            return fixture.stage.window.shownTexts.contains("Quit?")
        }
        fixture.stage.window.handle(
            .keyPressed(
                UIKey(keyCode: .keyboardEscape, charactersIgnoringModifiers: "", modifierFlags: []), isRepeat: true))
        #expect(!isAsked())
        for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardEscape] {
            fixture.stage.press(.keyboardEscape)
            #expect(isAsked(), "\(key)")
            fixture.stage.press(key)
            #expect(!isAsked(), "\(key)")
        }
        #expect(fixture.quits == 0)
        fixture.stage.quitByEscape()
        #expect(fixture.quits == 1)
        fixture.stage.press(.keyboardEscape)
        #expect(isAsked())
        fixture.stage.press(.keyboardQ, characters: "й", modifiers: .control)
        #expect(fixture.quits == 2, "also in the alert, and in a Cyrillic layout")
        fixture.stage.press(.keyboardEscape)
        #expect(!isAsked())
        fixture.stage.type("?")
        fixture.stage.pressControlQ()
        #expect(fixture.quits == 3, "also under a sheet")
    }

    // MARK: Narrow windows

    @Test("A button opens the sidebar over a narrow window's screen, and a choice closes it")
    func overlay() throws {
        let fixture = try DemoFixture(size: DemoFixture.narrow)
        #expect(fixture.entries.isEmpty)

        fixture.click(try fixture.button("Screens"))
        #expect(fixture.entries.count == DemoScene.allCases.count && fixture.entries[0].isFocused)
        fixture.click(try fixture.button("Controls"))
        #expect(fixture.scenes == [.controls])
        #expect(fixture.entries.isEmpty)
        #expect(try fixture.button("Screens").isFocused)
    }

    @Test("M, Escape and a click outside close the sidebar, which blocks the screen's keys")
    func closing() throws {
        let fixture = try DemoFixture(size: DemoFixture.narrow)
        fixture.stage.advance(by: 2)
        for close in ["m", "escape", "click"] {
            fixture.stage.type("m")
            fixture.stage.advance(by: 0.1)
            #expect(fixture.entries.count == DemoScene.allCases.count)
            fixture.stage.type("s")
            fixture.stage.type("q")
            for _ in 0..<5 {
                fixture.stage.press(.keyboardTab)
                #expect(fixture.stage.window.focusedView is SidebarButton)
            }
            switch close {
            case "m": fixture.stage.type("m")
            case "escape": fixture.stage.press(.keyboardEscape)
            default: fixture.stage.click(at: CGPoint(x: 500, y: 480))
            }
            fixture.stage.advance(by: 0.1)
            #expect(fixture.entries.isEmpty, "\(close)")
        }
        #expect(fixture.quits == 0 && !fixture.isLoading)
        fixture.stage.quitByEscape()
        #expect(fixture.quits == 1)
    }

    @Test("The sidebar is shown next to the screen in a wide window and hidden in a narrow one")
    func resizing() throws {
        let fixture = try DemoFixture(size: DemoFixture.narrow)
        fixture.stage.type("m")
        fixture.stage.resize(to: CGSize(width: 900, height: 500))
        fixture.stage.advance(by: 0.1)
        let screen = try #require(fixture.demo.children.first?.view)
        #expect(fixture.entries.count == DemoScene.allCases.count)
        #expect(screen.frame == CGRect(x: 200, y: 0, width: 700, height: 500))
        #expect(screen.isUserInteractionEnabled)
        #expect(fixture.stage.window.descendants(of: ScrimView.self).isEmpty)

        fixture.stage.resize(to: CGSize(width: 899, height: 500))
        fixture.stage.advance(by: 0.1)
        #expect(fixture.entries.isEmpty && screen.frame == CGRect(x: 0, y: 0, width: 899, height: 500))
    }

    @Test("The window's buttons cover no text in the header of any screen", arguments: [320, 420, 700, 899])
    func headers(width: CGFloat) throws {
        for scene in DemoScene.allCases {
            let fixture = try DemoFixture(scene, size: CGSize(width: width, height: 400))
            fixture.stage.advance(by: 2)
            let header = try #require(fixture.stage.window.descendants(of: ScreenHeader.self).first)
            let buttons = fixture.demo.view.subviews.filter { $0 is KeyButton }.map(\.frame)
            #expect(!buttons.isEmpty)
            for label in header.descendants(of: UILabel.self) where !label.isHidden {
                let frame = label.convert(label.bounds, to: nil)
                #expect(!buttons.contains { $0.intersects(frame) }, "\(label.text ?? "") of \(scene)")
                #expect(frame.width >= 100, "\(label.text ?? "") of \(scene)")
            }
        }
    }

    @Test(
        "Header buttons have titles in wide windows and are entries of a menu in narrow ones",
        arguments: [320, 420, 520, 700, 899])
    func words(width: CGFloat) throws {
        let fixture = try DemoFixture(.animations, size: CGSize(width: width, height: 400))
        func shown() -> [String] {
            fixture.stage.advance(by: 0.1)
            return fixture.demo.view.subviews.compactMap { $0 as? KeyButton }.filter { !$0.isHidden }
                .compactMap(\.currentTitle)
        }
        let all = ["Screens", "Select", "Keys", "Inspector"]
        #expect(shown() == (width > 500 ? all : ["Screens", "More"]))
        guard width <= 500 else { return }
        fixture.click(try fixture.button("More"))
        #expect(Set(fixture.stage.window.shownTexts).isSuperset(of: all))
        fixture.stage.type("I\n")
        fixture.stage.advance(by: 0.5)
        #expect(fixture.inspector != nil)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 0.5)
        #expect(fixture.inspector == nil && (fixture.stage.window.focusedView as? UIButton)?.currentTitle == "More")
    }

    // MARK: Idle

    @Test("An idle window draws nothing")
    func idle() throws {
        let fixture = try DemoFixture(.controls)
        fixture.stage.advance(by: 1)
        let frames = fixture.stage.drawnFrames
        fixture.stage.advance(by: 5)
        #expect(fixture.stage.drawnFrames == frames && fixture.stage.window.nextDeadline == nil)
    }

    @Test("A screen is deallocated when another is shown")
    func memory() throws {
        let fixture = try DemoFixture()
        weak let first = fixture.demo.children.first
        #expect(first != nil)
        try fixture.type(.controls)
        fixture.stage.advance(by: 2)
        #expect(first == nil)
    }

    @Test(
        "The demo's window matches its golden images",
        arguments: [
            ("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false), ("rtl", .light, true),
        ])
    func picture(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let wide = try DemoFixture(of: DemoFixture.pictured, style: style, isMirrored: isMirrored)
        wide.stage.advance(by: 0.75)
        try GoldenImage.expect(wide.stage.bitmap(), named: "frame-wide-\(name)", tolerance: 8)

        let narrow = try DemoFixture(
            .controls, of: DemoFixture.pictured, size: DemoFixture.narrow, style: style, isMirrored: isMirrored)
        narrow.stage.advance(by: 1)
        try GoldenImage.expect(narrow.stage.bitmap(), named: "frame-narrow-\(name)", tolerance: 8)
        narrow.stage.type("m")
        narrow.stage.press(.keyboardDownArrow)
        narrow.stage.advance(by: 0.1)
        try GoldenImage.expect(narrow.stage.bitmap(), named: "frame-narrow-open-\(name)", tolerance: 8)
    }

    @Test("Ctrl+Q quits with a Cyrillic keyboard layout, too, also in the alert")
    func quittingWithCyrillicLayout() throws {
        let fixture = try DemoFixture(.controls)
        fixture.stage.press(.keyboardQ, characters: "й", modifiers: .control)
        #expect(fixture.quits == 1)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 1)
        fixture.stage.press(.keyboardQ, characters: "й", modifiers: .control)
        #expect(fixture.quits == 2)
    }

    @Test("While time is paused, the alert appears and disappears at once")
    func quittingWhilePaused() throws {
        let fixture = try DemoFixture(.controls)
        fixture.stage.type("p")
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 0)
        let alert = try #require(fixture.demo.presentedViewController)
        #expect(!alert.isBeingPresented && fixture.stage.window.shownTexts.contains("Quit?"))
        fixture.stage.press(.keyboardReturnOrEnter)
        #expect(fixture.demo.presentedViewController == nil && fixture.quits == 0)
    }

    @Test("If time is paused while the alert disappears, Escape shows a new one")
    func quittingAfterPause() throws {
        let fixture = try DemoFixture(.controls)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 1)
        let first = try #require(fixture.demo.presentedViewController)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 0.1)
        #expect(first.isBeingDismissed)
        fixture.stage.type("p")
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 0)
        let second = try #require(fixture.demo.presentedViewController)
        #expect(second !== first && !second.isBeingPresented && first.viewIfLoaded?.window == nil)
    }
}
