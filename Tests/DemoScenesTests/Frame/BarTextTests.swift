import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the window's bars and panels with large text.
@MainActor
@Suite("Text size of bars and panels")
struct BarTextTests {
    /// Returns the labels in `view` whose text is truncated.
    private func cut(in view: UIView) -> [String] {
        view.descendants(of: UILabel.self).filter { label in
            let isSeen = !sequence(first: label, next: \.superview).contains { $0.isHidden || $0.alpha == 0 }
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            return isSeen && label.text?.isEmpty == false
                && (needed.width > label.bounds.width + 0.5 || needed.height > label.bounds.height + 1)
        }.map { "\($0.text ?? "") \($0.bounds.size)" }
    }

    private func fixture(
        _ scene: DemoScene, _ size: CGSize, _ percent: CGFloat, isMirrored: Bool = false
    ) throws -> DemoFixture {
        let fixture = try DemoFixture(scene, size: size, isMirrored: isMirrored)
        fixture.stage.window.setContentSizeCategory(.nearest(toFactor: percent / 100))
        fixture.stage.advance(by: 2)
        return fixture
    }

    @Test("Bars grow with the text up to twice its size, and no text is truncated", arguments: DemoScene.allCases)
    func bars(scene: DemoScene) throws {
        for size in [DemoFixture.narrow, CGSize(width: 1280, height: 800)] {
            for (percent, isMirrored) in [(150.0, false), (200, true), (312, false)] {
                let fixture = try fixture(scene, size, percent, isMirrored: isMirrored)
                let screen = try #require(fixture.demo.children.first as? any DemoScreen)
                let bar = try #require(fixture.stage.window.descendants(of: ActionBar.self).first)
                #expect(screen.header.bounds.height > 64 * 1.3 && screen.header.bounds.height < 64 * 2.8)
                #expect(bar.bounds.height >= 44 * 1.3)
                let parts = [screen.header, bar] + fixture.entries as [UIView]
                for part in parts { #expect(cut(in: part) == [], "\(size), \(percent)") }
                for button in bar.descendants(of: KeyButton.self) {
                    #expect(bar.bounds.contains(button.frame), "\(size), \(percent)")
                    let places = button.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }.map(\.frame)
                    #expect(button.isHidden || places.allSatisfy { button.bounds.contains($0) })
                }
                #expect(screen.content.frame.minY == screen.header.frame.maxY)
                #expect(screen.content.frame.maxY == bar.frame.minY && screen.content.bounds.height > 100)
            }
        }
    }

    @Test("Narrow headers show shorter texts instead of cut ones", arguments: DemoScene.allCases)
    func shortTexts(scene: DemoScene) throws {
        let fixture = try DemoFixture(scene, size: DemoFixture.narrow)
        fixture.demo.playback = .skeleton
        for _ in 0..<10 {
            fixture.stage.advance(by: 1)
            #expect(cut(in: fixture.demo.screen.header) == [])
        }
        fixture.stage.type("c")
        fixture.stage.advance(by: 0.1)
        #expect(cut(in: fixture.demo.screen.header) == [])
    }

    @Test("Key caps stay visible with text at 150%", arguments: DemoScene.allCases)
    func keys(scene: DemoScene) throws {
        for (size, inspects) in [(DemoFixture.narrow, false), (CGSize(width: 1280, height: 800), true)] {
            let fixture = try fixture(scene, size, 150)
            if inspects { fixture.stage.type("i") }
            fixture.stage.advance(by: 0.5)
            let bar = try #require(fixture.stage.window.descendants(of: ActionBar.self).first)
            let buttons = bar.descendants(of: KeyButton.self)
            #expect(buttons.allSatisfy { $0.density.hasCap }, "\(size)")
            let rows = Dictionary(grouping: buttons, by: \.frame.midY)
            #expect(rows.count == 1 || rows.values.allSatisfy { $0.count > 1 }, "A row has a single button.")
            let header = fixture.demo.view.subviews.compactMap { $0 as? KeyButton }.filter { !$0.isHidden }
            #expect(header.count == (inspects ? 2 : 4) && header.allSatisfy { $0.density.hasCap })
            let title = try #require(fixture.demo.screen.header.subviews.first as? UILabel)
            let place = title.convert(title.bounds, to: fixture.demo.view)
            #expect(header.allSatisfy { !$0.frame.intersects(place) } && cut(in: fixture.demo.screen.header) == [])
        }
    }

    @Test("A button's key cap doesn't overlap its title", arguments: [100, 150, 200] as [CGFloat])
    func caps(percent: CGFloat) throws {
        let fixture = try fixture(.feed, CGSize(width: 1280, height: 800), percent)
        for button in fixture.stage.window.descendants(of: KeyButton.self) where button.density == .roomy {
            let labels = button.descendants(of: UILabel.self).filter { !$0.isHidden && $0.text?.isEmpty == false }
            let frames = labels.map { $0.convert($0.bounds, to: button) }
            guard frames.count == 2, !button.isHidden else { continue }
            let common = frames[0].intersection(frames[1])
            #expect(common.isNull || common.isEmpty, "\(button.title)")
        }
    }

    /// A display with fixed settings. It adds the rows of a real window to the inspector.
    private final class Display: DemoDisplayOwner {
        let display = DemoDisplay(scale: 1, renderer: .auto)
        func show(_ display: DemoDisplay) throws {}
    }

    @Test(
        "The inspector in a real window, with its additional rows, doesn't truncate text",
        arguments: [100, 150] as [CGFloat])
    func windowRows(percent: CGFloat) throws {
        let display = Display()
        let fixture = try fixture(.feed, CGSize(width: 1280, height: 800), percent)
        fixture.demo.displayOwner = display
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        let inspector = try #require(fixture.inspector)
        #expect(inspector.shownTexts.contains("Command"))
        #expect(cut(in: inspector) == [])
    }

    @Test("The sidebar fades its entries out where more of them lie below")
    func sidebarFade() throws {
        let fixture = try fixture(.feed, CGSize(width: 1280, height: 500), 200)
        let list = try #require(fixture.entries.first?.superview as? FadingScrollView)
        #expect(list.contentSize.height > list.bounds.height)
    }

    @Test("The sidebar, key sheet and inspector don't truncate text", arguments: [150, 200] as [CGFloat])
    func panels(percent: CGFloat) throws {
        for size in [DemoFixture.narrow, CGSize(width: 1280, height: 800)] {
            let fixture = try fixture(.feed, size, percent)
            fixture.stage.type("?")
            fixture.stage.advance(by: 0.1)
            let sheet = try #require(fixture.stage.window.descendants(of: KeySheet.self).first)
            #expect(cut(in: sheet) == [] && fixture.stage.window.bounds.contains(sheet.frame))
            fixture.stage.press(.keyboardEscape)
            fixture.stage.type("i")
            fixture.stage.advance(by: 0.1)
            let inspector = try #require(fixture.inspector)
            #expect(cut(in: inspector) == [], "\(size)")
            fixture.stage.type("i")
            fixture.stage.type("m")
            fixture.stage.advance(by: 0.1)
            for entry in fixture.entries { #expect(cut(in: entry) == []) }
        }
    }
}
