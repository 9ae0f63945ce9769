import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests keyboard focus in the demo's window.
@MainActor
@Suite("Demo focus")
struct DemoFocusTests {
    /// Returns the views that Tab focuses in one round, from the start.
    private func stops(_ fixture: DemoFixture) throws -> [UIView] {
        var stops: [UIView] = []
        for _ in 0..<120 {
            fixture.stage.press(.keyboardTab)
            fixture.stage.advance(by: 0.02)
            let focused = try #require(fixture.stage.window.focusedView)
            if stops.contains(where: { $0 === focused }) { break }
            stops.append(focused)
        }
        return stops
    }

    @Test("Tab follows reading order: sidebar, header, content, actions, inspector", arguments: DemoScene.allCases)
    func order(scene: DemoScene) throws {
        let fixture = try DemoFixture(scene)
        fixture.demo.isInspectorOpen = true
        fixture.stage.advance(by: 2)
        let inspector = try #require(fixture.inspector)
        let screen = try #require(fixture.demo.children.first?.view)
        func place(_ view: UIView) -> Int {
            if view is SidebarButton { return 0 }
            if view.isDescendant(of: inspector) { return 4 }
            guard view.isDescendant(of: screen) else { return 1 }
            return view.superview is ActionBar ? 3 : 2
        }
        let stops = try stops(fixture)
        let places = stops.map(place)
        #expect(places == places.sorted())
        #expect(Set(places).isSuperset(of: [0, 1, 3, 4]))
        let inLines = stops.filter { [1, 3].contains(place($0)) }.map { $0.convert($0.bounds, to: nil) }
        for (first, second) in zip(inLines, inLines.dropFirst()) where first.midY == second.midY {
            #expect(first.minX < second.minX)
        }
    }

    @Test("A click in the sidebar hides the focus ring of the inspector's Close button, which keeps the focus")
    func ring() throws {
        let fixture = try DemoFixture.inspecting(.feed)
        let close = try #require(fixture.stage.window.focusedView as? KeyButton)
        #expect(close.title == "Close" && close.isFocusMarked)
        fixture.click(fixture.entries[1])
        #expect(fixture.scenes == [.gallery] && !close.isFocusMarked)
        fixture.stage.press(.keyboardTab)
        #expect(fixture.stage.window.showsFocusRing)
    }

    @Test(
        "Lists are Tab stops once they are loaded", arguments: [DemoScene.feed, .gallery, .profile, .somo])
    func lists(scene: DemoScene) async throws {
        let fixture = try DemoFixture(scene, feed: try await DemoFixture.embeddedFeed())
        fixture.stage.advance(by: 2)
        let lists = fixture.demo.screen.view.descendants(of: UIScrollView.self).filter {
            ($0 is UITableView || $0 is UICollectionView) && !$0.isHidden
        }
        let stops = try stops(fixture)
        #expect(!lists.isEmpty)
        for list in lists {
            #expect(stops.contains { $0 === list }, "\(type(of: list))")
        }
    }

    @Test("Tab stays in an inspector that covers the screen, and in panels that cover the inspector")
    func covered() throws {
        for size in [CGSize(width: 320, height: 240), CGSize(width: 600, height: 500)] {
            let fixture = try DemoFixture(.controls, size: size)
            for _ in 0..<4 { fixture.stage.press(.keyboardTab) }
            let control = try #require(fixture.stage.window.focusedView)
            fixture.stage.type("i")
            fixture.stage.advance(by: 0.1)
            let inspector = try #require(fixture.inspector)
            #expect(fixture.stage.window.focusedView?.isDescendant(of: inspector) == true)
            let inside = try stops(fixture)
            #expect(inside.count > 10)
            for stop in inside { #expect(stop.isDescendant(of: inspector), "\(stop)") }

            fixture.stage.type("?")
            fixture.stage.advance(by: 0.1)
            let sheet = try #require(fixture.stage.window.descendants(of: SheetView.self).first)
            for stop in try stops(fixture) { #expect(stop.isDescendant(of: sheet), "\(stop)") }
            fixture.stage.press(.keyboardEscape)
            fixture.stage.press(.keyboardEscape)
            fixture.stage.advance(by: 0.1)
            #expect(control.isFirstResponder && fixture.inspector == nil)
        }
    }

    @Test("Reset returns the focus to the control that was changed last")
    func reset() throws {
        let fixture = try DemoFixture()
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        let slider = try fixture.control(UISlider.self, of: "Sweep time")
        fixture.click(slider, at: 0.9)
        #expect(slider.isFocused)
        fixture.click(try fixture.button("Reset"))
        #expect(slider.isFocused)
        #expect(try !fixture.button("Reset").isEnabled)
    }

    @Test("If no control was used for a change, Reset leaves no focus, and closing panels later restores none")
    func resetWithoutChange() throws {
        let fixture = try DemoFixture()
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        fixture.demo.change("Look") { $0.preset = .facebook }
        fixture.click(try fixture.button("Reset"))
        #expect(fixture.stage.window.focusedView == nil)
        for key in ["?", "c"] {
            fixture.stage.type(key)
            fixture.stage.advance(by: 0.1)
            fixture.stage.press(.keyboardEscape)
            fixture.stage.advance(by: 0.1)
            #expect(try !fixture.button("Copy as Swift").isFocused, "\(key)")
        }
    }

    @Test("Closing the inspector returns the focus to the previous view or to the button that opens it")
    func inspector() throws {
        let fixture = try DemoFixture()
        fixture.stage.press(.keyboardTab)
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        #expect(fixture.entries[0].isFocused)

        fixture.click(try fixture.button("Inspector"))
        #expect(try fixture.button("Close").isFocused)
        fixture.click(try fixture.button("Close"))
        #expect(try fixture.button("Inspector").isFocused)
    }

    @Test("Closing the sidebar or the key sheet returns the focus")
    func covers() throws {
        let fixture = try DemoFixture(size: DemoFixture.narrow)
        for (title, key) in [("Screens", "m"), ("Keys", "?")] {
            fixture.click(try fixture.button(title))
            fixture.stage.press(.keyboardEscape)
            fixture.stage.advance(by: 0.1)
            #expect(try fixture.button(title).isFocused)
            fixture.stage.press(.keyboardTab)
            let focused = try #require(fixture.stage.window.focusedView)
            fixture.stage.type(key)
            #expect(!focused.isFirstResponder)
            fixture.stage.type(key)
            #expect(focused.isFirstResponder)
        }
        #expect(fixture.quits == 0)
    }

    @Test("In the sidebar, Home and End go to the ends, and the focus follows a digit")
    func sidebar() throws {
        let fixture = try DemoFixture()
        let last = fixture.entries.count - 1
        fixture.stage.press(.keyboardTab)
        #expect(fixture.entries[0].isFocused)
        fixture.stage.press(.keyboardEnd)
        #expect(fixture.entries[last].isFocused)
        fixture.stage.press(.keyboardDownArrow)
        #expect(fixture.entries[last].isFocused)
        fixture.stage.press(.keyboardHome)
        #expect(fixture.entries[0].isFocused)
        fixture.stage.type("3")
        fixture.stage.advance(by: 0.1)
        #expect(fixture.entries[2].isFocused && fixture.entries[2].isSelected)
    }

    /// Chooses the first result for `query` in the palette.
    private func choose(_ query: String, _ fixture: DemoFixture) {
        fixture.stage.press(.keyboardK, characters: "k", modifiers: .control)
        fixture.stage.type(query + "\n")
        fixture.stage.advance(by: 0.1)
    }

    @Test("Closing the palette leaves no hidden button with the focus", arguments: ["frame times", "gallery", "alert"])
    func palette(query: String) throws {
        let fixture = try DemoFixture()
        choose(query, fixture)
        let focused = fixture.stage.window.focusedView
        #expect(focused.map { sequence(first: $0, next: \.superview).allSatisfy { !$0.isHidden } } != false)
        fixture.stage.press(.keyboardReturnOrEnter)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.stage.window.descendants(of: ScrimView.self).isEmpty)
    }

    @Test("A card or screen that is chosen in the palette gets the focus")
    func paletteTargets() throws {
        let fixture = try DemoFixture.inspecting()
        #expect(try fixture.control(UISwitch.self, of: "Animated").takeFocus())
        choose("color well", fixture)
        let card = try #require(fixture.stage.window.focusedView)
        #expect(card.isDescendant(of: fixture.demo.screen.content) && card is UIColorWell)
        choose("somo", fixture)
        #expect(fixture.stage.window.focusedView?.isDescendant(of: fixture.demo.screen.content) == true)
    }

    @Test("After digits have changed the screen, Tab focuses a view in the new screen")
    func digits() throws {
        let fixture = try DemoFixture(.controls)
        fixture.stage.window.moveFocus(into: fixture.demo.screen.content)
        fixture.stage.type("6")
        fixture.stage.advance(by: 0.1)
        #expect(fixture.demo.scene == .text)
        fixture.stage.type("1")
        fixture.stage.advance(by: 0.1)
        fixture.stage.press(.keyboardTab)
        #expect(fixture.stage.window.focusedView?.isDescendant(of: fixture.demo.screen.view) == true)
    }

    @Test("In a loop, a control that loses focus to a skeleton regains it with the next content")
    func loop() throws {
        let fixture = try DemoFixture(.profile)
        fixture.demo.playback = .loop
        fixture.stage.advance(by: 2)
        let content = fixture.demo.screen.content
        let button = try #require(content.descendants(of: UIButton.self).first { $0.canBecomeFocused })
        var lost = 0
        #expect(button.takeFocus())
        for _ in 0..<150 {
            fixture.stage.advance(by: 0.1)
            if !button.isFocused { lost += 1 }
        }
        #expect(lost > 0)
        for _ in 0..<100 where content.sk.isSkeletonActive { fixture.stage.advance(by: 0.1) }
        fixture.stage.advance(by: 0.1)
        #expect(button.isFocused)
    }

    @Test(
        "A letter shortcut doesn't apply with Ctrl, Alt or Super",
        arguments: [UIKeyModifierFlags.control, .alternate, .command])
    func shortcuts(modifier: UIKeyModifierFlags) throws {
        let fixture = try DemoFixture()
        fixture.stage.advance(by: 2)
        #expect(fixture.demo.screen.boneCount == 0)
        fixture.stage.press(.keyboardS, characters: "s", modifiers: modifier)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.demo.screen.boneCount == 0)
        fixture.stage.press(.keyboardS, characters: "s", modifiers: [])
        fixture.stage.advance(by: 0.1)
        #expect(fixture.demo.screen.boneCount > 0)
    }

    @Test("Leaving view selection without a choice returns the focus")
    func selecting() throws {
        let fixture = try DemoFixture()
        for _ in 0..<3 { fixture.stage.press(.keyboardTab) }
        let focused = try #require(fixture.stage.window.focusedView)
        fixture.stage.type("c")
        fixture.stage.advance(by: 0.1)
        #expect(!focused.isFirstResponder)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 0.1)
        #expect(focused.isFirstResponder && fixture.quits == 0)
    }

    @Test("The settings of the selected view come right after the inspector's close button")
    func selectedView() throws {
        let fixture = try DemoFixture()
        fixture.stage.type("c")
        fixture.stage.advance(by: 0.1)
        fixture.stage.press(.keyboardRightArrow)
        fixture.stage.advance(by: 0.1)
        let inspector = try #require(fixture.inspector)
        let selection = try #require(inspector.selection)
        #expect(try fixture.button("Close").takeFocus())
        fixture.stage.press(.keyboardTab)
        #expect(fixture.stage.window.focusedView?.isDescendant(of: selection) == true)
    }

    @Test("The first Escape leaves a text field, and the second asks whether to quit")
    func textField() throws {
        let fixture = try DemoFixture(.controls)
        let field = UITextField(frame: CGRect(x: 300, y: 300, width: 100, height: 30))
        let screen = try #require(fixture.demo.children.first?.view)
        screen.addSubview(field)
        fixture.stage.advance(by: 0.1)
        #expect(field.becomeFirstResponder())
        fixture.stage.press(.keyboardEscape)
        #expect(!field.isFirstResponder && !fixture.stage.window.shownTexts.contains("Quit?"))
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 1)
        #expect(fixture.quits == 0 && fixture.stage.window.shownTexts.contains("Quit?"))
    }

    @Test("Space on a focused card hides its skeleton and plays it again")
    func cards() throws {
        let fixture = try DemoFixture(.animations)
        fixture.stage.advance(by: 0.5)
        let card = try #require(fixture.stage.window.descendants(of: SampleCard.self).first)
        let focus = try #require(card.descendants(of: CardFocus.self).first)
        #expect(focus.takeFocus() && card.isLoading)
        fixture.stage.press(.keyboardSpacebar)
        fixture.stage.advance(by: 1)
        #expect(!card.isLoading)
        fixture.stage.press(.keyboardSpacebar)
        fixture.stage.advance(by: 0.1)
        #expect(card.isLoading)
    }

    @Test(
        "The focused setting stays visible when the text size or the window's size changes", arguments: [false, true])
    func textSize(isResized: Bool) throws {
        let fixture = try DemoFixture()
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        let inspector = try #require(fixture.inspector)
        let choice = try fixture.control(ChoiceButton.self, of: "Text size")
        #expect(choice.takeFocus())
        let list = try #require(inspector.subviews.compactMap { $0 as? UIScrollView }.first)
        list.scrollRectToVisible(choice.convert(choice.bounds, to: list), animated: false)
        if isResized {
            list.contentOffset.y = max(0, choice.convert(choice.bounds, to: list).maxY + 8 - list.bounds.height)
            fixture.stage.resize(to: CGSize(width: 1280, height: 400))
        } else {
            fixture.stage.contentSizeCategory = .accessibilityLarge
        }
        fixture.stage.advance(by: 0.1)
        #expect(list.bounds.contains(choice.convert(choice.bounds, to: list)))
    }

    @Test("Escape closes a menu, a color panel and the inspector before it asks whether to quit")
    func escape() throws {
        for size in [CGSize(width: 1280, height: 800), DemoFixture.narrow] {
            let fixture = try DemoFixture(size: size)
            func escape() {
                fixture.stage.press(.keyboardEscape)
                fixture.stage.advance(by: 0.1)
            }
            fixture.stage.type("i")
            fixture.stage.advance(by: 0.1)
            let parts = fixture.stage.window.subviews.count
            fixture.click(try fixture.control(ChoiceButton.self, of: "Direction"))
            #expect(fixture.stage.window.subviews.count == parts + 1)
            escape()
            #expect(fixture.stage.window.subviews.count == parts && fixture.inspector != nil)
            fixture.click(try fixture.control(UIColorWell.self, of: "Color"))
            #expect(fixture.stage.window.subviews.count == parts + 1)
            escape()
            #expect(fixture.stage.window.subviews.count == parts && fixture.inspector != nil)
            escape()
            #expect(fixture.inspector == nil && fixture.quits == 0)
            #expect(!fixture.stage.window.shownTexts.contains("Quit?"))
            escape()
            #expect(fixture.quits == 0 && fixture.stage.window.shownTexts.contains("Quit?"))
        }
    }
}
