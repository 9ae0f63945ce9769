import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Undo in the inspector")
struct SettingsHistoryTests {
    private func press(_ characters: String, _ modifiers: UIKeyModifierFlags = .control, in fixture: DemoFixture) {
        fixture.stage.press(.keyboardZ, characters: characters, modifiers: modifiers)
        fixture.stage.advance(by: 0.2)
    }

    private func stored(_ fixture: DemoFixture) throws -> Data { try fixture.demo.state.data() }

    @Test("Undoing and redoing any setting restores the stored state byte for byte")
    func everySetting() throws {
        let fixture = try DemoFixture.inspecting()
        let inspector = try #require(fixture.inspector)
        var changed = 0
        for row in inspector.descendants(of: InspectorRow.self) where row.isRowEnabled {
            let before = try stored(fixture)
            switch row.control {
            case is UISwitch where row.title != "Paused":
                fixture.click(try fixture.control(UISwitch.self, of: row.title))
            case is UISlider: fixture.click(try fixture.control(UISlider.self, of: row.title), at: 0.7)
            case is UISegmentedControl:
                fixture.click(try fixture.control(UISegmentedControl.self, of: row.title), at: 0.9)
            case is ChoiceButton:
                fixture.click(try fixture.control(ChoiceButton.self, of: row.title))
                fixture.stage.press(.keyboardEnd)
                fixture.stage.type("\n")
            default: continue
            }
            fixture.stage.advance(by: 1.5)
            let after = try stored(fixture)
            guard after != before else { continue }
            changed += 1
            press("z", in: fixture)
            #expect(try stored(fixture) == before, "\(row.title)")
            press("y", in: fixture)
            #expect(try stored(fixture) == after, "\(row.title)")
            press("z", in: fixture)
        }
        #expect(changed > 30, "\(changed)")
    }

    @Test("Buttons undo and redo, and a new change clears what could be redone")
    func buttons() throws {
        let fixture = try DemoFixture.inspecting()
        let inspector = try #require(fixture.inspector)
        let buttons = inspector.descendants(of: UIButton.self)
        let undo = try #require(buttons.first { $0.accessibilityLabel == "Undo" })
        let redo = try #require(buttons.first { $0.accessibilityLabel == "Redo" })
        #expect(!undo.isEnabled && !redo.isEnabled)
        fixture.click(try fixture.control(UISwitch.self, of: "Right to left"))
        #expect(undo.isEnabled && fixture.stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        fixture.click(undo)
        #expect(fixture.stage.window.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(!undo.isEnabled && redo.isEnabled)
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        #expect(undo.isEnabled && !redo.isEnabled)
        press("z", [.control, .shift], in: fixture)
        #expect(!fixture.demo.style.isAnimated, "there is nothing to redo")
    }

    @Test("Changes to a setting in quick succession are one change; later ones and other settings are separate")
    func joined() throws {
        var history = SettingsHistory()
        func settings(_ duration: Double) -> DemoSettings {
            var style = DemoStyle()
            style.duration = duration
            return DemoSettings(style: style, theme: .light, direction: .leftToRight)
        }
        history.record(InspectorState(settings: settings(1)), changing: "Duration", at: 0)
        history.record(InspectorState(settings: settings(1.5)), changing: "Duration", at: 0.4)
        history.record(InspectorState(settings: settings(2)), changing: "Duration", at: 1.2)
        history.record(InspectorState(settings: settings(3)), changing: "Width", at: 1.3)
        history.record(InspectorState(settings: settings(4)), changing: "Width", at: 9)
        var undone: [Double] = []
        var current = settings(5)
        while let last = history.undo(current: { _ in InspectorState(settings: current) })?.settings {
            undone.append(last.style.duration)
            current = last
        }
        #expect(undone == [4, 3, 1] && !history.canUndo)
        var redone: [Double] = []
        while let next = history.redo(current: { _ in InspectorState(settings: current) })?.settings {
            redone.append(next.style.duration)
            current = next
        }
        #expect(redone == [3, 4, 5] && !history.canRedo)
    }

    @Test("Changes to a selected view and to the settings are undone and redone in one order")
    func selectedView() throws {
        let fixture = try DemoFixture.inspecting(.animations)
        fixture.stage.type("c")
        let bone = try #require(fixture.demo.screen.view.sk.bones.first { $0.kind == .line(0) })
        let label = try #require(bone.view as? UILabel)
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        let values = { SelectionProperty.all(of: label).map(\.value) }
        let start = values()
        for title in ["Hidden", "Line radius", "Last line", "Shape", "Placeholder", "Bone radius"] {
            let row = try #require(fixture.inspector?.descendants(of: InspectorRow.self).first { $0.title == title })
            let before = values()
            switch row.control {
            case is UISwitch: fixture.click(try fixture.control(UISwitch.self, of: title, isInSelection: true))
            case is UISlider:
                fixture.click(try fixture.control(UISlider.self, of: title, isInSelection: true), at: 0.7)
            default:
                fixture.click(try fixture.control(ChoiceButton.self, of: title, isInSelection: true))
                fixture.stage.press(.keyboardEnd)
                fixture.stage.type("\n")
            }
            fixture.stage.advance(by: 1.5)
            let after = values()
            guard title != "Bone radius" || after != before else { continue }
            #expect(after != before, "\(title)")
            press("z", in: fixture)
            #expect(values() == before, "\(title)")
            press("y", in: fixture)
            #expect(values() == after, "\(title)")
        }
        fixture.click(try fixture.control(UISwitch.self, of: "Right to left"))
        press("z", in: fixture)
        #expect(fixture.stage.window.effectiveUserInterfaceLayoutDirection == .leftToRight && values() != start)
        for _ in 0..<6 { press("z", in: fixture) }
        #expect(values() == start)
    }

    @Test("A selected view's row has a button that resets it, and Reset restores the view and the settings at once")
    func resetView() throws {
        let fixture = try DemoFixture.inspecting(.animations)
        let reset = try fixture.button("Reset")
        fixture.stage.type("c")
        let bone = try #require(fixture.demo.screen.view.sk.bones.first { $0.kind == .line(0) })
        let label = try #require(bone.view as? UILabel)
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        let values = { SelectionProperty.all(of: label).map(\.value) }
        let start = values()
        func arrow(_ title: String) -> UIButton? {
            fixture.inspector?.descendants(of: UIButton.self).first {
                $0.accessibilityLabel == "Reset \(title)" && !$0.isHidden
            }
        }
        #expect(!reset.isEnabled)
        for title in ["Last line", "Line spacing"] {
            fixture.click(try fixture.control(UISlider.self, of: title, isInSelection: true), at: 0.9)
            #expect(reset.isEnabled && arrow(title) != nil, "\(title)")
            fixture.stage.advance(by: 1.5)
        }
        let both = values()
        fixture.click(try #require(arrow("Last line")))
        #expect(arrow("Last line") == nil && arrow("Line spacing") != nil && reset.isEnabled)
        press("z", in: fixture)
        #expect(values() == both)

        fixture.click(try fixture.control(UISwitch.self, of: "Right to left"))
        fixture.click(reset)
        #expect(values() == start && !reset.isEnabled && arrow("Line spacing") == nil)
        #expect(fixture.stage.window.effectiveUserInterfaceLayoutDirection == .leftToRight)
        press("z", in: fixture)
        #expect(values() == both && reset.isEnabled)
        #expect(fixture.stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("Reset restores options given on the command line, and is disabled while they apply")
    func commandLine() throws {
        let fixture = try DemoFixture()
        var beginning = fixture.demo.state
        (beginning.theme, beginning.direction) = (.dark, .rightToLeft)
        let demo = DemoViewController(
            scene: .feed, style: DemoStyle(),
            service: PreparedFeedService(result: .success(LoadedFeed(posts: [], images: [:])), loadTime: 9), quit: {})
        demo.originalState = beginning
        demo.isInspectorOpen = true
        fixture.stage.window.overrideUserInterfaceStyle = .dark
        fixture.stage.direction = .rightToLeft
        fixture.stage.window.rootViewController = demo
        fixture.stage.advance(by: 0.1)
        let reset = try fixture.button("Reset")
        #expect(try !reset.isEnabled && fixture.settings().themeIndex == 2 && fixture.settings().isMirrored)
        demo.change("Theme") { $0.theme = .light }
        #expect(reset.isEnabled)
        fixture.click(reset)
        #expect(!reset.isEnabled && fixture.stage.window.overrideUserInterfaceStyle == .dark)
    }

    @Test("Undo skips changes to a view that has been removed")
    func goneView() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.click(try fixture.control(UISwitch.self, of: "Right to left"))
        fixture.stage.advance(by: 1.5)
        let view = UIView()
        fixture.demo.screen.view.addSubview(view)
        fixture.demo.change("Hidden", of: view) { view.isHiddenWhenSkeletonIsActive = true }
        view.removeFromSuperview()
        press("z", in: fixture)
        #expect(fixture.stage.window.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(view.isHiddenWhenSkeletonIsActive)
    }

    @Test("The history keeps a limited number of changes")
    func limit() {
        var history = SettingsHistory()
        let settings = DemoSettings(style: DemoStyle(), theme: .light, direction: .leftToRight)
        for index in 0..<(SettingsHistory.limit + 50) {
            history.record(InspectorState(settings: settings), changing: "\(index)", at: 0)
        }
        var count = 0
        while history.undo(current: { $0 }) != nil { count += 1 }
        #expect(count == SettingsHistory.limit)
    }

    @Test("A changed row has a button that resets only that row")
    func rows() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.click(try fixture.control(UISlider.self, of: "Last line"), at: 0.9)
        fixture.click(try fixture.control(UISwitch.self, of: "Right to left"))
        let inspector = try #require(fixture.inspector)
        let changed = inspector.descendants(of: InspectorRow.self).filter(\.isChanged).map(\.title)
        #expect(changed == ["Last line", "Right to left"])

        let slider = try fixture.control(UISlider.self, of: "Last line")
        let reset = try #require(
            inspector.descendants(of: UIButton.self).first { $0.accessibilityLabel == "Reset Last line" })
        // The focus rings of the two must not touch.
        #expect(slider.frame.maxX <= reset.frame.minX - 4)
        fixture.click(reset)
        #expect(fixture.demo.style.lines.lastLineFill == nil && reset.isHidden)
        #expect(fixture.stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        press("z", in: fixture)
        #expect(fixture.demo.style.lines.lastLineFill != nil)
    }

    @Test("A change without effect is no step, and what was undone can still be redone")
    func withoutEffect() throws {
        let service = NetworkFeedService(timeout: 60, minimumTime: 0) { _ throws(POSIXError) in
            throw POSIXError(.EMFILE)
        }
        let fixture = try DemoFixture(service: service)
        let demo = fixture.demo
        demo.change("Look") { $0.preset = .facebook }
        let changed = demo.style
        demo.undo()
        let noChanges: [(String, @MainActor () -> Void)] = [
            ("theme", { demo.change("Theme") { $0.theme = .unspecified } }),
            ("preset", { demo.change("Look") { $0.preset = $0.preset } }),
            ("failed network", { demo.change("Network") { $0.network = .threeG } }),
            ("pause", { demo.change("Paused") { $0.time.isPaused = true } }),
            ("reset", { demo.perform(.reset) }),
        ]
        for (name, change) in noChanges {
            change()
            #expect(!demo.history.canUndo && demo.history.canRedo, "\(name)")
        }
        demo.redo()
        #expect(demo.style == changed)
    }

    @Test("While time is paused, changes are joined only if they follow each other in real time")
    func joinedWhilePaused() throws {
        let fixture = try DemoFixture(loadTime: 100)
        let clock = fixture.stage.window.clock
        fixture.stage.type("p")
        for (wall, interval) in [(50.0, 0.2), (50.5, 0.3), (60, 0.4)] {
            #expect(clock.scale.time(at: wall) == 50)
            fixture.demo.change("Interval") { $0.style.stagger.interval = interval }
        }
        fixture.demo.undo()
        #expect(fixture.demo.style.stagger.interval == 0.3)
        fixture.demo.undo()
        #expect(fixture.demo.style.stagger == DemoStyle().stagger && !fixture.demo.history.canUndo)
    }

    @Test("Swapping the compared styles and keeping one of them are undone separately")
    func swapAndKeep() throws {
        let fixture = try DemoFixture.inspecting()
        let demo = fixture.demo
        let first = demo.style
        demo.change("Compare") { $0.isComparing = true }
        demo.change("Look") { $0.preset = .facebook }
        let second = demo.style
        _ = try fixture.control(UIButton.self, of: "A and B")
        for title in ["Swap", "Keep A"] { fixture.click(try fixture.button(title)) }
        #expect(demo.style == second && demo.pinnedStyle == nil)
        demo.undo()
        #expect(demo.style == first && demo.pinnedStyle == second)
    }
}
