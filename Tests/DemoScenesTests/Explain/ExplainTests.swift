import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests the overlay that outlines views and selects one of them.
@MainActor
@Suite("Overlay and selection")
struct ExplainTests {
    private func shownOverlay(_ fixture: DemoFixture) -> ExplainOverlay? {
        fixture.stage.window.descendants(of: ExplainOverlay.self).first
    }

    private func words(_ fixture: DemoFixture) -> [String] {
        (shownOverlay(fixture)?.descendants(of: ExplainLabel.self) ?? []).flatMap(\.shownTexts)
    }

    private func press(_ fixture: DemoFixture, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        fixture.stage.press(key, characters: key == .keyboardC ? "c" : "", modifiers: modifiers)
        fixture.stage.advance(by: 0.1)
    }

    @Test("F2 toggles outlines of every view with its class, size and reason")
    func outlines() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 1)
        press(fixture, .keyboardF2)
        let overlay = try #require(shownOverlay(fixture))
        let borders = overlay.subviews.filter { $0.layer.borderWidth > 0 }
        #expect(borders.count > 15)
        let said = words(fixture)
        #expect(said.count > 8)
        #expect(said.contains { $0.hasPrefix("UILabel ") && $0.hasSuffix(" – 1 line, because it is flagged") })
        let content = try #require((fixture.demo.children.first as? any DemoScreen)?.content)
        let tree = SceneTree(of: content, in: overlay, boneCount: 20)
        #expect(tree.items.contains { $0.type == "PostCell" && $0.words == "searched, because it is flagged" })
        press(fixture, .keyboardF2)
        #expect(shownOverlay(fixture) == nil)
    }

    @Test("Labels neither overlap nor leave the scene", arguments: DemoScene.allCases.dropLast(), [false, true])
    func legibility(scene: DemoScene, isMirrored: Bool) throws {
        let fixture = try DemoFixture(scene, isMirrored: isMirrored)
        press(fixture, .keyboardF2)
        let overlay = try #require(shownOverlay(fixture))
        let chips = overlay.descendants(of: ExplainLabel.self).filter { !$0.isHidden }
        #expect(chips.count > 3)
        for (index, chip) in chips.enumerated() {
            #expect(overlay.bounds.contains(chip.frame))
            #expect(chip.size(in: CGSize(width: 10_000, height: 0)).width <= chip.bounds.width + 0.5)
            for other in chips[(index + 1)...] { #expect(!chip.frame.intersects(other.frame)) }
        }
    }

    @Test("Selecting ends the loop, which would replace views, and the header says how to select")
    func selectingInLoop() throws {
        let fixture = try DemoFixture(.feed)
        fixture.demo.playback = .loop
        fixture.stage.advance(by: 2)
        fixture.stage.type("c")
        fixture.stage.advance(by: 1)
        #expect(fixture.demo.playback == .skeleton && fixture.demo.screen.boneCount > 0)
        #expect(fixture.stage.window.shownTexts.contains { $0.hasPrefix("Click a view") })
        let cells = fixture.stage.window.descendants(of: PostCell.self)
        fixture.stage.advance(by: 10)
        #expect(fixture.stage.window.descendants(of: PostCell.self) == cells)
        fixture.stage.type("c")
        fixture.stage.advance(by: 0.1)
        #expect(!fixture.stage.window.shownTexts.contains { $0.hasPrefix("Click a view") })
    }

    @Test("The deepest view under the pointer is highlighted, and its label is in front")
    func pointer() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardF2)
        let label = try #require(
            fixture.stage.window.descendants(of: UITableViewCell.self).first?.descendants(of: UILabel.self).first)
        fixture.stage.window.handle(.pointerMoved(label.convert(CGPoint(x: 4, y: 4), to: nil)))
        fixture.stage.advance(by: 0.1)
        let overlay = try #require(shownOverlay(fixture))
        let strong = overlay.subviews.filter { $0.layer.borderWidth == 2 }
        #expect(strong.map(\.frame) == [label.convert(label.bounds, to: overlay)])
        let front = try #require(overlay.subviews.last as? ExplainLabel)
        #expect(front.shownTexts[0].hasPrefix("UILabel "))
        #expect(front.shownTexts[0].contains("\n1 line, because it is flagged"))
        fixture.stage.window.handle(.pointerMoved(nil))
        #expect(overlay.subviews.allSatisfy { $0.layer.borderWidth < 2 })
    }

    @Test("An idle window with the overlay draws nothing, and clicks reach the scene")
    func idle() throws {
        let fixture = try DemoFixture(.controls)
        press(fixture, .keyboardF2)
        fixture.stage.advance(by: 1)
        let frames = fixture.stage.drawnFrames
        fixture.stage.advance(by: 5)
        #expect(fixture.stage.drawnFrames == frames && fixture.stage.window.nextDeadline == nil)
        let toggle = try #require(fixture.stage.window.descendants(of: UISwitch.self).first)
        let wasOn = toggle.isOn
        fixture.click(toggle)
        #expect(toggle.isOn != wasOn)
    }

    @Test("The overlay follows screen changes, scrolling and hiding")
    func following() throws {
        let fixture = try DemoFixture()
        press(fixture, .keyboardF2)
        fixture.stage.advance(by: 3)
        #expect(words(fixture).contains { $0.contains("with an automatic skeleton: ") })
        let frames = try #require(shownOverlay(fixture)).subviews.map(\.frame)
        press(fixture, .keyboardEnd)
        #expect(try #require(shownOverlay(fixture)).subviews.map(\.frame) != frames)
        try fixture.type(.text)
        fixture.stage.advance(by: 0.5)
        #expect(words(fixture).contains { $0.contains("because it is flagged") })
        #expect(!words(fixture).contains { $0.hasPrefix("PostCell") })
        try fixture.type(.stress)
        fixture.stage.advance(by: 0.02)
        #expect(try #require(shownOverlay(fixture)).subviews.count < 800)
    }

    // MARK: Selection

    /// Selects the first label of the feed.
    private func select(_ fixture: DemoFixture) throws -> UILabel {
        let label = try #require(
            fixture.stage.window.descendants(of: UITableViewCell.self).first?.descendants(of: UILabel.self).first)
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        return label
    }

    @Test("C, Ctrl+Shift+C and the button toggle selection; Escape ends it and keeps the window open")
    func toggling() throws {
        let fixture = try DemoFixture()
        for (begin, end) in [("c", "escape"), ("ctrl", "ctrl"), ("button", "button")] {
            for step in [begin, end] {
                switch step {
                case "c": press(fixture, .keyboardC)
                case "ctrl": press(fixture, .keyboardC, [.control, .shift])
                case "escape": press(fixture, .keyboardEscape)
                default: fixture.click(try fixture.button("Select"))
                }
                let isOn = try fixture.button("Select").isSelected
                #expect((shownOverlay(fixture) != nil) == isOn)
            }
            #expect(shownOverlay(fixture) == nil, "\(end)")
        }
        #expect(fixture.quits == 0)
    }

    @Test("The wheel scrolls the scene during selection, and no label covers a selected view")
    func wheel() throws {
        let fixture = try DemoFixture(loadTime: 0.1)
        fixture.stage.advance(by: 1)
        press(fixture, .keyboardC)
        let table = try #require((fixture.demo.children.first as? any DemoScreen)?.content as? UIScrollView)
        let before = table.contentOffset.y
        fixture.stage.window.handle(.wheelTurned(CGPoint(x: 500, y: 400), CGVector(dx: 0, dy: 60)))
        fixture.stage.advance(by: 0.1)
        #expect(table.contentOffset.y == before + 60)
        fixture.stage.window.handle(.pointerMoved(CGPoint(x: 500, y: 400)))
        #expect(!words(fixture).isEmpty)
        table.contentOffset.y = before
        fixture.stage.advance(by: 0.1)
        _ = try select(fixture)
        #expect(words(fixture).isEmpty && fixture.inspector?.selection != nil)
    }

    @Test("A selected view without a bone is still outlined, and the inspector gives the reason")
    func emptied() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 0.5)
        fixture.demo.style.isAutomatic = true
        fixture.demo.screen.apply(fixture.demo.style)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardC)
        let label = try select(fixture)
        try fixture.choose("Ig", of: "Annotation")
        #expect(label.skeletonAnnotation == .ignore)
        let section = try #require(fixture.inspector?.selection)
        #expect(
            section.shownTexts.contains { $0.contains("left out") && $0.contains("annotat") }, "\(section.shownTexts)")
        label.frame.size = .zero
        label.superview?.setNeedsLayout()
        fixture.stage.advance(by: 0.1)
        #expect(shownOverlay(fixture)?.subviews.contains { $0.layer.borderWidth == 2 } == true)
    }

    @Test("A click selects the deepest view for the inspector and doesn't reach the scene")
    func selecting() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardC)
        let label = try select(fixture)
        #expect(shownOverlay(fixture)?.selection === label)
        let section = try #require(fixture.inspector?.selection)
        for text in ["UILabel", "skeletonable", "1 line, because it is flagged", "Lines", "Bone radius"] {
            #expect(section.shownTexts.contains(text), "\(text)")
        }
        press(fixture, .keyboardEscape)
        #expect(fixture.inspector?.selection == nil)
    }

    @Test("The selected view is scrolled into view when the inspector makes the scene narrower")
    func sight() throws {
        let fixture = try DemoFixture(.animations)
        let content = try #require(fixture.demo.screen.content as? UIScrollView)
        content.contentOffset.y = 900
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardC)
        let seen = content.descendants(of: UILabel.self).filter {
            content.bounds.contains($0.convert($0.bounds, to: content)) && $0.bounds.height > 10
        }
        let label = try #require(seen.last)
        let width = content.bounds.width
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        #expect(shownOverlay(fixture)?.selection === label && content.bounds.width < width)
        #expect(content.bounds.contains(label.convert(label.bounds, to: content)))
        let outline = try #require(shownOverlay(fixture)?.subviews.first { $0.layer.borderWidth == 2 })
        #expect(outline.frame == label.convert(label.bounds, to: shownOverlay(fixture)))

        // Scrolling by the user is not undone.
        content.contentOffset.y = 0
        fixture.stage.advance(by: 0.1)
        #expect(content.contentOffset.y == 0)
    }

    @Test("Arrow keys select the parent, the child and the siblings")
    func arrows() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardC)
        let label = try select(fixture)
        let parent = label.superview
        press(fixture, .keyboardUpArrow)
        #expect(shownOverlay(fixture)?.selection === parent)
        press(fixture, .keyboardDownArrow)
        let first = try #require(shownOverlay(fixture)?.selection)
        #expect(first.superview === parent)
        press(fixture, .keyboardRightArrow)
        let second = try #require(shownOverlay(fixture)?.selection)
        #expect(second !== first && second.superview === parent)
        press(fixture, .keyboardLeftArrow)
        #expect(shownOverlay(fixture)?.selection === first)
    }

    @Test("Arrow keys select without a pointer, too, and stay in the scene")
    func keyboardAlone() throws {
        let fixture = try DemoFixture(loadTime: 100)
        press(fixture, .keyboardC)
        press(fixture, .keyboardDownArrow)
        let content = try #require((fixture.demo.children.first as? any DemoScreen)?.content)
        #expect(shownOverlay(fixture)?.selection === content)
        press(fixture, .keyboardUpArrow)
        #expect(shownOverlay(fixture)?.selection === content)
        for _ in 0..<5 { press(fixture, .keyboardDownArrow) }
        #expect(shownOverlay(fixture)?.selection?.isDescendant(of: content) == true)
    }

    @Test("The inspector changes the selected view's properties live")
    func properties() throws {
        let fixture = try DemoFixture(.animations)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardC)
        let bone = fixture.bones.first { $0.kind == .line(0) }
        let label = try #require(bone?.view as? UILabel)
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        func bones() -> [CGFloat] {
            fixture.stage.advance(by: 0.5)
            return fixture.bones.filter { $0.view === label }.map(\.cornerRadius)
        }
        let before = bones()
        #expect(before.count == 1)
        fixture.click(try fixture.control(UISlider.self, of: "Line radius"), at: 0.01)
        #expect(label.linesCornerRadius == 0 && bones() == [0])
        fixture.click(try fixture.control(UISwitch.self, of: "Skeletonable"))
        #expect(!label.isSkeletonable && bones().isEmpty)
        #expect(try #require(fixture.inspector?.selection).shownTexts.contains("none"))
        fixture.click(try fixture.control(UISwitch.self, of: "Skeletonable"))
        #expect(bones().count == 1)
        let others = fixture.bones.filter { $0.kind != .block && $0.view !== label }
        #expect(!others.isEmpty && others.allSatisfy { $0.cornerRadius == 5 })
    }

    @Test("A selected view can be annotated, and a label can be given a placeholder")
    func annotations() throws {
        let fixture = try DemoFixture(.animations)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardC)
        let bone = fixture.bones.first { $0.kind == .line(0) }
        let label = try #require(bone?.view as? UILabel)
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        let wasSkeletonable = label.isSkeletonable
        try fixture.choose("Rep", of: "Annotation")
        #expect(label.skeletonAnnotation == .replace(CGSize(width: 40, height: 16)) && !label.isSkeletonable)
        fixture.click(try fixture.control(UISlider.self, of: "Bone width"), at: 0.99)
        #expect(label.skeletonAnnotation == .replace(CGSize(width: 200, height: 16)))
        fixture.click(try fixture.control(UISwitch.self, of: "Automatic"))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.bones.contains { $0.view === label && $0.frame.height == 16 })
        try fixture.choose("Three", of: "Placeholder")
        #expect(label.skeletonPlaceholder == .sentences(3))
        fixture.click(try fixture.button("Copy as Swift"))
        let code = try #require(fixture.stage.clipboardText)
        #expect(code.contains("selected.skeletonAnnotation = .replace(CGSize(width: 200, height: 16))\n"))
        #expect(code.contains("selected.skeletonPlaceholder = .sentences(3)\n"))
        #expect(code.contains("view.showSkeleton(style.automatically())"))
        for choice in ["Ig", "Ke", "Un", "Le"] { try fixture.choose(choice, of: "Annotation") }
        #expect(label.skeletonAnnotation == .leaf)
        try fixture.choose("No", of: "Annotation")
        #expect(label.skeletonAnnotation == nil)
        #expect(try !fixture.control(UISlider.self, of: "Bone width").isEnabled)
        fixture.click(try fixture.control(UISwitch.self, of: "Automatic"))
        fixture.stage.advance(by: 0.5)
        #expect(wasSkeletonable && label.isSkeletonable, "it has the flag back that it had before it was annotated")
    }

    @Test("Tab moves from the scene to the selected view's section, whose values aren't truncated")
    func section() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardC)
        _ = try select(fixture)
        let section = try #require(fixture.inspector?.selection)
        for label in section.descendants(of: InspectorRow.self).flatMap({ $0.subviews.compactMap { $0 as? UILabel } }) {
            #expect(label.bounds.width >= label.intrinsicContentSize.width, "\(label.text ?? "")")
        }
        var reached = 0
        for _ in 0..<90 {
            fixture.stage.press(.keyboardTab)
            if fixture.stage.window.focusedView?.isDescendant(of: section) == true { reached += 1 }
        }
        #expect(reached >= 9)
    }

    @Test(
        "The overlay and the selection match their golden images",
        arguments: [("light", UIUserInterfaceStyle.light, false), ("rtl", .dark, true)])
    func picture(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let fixture = try DemoFixture(
            of: DemoFixture.pictured, style: style, isMirrored: isMirrored, loadTime: 100)
        fixture.stage.advance(by: 0.5)
        press(fixture, .keyboardF2)
        press(fixture, .keyboardC)
        _ = try select(fixture)
        try GoldenImage.expect(fixture.stage.bitmap(), named: "explain-\(name)", tolerance: 8)
    }
}
