import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

@MainActor
@Suite("Key sheet")
struct KeySheetTests {
    private func shownSheet(_ fixture: DemoFixture) -> KeySheet? {
        fixture.stage.window.descendants(of: KeySheet.self).first
    }

    @Test("The question mark and a button open the sheet; the key, Escape, Close and a click outside close it")
    func opening() throws {
        let fixture = try DemoFixture()
        fixture.stage.advance(by: 2)
        for (open, close) in [("key", "?"), ("button", "escape"), ("key", "button"), ("slash", "click")] {
            switch open {
            case "button": fixture.click(try fixture.button("Keys"))
            case "slash": fixture.stage.press(.keyboardSlash, characters: "/", modifiers: .shift)
            default: fixture.stage.type("?")
            }
            fixture.stage.advance(by: 0.1)
            let sheet = try #require(shownSheet(fixture))
            #expect(fixture.stage.window.focusedView?.isDescendant(of: sheet) == true)
            switch close {
            case "escape": fixture.stage.press(.keyboardEscape)
            case "button": fixture.click(try fixture.button("Close"))
            case "click": fixture.stage.click(at: CGPoint(x: 20, y: 20))
            default: fixture.stage.type("?")
            }
            fixture.stage.advance(by: 0.1)
            #expect(shownSheet(fixture) == nil, "\(close)")
        }
        #expect(fixture.quits == 0)
    }

    @Test("The open key sheet receives all keys")
    func modality() throws {
        let fixture = try DemoFixture()
        fixture.stage.advance(by: 2)
        fixture.stage.type("?")
        for key in ["s", "q", "i", "2", "m"] { fixture.stage.type(key) }
        for _ in 0..<3 {
            fixture.stage.press(.keyboardTab)
            #expect((fixture.stage.window.focusedView as? UIButton)?.currentTitle == "Close")
        }
        #expect(fixture.quits == 0 && fixture.scenes.isEmpty && fixture.inspector == nil)
        #expect(!fixture.isLoading && shownSheet(fixture) != nil)
    }

    @Test("The key sheet describes every key of the screen", arguments: DemoScene.allCases)
    func content(scene: DemoScene) throws {
        let fixture = try DemoFixture(scene)
        fixture.stage.type("?")
        fixture.stage.advance(by: 0.1)
        let texts = try #require(shownSheet(fixture)).shownTexts
        let screen = try #require(fixture.demo.children.first as? any DemoScreen)
        #expect(texts.contains(scene.title))
        for action in screen.keyActions { #expect(texts.contains(action.key), "\(action.title)") }
        #expect(texts.count { $0 == "P" } == 1)
        for key in ["M", "I", "?", "Q", "Tab", "Enter", "Page Up", "Home"] { #expect(texts.contains(key)) }
    }

    @Test("The key sheet scrolls in a small window", arguments: [CGSize(width: 320, height: 240), DemoFixture.narrow])
    func scrolling(size: CGSize) throws {
        let fixture = try DemoFixture(size: size)
        fixture.stage.type("?")
        fixture.stage.advance(by: 0.1)
        let sheet = try #require(shownSheet(fixture))
        #expect(CGRect(origin: .zero, size: size).contains(sheet.frame))
        let scrollView = try #require(sheet.descendants(of: UIScrollView.self).first)
        fixture.stage.press(.keyboardEnd)
        fixture.stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == max(0, scrollView.contentSize.height - scrollView.bounds.height))
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test("The key sheet's text wraps in narrow windows and is never truncated", arguments: [320, 420, 700])
    func words(width: CGFloat) throws {
        for scene in DemoScene.allCases {
            let fixture = try DemoFixture(scene, size: CGSize(width: width, height: 600))
            fixture.stage.type("?")
            fixture.stage.advance(by: 0.1)
            let sheet = try #require(shownSheet(fixture))
            let labels = sheet.descendants(of: UILabel.self).filter { $0.text != nil }
            #expect(labels.count > 20)
            // The labels of buttons are in other coordinate systems.
            let rows = labels.filter { $0.superview is UIScrollView }
            #expect(rows.contains { $0.backgroundColor != nil })
            for cap in rows where cap.backgroundColor != nil {
                let covered = rows.first { $0 !== cap && $0.frame.intersects(cap.frame) }
                #expect(covered == nil, "\(cap.text ?? "") covers \(covered?.text ?? "")")
            }
            for label in labels {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
                #expect(needed.height <= label.bounds.height + 0.5, "\(label.text ?? "")")
                #expect(needed.width <= label.bounds.width + 0.5, "\(label.text ?? "")")
            }
        }
    }

    @Test(
        "The key sheet matches its golden images",
        arguments: [("light", UIUserInterfaceStyle.light, false), ("rtl", .dark, true)])
    func picture(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let fixture = try DemoFixture(of: DemoFixture.pictured, style: style, isMirrored: isMirrored)
        fixture.stage.advance(by: 2)
        fixture.stage.type("?")
        fixture.stage.advance(by: 0.1)
        try GoldenImage.expect(fixture.stage.bitmap(), named: "keys-\(name)", tolerance: 8)
    }
}
